//! Scripts of inputs against the session, as a page would send them.

use consulboard_rules::{Color, Game, Start, Variant};

use super::random::streams::Mixed;
use super::solid::Solid;
use super::*;
use crate::{Language, Message, Texts, record};

/// A die that shows the given numbers, and then has no more.
struct Scripted(Vec<u8>);

impl RandomBytes for Scripted {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        // Bytes below the number of faces are the numbers themselves, less one.
        for byte in bytes {
            if self.0.is_empty() {
                return Err(NoRandomness);
            }
            *byte = self.0.remove(0) - 1;
        }
        Ok(())
    }
}

/// A session with its clock, its dice and its reader.
struct Table {
    session: DrawSession,
    now: f64,
    dice: Scripted,
    texts: Texts,
}

impl Table {
    fn new(dice: &[u8]) -> Table {
        Table {
            session: DrawSession::new(Variant::Consulchess42k).unwrap(),
            now: 1000.0,
            dice: Scripted(dice.to_vec()),
            texts: Texts::new(Language::English),
        }
    }

    fn still(dice: &[u8]) -> Table {
        let mut table = Table::new(dice);
        table
            .session
            .update(DrawInput::Motion(Motion::None), 0.0, &mut table.dice);
        table
    }

    fn effects(&mut self, input: DrawInput) -> Vec<DrawEffect> {
        self.session.update(input, self.now, &mut self.dice)
    }

    /// What is announced or refused.
    fn send(&mut self, input: DrawInput) -> Vec<String> {
        let effects = self.effects(input);
        let said = effects.into_iter().filter_map(|effect| match effect {
            DrawEffect::Announce(message) | DrawEffect::Refuse(message) => Some(message),
            DrawEffect::Redraw | DrawEffect::Refresh | DrawEffect::Start(..) => None,
        });
        said.map(|message| self.say(&message)).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// Lets frames pass until nothing moves, and gives what was announced.
    fn watch(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while self.session.scene(self.now).moving {
            self.now += 16.0;
            said.extend(self.send(DrawInput::Tick));
        }
        said
    }

    fn prompt(&self) -> String {
        self.say(&self.session.panel().prompt)
    }

    fn steps(&self) -> Vec<(StepState, String)> {
        let steps = self.session.panel().steps.into_iter().map(|step| {
            let mut parts: Vec<String> = step.again.iter().map(|m| self.say(m)).collect();
            parts.push(self.say(&step.text));
            (step.state, parts.join(" · "))
        });
        steps.collect()
    }

    /// The rank as letters, `.` where a square is free.
    fn rank(&self) -> String {
        let rules = self.session.variant.rules();
        let letter = |square: RankSquare| square.stands.and_then(|role| rules.letter(role));
        let squares = self.session.scene(self.now).squares.into_iter();
        squares
            .map(|square| letter(square).unwrap_or('.'))
            .collect()
    }

    /// The numbers under the rank.
    fn counts(&self) -> String {
        let squares = self.session.scene(self.now).squares.into_iter();
        let count = |square: RankSquare| square.count.map_or(".".to_owned(), |n| n.to_string());
        squares.map(count).collect()
    }

    fn rows(&self) -> Vec<String> {
        let rows = self.session.panel().rows.into_iter().map(|row| {
            let number = row.number.map_or("-".to_owned(), |n| n.to_string());
            format!("{} {} {number}", self.say(&row.name), row.letters)
        });
        rows.collect()
    }

    fn numbers(&self) -> Option<(u32, u32)> {
        match self.session.start()? {
            Start::Numbers { white, black } => Some((white, black)),
            Start::Array | Start::Fen(_) => None,
        }
    }
}

/// The array of Consulchess itself, with rolls that lead to it.
const USUAL: [u8; 7] = [4, 2, 2, 6, 2, 4, 2];

#[test]
fn k42_2_dice_are_rolled_one_by_one() {
    let mut table = Table::still(&USUAL);
    assert_eq!(table.prompt(), "Light-squared bishop: roll the d6");
    assert_eq!(table.counts(), ".1.2.3.4.5");
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        ["Light-squared bishop: 4, the fourth light square, h1"]
    );
    assert_eq!(
        (table.rank(), table.counts()),
        (".......B..".into(), "1.2.3.4.5.".into())
    );
    table.send(DrawInput::RollNext);
    assert_eq!(table.prompt(), "First knight: roll the d8");
    assert_eq!(
        (table.rank(), table.counts()),
        ("..B....B..".into(), "12.3456.78".into())
    );
    for _ in 0..4 {
        table.send(DrawInput::RollNext);
    }
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        [
            "Queen: 2, the second free square, e1",
            "White, number 15,683: rook, knight, bishop, consul, queen, king, consul, bishop, \
             knight, rook",
        ]
    );
    assert_eq!(
        (table.rank(), table.counts()),
        ("RNBCQKCBNR".into(), "..........".into())
    );
    let panel = table.session.panel();
    assert!(!panel.can_roll && !panel.can_skip && panel.keys.is_empty());
    assert_eq!(panel.number, Some(15_683));
    assert_eq!(table.prompt(), "Number 15,683 of 42,000");
    assert!(
        table.send(DrawInput::RollNext).is_empty(),
        "nothing is left to roll"
    );
}

