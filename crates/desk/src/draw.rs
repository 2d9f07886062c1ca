//! The view that draws a starting position.

use std::rc::Rc;

use consulboard_play::draw::{DrawSession, draw_address};
use consulboard_play::errand::Reply;
use consulboard_play::{Texts, record};
use consulboard_rules::{Game, Variant};
use consulboard_web::crash::Place;
use consulboard_web::dice::Dice;
use consulboard_web::dom::{Dom, To, post};
use web_sys::HtmlElement;

/// The game that is drawn when nothing else is said.
const FIRST: Variant = Variant::Consulchess42k;

/// The dice in their place on the page.
pub struct Draw {
    dice: Dice,
    place: Place,
}

impl Draw {
    /// Puts the dice into their place, if the page has one.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Option<Draw> {
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
        Some(Draw { dice, place })
    }

    /// Shows the draw of a game.
    pub fn show(&self, variant: Variant) {
        self.place.set_position(&draw_address(variant));
        self.dice.draw_game(variant);
    }

    /// Draws for a variant from now on.
    pub fn begin(&self, variant: Variant) {
        self.place.set_position(&draw_address(variant));
        self.dice.begin_draw(variant);
    }
}
