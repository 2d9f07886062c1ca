//! A game of the library as the list shows it.

use std::cell::OnceCell;

use consulboard_play::library::{Head, begun};
use consulboard_play::{Message, Texts, describe, plain};
use consulboard_web::dom::{Dom, ElementExt};
use consulboard_web::maker::Maker;
use web_sys::HtmlElement;

use super::days::Days;
use super::parts::ACTION;

/// A game of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is called in the database.
    pub id: String,
    /// What is known of it without its moves.
    pub head: Head,
    /// The name that the player gave it; empty where there is none.
    pub name: String,
    /// What the filter looks into.
    text: OnceCell<String>,
}

impl Entry {
    /// A game by its id, its head and its name.
    pub fn new(id: String, head: Head, name: String) -> Entry {
        Entry {
            id,
            head,
            name,
            text: OnceCell::new(),
        }
    }

    /// What it is called: by its name, by its players, or by its game.
    pub fn title(&self, texts: &Texts) -> String {
        if !self.name.is_empty() {
            return self.name.clone();
        }
        self.players(texts)
            .unwrap_or_else(|| texts.say(&describe::title(self.head.variant)))
    }

    /// Who plays, if anybody is named.
    fn players(&self, texts: &Texts) -> Option<String> {
        let Head { white, black, .. } = &self.head;
        if white.is_empty() && black.is_empty() {
            return None;
        }
        let known = |name: &String| match name.as_str() {
            "" => texts.get("library-unnamed"),
            name => name.to_owned(),
        };
        let players = Message::new("library-players")
            .text("white", known(white))
            .text("black", known(black));
        Some(texts.say(&players))
    }

    /// Game, date, length, result: what the title does not say.
    fn details(&self, texts: &Texts, days: &Days) -> String {
        let Head {
            variant,
            event,
            score,
            plies,
            ..
        } = &self.head;
        let mut details = Vec::new();
        let players = self.players(texts);
        // What is in the title already is not said again.
        if players.is_some() || !self.name.is_empty() {
            details.extend(players.filter(|_| !self.name.is_empty()));
            details.push(texts.say(&describe::title(*variant)));
        }
        if !event.is_empty() {
            details.push(event.clone());
        }
        let moves = Message::new("library-moves").number("count", plies.div_ceil(2));
        // They are not broken in the middle.
        let whole = self.date(days).into_iter().chain([texts.say(&moves)]);
        details.extend(whole.map(|part| part.replace(' ', "\u{a0}")));
        details.push(match score.as_str() {
            "*" => texts.get("library-goes-on"),
            "1/2-1/2" => "½–½".to_owned(),
            score => score.replace('-', "–"),
        });
        details.join(" · ")
    }

    /// When it was played, or else when it was begun here; with the time of day where it was begun on that
    /// day.
    fn date(&self, days: &Days) -> Option<String> {
        let begun = begun(&self.id);
        let here = begun.and_then(|begun| days.of_time(begun));
        let day = days.of_pgn(&self.head.date).or_else(|| here.clone())?;
        let hour = begun.filter(|_| here.as_ref() == Some(&day));
        Some(match hour.and_then(|begun| days.hour_of(begun)) {
            Some(hour) => format!("{day}, {hour}"),
            None => day,
        })
    }

    /// What the filter looks into, as [`plain`] text; `game` is the name of its game.
    pub fn text(&self, days: &Days, game: &str) -> &str {
        self.text.get_or_init(|| {
            let Head {
                white,
                black,
                event,
                date,
                score,
                ..
            } = &self.head;
            let day = self.date(days).unwrap_or_default();
            let parts = [&self.name, white, black, event, &day, date, score];
            plain(&format!("{} {game}", parts.map(String::as_str).join(" ")))
        })
    }

    /// Gives it a name.
    pub fn rename(&mut self, name: String) {
        self.name = name;
        self.text = OnceCell::new();
    }

    /// Its card in the list; `picture` is the drawing of its position.
    pub fn card(&self, dom: &Dom, texts: &Texts, days: &Days, picture: &str) -> HtmlElement {
        let make = Maker {
            dom,
            texts,
            action: ACTION,
        };
        let title = self.title(texts);
        let card = dom.make_with("li", "library-card");
        card.set("data-id", &self.id);
        let open = make.button("open", "library-open");
        let named = Message::new("library-open").text("name", &title);
        open.set("aria-label", &texts.say(&named));
        let drawing = dom.make_with("span", "picture");
        drawing.set_inner_html(picture);
        open.add(&drawing);
        let name = dom.make_with("strong", "library-name");
        name.say(&title);
        let details = dom.make("small");
        details.say(&self.details(texts, days));
        let about = make.group("library-about", &[&name, &details]);
        let deeds = make.group(
            "library-deeds",
            &[
                &make.icon(
                    "rename",
                    "library-rename",
                    "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
                ),
                &make.icon(
                    "download",
                    "library-download",
                    "M12 4v11m-5-5 5 5 5-5M5 20h14",
                ),
                &make.icon(
                    "delete",
                    "library-delete",
                    "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
                ),
            ],
        );
        card.add(&open);
        card.add(&about);
        card.add(&deeds);
        card
    }
}
