//! What is looked for among all arrays: in the address, and in the letters of the player.

use consulboard_browser_tests::Page;
use serde_json::json;

use crate::arrays::{open, wait_until_whole, write};

const FIELD: &str = "document.getElementById('arrays-text').value";
const LETTERS: &str = "document.querySelector('.arrays-row .letters').textContent";

#[track_caller]
fn expect_hash(page: &mut Page, hash: &str) {
    page.wait_for(&format!("return location.hash === '{hash}'"));
}

#[track_caller]
fn expect_found(page: &mut Page, count: &str) {
    page.wait_for_text(
        ".arrays-found",
        &format!("{count} starting positions found"),
    );
}

pub fn what_is_looked_for_is_in_the_address(page: &mut Page) {
    open(page, "#arrays");
    let steps = page.js("return history.length");
    write(page, "#arrays-text", "Ke Raj C+C");
    expect_found(page, "90");
    expect_hash(page, "#arrays=consulchess-42k&find=Ke_Raj_C+C");
    page.click(".arrays-squares [aria-label='queen on d']");
    expect_hash(page, "#arrays=consulchess-42k&find=Ke_Qd_Raj_C+C");
    page.click(".arrays-squares [aria-label='queen on d']");
    // What means nothing is not: the address names what is shown.
    write(page, "#arrays-text", "Ke Raj C+C Z");
    page.wait_for("return document.getElementById('arrays-error').textContent !== ''");
    expect_hash(page, "#arrays=consulchess-42k&find=Ke_Raj_C+C");
    // However much is typed, it is one step of the history.
    assert_eq!(page.js("return history.length"), steps);
    page.reload();
    wait_until_whole(page);
    expect_found(page, "90");
    assert_eq!(page.js(&format!("return {FIELD}")), "Ke Raj C+C");
    page.click("[data-arrays=clear]");
    expect_found(page, "42,000");
    expect_hash(page, "#arrays");
}

pub fn back_and_forward_bring_it_back(page: &mut Page) {
    open(page, "#arrays=consulchess-42k&find=Kd");
    let count = page.text(".arrays-found");
    // It is looked for in the next game too, and there given up.
    page.click(".arrays .dice-games a[href^='#arrays=chess400&']");
    expect_hash(page, "#arrays=chess400&find=Kd");
    wait_until_whole(page);
    page.click("[data-arrays=clear]");
    expect_found(page, "400");
    expect_hash(page, "#arrays=chess400");
    page.js("history.back()");
    expect_hash(page, "#arrays=consulchess-42k&find=Kd");
    page.wait_for_text(".arrays-found", &count);
    assert_eq!(page.js(&format!("return {FIELD}")), "Kd");
    page.js("history.forward()");
    expect_hash(page, "#arrays=chess400");
    expect_found(page, "400");
    page.js("history.back()");
    page.wait_for_text(".arrays-found", &count);
    // By way of the dice, and back by their link.
    page.click("[data-arrays=dice]");
    expect_hash(page, "#dice");
    page.wait_for("return !document.getElementById('view-dice').hidden");
    page.click("#dice .look a");
    expect_hash(page, "#arrays=consulchess-42k&find=Kd");
    page.wait_for_text(".arrays-found", &count);
}

pub fn rubbish_in_the_address_is_told(page: &mut Page) {
    for (address, typed, why) in [
        (
            "#arrays=consulchess-42k&find=Ke_Zq",
            "Ke Zq",
            "“Z” found in “Zq”, one of K, Q, C, R, B, N expected.",
        ),
        (
            "#arrays&find=%ff%F0%9f%",
            "\u{fffd}\u{fffd}%",
            "found, one such as Ke",
        ),
        ("#arrays=chess400&x=1", "x=1", "“x=1” found, one such as Ke"),
        (
            "#arrays=chess400&find=Kd|Ke|Kf",
            "Kd|Ke|Kf",
            "“Kf” found after White’s",
        ),
    ] {
        open(page, address);
        let all = if address.contains("400") {
            "400"
        } else {
            "42,000"
        };
        expect_found(page, all);
        page.wait_for(&format!(
            "return document.getElementById('arrays-error').textContent.includes({})",
            json!(why)
        ));
        let field = "const field = document.getElementById('arrays-text');
            return [field.value, field.getAttribute('aria-invalid'), document.activeElement === field]";
        assert_eq!(page.js(field), json!([typed, "true", true]), "{address}");
    }
    // It can be cleared although nothing is looked for, and corrected where it stands.
    page.click("[data-arrays=clear]");
    expect_hash(page, "#arrays=chess400");
    assert_eq!(page.js(&format!("return {FIELD}")), "");
    write(page, "#arrays-text", "Kd | Ke");
    expect_hash(page, "#arrays=chess400&find=Kd_%7C_Ke");
    assert_eq!(page.text("#arrays-error"), "");
    // A game that has no gallery.
    page.open("#arrays=congo&find=Ke");
    page.wait_for("return document.getElementById('refused-dialog').open");
    assert_eq!(
        page.text("#refused-why"),
        "The address “#arrays=congo&find=Ke” leads nowhere here."
    );
}

/// Chooses letters in the settings.
pub fn set_letters(page: &mut Page, word: &str) {
    page.js(&format!(
        "const list = document.querySelector('[data-setting=letters]');
         list.value = '{word}';
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

pub fn rows_and_texts_have_the_letters_of_the_player(page: &mut Page) {
    let usual = "find=RNBCQKCBNR";
    for (language, field, row, help, typed, address) in [
        (
            "de",
            "De Kf Taj Lch Sbi Kodg",
            "TSLKoDKKoLST",
            "Ke: König auf e. T:a-d:",
            "Taj Ko+Ko",
            "Raj_C+C",
        ),
        (
            "hu",
            "Ve Kf Baj Fch Hbi Kodg",
            "BHFKoVKKoFHB",
            "Ke: király az e vonalon. B:a-d:",
            "Baj F+F",
            "Raj_B+B",
        ),
    ] {
        open(page, &format!("?lang={language}#arrays&{usual}"));
        assert_eq!(page.js(&format!("return {LETTERS}")), row);
        assert_eq!(page.text(".arrays-chosen .letters"), row);
        let shown = page.js(&format!("return {FIELD}.split(' ').sort()"));
        let mut terms: Vec<&str> = field.split(' ').collect();
        terms.sort_unstable();
        assert_eq!(shown, json!(terms));
        assert!(page.text("#arrays-help").starts_with(help));
        // What a row shows is found by its own text.
        write(page, "#arrays-text", row);
        page.wait_for("return document.querySelectorAll('.arrays-row').length === 1");
        // What is typed in these letters is in the address in those of the rules.
        write(page, "#arrays-text", typed);
        expect_hash(page, &format!("#arrays=consulchess-42k&find={address}"));
        // Other letters are taken at once.
        let number = page.js("return document.querySelector('.arrays-row').dataset.number");
        set_letters(page, "english");
        page.wait_for(&format!("return /^[RNBQKC]+$/.test({LETTERS})"));
        let english = address.replace('_', " ");
        assert_eq!(page.js(&format!("return {FIELD}")), english);
        assert!(page.text("#arrays-help").contains("R:a-d"));
        assert_eq!(
            page.js("return document.querySelector('.arrays-row').dataset.number"),
            number
        );
        set_letters(page, "english-co");
        page.wait_for(&format!("return {LETTERS}.includes('Co')"));
        // The next language brings its own again.
        page.js("localStorage.removeItem('consulboard.settings')");
    }
}
