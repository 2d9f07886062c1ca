//! The array that is chosen: which one it is, and what is done with it.

use consulboard_play::catalogue;
use consulboard_play::errand::Reply;
use consulboard_play::explorer::{
    Item, array_letters, castlings_message, castlings_of, item_words,
};
use consulboard_play::{Message, record, refusals};
use consulboard_rules::{Color, Game};
use consulboard_web::dice;
use consulboard_web::dom::{self, ElementExt, To, post};

use super::{Inner, Scroll};

impl Inner {
    /// The one that is chosen, and its game if it can be played.
    pub(super) fn chosen(&self) -> Option<(Item, Result<Game, Message>)> {
        let state = self.state.borrow();
        let it = state.as_ref()?;
        let item = it.gallery.item(it.chosen?)?;
        let game = Game::from_start(it.gallery.variant(), item.start());
        Some((item, game.map_err(|error| refusals::start(&error))))
    }

    pub(super) fn show_chosen(&self) {
        let parts = &self.parts;
        let chosen = self.chosen();
        parts.chosen.show(chosen.is_some());
        parts.deeds.show(chosen.is_some());
        parts.random.enable(chosen.is_some());
        parts.address.show(false);
        parts.copy_note.say("");
        let state = self.state.borrow();
        let (Some((item, game)), Some(it)) = (chosen, state.as_ref()) else {
            parts.number.set_value("");
            parts.fault.say("");
            return;
        };
        let (gallery, texts) = (&it.gallery, &self.texts);
        parts.number.set_value(&item.number.to_string());
        let heading = Message::new("explorer-heading").number("number", item.number);
        parts.heading.tell(texts, &heading);
        let letters = |color: Color| {
            array_letters(gallery.variant(), &item.arrays[color], self.letters.get())
        };
        let castlings = castlings_of(gallery, &item);
        let crowded = |color: Color, side: &'static str| {
            let of = castlings[color];
            (of.alone != of.together).then(|| {
                let message = Message::new("explorer-castlings-crowded")
                    .text("side", side)
                    .number("together", of.together);
                texts.say(&message)
            })
        };
        let mut said = vec![texts.say(&castlings_message(gallery, &item))];
        if gallery.has_pairs() {
            said.extend(crowded(Color::White, "white"));
            said.extend(crowded(Color::Black, "black"));
            let (white, black) = (letters(Color::White), letters(Color::Black));
            parts.letters.say(&format!("{white} – {black}"));
        } else {
            said.extend(crowded(Color::White, "both"));
            parts.letters.say(&letters(Color::White));
        }
        parts.castlings.say(&said.join("; "));
        parts.play.enable(game.is_ok());
        match game {
            Ok(game) => {
                parts.fault.say("");
                parts.picture.set_inner_html(&catalogue::picture(&game));
            }
            Err(why) => {
                parts.fault.tell(texts, &why);
                parts.picture.set_text_content(None);
            }
        }
        parts
            .fault
            .show(parts.fault.text_content().as_deref() != Some(""));
    }

    /// Chooses the one at a place of those that are found.
    pub(super) fn choose(&self, place: u32, scroll: Scroll) {
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        let count = it.matches.count();
        let Some(number) = it.matches.nth(place.min(count.saturating_sub(1))) else {
            return;
        };
        it.chosen = Some(number);
        drop(state);
        let place = place.min(count - 1);
        match scroll {
            Scroll::Near => self.list.reveal(place, count),
            Scroll::Middle => self.list.centre(place, count),
        }
        self.draw();
        self.show_chosen();
    }

    /// Says which one is chosen, to whom the list does not say it because the focus is elsewhere.
    pub(super) fn announce(&self) {
        let state = self.state.borrow();
        let Some(it) = state.as_ref() else {
            return;
        };
        if let Some(item) = it.chosen.and_then(|number| it.gallery.item(number)) {
            let castlings = castlings_message(&it.gallery, &item);
            let words = item_words(&it.gallery, &item, castlings);
            self.parts.live.tell(&self.texts, &words);
        }
    }

    /// The place of the one that is chosen, and how many there are.
    pub(super) fn here(&self) -> Option<(u32, u32)> {
        let state = self.state.borrow();
        let it = state.as_ref()?;
        Some((it.matches.place(it.chosen?)?, it.matches.count()))
    }

    /// Chooses the previous or the next one, in a circle.
    pub(super) fn step(&self, by: i64) {
        if let Some((place, count)) = self.here() {
            let next = (i64::from(place) + by).rem_euclid(i64::from(count));
            self.choose(next as u32, Scroll::Near);
            self.announce();
        }
    }

    pub(super) fn random(&self) {
        let place = {
            let state = self.state.borrow();
            let Some(it) = state.as_ref() else {
                return;
            };
            let number = it.matches.random(&mut dice::random_bytes);
            number
                .ok()
                .flatten()
                .and_then(|it_is| it.matches.place(it_is))
        };
        if let Some(place) = place {
            self.choose(place, Scroll::Middle);
            self.announce();
        }
    }

    pub(super) fn play(&self) {
        if let Some((_, Ok(game))) = self.chosen() {
            post(
                &self.dom,
                To::Page,
                &Reply::Begin(record::write(&game)).text(),
            );
        }
    }

    pub(super) fn copy(&self) {
        let Some((_, Ok(game))) = self.chosen() else {
            return;
        };
        let here = self.dom.window().location().href().unwrap_or_default();
        let page = here.split(['#', '?']).next().unwrap_or_default();
        let address = format!("{page}#{}", record::write(&game));
        let (note, field) = (self.parts.copy_note.clone(), self.parts.address.clone());
        let texts = self.texts.clone();
        dom::copy(&self.dom, &address.clone(), move |copied| {
            let id = if copied {
                "dice-link-copied"
            } else {
                "dice-link-by-hand"
            };
            note.say(&texts.get(id));
            field.show(!copied);
            if !copied {
                field.set_value(&address);
                field.select();
            }
        });
    }
}
