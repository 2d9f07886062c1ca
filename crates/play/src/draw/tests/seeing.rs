//! What is to be seen while time passes.

use super::*;

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
fn the_picture_stays_inside_its_frame() {
    let games = drawable();
    for seed in 0..30 {
        let mut random = Mixed(seed);
        let variant = games[seed as usize % games.len()];
        let mut session = DrawSession::new(variant).unwrap();
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
fn a_die_that_waits_has_no_number_on_top() {
    let mut table = Table::still(&[1, 1]);
    let chess400 = Table::still_of(Variant::Chess400, &[]);
    let icosahedron = chess400.session.scene(0.0).die.unwrap();
    for (nearest, seen, die) in [
        (3, 3, None),
        (3, 3, None),
        (4, 4, None),
        (5, 10, Some(icosahedron)),
    ] {
        let die = die.or(table.session.scene(0.0).die).unwrap();
        let faces = die.solid.seen(die.turn).into_iter();
        let mut facing: Vec<f64> = faces.map(|face| face.facing).collect();
        facing.sort_by(|a, b| b.total_cmp(a));
        assert_eq!(facing.len(), seen);
        let (most, least) = (facing[0], facing[nearest - 1]);
        assert!(most - least < 0.2, "{most} {least}");
        table.send(DrawInput::RollNext);
    }
}

#[test]
fn a_die_rests_with_the_number_on_top() {
    for (number, solid, variant, rolls) in [
        (5, Solid::Cube, Variant::Consulchess42k, &[5][..]),
        (3, Solid::Octahedron, Variant::Consulchess42k, &[1, 1, 3]),
        (17, Solid::Icosahedron, Variant::Chess400, &[17]),
    ] {
        let mut table = Table::still_of(variant, rolls);
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