#[test]
fn k42_2_the_steps_in_words() {
    // d1 and g1 are the examples of the source.
    let mut table = Table::still(&[6, 2, 6, 6, 4, 1, 8, 5]);
    for _ in 0..4 {
        table.send(DrawInput::RollNext);
    }
    use StepState::{Ahead, Current, Done};
    assert_eq!(
        table.steps(),
        [
            (
                Done,
                "6 → roll again · Light-squared bishop: 2 → the second light square, d1".into()
            ),
            (
                Done,
                "6 → roll again · 6 → roll again · Dark-squared bishop: 4 → the fourth dark \
                 square, g1"
                    .into()
            ),
            (Done, "First knight: 1 → the first free square, a1".into()),
            (
                Done,
                "8 → roll again · Second knight: 5 → the fifth free square, h1".into()
            ),
            (Current, "First consul: d6 on the free squares".into()),
            (Ahead, "Second consul: d6 on the free squares".into()),
            (Ahead, "Queen: d6 on the free squares".into()),
            (Ahead, "The squares left: rook, king, rook".into()),
        ]
    );
    assert_eq!(
        table.say(&table.session.panel().rank),
        "a1 knight, b1 free, number 1, c1 free, number 2, d1 bishop, e1 free, number 3, f1 free, \
         number 4, g1 bishop, h1 knight, i1 free, number 5, j1 free, number 6"
    );
}

#[test]
fn rerolls_are_said_one_after_the_other() {
    let mut table = Table::still(&[6, 6, 1]);
    assert_eq!(
        table.send(DrawInput::RollNext),
        [
            "Light-squared bishop: 6, roll again",
            "Light-squared bishop: 6, roll again",
            "Light-squared bishop: 1, the first light square, b1",
        ]
    );
}

#[test]
fn all_at_once_without_motion_says_the_result_only() {
    let mut table = Table::still(&[&[6], &USUAL[..]].concat());
    let said = table.send(DrawInput::RollAll);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("White, number 15,683: rook"));
    assert_eq!(
        table.steps()[7].1,
        "The squares left: a1 rook, f1 king, j1 rook"
    );
}

#[test]
fn a_roll_is_seen_before_it_is_told() {
    let mut table = Table::new(&[6, 3]);
    let effects = table.effects(DrawInput::RollNext);
    assert_eq!(effects, [DrawEffect::Refresh, DrawEffect::Redraw]);
    let panel = table.session.panel();
    assert!(panel.can_skip && panel.last.is_none() && panel.steps[0].again.is_empty());
    assert_eq!(table.prompt(), "Light-squared bishop: the d6 is rolling …");
    let scene = table.session.scene(table.now);
    assert!(scene.moving && !scene.die.unwrap().again);
    assert!(scene.squares.iter().all(|square| !square.rolled));
    // Half a second on, it still rolls; a little later the six rests and is told.
    table.now += 500.0;
    assert!(table.send(DrawInput::Tick).is_empty());
    table.now += 200.0;
    assert_eq!(
        table.send(DrawInput::Tick),
        ["Light-squared bishop: 6, roll again"]
    );
    assert!(table.session.scene(table.now).die.unwrap().again);
    assert_eq!(
        table.prompt(),
        "Light-squared bishop: the d6 is rolled again"
    );
    let last = table.session.panel().last.unwrap();
    assert_eq!(table.say(&last), "Light-squared bishop: 6 → roll again");
    assert_eq!(
        table.watch(),
        ["Light-squared bishop: 3, the third light square, f1"]
    );
    assert_eq!(table.rank(), ".....B....");
}

