//! Each side's castling: rights, and the castlings possible now.

use std::cell::RefCell;

use consulboard_play::{CastlingPanel, Message, Panel, Texts};
use consulboard_rules::{ByColor, CastlingPolicy, Color};
use web_sys::Element;

use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The two lists.
pub struct CastlingLists {
    dom: Dom,
    section: Element,
    sides: ByColor<Side>,
}

struct Side {
    rights: Element,
    chips: Element,
    shown: RefCell<Option<CastlingPanel>>,
}

impl CastlingLists {
    /// Finds the lists on the page.
    ///
    /// # Errors
    ///
    /// When a part of them is missing.
    pub fn new(dom: &Dom) -> Result<CastlingLists, Missing> {
        let lists: Element = dom.by_id("castling")?;
        let side = |color: Color| {
            let part = |class: &str| {
                let selector = format!("[data-color={color}] .{class}");
                lists
                    .find(&selector)
                    .ok_or_else(|| Missing::element(&selector))
            };
            Ok(Side {
                rights: part("rights")?,
                chips: part("chips")?,
                shown: RefCell::new(None),
            })
        };
        Ok(CastlingLists {
            dom: dom.clone(),
            section: dom.by_id("castling-section")?,
            sides: ByColor {
                white: side(Color::White)?,
                black: side(Color::Black)?,
            },
        })
    }

    /// Shows what is possible in the position on the board.
    pub fn show(&self, panel: &Panel, texts: &Texts) {
        let castles = panel.variant.rules().castling != CastlingPolicy::None;
        self.section.show(castles);
        for color in Color::ALL {
            let castling = &panel.castling[color];
            let side = &self.sides[color];
            if side.shown.borrow().as_ref() == Some(castling) {
                continue;
            }
            side.rights.tell(texts, &rights(castling));
            self.fill(side, color, castling);
            *side.shown.borrow_mut() = Some(castling.clone());
        }
    }

    fn fill(&self, side: &Side, color: Color, castling: &CastlingPanel) {
        side.chips.set_text_content(None);
        for item in &castling.items {
            let entry = self.dom.make("li");
            let chip = self.dom.make_with("button", "chip");
            chip.set("type", "button");
            chip.set("data-action", "castle");
            chip.set("data-castling", &item.text);
            chip.set("data-color", &color.to_string());
            chip.enable(castling.playable);
            chip.say(&item.text);
            entry.add(&chip);
            side.chips.add(&entry);
        }
    }
}

/// "Rooks a, j, 12 possible now".
fn rights(castling: &CastlingPanel) -> Message {
    let files: Vec<String> = castling.rooks.iter().map(ToString::to_string).collect();
    let rooks = Message::new(match files.len() {
        0 => return Message::new("castling-none"),
        1 => "castling-rook",
        _ => "castling-rooks",
    })
    .text("files", files.join(", "));
    let now = Message::new("castling-now").number("count", castling.items.len() as u32);
    Message::new("castling-line")
        .message("rooks", rooks)
        .message("now", now)
}

/// The castling of the chip that an element is in.
pub fn of_chip(element: &Element) -> Option<(Color, String)> {
    let chip = element.closest("[data-castling]").ok()??;
    let color = chip.get_attribute("data-color")?;
    let color = Color::ALL.into_iter().find(|it| it.to_string() == color)?;
    Some((color, chip.get_attribute("data-castling")?))
}
