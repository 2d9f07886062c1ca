//! Tests of the page behind nginx, which `cargo xtask test --only nginx` configures as the guide says.

mod pages;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        pages::a_move_is_played_under_a_sub_path,
        pages::a_page_of_somebody_else_shows_a_board,
        pages::the_program_stays_out_of_the_frames_of_others,
    ])
}
