//! What names the editor and its position in an address.

use consulboard_rules::Variant;
use percent_encoding::percent_decode_str;

/// What names the view in an address.
const VIEW: &str = "edit";

/// The text for behind the `#` of the address that edits a game, from a position if there is a FEN.
pub fn edit_address(variant: Variant, fen: Option<&str>) -> String {
    match fen {
        Some(fen) => format!("{VIEW}={variant}&fen={}", fen.replace(' ', "_")),
        None => format!("{VIEW}={variant}"),
    }
}

/// What an address edits: the game, where it says which, and a position, which may be no FEN.
/// `None` where it names another view, or a game that there is not.
pub fn edited_by_address(address: &str) -> Option<(Option<Variant>, Option<String>)> {
    if address == VIEW {
        return Some((None, None));
    }
    let rest = address.strip_prefix(VIEW)?.strip_prefix('=')?;
    let (variant, fen) = match rest.split_once('&') {
        Some((variant, fen)) => (variant, Some(fen.strip_prefix("fen=")?)),
        None => (rest, None),
    };
    Some((Some(variant.parse().ok()?), fen.map(spaced)))
}

/// A text out of an address: percent-encoded, and `_` for every space.
pub(crate) fn spaced(text: &str) -> String {
    let text = percent_decode_str(text).decode_utf8_lossy();
    text.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Draft;
    use consulboard_rules::Start;

    #[test]
    fn what_is_written_is_read() {
        for variant in Variant::ALL {
            let draft = Draft::start(variant, Start::usual(variant)).unwrap();
            for fen in [None, Some(draft.fen())] {
                let address = edit_address(variant, fen.as_deref());
                assert_eq!(edited_by_address(&address), Some((Some(variant), fen)));
            }
        }
        assert_eq!(edited_by_address("edit"), Some((None, None)));
        let pasted = edited_by_address("edit=congo&fen=7%2F7_w").unwrap();
        assert_eq!(pasted, (Some(Variant::Congo), Some("7/7 w".to_owned())));
    }

    #[test]
    fn anything_else_is_nothing() {
        for address in [
            "",
            "edits",
            "edit=",
            "edit=draughts",
            "edit=congo&x=1",
            "dice",
        ] {
            assert_eq!(edited_by_address(address), None, "{address}");
        }
    }
}
