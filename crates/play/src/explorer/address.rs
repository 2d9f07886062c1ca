//! What names a gallery in an address.

use consulboard_rules::Variant;

use crate::draw::procedure;

/// What names the view; the first game needs no more.
const VIEW: &str = "arrays";

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

/// The variant whose gallery an address shows.
pub fn arrays_by_address(address: &str) -> Option<Variant> {
    if address == VIEW {
        return galleries().next();
    }
    let slug = address.strip_prefix(VIEW)?.strip_prefix('=')?;
    let variant: Variant = slug.parse().ok()?;
    procedure(variant).map(|_| variant)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(arrays_by_address(&address), Some(variant));
        }
    }

    #[test]
    fn other_addresses_show_none() {
        for address in ["", "arrays=", "arrays=congo", "arrays=consulchess", "array"] {
            assert_eq!(arrays_by_address(address), None, "{address}");
        }
    }
}
