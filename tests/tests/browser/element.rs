//! `<consul-board>` in a page of another origin: against a frame that does as it is told, and with the
//! real board.

use consulboard_browser_tests::{Page, Point};
use serde_json::json;

use crate::hosts::*;

pub fn a_board_comes_from_another_origin(page: &mut Page) {
    let hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<consul-board id=b fen=\"8/8 w\" view=piece size=400><p>fallback</p></consul-board><p id=below>below</p>",
    );
    wait_for_state(page, "b", "ready");
    assert_eq!(seen(page, "b"), json!([false, true]));
    let frame = page.js("const f = frameOf('b'); const q = new URL(f.src);
         return [q.origin + q.pathname, q.searchParams.get('fen'), q.searchParams.get('view'),
             q.searchParams.get('host') === location.origin, f.title, f.allow, f.referrerPolicy,
             f.getAttribute('sandbox'), f.offsetWidth]");
    assert_eq!(
        frame,
        json!([
            format!("{}embed.html", hosts.base()),
            "8/8 w",
            "piece",
            true,
            "Consulchess",
            "clipboard-write",
            "no-referrer",
            "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
            400
        ])
    );
    // The height follows the content, and what is no height is not taken.
    page.js("tell('b', { consulboard: 1, type: 'height', height: 432.2 })");
    page.wait_for("return frameOf('b').offsetHeight === 433 && document.getElementById('below').offsetTop >= 433");
    page.js("tell('b', { consulboard: 1, type: 'height', height: -5 });
        tell('b', { consulboard: 1, type: 'height', height: 1e9 });
        tell('b', { consulboard: 1, type: 'height', height: 'calc(1px)' });
        tell('b', { consulboard: 1, type: 'end', score: '1-0', reason: 'mate' })");
    page.wait_for(
        "return heard.some(([, type, detail]) => type === 'end' && detail.score === '1-0')",
    );
    assert_eq!(page.js("return frameOf('b').offsetHeight"), json!(433));
}

pub fn strangers_are_not_heard(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<consul-board id=b></consul-board><consul-board id=c></consul-board>",
    );
    wait_for_state(page, "b", "ready");
    wait_for_state(page, "c", "ready");
    // From the board's own host but another window, from the page's own origin, and from the page itself.
    for address in [
        "new URL('stranger.html', frameOf('b').src).href",
        "'stranger.html'",
    ] {
        page.js(&format!(
            "window.spoken = false; const f = document.createElement('iframe'); f.src = {address}; document.body.append(f)"
        ));
        page.wait_for("return window.spoken === true");
    }
    page.js("postMessage({ consulboard: 1, type: 'move', san: 'self' }, '*')");
    // The right window and origin, another protocol or none.
    page.js("tell('b', { consulboard: 2, type: 'move', san: 'version' }); tell('b', { type: 'move', san: 'none' });
        tell('b', null); tell('b', 'text'); tell('b', { consulboard: 1, type: 'constructor' });
        tell('b', { consulboard: 1, type: 'move', san: 'e4' })");
    page.wait_for(
        "return heard.some(([, type, detail]) => type === 'move' && detail.san === 'e4')",
    );
    let moves = "return heard.filter(([, type]) => type === 'move').map(([id, , detail]) => [id, detail.san])";
    assert_eq!(page.js(moves), json!([["b", "e4"]]));
    // The right window that has gone to another origin.
    page.js("window.spoken = false;
        frameOf('b').contentWindow.postMessage({ go: new URL('stranger.html', location.href).href }, '*')");
    page.wait_for("return window.spoken === true");
    page.js("tell('c', { consulboard: 1, type: 'move', san: 'd4' })");
    page.wait_for("return heard.some(([id, type]) => id === 'c' && type === 'move')");
    assert_eq!(page.js(moves), json!([["b", "e4"], ["c", "d4"]]));
}

pub fn a_board_far_away_waits(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<consul-board id=near></consul-board><div style='height: 9000px'></div>\
         <consul-board id=far variant=congo style='max-width: 350px'><p>fallback</p></consul-board>\
         <consul-board id=asked></consul-board>",
    );
    wait_for_state(page, "near", "ready");
    assert_eq!(
        page.js("return [!!frameOf('far'), !!frameOf('asked')]"),
        json!([false, false])
    );
    assert_eq!(seen(page, "far"), json!([true, false]));
    // Its room is kept: seven by seven, and what stands below.
    assert_eq!(
        page.js("return document.getElementById('far').offsetHeight"),
        json!(350 + 101)
    );
    // Who asks a board something wants it.
    page.js("document.getElementById('asked').api(1).fen().then(fen => { window.fen = fen; })");
    page.wait_for("return !!window.fen");
    assert_eq!(page.js("return !!frameOf('far')"), json!(false));
    page.js("document.getElementById('far').scrollIntoView()");
    wait_for_state(page, "far", "ready");
}

pub fn what_stands_inside_is_shown_when_no_board_comes(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<consul-board id=silent variant=silent timeout=0.2><p>fallback</p></consul-board>\
         <consul-board id=broken variant=broken><p>fallback</p></consul-board>\
         <consul-board id=script src='javascript:alert(1)'><p>fallback</p></consul-board>\
         <consul-board id=faulty fen=bad><p>fallback</p></consul-board>",
    );
    for id in ["silent", "broken", "script"] {
        wait_for_state(page, id, "failed");
        assert_eq!(seen(page, id), json!([true, false]), "{id}");
    }
    wait_for_state(page, "faulty", "faulty");
    // The frame says which parameter, and the fallback is there too.
    assert_eq!(seen(page, "faulty"), json!([true, true]));
    let errors = page.js(
        "return heard.filter(([, type]) => type === 'error').map(([id, , d]) => [id, d.parameter ?? null]).sort()",
    );
    assert_eq!(
        errors,
        json!([
            ["broken", null],
            ["faulty", "fen"],
            ["script", "src"],
            ["silent", null]
        ])
    );
    page.js("document.getElementById('broken').api(1).fen().catch(error => { window.refusal = error.message; })");
    page.wait_for("return window.refusal === 'consul-board: the board cannot be asked'");
    // A board that comes late, or is mended, is taken.
    page.js(
        "document.getElementById('faulty').setAttribute('fen', 'good');
        tell('silent', { consulboard: 1, type: 'ready', fen: 'late', game: '' })",
    );
    for id in ["faulty", "silent"] {
        wait_for_state(page, id, "ready");
        assert_eq!(seen(page, id), json!([false, true]), "{id}");
    }
}

