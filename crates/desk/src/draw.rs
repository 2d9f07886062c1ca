//! The view that draws a starting position.

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::draw::{DrawSession, draw_address};
use consulboard_play::errand::Reply;
use consulboard_play::explorer::{Query, arrays_address, search_address};
use consulboard_play::{Texts, record};
use consulboard_rules::{Game, Start, Variant};
use consulboard_web::crash::Place;
use consulboard_web::dice::Dice;
use consulboard_web::dom::{Dom, ElementExt, Listener, To, closest, post};
use web_sys::HtmlElement;

/// The game that is drawn when nothing else is said.
const FIRST: Variant = Variant::Consulchess42k;

/// The dice in their place on the page.
pub struct Draw {
    dice: Rc<Dice>,
    place: Place,
    /// Leads to all arrays of the game.
    arrays: HtmlElement,
    /// What was looked for there when a starting position was shown here.
    found_by: RefCell<Option<Query>>,
    /// Of the button that prints a scoresheet for what has been drawn, and of the settings.
    _listeners: [Listener; 2],
}

/// Who prints an empty scoresheet for a start.
pub type Printer = Rc<dyn Fn(Variant, &Start)>;

impl Draw {
    /// Puts the dice into their place, if the page has one.
    pub fn new(dom: &Dom, texts: &Rc<Texts>, printer: Printer) -> Option<Draw> {
        let host: HtmlElement = dom.by_id("dice").ok()?;
        let dice = Dice::new(dom, &host, texts, DrawSession::new(FIRST)?);
        let page = dom.clone();
        dice.set_starter(Rc::new(move |variant, start| {
            // What has been drawn is a start that the variant has.
            if let Ok(game) = Game::from_start(variant, start) {
                post(&page, To::Page, &Reply::Begin(record::write(&game)).text());
            }
        }));
        let place = Place::new(dom, &host, texts);
        let line = dom.make_with("p", "look");
        let arrays = dom.make("a");
        arrays.say(&texts.get("new-game-arrays"));
        line.add(&arrays);
        host.add(&line);
        let print = dom.make("button");
        print.set("type", "button");
        print.set("id", "dice-print");
        print.say(&texts.get("print-blank"));
        line.add(&print);
        let dice = Rc::new(dice);
        let printing = Listener::new(&print, "click", {
            let (dice, print) = (Rc::downgrade(&dice), print.clone());
            move |_| {
                let drawn = dice.upgrade().and_then(|dice| dice.drawn());
                if let Some((variant, start)) = drawn {
                    printer(variant, &start);
                }
                let _ = print.focus();
            }
        });
        let settings = Listener::new(dom.document(), "change", {
            let (dice, dom) = (Rc::downgrade(&dice), dom.clone());
            move |event| {
                let dice = dice.upgrade();
                let dice = dice.filter(|_| closest(&event, "[data-setting=letters]").is_some());
                if let Some(dice) = dice {
                    dice.set_letters(crate::letters(&dom));
                }
            }
        });
        dice.set_letters(crate::letters(dom));
        dice.set_watcher(Rc::new(move |is_drawn| print.show(is_drawn)));
        Some(Draw {
            dice,
            place,
            arrays,
            found_by: RefCell::default(),
            _listeners: [printing, settings],
        })
    }

    /// Shows the draw of a game.
    pub fn show(&self, variant: Variant) {
        self.name(variant);
        self.dice.draw_game(variant);
    }

    /// Draws for a variant from now on.
    pub fn begin(&self, variant: Variant) {
        self.name(variant);
        self.dice.begin_draw(variant);
    }

    /// Shows the starting position with a number, which was found among others: it leads back to them.
    pub fn show_found(&self, query: &Query, number: u32) {
        let variant = query.variant();
        self.found_by.replace(Some(query.clone()));
        self.name(variant);
        self.dice.show_number(variant, number);
    }

    fn name(&self, variant: Variant) {
        self.place.set_position(&draw_address(variant));
        let found_by = self.found_by.borrow();
        let found_by = found_by.as_ref().filter(|it| it.variant() == variant);
        let address = found_by.map_or_else(|| arrays_address(variant), search_address);
        let address = format!("#{address}");
        self.arrays.set("href", &address);
    }
}
