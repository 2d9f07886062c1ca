//! What an author copies to put a board into a page of his own: the element, a frame, or a template of
//! the wiki.

use crate::Session;
use crate::diagram::text_diagram;
use crate::embed::Purpose;
use crate::record;
use crate::tree::Marks;
use consulboard_rules::{Color, Start};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

/// How the board is put into the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The element `<consul-board>` with its script.
    Element,
    /// A frame alone, where scripts are not allowed.
    Frame,
    /// The template of the wiki kit.
    Wiki,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 3] = [Form::Element, Form::Frame, Form::Wiki];

    /// Its name in forms of the page.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Element => "element",
            Form::Frame => "frame",
            Form::Wiki => "wiki",
        }
    }
}

/// What may stand in a query as it is: a FEN stays legible.
const QUERY: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'&')
    .add(b'+')
    .add(b'<')
    .add(b'>');

/// A board to be put into a page.
#[derive(Clone, Debug)]
pub struct Snippet<'a> {
    /// The address of the folder that the page of this program is in, with a slash at the end.
    pub base: &'a str,
    /// The game, at the position that is shown.
    pub session: &'a Session,
    /// Who sits at the lower edge.
    pub bottom: Color,
    /// What the board is there for.
    pub purpose: Purpose,
    /// The name of the game, for who cannot see the board.
    pub title: &'a str,
    /// What is shown where the board is not, a link.
    pub link_text: &'a str,
}

impl Snippet<'_> {
    /// The parameters, each with its value; none has a value that is the default anyway.
    pub fn parameters(&self) -> Vec<(&'static str, String)> {
        let (game, ply) = (self.session.game(), self.session.shown());
        let mut parameters = vec![("variant", game.variant().slug().to_owned())];
        if self.purpose != Purpose::Play {
            parameters.push(("view", self.purpose.name().to_owned()));
        }
        // A draw begins with nothing on the rank.
        if self.purpose == Purpose::Dice {
            return parameters;
        }
        let fen = |fen: &str| fen.replace(' ', "_");
        if shows_game(self.purpose) || ply == 0 {
            match game.start() {
                Start::Array => {}
                Start::Numbers { white, black } => {
                    let numbers = record::numbers_text(game.variant(), *white, *black);
                    parameters.push(("start", numbers));
                }
                Start::Fen(text) => parameters.push(("fen", fen(text))),
            }
        } else {
            parameters.push(("fen", fen(&game.view(ply).fen())));
        }
        if shows_game(self.purpose) && !game.is_empty() {
            let moves = game.plies().map(|ply| ply.machine.as_str());
            parameters.push(("moves", moves.collect::<Vec<_>>().join("_")));
        }
        if self.bottom == Color::Black {
            parameters.push(("orientation", "black".to_owned()));
        }
        let drawn = self.drawn();
        for (name, texts) in [
            ("marks", drawn.circle_texts()),
            ("arrows", drawn.arrow_texts()),
        ] {
            if !texts.is_empty() {
                parameters.push((name, texts.join("_")));
            }
        }
        parameters
    }

    /// What is drawn on the position to which the moves of the parameters lead.
    fn drawn(&self) -> &Marks {
        if shows_game(self.purpose) {
            let tree = self.session.tree();
            &tree.remarks(tree.tip()).marks
        } else {
            self.session.drawn()
        }
    }

    /// The address of the frame.
    pub fn frame_address(&self) -> String {
        let parameters = self.parameters().into_iter();
        let parts = parameters.map(|(name, value)| {
            let value = utf8_percent_encode(&value, QUERY);
            format!("{name}={value}")
        });
        let query = parts.collect::<Vec<_>>().join("&");
        format!("{}embed.html?{query}", self.base)
    }

    /// The text to copy.
    pub fn text(&self, form: Form) -> String {
        match form {
            Form::Element => self.element(),
            Form::Frame => self.frame(),
            Form::Wiki => self.template(),
        }
    }

    fn element(&self) -> String {
        let parameters = self.parameters().into_iter();
        let attributes: String = parameters
            .map(|(name, value)| format!(" {name}=\"{}\"", attribute(&value)))
            .collect();
        let base = attribute(self.base);
        // Where the element does not work, the link leads to the same game on the page.
        let link = format!("{}#{}", self.base, record::write(self.session.game()));
        let (link, text) = (attribute(&link), attribute(self.link_text));
        format!(
            "<script src=\"{base}consulboard.js\" async></script>\n\
             <consul-board{attributes}><a href=\"{link}\">{text}</a></consul-board>"
        )
    }

    fn frame(&self) -> String {
        let geometry = self.session.game().now().geometry();
        // As wide as a column of text, or as it may be with the list still below the board; and the room below the
        // board that a telephone needs, where more lines break.
        let (width, lines) = match self.purpose {
            Purpose::Diagram => (560, 40),
            Purpose::Play | Purpose::Piece => (560, 80),
            Purpose::Replay => (540, 160),
            Purpose::Castlings => (540, 264),
            // There is no board before the draw; in narrow frames more lines break.
            Purpose::Dice => (560, 1348),
        };
        let (ranks, files) = (geometry.ranks(), geometry.files());
        // On a telephone the board is smaller, and the frame with it.
        let (height, on_telephones) = if self.purpose == Purpose::Dice {
            let narrow = lines + width * 7 / 10;
            (
                lines,
                format!("{narrow}px - min(100vw, {width}px) * 7 / 10"),
            )
        } else {
            (
                width * u32::from(ranks) / u32::from(files) + lines,
                format!("min(100vw, {width}px) * {ranks} / {files} + {lines}px"),
            )
        };
        let (address, title) = (attribute(&self.frame_address()), attribute(self.title));
        format!(
            "<iframe src=\"{address}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" \
             loading=\"lazy\" style=\"border: 0; max-width: 100%; \
             height: calc({on_telephones})\"></iframe>"
        )
    }

    fn template(&self) -> String {
        let parameters = self.parameters().into_iter();
        let parts: String = parameters
            .map(|(name, value)| format!(" |{name}={value}"))
            .collect();
        let text = self.text_diagram().unwrap_or_default();
        format!("{{{{Consulboard{parts}{text}}}}}")
    }

    /// What readers without JavaScript, and on paper, see of the board; nothing of a draw, which has none yet.
    fn text_diagram(&self) -> Option<String> {
        let game = self.session.game();
        let view = match self.purpose {
            Purpose::Dice => return None,
            purpose if shows_game(purpose) => game.now(),
            Purpose::Play
            | Purpose::Replay
            | Purpose::Diagram
            | Purpose::Piece
            | Purpose::Castlings => game.view(self.session.shown()),
        };
        Some(format!(" |text={}\n", text_diagram(view, self.bottom)))
    }
}