pub fn attributes_and_methods_reach_the_frame(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<consul-board id=b view=replay moves=e2e4></consul-board>",
    );
    wait_for_state(page, "b", "ready");
    page.js("window.b = document.getElementById('b'); heard.length = 0;
        window.source = frameOf('b').src;
        b.setAttribute('moves', 'd2d4'); b.setAttribute('theme', 'dark'); b.removeAttribute('view')");
    page.wait_for("return heard.length > 0");
    // Three changes are one message, to the same frame; the language is that of the page around it.
    assert_eq!(
        page.js("return [heard.length, JSON.parse(heard[0][2].fen), frameOf('b').src === source]"),
        json!([1, { "lang": "en", "moves": "d2d4", "theme": "dark" }, true])
    );
    page.js("window.results = null; (async () => {
        const api = b.api(1);
        const refused = promise => promise.then(() => 'taken', error => error.message);
        window.results = [await api.fen(), await api.moves(), await api.play('e4'), await api.flip(),
            await refused(api.play('bad')), JSON.parse(await api.load({ fen: 'x' })),
            await refused(api.load({ fen: 'bad' })), Object.isFrozen(api)];
    })()");
    page.wait_for("return !!window.results");
    // What is loaded takes the place of the position; the look stays.
    assert_eq!(
        page.js("return results"),
        json!([["fen"], ["moves"], ["play", "e4"], ["flip"], "consul-board: not legal",
            { "lang": "en", "theme": "dark", "fen": "x" }, "consul-board: no FEN", true])
    );
    assert_eq!(
        page.js("try { b.api(2) } catch (error) { return [error.name, error.message] }"),
        json!(["RangeError", "consul-board: found api(2), expected api(1)"])
    );
    // Taken out and put back it begins anew; what is left unanswered is refused.
    page.js("window.gone = ''; b.api(1).fen().catch(error => { window.gone = error.message; }); b.remove()");
    page.wait_for("return window.gone.includes('taken out')");
    page.js("heard.length = 0; document.body.append(b)");
    page.wait_for("return heard.some(([, type]) => type === 'ready')");
    page.js("heard.length = 0; b.setAttribute('src', new URL('embed.html', location.href).href)");
    page.wait_for("return heard.some(([, type]) => type === 'ready')");
    assert_eq!(
        page.js("return new URL(frameOf('b').src).origin === location.origin"),
        json!(true)
    );
}

