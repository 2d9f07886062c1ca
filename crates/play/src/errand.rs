//! What the page and its desk ask of each other. They are two programs: the page holds the game, the desk
//! is fetched when something is wanted that the first board can do without, and only texts go between them.

use consulboard_rules::{Color, Variant};

use crate::Letters;
use crate::draw::procedure;

/// What the page asks of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Show the draw of a game; where it is shown already, in its edition.
    ShowDraw(Variant),
    /// Draw for a variant from now on.
    BeginDraw(Variant),
    /// Show all arrays of a game, or those that are looked for.
    ShowArrays {
        /// The game.
        variant: Variant,
        /// What is looked for; it need not be a text that says something.
        find: String,
    },
    /// Show one's own games.
    ShowLibrary {
        /// The id of the one on the board, if it has one.
        here: Option<String>,
        /// The letters of the pieces that the player reads.
        letters: Letters,
    },
    /// Edit a position: the one that a FEN describes, else the one that is being edited, in this game.
    Edit {
        /// The game.
        variant: Variant,
        /// The position; it need not be a FEN.
        fen: Option<String>,
    },
    /// Prepare the text that puts a board into a page.
    Embed {
        /// The position that is shown, in plies from the start.
        ply: usize,
        /// The side at the bottom.
        bottom: Color,
        /// The line that is shown, as [`Session::line_text`](crate::Session::line_text) has it.
        game: String,
    },
    /// Prepare the dialog in which games are written down and read as PGN.
    Games {
        /// The letters of the pieces that the player reads.
        letters: Letters,
        /// The game on the board, as [`record::write`](crate::record::write) has it.
        game: String,
    },
    /// Prepare the dialog that prints a scoresheet.
    Print {
        /// The letters of the pieces that the player reads.
        letters: Letters,
        /// The side at the bottom.
        bottom: Color,
        /// The position that is shown, as [`Session::position_text`](crate::Session::position_text) has it.
        position: String,
        /// The move of the game that led to it, with its number.
        after: Option<String>,
        /// The game on the board, as [`Session::saved`](crate::Session::saved) has it.
        game: String,
    },
    /// Offer a game as a file, named as [`record::write`](crate::record::write) has it.
    Download(String),
    /// Read games from a text that was dropped onto the page; the game on the board says which game is
    /// meant where the text does not.
    Read {
        /// The letters of the pieces that the player reads.
        letters: Letters,
        /// What the text names no variant for.
        usual: Variant,
        /// The text.
        text: String,
    },
}

/// What the desk asks of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Begin a game, named as [`record::write`](crate::record::write) has it.
    Begin(String),
    /// Put a game onto the board, named in the same way.
    Load(String),
    /// Put a game of the library onto the board.
    OpenKept {
        /// What it is called there.
        id: String,
        /// The game, named in the same way.
        text: String,
    },
    /// Note who played, where or when: the name of a PGN tag and its value.
    Tag(String, String),
    /// Open the dialog with this id, which is ready.
    Open(String),
}

/// How the desk fares, told to the page by the desk or by its loader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It can be asked for something.
    Ready,
    /// It did not arrive.
    Failed,
}

impl News {
    /// The news as one line; www/boot.js knows the second.
    pub const fn text(self) -> &'static str {
        match self {
            News::Ready => "desk ready",
            News::Failed => "desk failed",
        }
    }

    /// Reads what [`News::text`] wrote; `None` where it is something else.
    pub fn read(text: &str) -> Option<News> {
        [News::Ready, News::Failed]
            .into_iter()
            .find(|news| news.text() == text)
    }
}