#[test]
fn the_piece_flies_from_the_die_to_its_square() {
    let mut table = Table::new(&[1]);
    let home = table.session.scene(table.now).sprites[0];
    table.send(DrawInput::RollNext);
    let (mut last, mut frames) = (home.at, 0);
    while table.session.scene(table.now).moving {
        let scene = table.session.scene(table.now);
        let flying = scene.sprites[0];
        assert_eq!(flying.piece.role, home.piece.role);
        assert!(
            flying.at.x <= last.x && flying.at.y >= last.y,
            "a straight way"
        );
        frames += usize::from(flying.lifted);
        if flying.lifted {
            assert!(scene.squares[1].rolled && scene.squares[1].count == Some(1));
        }
        last = flying.at;
        table.now += 16.0;
        table.send(DrawInput::Tick);
    }
    assert!(frames > 10);
    let target = table.session.scene(table.now).squares[1];
    assert!((last.x - target.at.x).abs() < 0.1 && (last.y - target.at.y).abs() < 0.1);
    assert!(target.stands.is_some());
}

#[test]
fn rolling_all_shows_every_die_and_then_the_rest() {
    let mut table = Table::new(&[&[6], &USUAL[..]].concat());
    table.send(DrawInput::RollAll);
    assert!(table.session.start().is_none(), "nothing is given away");
    assert!(table.session.panel().result.is_none());
    let said = table.watch();
    assert_eq!(said.len(), 9, "{said:?}");
    assert_eq!(table.numbers(), Some((15_683, 15_683)));
    let scene = table.session.scene(table.now);
    assert!(scene.tray.iter().all(|place| place.die.is_some()));
    assert!(scene.sprites.is_empty() && scene.die.is_none());
    assert_eq!(scene.number.map(|(number, _)| number), Some(15_683));
}

#[test]
fn skipping_shows_the_end_and_says_what_was_not_said() {
    let mut table = Table::new(&[2]);
    table.send(DrawInput::RollNext);
    assert_eq!(
        table.send(DrawInput::Skip),
        ["Light-squared bishop: 2, the second light square, d1"]
    );
    assert!(!table.session.scene(table.now).moving);
    assert!(table.send(DrawInput::Skip).is_empty() && table.watch().is_empty());
}

#[test]
fn rolling_on_while_a_die_rolls_finishes_it_first() {
    let mut table = Table::new(&[2, 4]);
    table.send(DrawInput::RollNext);
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        ["Light-squared bishop: 2, the second light square, d1"]
    );
    assert_eq!(table.rank(), "...B......");
    assert_eq!(table.rows(), ["Both sides ···B······ -"]);
    table.watch();
    assert_eq!(table.rank(), "...B..B...");
    assert_eq!(table.rows(), ["Both sides ···B··B··· -"]);
}

#[test]
fn k42_2_own_dice_are_entered_and_impossible_numbers_mean_roll_again() {
    let mut table = Table::still(&[]);
    table.send(DrawInput::Method(Method::Table));
    assert_eq!(
        table.prompt(),
        "Light-squared bishop: enter what the d6 shows"
    );
    let keys = |table: &Table| {
        let keys = table.session.panel().keys.into_iter();
        let labels = keys.map(|key| (key.again, table.say(&key.label)));
        labels.collect::<Vec<_>>()
    };
    assert_eq!(
        keys(&table),
        [
            (false, "1: b1".into()),
            (false, "2: d1".into()),
            (false, "3: f1".into()),
            (false, "4: h1".into()),
            (false, "5: j1".into()),
            (true, "6: roll again".into()),
        ]
    );
    let said = table.send(DrawInput::Enter(6));
    assert_eq!(said, ["Light-squared bishop: 6, roll again"]);
    assert_eq!(table.prompt(), "Light-squared bishop: roll the d6 again");
    assert!(table.session.scene(table.now).die.unwrap().again);
    for number in USUAL {
        assert!(
            table.effects(DrawInput::Enter(9)).is_empty(),
            "no such face"
        );
        table.send(DrawInput::Enter(number));
    }
    assert_eq!(table.numbers(), Some((15_683, 15_683)));
    assert!(keys(&table).is_empty() && table.effects(DrawInput::Enter(1)).is_empty());
}