/// Whether the whole game is shown, and not only one position of it.
const fn shows_game(purpose: Purpose) -> bool {
    match purpose {
        Purpose::Play | Purpose::Replay => true,
        Purpose::Diagram | Purpose::Piece | Purpose::Castlings | Purpose::Dice => false,
    }
}

/// A text between double quotes, or between tags.
fn attribute(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Pen;
    use crate::{Edit, Input};
    use consulboard_rules::{Game, Variant};

    fn session(variant: Variant, moves: &str) -> Session {
        let mut session = Session::of_game(Game::new(variant));
        for text in moves.split_whitespace() {
            session.update(Input::Text(text.to_owned()), 0.0);
        }
        session
    }

    fn snippet(session: &Session, purpose: Purpose) -> Snippet<'_> {
        Snippet {
            base: "https://boards.example/play/",
            session,
            bottom: Color::White,
            purpose,
            title: "A \"game\"",
            link_text: "Open the <board>",
        }
    }

    #[test]
    fn each_form_says_the_same() {
        let session = session(Variant::Consulchess, "e4 e5");
        let snippet = snippet(&session, Purpose::Play);
        assert_eq!(
            snippet.text(Form::Element),
            "<script src=\"https://boards.example/play/consulboard.js\" async></script>\n\
             <consul-board variant=\"consulchess\" moves=\"e2e4_e7e5\">\
             <a href=\"https://boards.example/play/#game=consulchess&amp;moves=e2e4_e7e5\">\
             Open the &lt;board&gt;</a></consul-board>"
        );
        assert_eq!(
            snippet.text(Form::Frame),
            "<iframe src=\"https://boards.example/play/embed.html?variant=consulchess&amp;moves=e2e4_e7e5\" \
             title=\"A &quot;game&quot;\" width=\"560\" height=\"528\" loading=\"lazy\" \
             style=\"border: 0; max-width: 100%; \
             height: calc(min(100vw, 560px) * 8 / 10 + 80px)\"></iframe>"
        );
        assert_eq!(
            snippet.text(Form::Wiki),
            "{{Consulboard |variant=consulchess |moves=e2e4_e7e5 |text=8 r n b c q k c b n r\n\
             7 p p p p . p p p p p\n\
             6 . . . . . . . . . .\n\
             5 . . . . p . . . . .\n\
             4 . . . . P . . . . .\n\
             3 . . . . . . . . . .\n\
             2 P P P P . P P P P P\n\
             1 R N B C Q K C B N R\n  \
             a b c d e f g h i j\n\
             }}"
        );
    }

    #[test]
    fn the_text_diagram_is_the_position_that_is_seen_from_below() {
        let mut session = self::session(Variant::Congo, "Pd2d3");
        let turned = Snippet {
            bottom: Color::Black,
            ..snippet(&session, Purpose::Diagram)
        };
        assert_eq!(
            turned.text(Form::Wiki).split_once(" |text=").unwrap().1,
            "1 Z C E L E M G\n\
             2 P P P . P P P\n\
             3 . . . P . . .\n\
             4 . . . . . . .\n\
             5 . . . . . . .\n\
             6 p p p p p p p\n\
             7 z c e l e m g\n  \
             g f e d c b a\n\
             }}"
        );
        session.update(Input::Jump(0), 0.0);
        let first = |purpose| {
            let text = snippet(&session, purpose).text(Form::Wiki);
            text.lines().nth(4).map(str::to_owned)
        };
        assert_eq!(first(Purpose::Diagram).unwrap(), "3 . . . . . . .");
        assert_eq!(first(Purpose::Play).unwrap(), "3 . . . P . . .");
        let dice = self::session(Variant::Consulchess42k, "");
        assert_eq!(
            snippet(&dice, Purpose::Dice).text(Form::Wiki),
            "{{Consulboard |variant=consulchess-42k |view=dice}}"
        );
    }

    #[test]
    fn a_position_is_given_by_its_fen_and_a_start_by_its_number() {
        let mut played = session(Variant::Consulchess42k, "e4");
        let diagram = snippet(&played, Purpose::Diagram);
        let fen = played.game().now().fen().replace(' ', "_");
        assert_eq!(
            diagram.parameters(),
            [
                ("variant", "consulchess-42k".to_owned()),
                ("view", "diagram".to_owned()),
                ("fen", fen)
            ]
        );
        played.update(Input::Jump(0), 0.0);
        let start = snippet(&played, Purpose::Diagram);
        assert!(start.parameters().contains(&("start", "15683".to_owned())));
        let replay = Snippet {
            purpose: Purpose::Replay,
            bottom: Color::Black,
            ..start
        };
        assert_eq!(
            replay.parameters()[2..],
            [
                ("start", "15683".to_owned()),
                ("moves", "e2e4".to_owned()),
                ("orientation", "black".to_owned())
            ]
        );
    }

    #[test]
    fn what_is_drawn_on_the_position_that_is_meant_goes_with_it_in_its_colours() {
        let mut session = session(Variant::Consulchess42k, "e4 e5");
        let at = |name: &str| name.parse().unwrap();
        for (node, pen, from, to) in [
            (2, Pen::Green, "e4", "e5"),
            (2, Pen::Blue, "d1", "h5"),
            (1, Pen::Yellow, "d7", "d7"),
            (1, Pen::Red, "j8", "j8"),
        ] {
            session.update(Input::Edit(node, Edit::Mark(pen, at(from), at(to))), 0.0);
        }
        session.update(Input::Jump(1), 0.0);
        for purpose in Purpose::ALL {
            let parameters = snippet(&session, purpose).parameters();
            let named = |name| {
                let found = parameters.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| value.as_str())
            };
            let drawn = (named("marks"), named("arrows"));
            let expected = match purpose {
                Purpose::Play | Purpose::Replay => (None, Some("Ge4e5_Bd1h5")),
                Purpose::Diagram | Purpose::Piece | Purpose::Castlings => (Some("Yd7_Rj8"), None),
                Purpose::Dice => (None, None),
            };
            assert_eq!(drawn, expected, "{purpose:?}");
            // The frame reads back what was drawn.
            let address = snippet(&session, purpose).frame_address();
            let (_, query) = address.split_once('?').unwrap();
            let request = crate::embed::Request::read(query).unwrap();
            let texts = (request.marks.circle_texts(), request.marks.arrow_texts());
            let texts = (texts.0.join("_"), texts.1.join("_"));
            let expected = (expected.0.unwrap_or(""), expected.1.unwrap_or(""));
            assert_eq!((texts.0.as_str(), texts.1.as_str()), expected);
        }
    }

    #[test]
    fn nothing_of_a_value_ends_the_query_or_the_template() {
        for variant in Variant::ALL {
            let game = Game::new(variant);
            let mut fens = vec![game.now().fen()];
            if let Start::Numbers { .. } = game.start() {
                fens.push(game.now().fen());
            }
            for fen in fens {
                for bad in ['|', '=', '{', '}', '"', '<', '\''] {
                    assert!(!fen.contains(bad), "{fen}");
                }
            }
        }
    }
}
