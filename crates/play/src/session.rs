//! A game at the board: what has been clicked, what is shown, what was taken back.
