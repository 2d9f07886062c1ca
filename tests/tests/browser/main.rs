//! Tests of the built page in Chromium and Firefox; see the crate's documentation for how they work.

mod dice;
mod instruments;
mod load;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        dice::a_die_is_seen_rolling_and_the_piece_flies,
        dice::all_dice_are_rolled_and_the_position_is_played,
        dice::without_motion_everything_is_there_at_once,
        dice::own_dice_are_entered_by_tapping,
        dice::own_dice_are_entered_and_played_by_keyboard_alone,
        dice::the_focus_follows_the_draw,
        dice::a_position_is_chosen_by_number_and_opened_by_its_link,
        dice::the_sides_are_drawn_separately,
        dice::a_game_in_the_other_edition_keeps_what_is_drawn,
        dice::it_fits_every_screen,
        dice::fingers_have_room => only_chromium,
        instruments::errors_on_the_console_are_seen,
        instruments::the_view_is_the_one_asked_for,
        instruments::a_touch_screen_has_coarse_pointers => only_chromium,
        load::starts_at_the_root,
        load::loads_nothing_that_is_not_weighed,
        load::starts_under_a_sub_path,
        load::says_so_when_the_program_does_not_arrive,
    ])
}