#[test]
fn own_dice_are_not_rolled_on_the_screen() {
    let mut table = Table::new(&[]);
    table.send(DrawInput::Method(Method::Table));
    let said = table.send(DrawInput::Enter(3));
    assert_eq!(
        said,
        ["Light-squared bishop: 3, the third light square, f1"]
    );
    let scene = table.session.scene(table.now);
    assert!(
        scene.moving && scene.sprites[0].lifted,
        "only the piece moves"
    );
}

#[test]
fn rolls_are_taken_back_one_at_a_time() {
    let mut table = Table::still(&[6, 2, 4]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::RollNext);
    assert_eq!(
        table.send(DrawInput::TakeBack),
        ["Dark-squared bishop: roll the d6"]
    );
    assert_eq!(table.rank(), "...B......");
    table.send(DrawInput::TakeBack);
    assert_eq!(table.rank(), "..........");
    assert_eq!(
        table.steps()[0].1,
        "6 → roll again · Light-squared bishop: d6 on the light squares"
    );
    table.send(DrawInput::TakeBack);
    assert!(!table.session.panel().can_take_back);
    assert!(table.effects(DrawInput::TakeBack).is_empty());
}

#[test]
fn taking_back_stops_what_is_on_its_way() {
    let mut table = Table::new(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::TakeBack);
    assert!(!table.session.scene(table.now).moving);
    assert_eq!(table.rank(), "..........");
}

#[test]
fn starting_again_clears_the_rank() {
    let mut table = Table::still(&[&USUAL[..], &[1]].concat());
    table.send(DrawInput::RollAll);
    assert_eq!(
        table.send(DrawInput::StartAgain),
        ["Light-squared bishop: roll the d6"]
    );
    assert_eq!((table.rank(), table.numbers()), ("..........".into(), None));
    assert!(table.effects(DrawInput::StartAgain).is_empty());
    table.send(DrawInput::RollNext);
    assert_eq!(table.rank(), ".B........");
}

#[test]
fn k42_3_an_array_is_chosen_by_number() {
    let mut table = Table::still(&[]);
    for text in ["15683", " 15,683 ", "15 683"] {
        table.send(DrawInput::StartAgain);
        let said = table.send(DrawInput::Number(text.into()));
        assert!(
            said[0].starts_with("White, number 15,683: rook"),
            "{said:?}"
        );
    }
    assert!(table.session.panel().found);
    assert_eq!(
        table.steps()[2].1,
        "First knight: 2 → the second free square, b1"
    );
    assert_eq!(table.rank(), "RNBCQKCBNR");
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(15_684));
    table.send(DrawInput::Previous);
    table.send(DrawInput::Previous);
    assert_eq!(table.session.panel().number, Some(15_682));
    table.send(DrawInput::Number("0".into()));
    table.send(DrawInput::Previous);
    assert_eq!(table.session.panel().number, Some(41_999));
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(0));
    table.send(DrawInput::TakeBack);
    assert!(
        !table.session.panel().found,
        "one piece is to be rolled again"
    );
}

#[test]
fn k42_3_other_texts_are_refused_and_change_nothing() {
    let mut table = Table::still(&[]);
    table.send(DrawInput::Number("7".into()));
    for text in ["42000", "-1", "", "one", "99999999999", "1.5"] {
        let effects = table.effects(DrawInput::Number(text.into()));
        let [DrawEffect::Refuse(why)] = &effects[..] else {
            panic!("{text}: {effects:?}");
        };
        assert_eq!(
            table.say(why),
            format!("“{text}” is no number from 0 to 41,999.")
        );
        assert_eq!(table.numbers(), Some((7, 7)));
    }
}

