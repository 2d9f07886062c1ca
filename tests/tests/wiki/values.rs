//! Template parameters are written by everybody: what is hostile or too long does nothing but give a message.

use consulboard_browser_tests::Page;
use serde_json::json;

use crate::wiki::*;

/// All parameters of the template.
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

pub fn hostile_values_do_nothing(page: &mut Page) {
    const VALUES: [&str; 6] = [
        "\"><script>document.title = 'taken'</script>",
        "' onmouseover='alert(1)' \" onfocus=\"alert(1)",
        "[javascript:alert(1) x] javascript:alert(1)",
        "</nowiki></pre><img src=x onerror=alert(1)>[[Main Page]]'''bold'''",
        "[[File:y|link=javascript:alert(1)]] {{Main Page}}",
        "<nowiki>\"><script>alert(1)</script>\" onfocus=\"alert(1)</nowiki>",
    ];
    go(page, "title=Main_Page");
    for parameter in PARAMETERS {
        for value in VALUES {
            // The same value for a board and for a line.
            let text = format!(
                "{{{{Consulboard |{parameter}={value}}}}} {{{{Consulboard/show |{parameter}={value}}}}}"
            );
            let parsed = api(
                page,
                json!({ "action": "parse", "prop": "text", "contentmodel": "wikitext", "text": text }),
            );
            let found = page.js_with(
                "const inside = new DOMParser().parseFromString(arguments[0], 'text/html');
                 const all = [...inside.querySelectorAll('*')];
                 return [inside.querySelectorAll('.consulboard').length,
                     inside.querySelectorAll('.consulboard-show').length,
                     all.filter(e => e.matches('script, b, iframe, img[onerror]')
                         || e.getAttributeNames().some(name => name.startsWith('on'))
                         || /^javascript:/i.test(e.getAttribute('href') ?? '')).map(e => e.outerHTML)]",
                vec![parsed["parse"]["text"].clone()],
            );
            assert_eq!(found, json!([1, 1, []]), "{text}");
        }
    }
}

/// MediaWiki keeps such a value from what encodes it.
pub fn what_stands_in_nowiki_is_shown_as_it_is_meant(page: &mut Page) {
    write(
        page,
        "Nowiki",
        "{{Consulboard |fen=<nowiki>5k4/10/10/10/4C5/10/10/5K4_w_-_-_0_1</nowiki> |name=a}}\n\
         * {{Consulboard/show |board=a |label=d4 |moves=<nowiki>e4d4</nowiki>\
         |fen=<nowiki>5k4/10/10/10/4C5/10/10/5K4_w_-_-_0_1</nowiki>}}\n\
         {{Consulboard |fen=<pre>5k4</pre>}}",
    );
    go(page, "title=Nowiki&safemode=1");
    // Without the gadget there is the text, and no link to a board that is not meant.
    assert_eq!(
        page.text(".consulboard"),
        "5k4/10/10/10/4C5/10/10/5K4_w_-_-_0_1"
    );
    open(page, "Nowiki");
    wait_for_boards(page);
    assert!(positions(page)[0].starts_with("5k4/10/10/10/4C5/"));
    assert_eq!(page.text(".consulboard-show"), "d4");
    page.js("window.fen = '';
        document.querySelector('consul-board').addEventListener('ready',
            event => { window.fen = event.detail.fen })");
    page.click(".consulboard-show button");
    page.wait_for("return window.fen.startsWith('5k4/10/10/10/3C6/')");
    // What is no text at all is not passed over in silence.
    assert_eq!(
        page.text(".consulboard .consulboard-error"),
        "Consulboard: fen: found no text"
    );
}

pub fn a_value_of_five_thousand_characters_gives_a_message(page: &mut Page) {
    let long = "e2e4_".repeat(1000);
    let places: String = PARAMETERS
        .iter()
        .map(|name| format!("{{{{Consulboard |{name}={long}}}}}\n"))
        .collect();
    let lines: String = ["board", "label", "fen"]
        .iter()
        .map(|name| format!("* {{{{Consulboard/show |board=x |label=y |{name}={long}}}}}\n"))
        .collect();
    write(page, "Long values", &format!("{places}{lines}"));
    open(page, "Long values");
    page.wait_for(
        "return document.querySelectorAll('.consulboard-show > .consulboard-error').length === 3",
    );
    // Each place has one message, which names the parameter, and nothing else.
    let texts = page.js(
        "return [...document.querySelectorAll('.consulboard')].map(place =>
            [place.children.length, place.textContent.trim().split(': ')[1]])",
    );
    let expected: Vec<_> = PARAMETERS.iter().map(|name| json!([1, name])).collect();
    assert_eq!(texts, json!(expected));
    for gone in [
        "consul-board",
        ".consulboard-show button",
        ".consulboard-caption",
        "a[href*=embed]",
    ] {
        assert_eq!(page.count(gone), 0, "{gone}");
    }
    let long_texts = page.js("return [...document.querySelectorAll('#mw-content-text *')]
            .filter(e => !e.children.length && e.textContent.length > 200).map(e => e.outerHTML)");
    assert_eq!(long_texts, json!([]));
    // The host has not been asked for anything.
    let asked = page.js_with(
        "return performance.getEntriesByType('resource').filter(entry => entry.name.startsWith(arguments[0]))
            .length",
        vec![json!(host())],
    );
    assert_eq!(asked, json!(0));
    stays_at_home(page);
}
