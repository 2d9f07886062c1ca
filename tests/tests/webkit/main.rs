//! A first look in WebKitGTK, the engine of Safari, which `cargo xtask test --only webkit` gets.
//!
//! Its driver does not tell what stands on the console; what goes wrong there is seen by what the page
//! does not do.

// What the tests of the other browsers need too.
#[allow(dead_code)]
#[path = "../browser/board.rs"]
mod board;
mod smoke;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        smoke::a_game_is_played_and_kept => only_webkit,
        smoke::a_castling_is_entered_by_its_clicks => only_webkit,
        smoke::a_position_is_drawn_and_played => only_webkit,
        smoke::a_board_in_a_page_of_somebody_else => only_webkit,
    ])
}
