//! Tests of the wiki kit in a MediaWiki, which `cargo xtask test --only wiki` installs and serves.
//!
//! The wiki sends a content security policy; the harness fails a test for what it refuses.

mod accessible;
mod articles;
mod fallback;
mod kit;
mod values;
mod wiki;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        articles::boards_appear_in_every_article,
        articles::a_consul_move_and_a_castling_are_played,
        articles::a_consul_move_and_a_castling_are_played_by_finger => only_chromium,
        articles::a_line_of_the_list_is_shown_on_the_board,
        articles::a_line_leaves_its_board_as_it_is_but_for_what_it_says,
        articles::a_board_without_room_for_lines_does_not_stay,
        articles::the_board_stays_in_sight_beside_its_lines,
        articles::boards_do_not_disturb_each_other,
        articles::dice_are_rolled_inside_an_article,
        kit::a_board_comes_from_the_host_that_is_configured,
        kit::a_preview_has_boards,
        fallback::in_print_the_diagram_takes_the_place_of_the_board,
        fallback::what_the_template_left_is_shown_when_no_board_comes,
        accessible::boards_and_lists_in_an_article,
        accessible::fallbacks_and_messages,
        values::hostile_values_do_nothing,
        values::what_stands_in_nowiki_is_shown_as_it_is_meant,
        values::a_value_of_five_thousand_characters_gives_a_message,
        fallback::without_javascript_there_are_diagrams_and_links => without_javascript,
    ])
}
