//! The underground board (RULES.md section 28).

use game_now_or_never::{
    Content, Event, NowOrNever, Setup,
    components::{FILES, Good, Location, Side, Thing, Town},
    words::foe_name,
};
use luck::Quick;
use table::{Chance, Game, Ignore, Recorder, Seat, Viewer};

use crate::{
    kit::{FirstSide, P1, P2, Table, called, printed},
    walk::{announced, gained, stopped},
};

fn below() -> Table {
    Table::set_up(printed(), Setup::underground(2))
}

/// `seat` builds the Net Loft for 4 coins, and what the space costs, at a4.
fn builds_at_a4(table: Table, seat: Seat) -> (Table, Vec<Event>) {
    let table = table.specialists(seat, ["S1"]).coins(seat, 20).turn_of(seat);
    let mut table = table.with(seat, |one| one.grid.swap(0, 11));
    let events = table.play(seat, ["hire 1", "tile B12", "at a4"]);
    (table, events)
}

#[test]
fn nn_498_the_other_side_of_the_game_board_and_of_the_towns_is_used() {
    let (above, _) = builds_at_a4(Table::of(2), P1);
    let (below, events) = builds_at_a4(below(), P1);

    assert_eq!((above.open().side, below.open().side), (Side::Above, Side::Below));
    // Above ground e1 has a letter, underground an enemy; a4 costs and brings something else.
    assert!(above.open().search.contains(called("e1")));
    assert!(!below.open().search.contains(called("e1")));
    assert!(below.open().enemy(printed(), called("e1")).is_some());
    assert!(events.iter().any(|event| matches!(event, Event::Built { coins: 6, .. })));
    assert_eq!(above.of_seat(P1).goods[Good::Shell], 1);
    assert_eq!(below.of_seat(P1).goods[Good::Tool], 1);
}

#[test]
fn nn_499_enemies_of_levels_2_5_and_7_are_those_of_the_underground() {
    let met = |space: &str| {
        let mut table = announced(below().with(P1, |hero| hero.mana = 0), space);
        let events = table.act(P1, "fight");
        match events[0] {
            Event::FightBegan { foe, health, attack, .. } => {
                (foe_name(printed(), foe), health, attack)
            }
            _ => panic!("a fight begins"),
        }
    };

    assert_eq!(met("f2"), ("Gloom Newt", 5, 1));
    assert_eq!(met("b1"), ("Vein Lurker", 7, 4));
    assert_eq!(met("i2"), ("Pale Digger", 12, 3));
    assert_eq!(met("e1"), ("Cinder Mite", 3, 1), "the others are the same");
    for players in 1..=4 {
        let above = Table::of(players).open().enemies;
        let below = Table::set_up(printed(), Setup::underground(players)).open().enemies;
        assert_eq!(above, below, "as many for {players}");
    }
}

#[test]
fn nn_500_nine_locations_and_the_spaces_of_the_towns_bring_other_things() {
    let differ: Vec<&str> = Location::all()
        .filter(|one| printed().visit(Side::Above, *one) != printed().visit(Side::Below, *one))
        .map(|one| printed().location(one).name.as_str())
        .collect();
    let mut hut = stopped(below(), "d1");
    let events = hut.act(P1, "visit");
    let [above, below] = Side::ALL.map(|side| printed().town(side));
    let bring = |town: &Town| town.spaces.map(|space| space.gain);

    // NN-236 to NN-244; what each of them does is tested there.
    assert_eq!(
        differ,
        [
            "Tower of Miners",
            "Hermit’s Hut",
            "The Monument",
            "Undergarden",
            "Forest of Faces",
            "Snail Caves",
            "Flying Casino",
            "Istreka",
            "Wailing Cavern",
        ]
    );
    assert_eq!(gained(&events, P1, Thing::Experience), 1);
    let [shell, tool] = [Good::Shell, Good::Tool].map(|good| Some(Thing::Good(good)));
    assert_eq!(bring(above)[12..], [shell; 4]);
    assert_eq!(bring(below)[12..], [tool, shell, shell, tool]);
    assert_ne!(bring(above)[..12], bring(below)[..12]);
    assert_eq!((above.row_points, above.housing_points), (below.row_points, below.housing_points));
}

