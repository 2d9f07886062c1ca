//! Tests of the wiki kit in a MediaWiki, which `cargo xtask test --only wiki` installs and serves.
//!
//! The wiki sends a content security policy; the harness fails a test for what it refuses.

mod articles;
mod kit;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        articles::boards_appear_in_every_article,
        articles::a_consul_move_and_a_castling_are_played,
        articles::a_line_of_the_list_is_shown_on_the_board,
        kit::an_article_has_boards_and_each_only_once,
        kit::a_preview_has_boards,
        kit::without_javascript_there_is_a_diagram_and_a_link,
        kit::hostile_values_do_nothing,
    ])
}