pub fn a_second_script_does_no_harm(page: &mut Page) {
    let hosts = Hosts::new(
        page,
        false,
        "<script type=module src=consulboard.js></script>",
        "<consul-board id=b></consul-board>",
    );
    // A module finds its frame beside itself too.
    wait_for_state(page, "b", "ready");
    assert_eq!(
        page.js("return frameOf('b').src.split('?')[0]"),
        json!(page.address("embed.html"))
    );
    page.js(&format!(
        "window.inPage = text => {{
             const script = document.createElement('script');
             script.textContent = text;
             document.head.append(script);
         }};
         inPage(\"window.first = customElements.get('consul-board')\");
         for (const mark of ['?v=1', '?v=2']) {{
             const script = document.createElement('script');
             script.src = '{}consulboard.js' + mark;
             script.onload = () => {{ window.loads = (window.loads ?? 0) + 1; }};
             document.head.append(script);
         }}",
        hosts.base()
    ));
    page.wait_for("return window.loads === 2");
    page.js("heard.length = 0; tell('b', { consulboard: 1, type: 'move', san: 'e4' })");
    page.wait_for("return heard.length > 0");
    // A script of the page compares: that of a driver may see wrappers.
    page.js(
        "inPage(\"document.title = String(window.first === customElements.get('consul-board'))\")",
    );
    assert_eq!(
        page.js("return [heard.length, document.title]"),
        json!([1, "true"])
    );
}

pub fn a_move_is_played_inside(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        true,
        SCRIPT,
        "<consul-board id=b size=500><p>fallback</p></consul-board><p id=below>below</p>",
    );
    // Where the paragraph below stands while the board is on its way.
    let before = page
        .js("return document.getElementById('below').offsetTop")
        .as_f64()
        .unwrap();
    wait_for_state(page, "b", "ready");
    page.wait_for("return frameOf('b').style.height !== ''");
    let after = page
        .js("return document.getElementById('below').offsetTop")
        .as_f64()
        .unwrap();
    println!("room kept for a board 500 wide: {before}, taken: {after}");
    // Squares of 50 pixels less the edge; e2 is in the fifth column, second row from below.
    let at = |rank: f64| Point {
        x: 4.5 * 50.0,
        y: (8.0 - rank + 0.5) * 50.0,
    };
    page.click_at(at(2.0));
    page.click_at(at(4.0));
    page.wait_for("return heard.some(([, type]) => type === 'move')");
    let played = page.js("const [, , d] = heard.find(([, type]) => type === 'move'); return [d.san, d.machine, d.ply]");
    assert_eq!(played, json!(["e4", "e2e4", 1]));
    page.js("window.results = null; (async () => {
        const api = document.getElementById('b').api(1);
        await api.play('e5');
        const refused = await api.play('e5').then(() => '', error => error.message);
        const [moves, fen] = [await api.moves(), await api.fen()];
        await api.flip();
        const loaded = await api.load({ variant: 'congo' });
        window.results = [moves, fen.includes(' w '), refused.length > 20, loaded === await api.fen()];
    })().catch(error => { window.results = error.message; })");
    page.wait_for("return !!window.results");
    assert_eq!(
        page.js("return results"),
        json!([["e4", "e5"], true, true, true])
    );
    page.js("document.getElementById('b').setAttribute('fen', 'nonsense')");
    wait_for_state(page, "b", "faulty");
    assert_eq!(seen(page, "b"), json!([true, true]));
    let parameter = page.js("return heard.find(([, type]) => type === 'error')[2].parameter");
    assert_eq!(parameter, json!("fen"));
}

pub fn a_frame_takes_the_height_of_a_board_as_wide_as_it(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        true,
        SCRIPT,
        "<div style='width: 420px'><consul-board id=b view=diagram></consul-board></div>",
    );
    wait_for_state(page, "b", "ready");
    // The board of ten by eight squares, the line below it, and the edge; a scroll bar would leave less.
    page.wait_for("return Math.abs(frameOf('b').offsetHeight - (418 * 0.8 + 38)) <= 2");
}

