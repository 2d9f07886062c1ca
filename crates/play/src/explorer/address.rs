//! What names a gallery in an address, and what is looked for in it: `#arrays=VARIANT&find=TEXT`.
//!
//! The text is that of [`Query::to_text`], always in the letters of the game's FEN, so that a link means the
//! same to every player. `_` stands for a space, and what a browser or a chat may change is percent-encoded.
//! Without `find` nothing is looked for: the address says all of it.

use consulboard_rules::Variant;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::query::Query;
use crate::draw::procedure;
use crate::editor::spaced;

/// What names the view; the first game needs no more.
const VIEW: &str = "arrays";

/// What comes before what is looked for.
const FIND: &str = "find=";

/// Everything but what every program leaves alone in an address.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b':')
    .remove(b'+')
    .remove(b'/')
    .remove(b'!');

/// Every variant whose arrays can be looked through: those that a player can draw.
pub fn galleries() -> impl Iterator<Item = Variant> {
    let all = Variant::ALL.into_iter();
    all.filter(|variant| procedure(*variant).is_some())
}

/// The text for behind the `#` of the address that shows the gallery of a variant.
pub fn arrays_address(variant: Variant) -> String {
    if galleries().next() == Some(variant) {
        VIEW.to_owned()
    } else {
        format!("{VIEW}={variant}")
    }
}

/// The same with what is looked for.
pub fn search_address(query: &Query) -> String {
    let text = query.to_text();
    if text.is_empty() {
        return arrays_address(query.variant());
    }
    let text = text.replace(' ', "_");
    let text = utf8_percent_encode(&text, ENCODED);
    format!("{VIEW}={}&{FIND}{text}", query.variant())
}

/// The variant whose gallery an address shows, and what is looked for there, which may be no text that says
/// something. `None` where it names another view, or a game without a gallery.
pub fn arrays_by_address(address: &str) -> Option<(Variant, String)> {
    let (view, rest) = address.split_once('&').unwrap_or((address, ""));
    let variant = if view == VIEW {
        galleries().next()?
    } else {
        view.strip_prefix(VIEW)?.strip_prefix('=')?.parse().ok()?
    };
    procedure(variant)?;
    // Anything else behind the game is taken for it too: then it is shown where it can be corrected.
    let find = rest.strip_prefix(FIND).unwrap_or(rest);
    Some((variant, spaced(find)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn nothing(variant: Variant) -> Option<(Variant, String)> {
        Some((variant, String::new()))
    }

    #[test]
    fn every_gallery_has_its_address() {
        let addresses: Vec<String> = galleries().map(arrays_address).collect();
        let expected = [
            "arrays",
            "arrays=consulchess-42k-wiki",
            "arrays=chess400",
            "arrays=chess400-curtailed",
            "arrays=capablanca-random",
        ];
        assert_eq!(addresses, expected);
        for (variant, address) in galleries().zip(addresses) {
            assert_eq!(arrays_by_address(&address), nothing(variant));
            assert_eq!(search_address(&Query::new(variant)), address);
        }
    }

    #[test]
    fn what_is_looked_for_is_part_of_it() {
        let k42 = Variant::Consulchess42k;
        for (variant, text, address) in [
            (k42, "Ke Raj C+C", "arrays=consulchess-42k&find=Ke_Raj_C+C"),
            (
                k42,
                "d!K B1:light Q/K C<K<C *",
                "arrays=consulchess-42k&find=d!K_B1:light_Q/K_C%3CK%3CC_%2A",
            ),
            (Variant::Chess400, "| Ke", "arrays=chess400&find=%7C_Ke"),
        ] {
            let query = Query::read(variant, text).unwrap();
            assert_eq!(search_address(&query), address);
            let read = arrays_by_address(address);
            assert_eq!(read, Some((variant, text.to_owned())));
        }
    }

    #[test]
    fn an_address_that_others_have_written_is_read() {
        let k42 = Variant::Consulchess42k;
        for (address, text) in [
            ("arrays&find=Ke", "Ke"),
            ("arrays=consulchess-42k&find=", ""),
            ("arrays=consulchess-42k&", ""),
            ("arrays=consulchess-42k&find=Ke%20Raj%20C%2BC", "Ke Raj C+C"),
            ("arrays=consulchess-42k&find=C<K<C", "C<K<C"),
            ("arrays&find=Ke&x=1", "Ke&x=1"),
            ("arrays&x=1", "x=1"),
            ("arrays&find=%ff%zz%", "\u{fffd}%zz%"),
        ] {
            let read = arrays_by_address(address);
            assert_eq!(read, Some((k42, text.to_owned())), "{address}");
        }
    }

    #[test]
    fn other_addresses_show_none() {
        for address in [
            "",
            "arrays=",
            "arrays=congo",
            "arrays=congo&find=Ke",
            "arrays=consulchess",
            "array",
            "arraysfind=Ke",
        ] {
            assert_eq!(arrays_by_address(address), None, "{address}");
        }
    }

    proptest! {
        #[test]
        fn no_address_panics(rest in any::<String>()) {
            for address in [format!("arrays&find={rest}"), format!("arrays{rest}"), rest] {
                if let Some((variant, text)) = arrays_by_address(&address) {
                    let _ = Query::read(variant, &text);
                }
            }
        }
    }
}
