//! What `<consul-board>` makes of what is asked of it, with real boards in a page of another origin.

use consulboard_browser_tests::Page;
use serde_json::json;

use crate::embed::DICE_ARE_STYLED;
use crate::hosts::*;

pub fn dice_have_their_style_sheet(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        true,
        SCRIPT,
        "<consul-board id=b view=dice></consul-board><consul-board id=c></consul-board>",
    );
    wait_for_state(page, "b", "ready");
    wait_for_state(page, "c", "ready");
    // A board that becomes one of dice fetches what it needs then.
    page.js("heard.length = 0; document.getElementById('c').setAttribute('view', 'dice')");
    page.wait_for("return heard.some(([, type]) => type === 'ready')");
    for id in ["b", "c"] {
        page.enter(&format!("#{id}"));
        page.wait_for("return !!document.querySelector('.draw-die .draw-face')");
        assert_eq!(page.js(DICE_ARE_STYLED), true, "{id}");
        page.leave();
    }
}

pub fn a_refused_load_leaves_the_board_as_it_is(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        true,
        SCRIPT,
        "<div style='height: 9000px'></div><consul-board id=b moves=d2d4></consul-board>\
         <consul-board id=far><p>fallback</p></consul-board>",
    );
    page.js("window.results = null; (async () => {
        await customElements.whenDefined('consul-board');
        const [b, far] = ['b', 'far'].map(id => document.getElementById(id));
        const refused = promise => promise.then(() => 'taken', error => error.message.split(':')[1].trim());
        // Not shown yet, and two at a time: neither is kept.
        const early = await Promise.all([{ fen: 'x' }, { start: 'y' }].map(bad => refused(far.api(1).load(bad))));
        const api = b.api(1);
        await api.play('e5');
        const fen = await api.fen();
        // A change of the look that comes in between is made, without what was refused.
        const late = refused(api.load({ fen: 'x' }));
        b.setAttribute('theme', 'dark');
        far.setAttribute('theme', 'dark');
        window.results = [early, await late, await api.moves(), await api.fen() === fen,
            await far.api(1).moves(), b.dataset.state, far.dataset.state,
            heard.filter(([, type]) => type === 'error').length];
    })().catch(error => { window.results = error.message; })");
    page.wait_for("return !!window.results");
    assert_eq!(
        page.js("return results"),
        json!([
            ["fen", "start"],
            "fen",
            ["d4", "e5"],
            true,
            [],
            "ready",
            "ready",
            0
        ])
    );
    // What is loaded later in the same way is taken.
    page.js(
        "window.loaded = ''; document.getElementById('far').api(1).load({ variant: 'congo' })
        .then(fen => { window.loaded = fen; })",
    );
    page.wait_for("return window.loaded.startsWith('gmelecz')");
}

pub fn scripts_write_moves_in_the_letters_of_the_rules(page: &mut Page) {
    // A reader of Hungarian sees the bishop as F, and B is the rook.
    let _hosts = Hosts::new(
        page,
        true,
        SCRIPT,
        "<consul-board id=b lang=hu fen='5k4/10/10/10/10/2B7/10/R4K4 w - - 0 1'></consul-board>",
    );
    wait_for_state(page, "b", "ready");
    page.js("window.moves = null;
         const api = document.getElementById('b').api(1);
         api.play('Ba5').then(() => api.moves()).then(moves => { window.moves = moves; })");
    page.wait_for("return !!window.moves");
    assert_eq!(page.js("return moves"), json!(["Ba5"]));
    page.wait_for(
        "return heard.some(([, type, detail]) => type === 'move' && detail.san === 'Ba5')",
    );
}

pub fn a_frame_is_named_by_what_names_its_board(page: &mut Page) {
    let _hosts = Hosts::new(
        page,
        false,
        SCRIPT,
        "<figure><consul-board id=figure></consul-board>\
         <figcaption> A consul\n on <b>d4</b> </figcaption></figure>\
         <figure><consul-board id=titled title='A title'></consul-board><figcaption>x</figcaption></figure>\
         <consul-board id=labelled title='A title' aria-label='A label'></consul-board>\
         <consul-board id=alone variant=congo></consul-board>",
    );
    for (id, title) in [
        ("figure", "A consul on d4"),
        ("titled", "A title"),
        ("labelled", "A label"),
        ("alone", "Congo"),
    ] {
        wait_for_state(page, id, "ready");
        assert_eq!(page.js(&format!("return frameOf('{id}').title")), title);
    }
}