impl Errand {
    /// The errand as one line.
    pub fn text(&self) -> String {
        match self {
            Errand::ShowDraw(variant) => format!("show {variant}"),
            Errand::BeginDraw(variant) => format!("begin {variant}"),
            Errand::ShowArrays { variant, find } => format!("arrays {variant} {find}"),
            Errand::ShowLibrary { here, letters } => {
                format!(
                    "library {} {}",
                    letters.word(),
                    here.as_deref().unwrap_or("-")
                )
            }
            Errand::Edit { variant, fen } => match fen {
                Some(fen) => format!("edit {variant} {fen}"),
                None => format!("edit {variant}"),
            },
            Errand::Embed { ply, bottom, game } => format!("embed {ply} {bottom} {game}"),
            Errand::Print {
                letters,
                bottom,
                position,
                after,
                game,
            } => {
                let after = after.as_deref().unwrap_or("-").replace(' ', "_");
                let letters = letters.word();
                format!("print {letters} {bottom} {position} {after} {game}")
            }
            Errand::Games { letters, game } => format!("games {} {game}", letters.word()),
            Errand::Download(game) => format!("download {game}"),
            Errand::Read {
                letters,
                usual,
                text,
            } => format!("read {} {usual} {text}", letters.word()),
        }
    }

    /// Reads what [`Errand::text`] wrote; `None` where it is something else.
    pub fn read(text: &str) -> Option<Errand> {
        let (what, rest) = text.split_once(' ')?;
        let drawable = |word: &str| {
            let variant = word.parse().ok()?;
            procedure(variant).map(|_| variant)
        };
        match what {
            "show" => drawable(rest).map(Errand::ShowDraw),
            "begin" => drawable(rest).map(Errand::BeginDraw),
            "arrays" => {
                let (variant, find) = rest.split_once(' ')?;
                Some(Errand::ShowArrays {
                    variant: drawable(variant)?,
                    find: find.to_owned(),
                })
            }
            "library" => {
                let (letters, here) = rest.split_once(' ')?;
                Some(Errand::ShowLibrary {
                    here: Some(here).filter(|here| *here != "-").map(str::to_owned),
                    letters: Letters::of_word(letters)?,
                })
            }
            "edit" => {
                let (variant, fen) = match rest.split_once(' ') {
                    Some((variant, fen)) => (variant, Some(fen.to_owned())),
                    None => (rest, None),
                };
                let variant = variant.parse().ok()?;
                Some(Errand::Edit { variant, fen })
            }
            "embed" => {
                let mut parts = rest.splitn(3, ' ');
                let ply = parts.next()?.parse().ok()?;
                let bottom = side(parts.next()?)?;
                let game = parts.next()?.to_owned();
                Some(Errand::Embed { ply, bottom, game })
            }
            "print" => {
                let mut parts = rest.splitn(5, ' ');
                let spaced = |text: &str| text.replace('_', " ");
                Some(Errand::Print {
                    letters: Letters::of_word(parts.next()?)?,
                    bottom: side(parts.next()?)?,
                    position: parts.next()?.to_owned(),
                    after: Some(parts.next()?).filter(|it| *it != "-").map(spaced),
                    game: parts.next()?.to_owned(),
                })
            }
            "games" => {
                let (letters, game) = rest.split_once(' ')?;
                Some(Errand::Games {
                    letters: Letters::of_word(letters)?,
                    game: game.to_owned(),
                })
            }
            "download" => Some(Errand::Download(rest.to_owned())),
            "read" => {
                let mut parts = rest.splitn(3, ' ');
                Some(Errand::Read {
                    letters: Letters::of_word(parts.next()?)?,
                    usual: parts.next()?.parse().ok()?,
                    text: parts.next()?.to_owned(),
                })
            }
            _ => None,
        }
    }
}

/// A side as errands name it.
fn side(word: &str) -> Option<Color> {
    let mut all = Color::ALL.into_iter();
    all.find(|color| color.to_string() == word)
}

impl Reply {
    /// The reply as one line.
    pub fn text(&self) -> String {
        match self {
            Reply::Begin(game) => format!("begin {game}"),
            Reply::Load(game) => format!("load {game}"),
            Reply::OpenKept { id, text } => format!("kept {id} {text}"),
            Reply::Tag(name, value) => format!("tag {name} {value}"),
            Reply::Open(dialog) => format!("open {dialog}"),
        }
    }

