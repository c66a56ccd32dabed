//! How a turn is split into decisions, which of them are asked, and which can be taken back (RULES.md
//! sections 19 and 35).

use game_now_or_never::{
    Content, Event, NowOrNever, Setup, Stage, Token,
    components::{Hero, Tile},
};
use luck::Quick;
use table::{Game, Ignore, Record, Seat, Seats, Viewer};

use crate::{
    kit::{FirstSide, P1, P2, Table, called, die, printed},
    walk::{announced, stopped},
};

#[test]
fn nn_617_payments_production_and_the_final_sale_ask_nothing() {
    let table = Table::of(2).built(P1, [("a4", "B13")]).with(P1, |player| {
        player.housed[3] = [1, 1, 0, 0];
    });
    let mut table = table.season(6);
    table.act(P1, "pass");

    let events = table.act(P2, "pass");

    assert!(events.iter().any(|event| matches!(event, Event::SoldOut { seat: P1, .. })));
    assert_eq!(table.open().stage, Stage::Over);
}

/// What is asked after each of these actions, with the side of luck it uses, and whose turn it is then.
fn asked<const N: usize>(table: &Table, all: [(&str, Option<u32>); N]) -> (Vec<Stage>, Seat) {
    let mut table = table.clone();
    let stages = all.map(|(words, luck)| {
        match luck {
            Some(side) => table.act_with(P1, words, [side]),
            None => table.act_with(P1, words, []),
        };
        table.open().stage
    });
    (stages.into(), table.open().active)
}

/// Specialists: replace, tile, space, slot.
#[test]
fn nn_618_the_turn_of_a_specialist_is_a_stack_of_decisions() {
    let table = Table::of(2).coins(P1, 60).specialists(P1, ["S1", "S5", "S18", "S13"]);

    let builder = asked(
        &table,
        [("recruit 2", None), ("replace 4", None), ("tile B4", None), ("at a4", Some(0))],
    );
    let smith =
        asked(&table.gear(["G2"]), [("hire 4", None), ("buy G2", None), ("slot 1", Some(0))]);

    let tile: Tile = called("B4");
    let all = [Stage::Replace { place: 1 }, Stage::Tile, Stage::Site { tile }, Stage::Turn];
    assert_eq!(builder, (all.to_vec(), P2));
    let token = Token::Gear(called("G2"));
    let all = [Stage::Gear { discount: 0 }, Stage::Slot { token }, Stage::Turn];
    assert_eq!(smith, (all.to_vec(), P2));
}

/// Heroes: moves, enemy, quest, third step, and then rounds and villagers, or cards.
#[test]
fn nn_618_the_turn_of_a_hero_is_a_stack_of_decisions() {
    let fights = Table::of(2).tokens(P1, ["G6"]).villagers([2, 2, 1, 1], [14, 14, 14, 14]);
    let reads = Table::of(2).with_hero(Hero::Halia).at(P1, "c2").holding(P1, ["Q31"]);

    let rounds = asked(
        &fights,
        [
            ("hero 3", None),
            ("go d2", None),
            ("slip", None),
            ("go c2", None),
            ("go c1", None),
            ("fight", None),
            ("fight", Some(die(4))),
            ("again", Some(die(1))),
            ("boost", None),
            ("villager shell", None),
        ],
    );
    let cards = asked(
        &reads,
        [
            ("hero 1", None),
            ("go c3", None),
            ("go c4", None),
            ("stop", None),
            ("play Q31", Some(die(1))),
            ("accept", None),
            ("visit", None),
            ("draw basic", Some(0)),
            ("draw basic", Some(0)),
            ("draw basic", Some(0)),
            ("drop Q1", None),
        ],
    );

    use Stage::{Again, Arrived, Draw, Meet, Move, Roll, Round, Sift, Turn, Villager};
    let all = [Move, Meet, Move, Move, Meet, Arrived, Again, Round, Villager, Turn];
    assert_eq!(rounds, (all.to_vec(), P2));
    let all = [Move, Move, Move, Arrived, Roll, Arrived, Draw, Draw, Draw, Sift, Turn];
    assert_eq!(cards, (all.to_vec(), P2));
}