/// Twenty boards, all of them made at once.
pub fn what_is_asked_before_a_board_is_ready_is_answered(page: &mut Page) {
    let _hosts = Hosts::new(page, true, SCRIPT, "");
    page.js("window.results = null; (async () => {
        await customElements.whenDefined('consul-board');
        const board = document.createElement('consul-board');
        document.body.append(board);
        const early = board.api(1);
        const first = await early.play('e4');
        // Taken out and put back it begins anew, and hears again.
        board.remove();
        document.body.append(board);
        const moves = await early.moves();
        const start = variant => early.load({ variant });
        const [congo, chess] = await Promise.all([start('congo'), start('chess400')]);
        const [bad, good] = await Promise.allSettled([early.load({ fen: 'x' }), start('congo')]);
        const left_out = await early.load({ fen: undefined, start: null });
        const wrong = await early.load({ fen: () => 1 }).then(() => '', error => error.message);
        board.setAttribute('timeout', '3000000');
        window.results = [first.includes(' b '), moves, congo.startsWith('gmelecz'),
            chess.startsWith('rnbqkbnr'), bad.status, good.status, good.value.startsWith('gmelecz'),
            left_out.includes(' w '), wrong.includes('fen')];
    })().catch(error => { window.results = error.message; })");
    page.wait_for("return !!window.results");
    assert_eq!(
        page.js("return results"),
        json!([
            true,
            [],
            true,
            true,
            "rejected",
            "fulfilled",
            true,
            true,
            true
        ])
    );
}

pub fn twenty_boards_on_one_page(page: &mut Page) {
    const COUNT: usize = 20;
    let boards: String = (0..COUNT)
        .map(|i| format!("<consul-board id=b{i} size=200></consul-board>"))
        .collect();
    let hosts = Hosts::new(page, true, SCRIPT, "");
    page.wait_for("return !!customElements.get('consul-board')");
    let before = page.browser().memory();
    let show = "window.begun = performance.now();
         window.times = [];
         document.addEventListener('ready', () => { times.push(performance.now() - begun); }, true);
         document.body.innerHTML = arguments[0];
         document.querySelectorAll('consul-board').forEach(board => board.show())";
    page.js_with(show, vec![json!(boards)]);
    page.wait_for(&format!(
        "return document.querySelectorAll('consul-board[data-state=ready]').length === {COUNT}"
    ));
    let time = page.js("return [Math.round(Math.min(...times)), Math.round(Math.max(...times))]");
    let after = page.browser().memory();
    // Each frame is a document of its own, which is asked for again; the program in it comes once for all.
    let asked = hosts.boards.asked();
    let count = |ending: &str| {
        let names = asked.iter().map(|target| target.split('?').next());
        names
            .flatten()
            .filter(|name| name.ends_with(ending))
            .count()
    };
    assert_eq!(count("/embed.html"), COUNT);
    assert_eq!(count(".wasm"), 1, "{asked:#?}");
    let hashed = asked.iter().filter(|target| is_hashed(target));
    let mut hashed: Vec<&String> = hashed.collect();
    hashed.sort();
    let all = hashed.len();
    assert!(all > 3, "{asked:#?}");
    hashed.dedup();
    assert_eq!(hashed.len(), all, "{asked:#?}");
    let megabytes = |bytes: Option<u64>| bytes.map(|bytes| bytes / 1_000_000);
    println!(
        "{}: first and last of {COUNT} boards after {time} ms; the browser's memory {:?} -> {:?} MB",
        page.kind(),
        megabytes(before),
        megabytes(after)
    );
    // A board that had a browser's worth of program for itself would be seen here.
    if let (Some(before), Some(after)) = (before, after) {
        let each = after.saturating_sub(before) / COUNT as u64;
        assert!(each < 15_000_000, "{each} bytes for each board");
    }
}

/// Whether a name tells its content, by sixteen hexadecimal digits.
fn is_hashed(name: &str) -> bool {
    name.split(['-', '.', '_'])
        .any(|part| part.len() == 16 && part.bytes().all(|b| b.is_ascii_hexdigit()))
}