    /// Reads what [`Reply::text`] wrote; `None` where it is something else.
    pub fn read(text: &str) -> Option<Reply> {
        let (what, rest) = text.split_once(' ')?;
        match what {
            "begin" => Some(Reply::Begin(rest.to_owned())),
            "load" => Some(Reply::Load(rest.to_owned())),
            "kept" => {
                let (id, text) = rest.split_once(' ')?;
                Some(Reply::OpenKept {
                    id: id.to_owned(),
                    text: text.to_owned(),
                })
            }
            "tag" => {
                let (name, value) = rest.split_once(' ')?;
                Some(Reply::Tag(name.to_owned(), value.to_owned()))
            }
            "open" => Some(Reply::Open(rest.to_owned())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let game = "game=consulchess&fen=8/8_w_-_-".to_owned();
        let embed = |bottom| Errand::Embed {
            ply: 12,
            bottom,
            game: game.clone(),
        };
        let mut errands = vec![embed(Color::White), embed(Color::Black)];
        let drawn = Variant::ALL.into_iter();
        for variant in drawn.filter(|variant| procedure(*variant).is_some()) {
            errands.extend([Errand::BeginDraw(variant), Errand::ShowDraw(variant)]);
            let finds = ["", "Ke C<K<C", "\u{fffd}% "].into_iter();
            errands.extend(finds.map(|find| Errand::ShowArrays {
                variant,
                find: find.to_owned(),
            }));
        }
        for letters in Letters::ALL {
            errands.push(Errand::Games {
                letters,
                game: game.clone(),
            });
            for after in [None, Some("12... Nf6".to_owned())] {
                errands.push(Errand::Print {
                    letters,
                    bottom: Color::Black,
                    position: format!("{game}&notes=0mGd4"),
                    after,
                    game: game.clone(),
                });
            }
            errands.push(Errand::Read {
                letters,
                usual: Variant::Congo,
                text: "[Event \"?\"]\n\n1. e4 *\n".to_owned(),
            });
        }
        errands.push(Errand::Download(game.clone()));
        for here in [None, Some("1796040000123-0000beef".to_owned())] {
            let letters = Letters::German;
            errands.push(Errand::ShowLibrary { here, letters });
        }
        for fen in [None, Some("7/7 w - - 0 1".to_owned())] {
            let variant = Variant::Congo;
            errands.push(Errand::Edit { variant, fen });
        }
        assert!(errands.len() > 10);
        for errand in errands {
            assert_eq!(Errand::read(&errand.text()), Some(errand));
        }
        for reply in [
            Reply::Begin(game.clone()),
            Reply::Load(game),
            Reply::Open("embed-dialog".to_owned()),
            Reply::OpenKept {
                id: "1796040000123-0000beef".to_owned(),
                text: "game=congo".to_owned(),
            },
            Reply::Tag("White".to_owned(), "Nagy Ö.".to_owned()),
            Reply::Tag("White".to_owned(), String::new()),
        ] {
            assert_eq!(Reply::read(&reply.text()), Some(reply));
        }
    }

    #[test]
    fn the_loader_knows_the_words() {
        let loader = include_str!("../../../www/boot.js");
        assert!(loader.contains(News::Failed.text()));
        for news in [News::Ready, News::Failed] {
            assert_eq!(News::read(news.text()), Some(news));
            assert_eq!(Reply::read(news.text()), None);
        }
        assert_eq!(News::read("desk"), None);
    }

    #[test]
    fn anything_else_is_nothing() {
        for text in [
            "",
            "show",
            "show draughts",
            "begin congo",
            "arrays",
            "arrays congo",
            "edit draughts",
            "embed 1 red game=congo",
            "embed x white game=congo",
            "embed 1 white",
            "games runes game=congo",
            "read english draughts 1. e4",
            "print english red - - game=congo",
            "print english white -",
            "sing dice",
        ] {
            assert_eq!(Errand::read(text), None, "{text}");
        }
        for text in ["", "begin", "sing a"] {
            assert_eq!(Reply::read(text), None, "{text}");
        }
    }
}
