//! What the page around is told, and what it asks for.

use consulboard_play::embed::Purpose;
use consulboard_play::{Input, Message as Sentence, refusals};

use super::super::called::Call;
use super::super::messages::{Answer, Message};
use super::BoardView;

impl BoardView {
    /// Tells the page around what has been played.
    pub(super) fn tell_move(&self) {
        let panel = self.board.panel();
        let shown = panel.shown;
        let (link, before) = self.told.replace((panel.link.clone(), shown));
        let came = shown > before || shown == before && link != panel.link;
        if came
            && let Some((san, machine)) = self.board.look(|session, _| {
                let ply = session.game().plies().nth(shown.checked_sub(1)?)?;
                Some((ply.san.clone(), ply.machine.clone()))
            })
        {
            self.messages.send(&Message::Move {
                san,
                machine,
                fen: panel.fen.clone(),
                ply: shown,
            });
        }
        let over = panel.result.is_some() && !panel.looking_back;
        if let Some(result) = &panel.result
            && over
            && !self.ended.get()
        {
            self.messages.send(&Message::End {
                score: result.score.to_owned(),
                reason: self.texts.say(&result.text),
            });
        }
        self.ended.set(over);
    }

    /// Does what a script of the page around asks for.
    pub fn call(&self, call: Call) -> Result<Answer, String> {
        match call {
            Call::Fen => Ok(Answer::Text(self.fen())),
            Call::Moves => {
                let moves = self.board.look(|session, _| {
                    let plies = session.game().plies();
                    plies.map(|ply| ply.san.clone()).collect()
                });
                Ok(Answer::Texts(moves))
            }
            Call::Play(text) => self.play(&text),
            // It is answered by who has made this board.
            Call::Load(_) => Ok(Answer::Done),
            Call::Flip => {
                self.board.send(Input::Flip);
                Ok(Answer::Done)
            }
        }
    }

    /// The position shown.
    pub fn fen(&self) -> String {
        self.board.panel().fen
    }

    fn play(&self, text: &str) -> Result<Answer, String> {
        let panel = self.board.panel();
        // Only there is the move's position the one that is seen; what follows elsewhere would be lost.
        if self.purpose == Purpose::Replay && panel.shown < panel.last {
            let stands = Sentence::new("embed-replay-stands")
                .number("shown", panel.shown as u32)
                .number("last", panel.last as u32);
            let fault = Sentence::new("embed-fault").text("parameter", "play");
            return Err(self.texts.say(&fault.message("why", stands)));
        }
        // The page around writes in the letters of the rules, whatever the reader's are; in machine form there
        // are none.
        let machine = self.board.look(|session, _| {
            let mut game = session.game().clone();
            let played = game.find(text).map(|choice| game.play(choice));
            match played {
                Ok(_) => Ok(game.plies().last().map(|ply| ply.machine.clone())),
                Err(error) => Err(self.texts.say(&refusals::move_text(&error))),
            }
        })?;
        self.board.send(Input::Text(machine.unwrap_or_default()));
        Ok(Answer::Text(self.fen()))
    }
}