/// A game that P1 begins with these actions, with cards that everybody has kept before.
fn recorded<const N: usize>(all: [&str; N]) -> Record<NowOrNever> {
    let setup = Setup { first: Some(P1), heroes: Table::all_given(2), ..Setup::standard(2) };
    let content: &'static Content = printed();
    let mut record = Record::<NowOrNever>::start(content, &setup, &mut FirstSide).unwrap();
    for seat in [P1, P2] {
        let hand = record.game().view(Viewer::Seat(seat)).hand;
        hand.iter().take(4).for_each(|quest| play(&mut record, seat, &format!("keep {quest}")));
    }
    all.into_iter().for_each(|words| play(&mut record, P1, words));
    record
}

fn play(record: &mut Record<NowOrNever>, seat: Seat, words: &str) {
    record.act(seat, words.parse().unwrap(), &mut FirstSide).unwrap();
}

#[test]
fn nn_619_what_used_no_luck_and_showed_nothing_can_be_undone() {
    for all in [
        &["hire 1", "tile B4"][..],
        &["rest 1 coin"],
        &["hero 3", "go d2", "slip", "go c2", "go c3", "go c4", "stop", "visit"],
    ] {
        let mut record = recorded([]);
        let before = *record.game();
        all.iter().for_each(|words| play(&mut record, P1, words));
        assert!(*record.game() != before, "{all:?}");

        for _ in all {
            record.undo().unwrap();
        }

        assert!(*record.game() == before, "{all:?}");
    }
}

#[test]
fn nn_619_what_used_luck_or_showed_something_is_not_undone() {
    let to_c4 = ["hero 3", "go d2", "slip", "go c2", "go c3", "go c4", "stop", "visit"];
    let mut recruited = recorded(["recruit 1"]);
    let [mut drawn, mut discarded] = [1, 3].map(|cards| {
        let mut record = recorded(to_c4);
        (0..cards).for_each(|_| play(&mut record, P1, "draw basic"));
        record
    });
    let drop = discarded.game().view(Viewer::Seat(P1)).fresh.iter().next().unwrap();
    play(&mut discarded, P1, &format!("drop {drop}"));
    let last = discarded.moves().last().unwrap();
    assert!(last.luck.is_empty(), "it shows a card, and uses no luck");

    for record in [&mut recruited, &mut drawn, &mut discarded] {
        let after = *record.game();
        assert!(record.undo().is_err());
        assert!(*record.game() == after);
    }
}

#[test]
fn nn_638_where_one_answer_is_possible_nobody_is_asked() {
    let shop = |table: Table| table.coins(P1, 41).specialists(P1, ["S13"]).gear(["G2"]);
    let next = |table: &Table| (table.game.to_act(), table.open().stage);

    // A single open slot.
    let mut slot = shop(Table::of(2).tokens(P1, ["G2", "G6", "G6"]));
    slot.act(P1, "hire 1");
    slot.act(P1, "buy G2");
    assert_eq!(slot.of_seat(P1).red[3], Some(Token::Gear(called("G2"))));
    // A roll that nobody can change, and a round without mana.
    let mut roll = stopped(Table::of(2).goods(P1, "SSTT"), "e1");
    roll.act_with(P1, "search", [die(4), 10]);
    let mut round = announced(Table::of(2).with(P1, |hero| hero.mana = 0), "d2");
    round.act_with(P1, "fight", [die(1)]);
    assert_eq!(next(&round), (Seats::only(P1), Stage::Again));
    // A builder and a smith of whom nothing can be paid.
    let poor = Table::of(2).specialists(P1, ["S11", "S13"]).coins(P1, 5);
    let (mut builder, mut smith) = (poor.clone(), poor.gear(["G6"]));
    builder.act(P1, "hire 1");
    smith.act(P1, "hire 2");

    for table in [slot, roll, builder, smith] {
        assert_eq!(next(&table), (Seats::only(P2), Stage::Turn));
    }
}

#[test]
fn nn_621_one_player_is_asked_at_a_time_but_for_the_first_cards() {
    let mut table = Table::start(Setup { first: Some(P1), ..Setup::standard(3) });
    let mut luck = Quick::new(4, 4);
    let mut actions = Vec::new();

    while let Some(seat) = table.game.to_act().first() {
        let stage = table.open().stage;
        assert!(table.game.to_act().len() == 1 || stage == Stage::Keep, "{stage:?}");
        table.game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
    }
}
