//! `diagram --variant SLUG [--fen FEN | --start N] [--moves TEXT] [-o FILE]`: draws a position as the
//! SVG file that the page offers for download.
//!
//! Whatever cannot be read goes to standard error, and the exit status is 2.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use consulboard_play::diagram::{Colors, Coordinates, Diagram};
use consulboard_play::tree::{Marks, Tree};
use consulboard_play::{Input, Language, Session, Setting, Texts, describe};
use consulboard_rules::{Color, Game, Start};

mod flags {
    use std::path::PathBuf;

    use consulboard_rules::Variant;

    xflags::xflags! {
        /// Draw a position as an SVG file.
        cmd diagram {
            /// Which game: its slug, for example consulchess or congo (default: consulchess).
            optional --variant slug: Variant
            /// Which position: a FEN.
            optional --fen fen: String
            /// Which position: the start with this number, or two with a point between them.
            optional --start number: String
            /// Moves from there on, separated by spaces, in SAN or machine form.
            optional --moves moves: String
            /// Draw it as Black sees it.
            optional --black
            /// Squares with a circle, for example d4_Ge5 (G, R, Y, B: the colour).
            optional --marks squares: String
            /// Arrows, for example e2e4_Gg1f3.
            optional --arrows arrows: String
            /// Leave the names of files and ranks out.
            optional --no-coordinates
            /// The name of the picture (default: that of the game).
            optional --title title: String
            /// Where the picture goes (default: standard output).
            optional -o, --output file: PathBuf
        }
    }
}

fn main() -> ExitCode {
    // Wrong flags end here, with the same status.
    let flags = flags::Diagram::from_env_or_exit();
    match run(&flags) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(flags: &flags::Diagram) -> Result<()> {
    let svg = draw(flags)?;
    match &flags.output {
        Some(file) => {
            std::fs::write(file, svg).with_context(|| format!("cannot write to {}", file.display()))
        }
        None => Ok(std::io::stdout().write_all(svg.as_bytes())?),
    }
}

fn draw(flags: &flags::Diagram) -> Result<String> {
    let variant = flags
        .variant
        .unwrap_or(consulboard_rules::Variant::Consulchess);
    let start = match (&flags.fen, &flags.start) {
        (Some(_), Some(_)) => bail!("found both --fen and --start, expected one"),
        (Some(fen), None) => Start::Fen(fen.clone()),
        (None, Some(number)) => read_start(variant, number)?,
        (None, None) => Start::usual(variant),
    };
    let mut game = Game::from_start(variant, start)?;
    for (index, text) in flags
        .moves
        .iter()
        .flat_map(|moves| moves.split_whitespace())
        .enumerate()
    {
        let choice = game
            .find(text)
            .with_context(|| format!("move {}", index + 1))?;
        game.play(choice)?;
    }
    let texts = Texts::new(Language::English);
    let geometry = variant.rules().geometry;
    let list = |list: &Option<String>| list.clone().unwrap_or_default();
    let marks = Marks::read(&list(&flags.marks), &list(&flags.arrows), geometry)
        .context("marks or arrows")?;
    let title = match &flags.title {
        Some(title) => title.clone(),
        None => texts.say(&describe::title(variant)),
    };
    let description = describe::position(game.now(), &texts);
    let mut tree = Tree::of_game(&game);
    tree.remarks_mut(tree.tip()).marks = marks;
    let mut session = Session::of_tree(tree);
    session.update(Input::Set(Setting::Motion(false)), 0.0);
    if flags.black {
        session.update(Input::Flip, 0.0);
    }
    debug_assert_eq!(
        session.scene(0.0).frame.bottom,
        if flags.black {
            Color::Black
        } else {
            Color::White
        }
    );
    Ok(Diagram {
        scene: &session.scene(0.0),
        coordinates: if flags.no_coordinates {
            Coordinates::Hidden
        } else {
            Coordinates::Inside
        },
        colors: &Colors::LIGHT,
        title: &title,
        description: &description,
    }
    .svg())
}

fn read_start(variant: consulboard_rules::Variant, text: &str) -> Result<Start> {
    let number = |part: &str| {
        let expected = "expected a number or two with a point between them";
        part.parse::<u32>()
            .with_context(|| format!("start: found `{text}`, {expected}"))
    };
    Ok(match text.split_once('.') {
        None => Start::numbered(variant, number(text)?)?,
        Some((white, black)) => Start::Numbers {
            white: number(white)?,
            black: number(black)?,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(arguments: &[&str]) -> Result<String> {
        let arguments = arguments.iter().map(Into::into).collect();
        draw(&flags::Diagram::from_vec(arguments).unwrap())
    }

    #[test]
    fn a_position_is_drawn_with_its_words() {
        let svg = drawn(&["--variant", "congo", "--moves", "b2b3"]).unwrap();
        assert!(svg.contains("<title>Congo</title>"));
        assert!(svg.contains("pawn b3") && svg.contains("Black to move."));
        let turned = drawn(&["--variant", "congo", "--moves", "b2b3", "--black"]).unwrap();
        assert_ne!(svg, turned);
        let bare = drawn(&["--no-coordinates"]).unwrap();
        assert!(!bare.contains("<text"));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let error = |arguments: &[&str]| format!("{:#}", drawn(arguments).unwrap_err());
        assert_eq!(
            error(&["--moves", "e4 e4"]),
            "move 2: move: found `e4`, expected a legal move"
        );
        assert_eq!(
            error(&["--marks", "z9"]),
            "marks or arrows: found `z9`, expected a square of this board such as d4"
        );
        assert!(error(&["--variant", "consulchess-42k", "--start", "x"]).contains("found `x`"));
        assert!(error(&["--fen", "x"]).contains("rows"));
    }
}
