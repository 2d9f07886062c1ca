//! Orthodox chess and Chess960 against another engine: random games are played on both boards, and
//! after each move both must know the same moves and the same leaf counts.

use consulboard_rules::chess::Position;
use consulboard_rules::{Game, Start, Variant, perft};
use cozy_chess::Board;

/// The same games every time: an xorshift generator with a fixed seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

fn their_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += their_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn their_moves(board: &Board) -> Vec<String> {
    let mut texts = Vec::new();
    board.generate_moves(|moves| {
        texts.extend(moves.into_iter().map(|mv| mv.to_string()));
        false
    });
    texts.sort_unstable();
    texts
}

/// Plays a random game of at most `plies` plies and compares every position; gives their number.
fn compare(dice: &mut Dice, white: u32, black: u32, plies: u32) -> u32 {
    let start = Start::Numbers { white, black };
    let game = Game::from_start(Variant::Orthodox, start).unwrap();
    let rules = Variant::Orthodox.rules();
    let mut ours = Position::from_fen(rules, &game.now().fen()).unwrap();
    let mut theirs = Board::double_chess960_startpos(white, black);
    for ply in 0..plies {
        let fen = ours.to_fen();
        let placement = theirs.to_string();
        assert_eq!(fen.split(' ').next(), placement.split(' ').next(), "{fen}");
        let mut moves = ours.legal_moves();
        moves.sort_unstable_by_key(|mv| ours.machine_text(*mv));
        let texts: Vec<String> = moves.iter().map(|mv| ours.machine_text(*mv)).collect();
        assert_eq!(texts, their_moves(&theirs), "{fen}");
        assert_eq!(perft(&ours, 2), their_perft(&theirs, 2), "{fen}");
        // Shredder-FEN as the other engine writes it, and our own X-FEN, are the same position.
        let read = Position::from_fen(rules, &format!("{theirs:#}")).unwrap();
        assert_eq!(read.to_fen(), fen);
        if moves.is_empty() {
            return ply + 1;
        }
        // A random castling as often as it can be had, since it is rare otherwise.
        let castlings: Vec<usize> = (0..moves.len())
            .filter(|i| matches!(moves[*i], consulboard_rules::chess::Move::Castling { .. }))
            .collect();
        let index = if !castlings.is_empty() && dice.below(3) == 0 {
            castlings[dice.below(castlings.len())]
        } else {
            dice.below(moves.len())
        };
        ours.play_unchecked(moves[index]);
        theirs.play(texts[index].parse().unwrap());
    }
    plies
}

#[test]
fn orthodox_games_agree() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let positions: u32 = (0..40).map(|_| compare(&mut dice, 518, 518, 120)).sum();
    assert!(positions > 2000, "{positions}");
}

#[test]
fn chess960_games_agree() {
    let mut dice = Dice(0x0123_4567_89ab_cdef);
    let positions: u32 = (0..300)
        .map(|_| {
            let number = dice.below(960) as u32;
            compare(&mut dice, number, number, 60)
        })
        .sum();
    assert!(positions > 10_000, "{positions}");
}

#[test]
fn games_with_an_array_for_each_side_agree() {
    let mut dice = Dice(0xfeed_beef_dead_cafe);
    let positions: u32 = (0..100)
        .map(|_| {
            let [white, black] = [(); 2].map(|()| dice.below(960) as u32);
            compare(&mut dice, white, black, 60)
        })
        .sum();
    assert!(positions > 3_000, "{positions}");
}

/// Perft to depth 4 from each of a hundred arrays; the published lists hold but a few positions.
#[test]
fn chess960_arrays_agree() {
    let mut dice = Dice(0x1234_5678_8765_4321);
    for _ in 0..100 {
        let number = dice.below(960) as u32;
        let ours = Game::from_start(Variant::Orthodox, Start::mirrored(number)).unwrap();
        let theirs = Board::chess960_startpos(number);
        assert_eq!(ours.perft(4), their_perft(&theirs, 4), "array {number}");
    }
}