#[test]
fn nothing_is_beside_no_number() {
    let mut table = Table::still(&[]);
    assert!(table.effects(DrawInput::Next).is_empty());
    assert!(table.effects(DrawInput::Previous).is_empty());
}

#[test]
fn a_random_number_is_any_number() {
    let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
    let mut source = Mixed(42);
    let mut quarters = [0; 4];
    for _ in 0..400 {
        session.update(DrawInput::Random, 0.0, &mut source);
        quarters[session.panel().number.unwrap() as usize / 10_500] += 1;
    }
    assert!(quarters.iter().all(|count| *count > 60), "{quarters:?}");
}

#[test]
fn without_randomness_dice_are_refused_and_own_dice_work() {
    let mut table = Table::still(&[]);
    for input in [DrawInput::RollNext, DrawInput::RollAll, DrawInput::Random] {
        let said = table.send(input);
        assert!(said[0].starts_with("This browser gives no random numbers"));
    }
    assert_eq!(table.rank(), "..........");
    table.send(DrawInput::Enter(1));
    assert_eq!(table.rank(), ".B........");
}

#[test]
fn k42_4_the_sides_are_drawn_separately() {
    let mut table = Table::still(&[&USUAL[..], &[1, 2]].concat());
    table.send(DrawInput::Black(BlackArray::Separate));
    assert_eq!(table.session.panel().side, Color::White);
    table.send(DrawInput::RollAll);
    assert_eq!(table.prompt(), "White is drawn. Now draw Black.");
    let turn = table.session.panel().turn_to.unwrap();
    assert_eq!(
        (turn.side, table.say(&turn.label)),
        (Color::Black, "Draw Black".into())
    );
    assert_eq!(table.numbers(), None);
    assert!(table.effects(DrawInput::Play).is_empty());
    table.send(DrawInput::Side(Color::Black));
    // The files that the dice count are the same; on Black's rank they have the other colour.
    assert_eq!(table.prompt(), "Dark-squared bishop: roll the d6");
    let said = table.send(DrawInput::RollNext);
    assert_eq!(said, ["Dark-squared bishop: 1, the first dark square, b8"]);
    assert!(
        !"b8"
            .parse::<consulboard_rules::Square>()
            .unwrap()
            .is_light()
    );
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        ["Light-squared bishop: 2, the second light square, c8"]
    );
    let labels = |table: &Table| {
        let sides = table.session.panel().sides.into_iter();
        sides
            .map(|s| (table.say(&s.label), s.shown))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        labels(&table),
        [
            ("White: 15,683".into(), false),
            ("Black: not drawn yet".into(), true)
        ]
    );
    table.send(DrawInput::Number("7".into()));
    assert_eq!(table.numbers(), Some((15_683, 7)));
    assert!(
        table.session.panel().turn_to.is_none(),
        "nothing is missing"
    );
    let result = table.session.panel().result.unwrap();
    assert_eq!(
        table.say(&result.text),
        "15,683 and 7, one of 1,764,000,000"
    );
    assert_eq!(
        table.rows(),
        [
            "White RNBCQKCBNR 15683".to_owned(),
            format!("Black {} 7", table.rank())
        ]
    );
    assert_eq!(result.link, "game=consulchess-42k&start=15683.7");
    // Mirroring hides Black's array and keeps it.
    table.send(DrawInput::Black(BlackArray::Mirrored));
    assert_eq!(table.numbers(), Some((15_683, 15_683)));
    assert!(labels(&table).is_empty());
    table.send(DrawInput::Side(Color::Black));
    assert_eq!(
        table.session.panel().side,
        Color::White,
        "there is one array"
    );
    table.send(DrawInput::Black(BlackArray::Separate));
    assert_eq!(
        table.session.panel().side,
        Color::Black,
        "White has one already"
    );
    assert_eq!(table.numbers(), Some((15_683, 7)));
}

