//! What one looks for, as buttons: pieces on files, and how pieces stand to each other.

use consulboard_play::explorer::{
    Criteria, Criterion, Filter, Gallery, Query, Relation, criterion, filter_words, relation,
};
use consulboard_play::pieces::{Palette, svg};
use consulboard_play::{Message, Texts, refusals};
use consulboard_rules::{Color, File, Role};
use consulboard_web::dom::{Dom, ElementExt};
use web_sys::{Element, HtmlElement};

use super::parts::Parts;

/// Whose array is meant by a click.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// Those of both.
    #[default]
    Both,
    /// White's or Black's alone.
    One(Color),
}

impl Side {
    /// What names it in the document.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Both => "both",
            Side::One(Color::White) => "white",
            Side::One(Color::Black) => "black",
        }
    }

    /// The side with a name.
    pub fn of_name(name: &str) -> Option<Side> {
        let sides = [Side::Both, Side::One(Color::White), Side::One(Color::Black)];
        sides.into_iter().find(|side| side.name() == name)
    }

    /// The filter that is shown for it.
    pub fn filter(self, query: &Query) -> &Filter {
        match self {
            Side::Both | Side::One(Color::White) => &query.sides.white,
            Side::One(Color::Black) => &query.sides.black,
        }
    }

    /// Changes what is looked for there.
    pub fn change(self, query: &mut Query, change: impl FnOnce(&mut Filter)) {
        let mut filter = self.filter(query).clone();
        change(&mut filter);
        match self {
            Side::Both => {
                query.sides.black = filter.clone();
                query.sides.white = filter;
            }
            Side::One(Color::White) => query.sides.white = filter,
            Side::One(Color::Black) => query.sides.black = filter,
        }
    }
}

/// What a button of the filter stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Mark {
    Relation(Relation),
    Criteria(Criteria),
}

/// The relations and criteria that have a button: what pieces of a kind there are two of do, and arrays that
/// are not played.
fn marks(gallery: &Gallery) -> Vec<Mark> {
    let mut marks = Vec::new();
    let Some(item) = gallery.item(gallery.first()) else {
        return marks;
    };
    let filter = Filter::new(gallery.variant().rules());
    let roles: Vec<Role> = filter.roles().collect();
    let twice = |role: &Role| {
        let array = item.arrays.white.roles().iter();
        array.filter(|other| *other == role).count() == 2
    };
    for role in roles.iter().copied().filter(twice) {
        marks.push(Mark::Relation(Relation::Beside(role, role)));
        marks.push(Mark::Relation(Relation::Apart(role, role)));
    }
    let played = gallery.find(&Query::new(gallery.variant())).count();
    if played < gallery.count() {
        marks.push(Mark::Criteria(Criteria::All));
        marks.extend(Criterion::ALL.map(|it| Mark::Criteria(Criteria::Broken(it))));
    }
    marks
}

/// The buttons of a gallery.
#[derive(Default)]
pub struct Buttons {
    squares: Vec<(File, Role, HtmlElement)>,
    marks: Vec<(Mark, HtmlElement)>,
}

impl Buttons {
    /// Makes those of a gallery, whose arrays are all there.
    pub fn new(dom: &Dom, parts: &Parts, texts: &Texts, gallery: &Gallery) -> Buttons {
        parts.squares.set_text_content(None);
        parts.relations.set_text_content(None);
        let filter = Filter::new(gallery.variant().rules());
        let files: Vec<File> = (0..filter.files()).filter_map(File::new).collect();
        parts.squares.set("data-files", &files.len().to_string());
        let mut buttons = Buttons::default();
        for role in filter.roles() {
            let picture = svg(role, &Palette::of(Color::White));
            for file in &files {
                let button = dom.make_with("button", "plain");
                button.set("type", "button");
                button.set("data-arrays", "square");
                let shade = if file.index() % 2 == 0 {
                    "dark"
                } else {
                    "light"
                };
                button.set("data-shade", shade);
                let name = Message::new("explorer-on")
                    .message("piece", Message::new(refusals::role_id(role)))
                    .text("files", file);
                let name = texts.say(&name);
                button.set("aria-label", &name);
                button.set("title", &name);
                button.set_inner_html(&picture);
                parts.squares.add(&button);
                buttons.squares.push((*file, role, button));
            }
        }
        for file in &files {
            let letter = dom.make_with("span", "file");
            letter.set("aria-hidden", "true");
            letter.say(&file.to_string());
            parts.squares.add(&letter);
        }
        for mark in marks(gallery) {
            let button = dom.make("button");
            button.set("type", "button");
            button.set("data-arrays", "mark");
            let words = match &mark {
                Mark::Relation(it) => relation(it, filter.files()),
                Mark::Criteria(Criteria::Broken(it)) => criterion(*it),
                Mark::Criteria(Criteria::Played | Criteria::All) => Message::new("explorer-all"),
            };
            button.tell(texts, &words);
            parts.relations.add(&button);
            buttons.marks.push((mark, button));
        }
        buttons
    }

    /// Shows what is looked for on a side.
    pub fn show(&self, parts: &Parts, texts: &Texts, query: &Query, side: Side, pairs: bool) {
        let filter = side.filter(query);
        let press = |button: &Element, pressed: bool| {
            button.set("aria-pressed", if pressed { "true" } else { "false" });
        };
        for (file, role, button) in &self.squares {
            let allowed = filter.allowed(*file).any(|it| it == *role);
            press(button, allowed && !filter.is_any(*file));
            // Nothing else may stand where something has been chosen.
            button.set_or_remove("data-out", (!allowed).then_some(""));
        }
        for (mark, button) in &self.marks {
            press(
                button,
                match mark {
                    Mark::Relation(it) => filter.relations().contains(it),
                    Mark::Criteria(it) => filter.criteria == *it,
                },
            );
        }
        parts.sides.show(pairs);
        for button in parts.sides.find_all("button") {
            let named = button.get_attribute("data-side");
            press(&button, named.as_deref() == Some(side.name()));
        }
        let words = |filter: &Filter| {
            let words = filter_words(filter).into_iter();
            words
                .map(|it| texts.say(&it))
                .collect::<Vec<_>>()
                .join("; ")
        };
        let (white, black) = (words(&query.sides.white), words(&query.sides.black));
        let said = if pairs && query.sides.white != query.sides.black {
            let of = |id, words: String| {
                (!words.is_empty()).then(|| format!("{}: {words}", texts.get(id)))
            };
            let both = [of("side-white", white), of("side-black", black)];
            both.into_iter().flatten().collect::<Vec<_>>().join(". ")
        } else {
            white
        };
        parts.words.say(&said);
        parts.clear.enable(!said.is_empty());
    }

    /// Takes in a click on a button; whether it was one of these.
    pub fn click(&self, button: &Element, query: &mut Query, side: Side) -> bool {
        let is_it = |it: &HtmlElement| it.is_same_node(Some(button));
        if let Some((file, role, _)) = self.squares.iter().find(|(_, _, it)| is_it(it)) {
            side.change(query, |filter| filter.toggle(*file, *role));
            return true;
        }
        let Some((mark, _)) = self.marks.iter().find(|(_, it)| is_it(it)) else {
            return false;
        };
        side.change(query, |filter| match mark {
            Mark::Relation(it) if filter.relations().contains(it) => filter.remove(it),
            Mark::Relation(it) => filter.add(it.clone()),
            Mark::Criteria(it) if filter.criteria == *it => filter.criteria = Criteria::Played,
            Mark::Criteria(it) => filter.criteria = *it,
        });
        true
    }
}
