//! Tests of the built page in Chromium and Firefox; see the crate's documentation for how they work.

mod arrays;
mod board;
mod castling;
mod clocks;
mod configuration;
mod crash;
mod desk;
mod dice;
mod draws;
mod editor;
mod element;
mod embed;
mod embedding;
mod folder;
mod games;
mod hosts;
mod instruments;
mod keyboard;
mod load;
mod offline;
mod pgn;
mod play;
mod rules;
mod saving;
mod screens;
mod settings;
mod variations;

use std::process::ExitCode;

use consulboard_browser_tests::browser_tests;

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        arrays::it_is_scrolled_from_the_first_to_the_last,
        arrays::scrolling_is_smooth_and_filters_are_fast,
        arrays::what_is_looked_for_is_found_by_text_and_by_clicks,
        arrays::one_is_chosen_by_keys_and_played,
        arrays::chance_chooses_among_those_found,
        arrays::every_game_has_its_gallery,
        arrays::it_fits_every_screen,
        castling::a_castling_of_the_list_is_shown_and_played,
        castling::a_second_click_on_the_rook_chooses_the_rook,
        castling::a_target_far_away_needs_no_rook_clicked,
        castling::castling_by_drags,
        castling::castling_by_finger => only_chromium,
        castling::castling_into_the_corner_by_the_button,
        castling::castling_is_given_up_step_by_step,
        castling::each_edition_castles_by_clicks,
        castling::the_rook_captures_where_it_may,
        configuration::a_game_is_arranged_and_played_to_mate,
        crash::a_panic_shows_the_position_and_the_game_survives,
        crash::the_product_has_no_hook,
        dice::a_die_is_seen_rolling_and_the_piece_flies,
        dice::all_dice_are_rolled_and_the_position_is_played,
        dice::without_motion_everything_is_there_at_once,
        dice::own_dice_are_entered_by_tapping,
        dice::own_dice_are_entered_and_played_by_keyboard_alone,
        dice::the_focus_follows_the_draw,
        dice::a_position_is_chosen_by_number_and_opened_by_its_link,
        dice::the_sides_are_drawn_separately,
        dice::a_game_in_the_other_edition_keeps_what_is_drawn,
        draws::a_capablanca_array_is_rolled_and_played,
        draws::an_array_that_is_not_played_is_seen_and_drawn_again,
        draws::own_dice_to_an_array_that_is_not_played,
        draws::a_capablanca_number_is_refused_with_the_reason,
        draws::chess400_is_rolled_for_both_sides_and_played,
        draws::a_second_draw_begins_anew,
        draws::chess400_is_chosen_by_numbers,
        draws::a_die_of_twenty_is_tapped_and_typed,
        dice::it_fits_every_screen,
        dice::fingers_have_room => only_chromium,
        editor::a_position_is_put_up_by_mouse_and_played,
        editor::a_position_is_put_up_by_finger => only_chromium,
        editor::a_position_is_put_up_by_keys,
        editor::a_bad_position_says_why,
        editor::a_position_is_put_into_a_page,
        editor::the_editor_fits_every_screen,
        embed::a_castling_and_a_consul_move_are_played_in_a_frame,
        embed::a_game_is_played_in_a_frame_by_keys,
        embed::a_diagram_is_a_picture_with_a_description,
        embed::pieces_of_both_sides_show_their_moves,
        embed::castlings_are_stepped_through,
        embed::a_game_is_replayed,
        embed::an_array_is_drawn_and_played_in_a_frame,
        embed::a_bad_parameter_is_named,
        embed::every_view_fits_narrow_frames,
        embed::the_page_around_is_told_and_asks,
        element::a_board_comes_from_another_origin,
        element::strangers_are_not_heard,
        element::a_board_far_away_waits,
        element::what_stands_inside_is_shown_when_no_board_comes,
        element::attributes_and_methods_reach_the_frame,
        element::a_second_script_does_no_harm,
        element::a_move_is_played_inside,
        element::what_is_asked_before_a_board_is_ready_is_answered,
        element::twenty_boards_on_one_page,
        games::the_gallery_by_keyboard,
        games::the_gallery_by_finger => only_chromium,
        games::a_number_that_is_not_played_is_refused_with_its_reason,
        games::a_game_of_congo,
        games::a_chain_by_keys,
        games::a_game_of_chess400,
        games::a_game_of_capablanca_random_chess,
        games::letters_are_those_of_the_language_chosen,
        games::a_piece_is_dragged_beyond_the_edge,
        embedding::a_board_is_put_into_a_page,
        embedding::pictures_are_saved,
        instruments::errors_on_the_console_are_seen,
        instruments::the_view_is_the_one_asked_for,
        instruments::a_touch_screen_has_coarse_pointers => only_chromium,
        keyboard::a_game_to_mate_by_arrows,
        keyboard::a_game_to_mate_by_the_move_field,
        keyboard::a_promotion_by_keys,
        keyboard::castling_by_arrows_and_by_the_field,
        keyboard::dialogs_take_the_focus_and_give_it_back,
        keyboard::a_game_begun_by_keys_goes_on_at_the_board,
        keyboard::relocations_by_keys,
        keyboard::single_letters_are_shortcuts_unless_switched_off,
        keyboard::the_move_field_says_what_it_does_not_take,
        desk::it_is_fetched_when_it_is_wanted,
        desk::one_that_does_not_arrive_can_be_asked_for_again,
        load::starts_at_the_root,
        load::loads_nothing_that_is_not_weighed,
        load::starts_under_a_sub_path,
        load::says_so_when_the_program_does_not_arrive,
        play::a_draw_is_agreed,
        play::a_drag_ends_when_a_dialog_opens,
        play::a_drag_can_be_given_up,
        play::a_finger_on_the_board_does_not_scroll_the_page => only_chromium,
        play::a_game_is_resigned,
        play::a_game_to_mate_by_finger => only_chromium,
        play::a_game_to_mate_by_mouse,
        play::a_new_game_is_begun,
        play::a_pawn_becomes_a_consul,
        play::a_promotion_by_finger => only_chromium,
        play::a_promotion_is_given_up,
        play::a_threefold_repetition_is_claimed,
        play::earlier_positions_are_looked_at,
        play::fifty_moves_are_claimed,
        play::moves_are_taken_back_and_played_again,
        play::pieces_are_chosen_and_let_go,
        play::the_board_is_turned,
        play::the_board_turns_after_each_move,
        play::two_players_sit_face_to_face,
        rules::every_chapter_is_fetched_and_its_boards_live,
        rules::the_rules_begin_with_the_game_on_the_board,
        rules::rules_that_do_not_arrive_can_be_asked_for_again,
        saving::no_game_is_lost_between_links_and_earlier_games,
        saving::a_full_disk_keeps_the_earlier_game_while_the_page_is_open,
        saving::a_new_game_leads_to_the_board_from_everywhere,
        saving::a_damaged_link_is_explained,
        saving::a_damaged_saved_game_is_explained_and_kept,
        saving::a_full_disk_does_not_stop_the_game,
        saving::a_link_leaves_the_saved_game_alone_until_it_is_played_on,
        saving::a_link_opens_the_same_game_elsewhere,
        saving::a_position_is_set_up_and_a_damaged_one_explained,
        saving::a_reload_brings_the_game_back,
        saving::a_reload_in_the_middle_of_a_castling_drops_the_selection,
        saving::without_storage_everything_works_but_is_not_kept,
        clocks::a_game_is_lost_on_time,
        clocks::a_clock_is_paused_corrected_and_kept,
        clocks::what_is_no_control_is_said_and_begins_nothing,
        clocks::clocks_fit_every_screen,
        offline::it_works_without_a_connection,
        offline::a_new_version_waits_until_it_is_wanted,
        offline::it_can_be_installed,
        pgn::a_game_is_written_and_read_again,
        pgn::a_fault_is_told_with_its_place_and_the_part_before_it,
        pgn::one_of_many_games_is_found,
        pgn::a_file_is_dropped,
        pgn::the_dialog_fits_every_screen,
        settings::the_page_speaks_the_language_chosen,
        settings::the_language_of_an_address_gives_way_to_the_choice,
        settings::colours_and_coordinates_are_kept,
        settings::coordinates_stand_beside_the_board,
        settings::moves_are_heard_unless_that_is_switched_off,
        settings::every_language_fits_every_screen,
        screens::a_frame_of_a_drag_costs_little,
        screens::dialogs_stay_open_under_a_hand_that_marks_text,
        screens::long_texts_break_no_line,
        screens::dialogs_stay_inside,
        screens::every_view_is_as_wide_as_the_screen,
        screens::what_a_move_leaves_hides_no_letter,
        screens::the_board_follows_when_the_window_changes,
        screens::the_board_is_sharp_in_every_size,
        screens::the_promotion_picker_stays_inside,
        variations::comments_and_nested_variations_are_read,
        variations::variations_go_into_a_pgn_and_come_out_of_it,
        variations::what_is_taken_back_stays_in_the_list,
    ])
}
