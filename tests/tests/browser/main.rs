//! Tests of the built page in Chromium and Firefox; see the crate's documentation for how they work.

mod instruments;
mod load;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        instruments::errors_on_the_console_are_seen,
        instruments::the_view_is_the_one_asked_for,
        instruments::a_touch_screen_has_coarse_pointers => only_chromium,
        load::starts_at_the_root,
        load::loads_nothing_that_is_not_weighed,
        load::starts_under_a_sub_path,
        load::says_so_when_the_program_does_not_arrive,
    ])
}
