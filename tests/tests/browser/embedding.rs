//! The dialog that puts the board into somebody's page, and pictures of the board.

use consulboard_browser_tests::Page;
use serde_json::json;

use crate::board::*;

/// Keeps what is offered for download where a test can read it.
pub const CATCH_FILES: &str = "window.files = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = blob => { window.lastBlob = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = function () {
        window.files.push({ name: this.download, type: window.lastBlob.type, blob: window.lastBlob });
    };";

fn choose(page: &mut Page, field: &str, value: &str) {
    page.js(&format!(
        "const field = document.getElementById('{field}');
         field.value = '{value}';
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

#[track_caller]
fn expect_text(page: &mut Page, text: &str) {
    page.wait_for(&format!(
        "return document.getElementById('embed-text').value === {}",
        json!(text)
    ));
}

/// Waits until the preview shows its board. A frame that is sent elsewhere before that complains.
#[track_caller]
fn expect_preview(page: &mut Page) {
    page.wait_for(
        "const preview = document.getElementById('embed-preview');
         const inside = preview.contentDocument;
         // Until the new document comes the one before it is still there.
         return inside?.location.href === preview.src
             && inside.documentElement?.dataset.ready === 'true'",
    );
}

/// Opens the dialog, whose program is fetched first.
#[track_caller]
fn open_dialog(page: &mut Page) {
    press(page, "embed");
    page.wait_for("return document.getElementById('embed-dialog').open");
}

/// A frame as it is copied holds its board without a scroll bar, on a wide page and on a telephone. (The height of
/// the dice changes while they are rolled.)
pub fn a_copied_frame_is_as_high_as_its_board(page: &mut Page) {
    page.open("?lang=de#game=consulchess&fen=r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R_w_KQkq_-_0_1&moves=a2a3_a7a6");
    open_dialog(page);
    choose(page, "embed-kind", "frame");
    for purpose in ["play", "diagram", "piece", "castlings", "replay"] {
        choose(page, "embed-purpose", purpose);
        page.wait_for(&format!(
            "const text = document.getElementById('embed-text').value;
             return text.startsWith('<iframe') && ('{purpose}' === 'play' || text.includes('view={purpose}'))"
        ));
        for width in [320, 1000] {
            page.js(&format!(
                "const text = document.getElementById('embed-text').value;
                 const part = name => new RegExp(`${{name}}=\"([^\"]*)\"`).exec(text)[1].replaceAll('&amp;', '&');
                 const copied = {{ src: part('src'), width: part('width'), height: part('height') }};
                 const telephone = /height: calc\\((.*)\\)/.exec(part('style'))[1];
                 const width = Math.min({width}, copied.width);
                 window.frame?.remove();
                 window.frame = document.createElement('iframe');
                 frame.width = width;
                 // What the style sheet says there, of a window that is as wide as the frame.
                 frame.style.height = `calc(${{telephone.replace('100vw', '{width}px')}})`;
                 window.wide = {width} === 1000 ? copied.height : 0;
                 frame.src = copied.src + '&lang=de';
                 frame.style.border = 0;
                 document.body.append(frame)"
            ));
            page.wait_for(
                "return frame.contentDocument?.documentElement?.dataset.ready === 'true'
                     && frame.contentDocument.URL === frame.src",
            );
            page.wait_for(
                "const { scrollHeight } = frame.contentDocument.documentElement;
                 return scrollHeight <= frame.clientHeight && (!wide || Math.abs(wide - frame.clientHeight) <= 1)",
            );
        }
    }
    page.js("frame.remove()");
}

pub fn the_preview_speaks_the_language_and_is_not_cut(page: &mut Page) {
    page.open("?lang=de#game=consulchess&moves=e2e4_e7e5_b1c3_b8c6");
    open_dialog(page);
    for purpose in ["play", "replay", "castlings"] {
        choose(page, "embed-purpose", purpose);
        expect_preview(page);
        page.wait_for(
            "const inside = document.getElementById('embed-preview').contentDocument;
             return inside.documentElement.lang === 'de'
                 && inside.documentElement.scrollHeight <= inside.defaultView.innerHeight",
        );
    }
    // What is copied leaves the language to the page around it.
    let text = page.js("return document.getElementById('embed-text').value");
    assert!(!text.as_str().unwrap().contains("lang="), "{text}");
}

/// The template for the wiki with these parameters, and the position after 1. e4 e5 for who sees no board.
fn template(parameters: &str) -> String {
    format!(
        "{{{{Consulboard {parameters} |text=8 r n b c q k c b n r\n\
         7 p p p p . p p p p p\n\
         6 . . . . . . . . . .\n\
         5 . . . . p . . . . .\n\
         4 . . . . P . . . . .\n\
         3 . . . . . . . . . .\n\
         2 P P P P . P P P P P\n\
         1 R N B C Q K C B N R\n  \
         a b c d e f g h i j\n}}}}"
    )
}

pub fn a_board_is_put_into_a_page(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4_e7e5");
    open_dialog(page);
    let base = page.js("return location.origin + location.pathname");
    let base = base.as_str().unwrap_or_default().to_owned();
    expect_text(
        page,
        &format!(
            "<script src=\"{base}consulboard.js\" async></script>\n\
             <consul-board variant=\"consulchess\" moves=\"e2e4_e7e5\">\
             <a href=\"{base}#game=consulchess&amp;moves=e2e4_e7e5\">Open the board</a></consul-board>"
        ),
    );
    expect_preview(page);
    choose(page, "embed-kind", "wiki");
    expect_text(page, &template("|variant=consulchess |moves=e2e4_e7e5"));
    choose(page, "embed-purpose", "replay");
    expect_text(
        page,
        &template("|variant=consulchess |view=replay |moves=e2e4_e7e5"),
    );
    choose(page, "embed-kind", "frame");
    let text = page.js("return document.getElementById('embed-text').value");
    let text = text.as_str().unwrap_or_default();
    assert!(
        text.starts_with(&format!(
            "<iframe src=\"{base}embed.html?variant=consulchess&amp;view=replay"
        )) && text.contains("title=\"Consulchess\""),
        "{text}"
    );
    // The preview shows what the text would show.
    expect_preview(page);
    let steps = page.js(
        "const inside = document.getElementById('embed-preview').contentDocument;
         return inside.querySelector('[data-action=autoplay]').ariaLabel",
    );
    assert_eq!(steps, json!("Play all"));
    page.click("#embed-dialog [data-action=close]");
    page.wait_for("return document.getElementById('embed-preview').src === 'about:blank'");
    // A game without castling offers no castlings.
    page.open("#game=congo");
    open_dialog(page);
    expect_preview(page);
    let castlings =
        page.js("return document.querySelector('#embed-purpose [value=castlings]').disabled");
    assert_eq!(castlings, json!(true));
}

/// The text of a file that was offered last.
#[track_caller]
fn saved_svg(page: &mut Page) -> String {
    page.js("window.files.length = 0");
    press(page, "download-svg");
    page.wait_for("return window.files.length === 1");
    page.js("window.svg = ''; window.files[0].blob.text().then(text => { window.svg = text; })");
    let svg = page.wait_for("return window.svg");
    svg.as_str().unwrap().to_owned()
}

/// What a screen reader hears of a square of the preview ends with this.
#[track_caller]
fn expect_drawn_in_preview(page: &mut Page, square: &str, what: &str) {
    expect_preview(page);
    page.wait_for(&format!(
        "const inside = document.getElementById('embed-preview').contentDocument;
         return inside.querySelector('[data-square={square}]')?.ariaLabel.endsWith({})",
        json!(format!(", {what}"))
    ));
}

pub fn what_is_drawn_goes_with_the_board_and_the_picture(page: &mut Page) {
    // A link has it too.
    page.open("#game=consulchess&moves=e2e4_e7e5&notes=1mBd7_2mGe5_2mRd1h5");
    page.js(CATCH_FILES);
    open_dialog(page);
    choose(page, "embed-kind", "wiki");
    expect_text(
        page,
        &template("|variant=consulchess |moves=e2e4_e7e5 |marks=Ge5 |arrows=Rd1h5"),
    );
    expect_drawn_in_preview(page, "e5", "green circle on e5");
    expect_drawn_in_preview(page, "d1", "red arrow from d1 to h5");
    let svg = saved_svg(page);
    for (pen, count) in [("#1d6b34", 1), ("#a3211a", 1), ("#1c4a9c", 0)] {
        assert_eq!(svg.matches(pen).count(), count, "{pen}");
    }
    choose(page, "embed-kind", "element");
    let text = page.js("return document.getElementById('embed-text').value");
    let text = text.as_str().unwrap_or_default();
    assert!(text.contains(" marks=\"Ge5\" arrows=\"Rd1h5\">"), "{text}");
    // The position that is shown has its own.
    page.click("#embed-dialog [data-action=close]");
    press(page, "previous");
    open_dialog(page);
    expect_preview(page);
    choose(page, "embed-purpose", "diagram");
    choose(page, "embed-kind", "frame");
    expect_preview(page);
    page.wait_for(
        "const inside = document.getElementById('embed-preview').contentDocument;
         return inside.querySelectorAll('svg [stroke=\"var(--pen-blue)\"]').length === 1
             && inside.querySelectorAll('svg [fill^=\"var(--pen\"]').length === 0",
    );
    let text = page.js("return document.getElementById('embed-text').value");
    let text = text.as_str().unwrap_or_default();
    assert!(
        text.contains("&amp;marks=Bd7\"") && !text.contains("arrows"),
        "{text}"
    );
    let svg = saved_svg(page);
    for (pen, count) in [("#1d6b34", 0), ("#a3211a", 0), ("#1c4a9c", 1)] {
        assert_eq!(svg.matches(pen).count(), count, "{pen}");
    }
}

pub fn pictures_are_saved(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4");
    page.js(CATCH_FILES);
    open_dialog(page);
    press(page, "download-svg");
    page.wait_for("return window.files.length === 1");
    let file = page.js("return [files[0].name, files[0].type]");
    assert_eq!(file, json!(["consulchess-1-black.svg", "image/svg+xml"]));
    page.js("window.svg = ''; window.files[0].blob.text().then(text => { window.svg = text; })");
    page.wait_for("return window.svg !== ''");
    let read = page.js(
        "const read = new DOMParser().parseFromString(window.svg, 'image/svg+xml');
         return [read.querySelectorAll('parsererror').length, read.querySelectorAll('svg svg').length,
             read.querySelector('title').textContent, read.querySelector('desc').textContent.includes('pawn e4')]",
    );
    assert_eq!(read, json!([0, 40, "Consulchess", true]));
    press(page, "download-png");
    page.wait_for("return window.files.length === 2");
    let file = page.js("return [files[1].name, files[1].type]");
    assert_eq!(file, json!(["consulchess-1-black.png", "image/png"]));
    // It can be read, has the width that is promised, and is not of one colour.
    page.js("createImageBitmap(window.files[1].blob).then(bitmap => {
            const canvas = document.createElement('canvas');
            canvas.width = bitmap.width;
            canvas.height = bitmap.height;
            const context = canvas.getContext('2d');
            context.drawImage(bitmap, 0, 0);
            const at = (x, y) => context.getImageData(x, y, 1, 1).data.join();
            window.png = [bitmap.width, bitmap.height, at(240, 560) !== at(400, 560)];
        })");
    page.wait_for("return !!window.png");
    assert_eq!(page.js("return window.png"), json!([1600, 1280, true]));
}
