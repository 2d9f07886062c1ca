//! Arrays as drawings, in letters and in words.

use std::fmt::Write;

use consulboard_rules::{BackRank, ByColor, Color, Role, Variant};

use super::castlings::{Castlings, castlings};
use super::gallery::{Gallery, Item};
use crate::pieces::{Palette, svg};
use crate::{Letters, Message, refusals};

/// The side of a square.
const SIDE: usize = 100;
/// Between Black's array and White's.
const GAP: usize = 16;

fn name(color: Color, role: Role) -> String {
    let color = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    format!("array-{color}-{}", role as u8)
}

/// The pieces of a game as symbols of one `<svg>` that is not seen: [`picture`] uses them, so that a row
/// has no paths of its own.
pub fn symbols(roles: impl Iterator<Item = Role>) -> String {
    let mut out = String::from("<svg aria-hidden=\"true\" width=\"0\" height=\"0\">");
    for role in roles {
        for color in [Color::White, Color::Black] {
            // It cannot fail: it is written to a string.
            let _ = write!(
                out,
                "<symbol id=\"{}\" viewBox=\"0 0 100 100\">{}</symbol>",
                name(color, role),
                svg(role, &Palette::of(color))
            );
        }
    }
    out.push_str("</svg>");
    out
}

/// The array of a starting position; where both sides have one of their own, Black's above White's. The
/// squares have the classes `light` and `dark`, the pieces are [`symbols`] of the same document.
pub fn picture(gallery: &Gallery, item: &Item) -> String {
    let sides: &[Color] = if gallery.has_pairs() {
        &[Color::Black, Color::White]
    } else {
        &[Color::White]
    };
    let width = item.arrays.white.roles().len() * SIDE;
    let height = sides.len() * (SIDE + GAP) - GAP;
    let mut out = format!("<svg viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">");
    for (index, color) in sides.iter().enumerate() {
        let y = index * (SIDE + GAP);
        // It cannot fail: it is written to a string.
        let _ = write!(
            out,
            "<path class=\"light\" d=\"M0 {y}h{width}v{SIDE}H0z\"/><path class=\"dark\" d=\""
        );
        let roles = item.arrays[*color].roles();
        // White's leftmost square is dark (CON-1), Black's is not.
        let first = match color {
            Color::White => 0,
            Color::Black => 1,
        };
        for x in (first..roles.len()).step_by(2).map(|file| file * SIDE) {
            let _ = write!(out, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        out.push_str("\"/>");
        for (file, role) in roles.iter().enumerate() {
            let (x, name) = (file * SIDE, name(*color, *role));
            let _ = write!(
                out,
                "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
            );
        }
    }
    out.push_str("</svg>");
    out
}

/// An array in the letters of the pieces that a player reads; as a whole array it can be looked for.
pub fn array_letters(variant: Variant, array: &BackRank, letters: Letters) -> String {
    super::read::letters(variant.rules(), letters, array.roles().iter().copied())
}

/// How many castlings each side has.
pub fn castlings_of(gallery: &Gallery, item: &Item) -> ByColor<Castlings> {
    let white = castlings(gallery.variant(), &item.arrays.white);
    if gallery.has_pairs() {
        let black = castlings(gallery.variant(), &item.arrays.black);
        ByColor { white, black }
    } else {
        ByColor::new_with(|_| white)
    }
}

/// How many castlings a starting position has, one rook at a time.
pub fn castlings_message(gallery: &Gallery, item: &Item) -> Message {
    let ByColor { white, black } = castlings_of(gallery, item);
    if gallery.has_pairs() {
        Message::new("explorer-castlings-pair")
            .number("white", white.alone)
            .number("black", black.alone)
    } else {
        Message::new("explorer-castlings").number("count", white.alone)
    }
}

/// A starting position for a screen reader: number, pieces, castlings.
pub fn item_words(gallery: &Gallery, item: &Item, castlings: Message) -> Message {
    let pieces = |array: &BackRank| {
        let mut roles = array.roles().iter().map(|role| refusals::role_id(*role));
        let first = Message::new(roles.next().unwrap_or("explorer-nothing"));
        roles.fold(first, |all, role| {
            Message::new("explorer-then")
                .message("first", all)
                .message("second", Message::new(role))
        })
    };
    let words = if gallery.has_pairs() {
        Message::new("explorer-option-pair").message("black", pieces(&item.arrays.black))
    } else {
        Message::new("explorer-option")
    };
    words
        .number("number", item.number)
        .message("pieces", pieces(&item.arrays.white))
        .message("castlings", castlings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts};

    #[test]
    fn a_row_shows_its_pieces_where_they_stand() {
        let gallery = Gallery::new(Variant::Consulchess42k).unwrap();
        let item = gallery.item(15_683).unwrap();
        let letters = array_letters(gallery.variant(), &item.arrays.white, Letters::English);
        assert_eq!(letters, "RNBCQKCBNR");
        let picture = picture(&gallery, &item);
        assert_eq!(picture.matches("<use ").count(), 10);
        let king = format!(
            "href=\"#{}\" x=\"500\" y=\"0\"",
            name(Color::White, Role::King)
        );
        assert!(picture.contains(&king), "{picture}");
        assert!(picture.contains("class=\"dark\" d=\"M0 0h100"), "{picture}");
        let symbols = symbols([Role::King].into_iter());
        let id = format!("id=\"{}\"", name(Color::White, Role::King));
        assert!(symbols.contains(&id), "{symbols}");
    }

    #[test]
    fn pairs_show_both() {
        let gallery = Gallery::whole(Variant::Chess400).unwrap();
        let item = gallery.item(gallery.last()).unwrap();
        let picture = picture(&gallery, &item);
        assert_eq!(picture.matches("<use ").count(), 16);
        assert!(picture.contains("#array-black-") && picture.contains("#array-white-"));
        assert!(
            picture.contains("class=\"dark\" d=\"M100 0h100"),
            "{picture}"
        );
    }

    #[test]
    fn the_words_name_number_pieces_and_castlings() {
        let texts = Texts::new(Language::English);
        let gallery = Gallery::new(Variant::Consulchess42k).unwrap();
        let item = gallery.item(15_683).unwrap();
        let castlings = castlings_message(&gallery, &item);
        let words = texts.say(&item_words(&gallery, &item, castlings));
        assert_eq!(
            words,
            "Number 15,683: rook, knight, bishop, consul, queen, king, consul, bishop, knight, rook; 65 castlings"
        );
    }
}