/// Components whose underground map, enemies, locations and towns are those above ground.
fn mirrored() -> &'static Content {
    let files =
        FILES.iter().copied().zip(Content::embedded_files()).map(|(name, text)| match name {
            "board.toml" | "town.toml" => {
                let (head, rest) = text.split_once("\n[above]").unwrap();
                let above = rest.split_once("\n[below]").unwrap().0;
                format!("{head}\n[above]{above}\n[below]{above}")
            }
            "locations.toml" => {
                let lines = text.lines().filter(|line| !line.starts_with("below = "));
                lines.collect::<Vec<_>>().join("\n")
            }
            "enemies.toml" => {
                let (above, below) = text.split_at(text.find("\n[[enemy]]\nid = \"E10\"").unwrap());
                let of_level = |level: u8| {
                    let named = format!("level = {level}\n");
                    let enemy =
                        above.split("\n[[enemy]]\n").find(|one| one.contains(&named)).unwrap();
                    enemy.split_once("\ncopies").unwrap().1
                };
                let each =
                    below.split("\n[[enemy]]\n").skip(1).zip([2, 5, 7]).map(|(enemy, level)| {
                        let head = enemy.split_once("\ncopies").unwrap().0;
                        format!("\n[[enemy]]\n{head}\ncopies{}", of_level(level))
                    });
                format!("{above}{}", each.collect::<String>())
            }
            _ => text.to_owned(),
        });
    let files: Vec<String> = files.collect();
    Box::leak(Box::new(Content::read(&files).unwrap()))
}

/// With the same things printed on both sides, whole games go the same way on them.
#[test]
fn nn_500_all_other_rules_are_the_same() {
    let content = mirrored();
    for seed in 0..6 {
        let mut luck = [(); 2].map(|()| Quick::new(seed, 5));
        let mut choices = Quick::new(seed, 6);
        let mut games = Side::ALL.map(|side| {
            let setup = Setup { side, reroll: seed % 2 == 0, ..Setup::standard(2) };
            let luck = &mut luck[side.index()];
            NowOrNever::start(content, &setup, luck).unwrap()
        });
        while let Some(seat) = games[0].to_act().first() {
            let offered = games.each_ref().map(|game| {
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                actions
            });
            assert_eq!(offered[0], offered[1]);
            let action = offered[0][choices.pick(offered[0].len() as u32) as usize];
            for (game, luck) in games.iter_mut().zip(&mut luck) {
                game.apply(seat, action, luck, &mut Ignore).unwrap();
            }
            let players = games.each_ref().map(|game| game.view(Viewer::Spectator).open.players);
            assert_eq!(players[0].as_slice(), players[1].as_slice(), "{action}");
        }
        assert!(games[1].to_act().is_empty());
        assert_eq!(games[0].standings(), games[1].standings());
    }
}

#[test]
fn nn_502_random_tiles_search_tokens_and_orders_are_set_up_as_above_ground() {
    let luck = |setup: Setup| {
        let mut picks = Vec::new();
        let setup = Setup { heroes: Table::all_given(2), first: Some(P1), ..setup };
        let recorder = &mut Recorder::new(FirstSide, &mut picks);
        NowOrNever::start(printed(), &setup, recorder).unwrap();
        picks
    };

    let table = below();
    let open = table.open();
    assert_eq!(open.search.len(), 14);
    assert_eq!(table.view().piles.orders, 9);
    for (slot, space) in ["b2", "h2", "c3"].into_iter().enumerate() {
        assert_eq!(open.location(printed(), called(space)), Some(open.random[slot]));
    }
    assert_eq!(luck(Setup::standard(2)), luck(Setup::underground(2)));
}

#[test]
fn nn_504_all_players_use_the_same_side() {
    for seat in [P1, P2] {
        let (table, events) = builds_at_a4(below(), seat);

        assert_eq!(gained(&events, seat, Good::Tool.into()), 1, "{seat}");
        let (builder, space) = (4, 2);
        assert_eq!(table.of_seat(seat).coins, 20 - builder - 4 - space);
    }
}
