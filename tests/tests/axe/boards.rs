//! Boards for other people's pages: what is in their frame.

use consulboard_browser_tests::Page;

use crate::look;

pub fn every_view(page: &mut Page) {
    for query in [
        "view=play&moves=e2e4_e7e5",
        "view=diagram&marks=e4_f8&arrows=e2e4",
        "view=piece&square=b1",
        "view=castlings&fen=r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R_w_KQkq_-_0_1",
        "view=dice",
        "view=replay&moves=e2e4_e7e5",
    ] {
        page.open(&format!("embed.html?{query}"));
        look(page, query);
    }
}

pub fn what_cannot_be_read(page: &mut Page) {
    page.open("embed.html?view=gallery&fen=x");
    assert_eq!(page.count("#embed [role=alert]"), 1);
    look(page, "faults");
}
