//! What the page around is told, and what it asks for.

use consulboard_play::{Input, refusals};

use super::super::messages::{Answer, Call, Message};
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
            Call::Fen => Ok(Answer::Text(self.board.panel().fen)),
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

    pub(super) fn play(&self, text: &str) -> Result<Answer, String> {
        let found = self.board.look(|session, _| {
            let found = session.game().find(text);
            found.map_err(|error| self.texts.say(&refusals::move_text(&error)))
        });
        found?;
        self.board.send(Input::Text(text.to_owned()));
        self.call(Call::Fen)
    }
}