#[test]
fn playing_starts_the_game_that_the_link_opens() {
    let mut table = Table::still(&USUAL);
    assert!(table.effects(DrawInput::Play).is_empty());
    table.send(DrawInput::RollAll);
    let start = Start::mirrored(15_683);
    let play = DrawEffect::Start(Variant::Consulchess42k, start.clone());
    assert_eq!(table.effects(DrawInput::Play), [play]);
    let result = table.session.panel().result.unwrap();
    assert_eq!(table.rows(), ["Both sides RNBCQKCBNR 15683"]);
    assert_eq!(result.start, start);
    let game: Game = record::read(&result.link).unwrap();
    assert_eq!(
        (game.variant(), game.start()),
        (Variant::Consulchess42k, &start)
    );
}

#[test]
fn another_edition_keeps_the_draw() {
    let mut table = Table::still(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::Variant(Variant::Consulchess42kWiki));
    assert_eq!(table.rank(), "...B......");
    table.send(DrawInput::Number("0".into()));
    let play = DrawEffect::Start(Variant::Consulchess42kWiki, Start::mirrored(0));
    assert_eq!(table.effects(DrawInput::Play), [play]);
    assert!(
        table
            .effects(DrawInput::Variant(Variant::Consulchess))
            .is_empty()
    );
    assert!(DrawSession::new(Variant::Consulchess).is_none());
}

#[test]
fn no_motion_stops_what_moves() {
    let mut table = Table::new(&[2]);
    table.send(DrawInput::RollNext);
    let said = table.send(DrawInput::Motion(Motion::None));
    assert_eq!(
        said,
        ["Light-squared bishop: 2, the second light square, d1"]
    );
    assert!(!table.session.scene(table.now).moving);
}

#[test]
fn every_sentence_of_every_roll_is_there() {
    // Random scripts; a missing text would be answered by its id.
    let mut random = Mixed(3);
    let texts = Texts::new(Language::English);
    for side in [Color::White, Color::Black] {
        for _ in 0..50 {
            let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
            let mut send = |input| session.update(input, 0.0, &mut random);
            send(DrawInput::Black(BlackArray::Separate));
            send(DrawInput::Side(side));
            send(DrawInput::RollAll);
            send(DrawInput::Skip);
            let panel = session.panel();
            let messages = panel.steps.iter().map(|step| &step.text);
            for message in messages
                .chain([&panel.prompt, &panel.rank])
                .chain(&panel.last)
            {
                let text = texts.say(message);
                assert!(!text.contains("dice-") && !text.contains('{'), "{text}");
            }
            assert_eq!(panel.steps.len(), 8);
        }
    }
}

#[test]
fn the_picture_stays_inside_its_frame() {
    for seed in 0..20 {
        let mut random = Mixed(seed);
        let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
        session.update(DrawInput::RollAll, 0.0, &mut random);
        let mut now = 0.0;
        while session.scene(now).moving {
            now += 10.0;
            session.update(DrawInput::Tick, now, &mut random);
            let scene = session.scene(now);
            for die in scene
                .die
                .iter()
                .chain(scene.tray.iter().flat_map(|t| &t.die))
            {
                let y = die.at.y - die.height;
                assert!(die.at.x > die.radius && die.at.x < scene.width - die.radius);
                assert!(
                    y > die.radius && die.at.y < scene.height - die.radius,
                    "{y}"
                );
            }
            for sprite in &scene.sprites {
                assert!(sprite.at.x >= 0.0 && sprite.at.x <= scene.width - 1.0);
                assert!(sprite.at.y >= 0.0 && sprite.at.y <= scene.height - 1.0);
            }
        }
    }
}

#[test]
fn a_die_rests_with_the_number_on_top() {
    for (number, solid) in [(5, Solid::Cube), (3, Solid::Octahedron)] {
        let rolls: &[u8] = match solid {
            Solid::Cube => &[5],
            Solid::Octahedron => &[1, 1, 3],
        };
        let mut table = Table::still(rolls);
        for _ in rolls {
            table.send(DrawInput::RollNext);
        }
        let tray = table.session.scene(0.0).tray;
        let die = tray[rolls.len() - 1].die.unwrap();
        assert_eq!(die.solid, solid);
        let seen = die.solid.seen(die.turn);
        let top = seen
            .iter()
            .max_by(|a, b| a.facing.total_cmp(&b.facing))
            .unwrap();
        assert_eq!(top.number, number);
    }
}
