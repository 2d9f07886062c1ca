//! Boards in articles and previews, and what takes their place.

use std::env;

use consulboard_browser_tests::Page;
use serde_json::json;

/// Where the wiki is, or the host of the boards.
fn origin(name: &str) -> String {
    env::var(name)
        .unwrap_or_else(|_| panic!("{name} is not set: run `cargo xtask test --only wiki`"))
}

#[track_caller]
fn go(page: &mut Page, rest: &str) {
    let address = format!("{}/index.php?{rest}", origin("CONSULBOARD_WIKI"));
    page.browser().go(&address).expect("the wiki answers");
}

/// Waits for the elements, and for their boards where the built page has them.
#[track_caller]
fn expect_boards(page: &mut Page, count: usize) {
    page.wait_for(&format!(
        "return document.querySelectorAll('.consulboard > consul-board').length === {count}"
    ));
    let host = origin("CONSULBOARD_WIKI_HOST");
    let sources = page.js(
        "return [...document.querySelectorAll('consul-board')].map(board => board.getAttribute('src'))",
    );
    assert_eq!(
        sources,
        json!(vec![format!("{host}/play/embed.html"); count])
    );
    if page.dist().join("consulboard.js").exists() {
        page.wait_for("return document.querySelector('consul-board').dataset.state === 'ready'");
    } else {
        eprintln!("!!! the built page has no consulboard.js: only the gadget is tested");
        page.expect_error("consulboard.js");
        page.wait_for("return document.querySelector('.consulboard pre').offsetHeight > 0");
    }
    let foreign = page.js_with(
        "return performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => /^https?:/.test(name))
            .filter(name => ![location.origin, arguments[0]].includes(new URL(name).origin))",
        vec![json!(host)],
    );
    assert_eq!(foreign, json!([]));
}

pub fn an_article_has_boards_and_each_only_once(page: &mut Page) {
    go(page, "title=Congo");
    expect_boards(page, 2);
    page.js("mw.hook('wikipage.content').fire($('#mw-content-text'))");
    let count = page.js("return document.querySelectorAll('consul-board').length");
    assert_eq!(count, json!(2));
}

pub fn a_preview_has_boards(page: &mut Page) {
    go(page, "title=Sandbox&action=edit");
    page.wait_for("return !!document.getElementById('wpPreview')");
    page.js("document.getElementById('wpTextbox1').value =
            '{{Consulboard |view=piece |square=e2 |text=a diagram}}';
         document.getElementById('wpPreview').click()");
    expect_boards(page, 1);
    let square = page.js("return document.querySelector('consul-board').getAttribute('square')");
    assert_eq!(square, json!("e2"));
}

/// What the server sends, which nothing has run in.
pub fn without_javascript_there_is_a_diagram_and_a_link(page: &mut Page) {
    go(page, "title=Main_Page");
    let found = page.js("const ask = new XMLHttpRequest();
         ask.open('GET', '/index.php?title=Congo&action=render', false);
         ask.send();
         const sent = new DOMParser().parseFromString(ask.responseText, 'text/html');
         const board = sent.querySelector('.consulboard');
         return [board.querySelector('pre').textContent.split('\\n')[0],
             board.querySelector('a').href, sent.querySelectorAll('script').length]");
    assert_eq!(found[0], json!("7 g m e l e c z"));
    let host = origin("CONSULBOARD_WIKI_HOST");
    let link = found[1].as_str().unwrap_or_default();
    assert!(
        link.starts_with(&format!("{host}/play/embed.html?variant=congo&")),
        "{link}"
    );
    assert_eq!(found[2], json!(0));
}

pub fn hostile_values_do_nothing(page: &mut Page) {
    const PARAMETERS: [&str; 18] = [
        "variant",
        "start",
        "fen",
        "moves",
        "view",
        "orientation",
        "lang",
        "theme",
        "size",
        "coordinates",
        "interactive",
        "marks",
        "arrows",
        "square",
        "name",
        "text",
        "caption",
        "file",
    ];
    const VALUES: [&str; 5] = [
        "\"><script>document.title = 'taken'</script>",
        "' onmouseover='alert(1)' \" onfocus=\"alert(1)",
        "[javascript:alert(1) x] javascript:alert(1)",
        "</nowiki></pre><img src=x onerror=alert(1)>[[Main Page]]'''bold'''",
        "[[File:y|link=javascript:alert(1)]] {{Main Page}}",
    ];
    go(page, "title=Main_Page");
    for parameter in PARAMETERS {
        for value in VALUES {
            let text = format!("{{{{Consulboard |{parameter}={value}}}}}");
            let found = page.js_with(
                "const ask = new XMLHttpRequest();
                 ask.open('POST', '/api.php', false);
                 ask.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
                 ask.send(new URLSearchParams({ action: 'parse', format: 'json', formatversion: 2,
                     prop: 'text', contentmodel: 'wikitext', text: arguments[0] }));
                 const inside = new DOMParser().parseFromString(JSON.parse(ask.responseText).parse.text,
                     'text/html');
                 const all = [...inside.querySelectorAll('*')];
                 return [inside.querySelectorAll('.consulboard').length,
                     all.filter(e => e.matches('script, b, iframe, img[onerror]')
                         || e.getAttributeNames().some(name => name.startsWith('on'))
                         || /^javascript:/i.test(e.getAttribute('href') ?? '')).map(e => e.outerHTML)]",
                vec![json!(text)],
            );
            assert_eq!(found, json!([1, []]), "{text}");
        }
    }
}
