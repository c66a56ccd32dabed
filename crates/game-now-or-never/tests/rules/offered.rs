//! Anytime actions, and where they are offered (RULES.md sections 18 and 19).

use game_now_or_never::{
    Action, Event, NowOrNever, Refusal, Setup, Stage,
    components::{Find, Hero},
};
use luck::Quick;
use table::{Game, Ignore, Seat, Seats, Viewer};

use crate::{
    kit::{P1, P2, P3, Table, called, die, goods, printed, quests},
    walk::{announced, stopped, walked},
};

/// A table on which P1 could do every anytime action.
fn busy() -> Table {
    Table::of(2)
        .built(P1, [("a4", "B5"), ("a3", "B13")])
        .goods(P1, "SSSTTDDC")
        .orders(P1, ["O3"])
        .villagers([1, 1, 1, 1], [15, 15, 13, 13])
        .with(P1, |player| {
            (player.experience, player.unhoused) = (9, [1, 0, 0, 0]);
            player.housed[3] = [0, 1, 0, 0];
        })
}

const ANYTIME: [&str; 6] = ["sell", "house", "move", "deliver", "learn", "refill"];

fn kinds(table: &Table, seat: Seat) -> Vec<&'static str> {
    ANYTIME.into_iter().filter(|word| !table.offered_as(seat, word).is_empty()).collect()
}

#[test]
fn nn_331_nn_332_anytime_actions_cost_no_turn_and_have_no_limit() {
    let mut table = busy();
    assert_eq!(kinds(&table, P1), ANYTIME);

    table.play(
        P1,
        ["sell S", "sell S", "house shell 4", "move tool 4 3", "deliver O3", "learn K4", "refill"],
    );

    assert_eq!((table.open().stage, table.open().active), (Stage::Turn, P1));
    assert!(table.offers(P1, "hero 1") && table.offers(P1, "pass"));
}

#[test]
fn nn_333_nn_360_nobody_else_is_asked_while_a_turn_runs() {
    let table = busy();
    let mirrored = table.clone().with(P2, |player| player.goods = goods("SSS"));

    assert_eq!(mirrored.game.to_act(), Seats::only(P1));
    assert_eq!(mirrored.offered(P2), [""; 0]);
    assert_eq!(mirrored.refusal(P2, "sell SSS"), Refusal::NotYourTurn { turn: P1 });
}

/// Plays random games and looks at what those have who have passed.
#[test]
fn nn_361_nn_362_others_change_nothing_that_an_anytime_action_could_answer() {
    for seed in 0..12 {
        let mut luck = Quick::new(seed, 9);
        let setup = Setup::standard(3);
        let mut game = NowOrNever::start(printed(), &setup, &mut luck).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let before = game.view(Viewer::Spectator).open;
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
            let after = game.view(Viewer::Spectator).open;
            if before.season != after.season || after.stage == Stage::Over {
                continue;
            }
            for other in before.others(seat).filter(|_| before.stage != Stage::Keep) {
                let (was, is) = (before.player(other), after.player(other));
                assert_eq!(
                    (was.goods, was.orders, was.experience),
                    (is.goods, is.orders, is.experience)
                );
                assert_eq!((was.unhoused, was.housed, was.town), (is.unhoused, is.housed, is.town));
                assert!(is.coins >= was.coins, "coins grow by taxes");
            }
        }
    }
}

#[test]
fn nn_363_full_open_points_are_the_turn_and_the_arrival() {
    let turn = busy().with_hero(Hero::Zeik).turn_of(P1);
    let arrived = stopped(turn.clone(), "d1");
    let mut played = stopped(turn.clone().holding(P1, ["Q4"]), "d1");
    played.act(P1, "play Q4");

    for table in [&turn, &arrived, &played] {
        assert_eq!(kinds(table, P1), ANYTIME, "{:?}", table.open().stage);
        assert!(table.offers(P1, "use basic"), "Farsight");
    }
    assert_eq!(played.open().stage, Stage::Arrived);
}

#[test]
fn nn_364_on_the_way_nothing_is_sold_housed_or_learned() {
    let moving = walked(busy(), "e1", ["d1"]);

    assert_eq!(moving.open().stage, Stage::Move);
    assert_eq!(kinds(&moving, P1), [""; 0]);
    assert!(moving.offers(P1, "use basic"), "Haste");
    let now = Refusal::NotNow { now: Stage::Move };
    for words in ["sell S", "house shell 4", "move tool 4 3", "deliver O3", "learn K4", "refill"] {
        assert_eq!(moving.refusal(P1, words), now, "{words}");
    }
}

#[test]
fn nn_364_a_villager_is_chosen_with_the_refill_alone() {
    let table = announced(busy(), "d2");
    let mut table = table.with(P1, |player| player.hearts = 9);
    table.act_with(P1, "fight", [die(4)]);
    while table.open().stage == Stage::Round {
        table.act(P1, "strike");
    }

    assert_eq!(table.open().stage, Stage::Villager);
    assert_eq!(kinds(&table, P1), ["refill"]);
}

#[test]
fn nn_364_a_price_that_was_only_just_revealed_lets_goods_be_sold() {
    let mut finds = [0; Find::COUNT];
    finds[called::<Find>("F6").index()] = 1;
    let table = busy().gear(["G5"]).coins(P1, 0).arranged(|open| open.lay_finds(finds));
    let mut table = stopped(table, "e1");
    table.act_with(P1, "search", [die(1)]);

    assert_eq!(table.open().stage, Stage::Gear { discount: 6 });
    assert_eq!(kinds(&table, P1), ["sell", "deliver"]);
    assert_eq!(table.offered_as(P1, "buy"), [""; 0], "2 coins are missing");
    table.act(P1, "sell T");
    assert_eq!(table.offered_as(P1, "buy"), ["buy G5"]);
    let broke = busy().gear(["G5"]).coins(P1, 0).goods(P1, "").specialists(P1, ["S13"]);
    assert!(!broke.offers(P1, "hire 1"), "no credit at a smith");
}

#[test]
fn nn_364_between_rounds_abilities_can_be_bought() {
    let table = announced(busy(), "a2").with(P1, |player| (player.hearts, player.mana) = (11, 0));
    let mut table = table.goods(P1, "SS");
    table.act_with(P1, "fight", [die(3)]);
    while table.open().stage == Stage::Round {
        table.act(P1, "strike");
    }

    assert_eq!(table.open().stage, Stage::Again);
    assert_eq!(kinds(&table, P1), ["learn"]);
    assert!(table.offers(P1, "learn K1"), "a red one too");
}

/// Passes for P1 and P2; dusk has come.
fn at_dusk(mut table: Table) -> Table {
    table.act(P1, "pass");
    table.act(P2, "pass");
    table
}

#[test]
fn nn_366_at_dusk_villagers_are_housed_and_moved() {
    let table = at_dusk(busy());

    assert_eq!(table.open().stage, Stage::Dusk { seat: P1 });
    assert_eq!(kinds(&table, P1), ["house", "move"]);
    assert!(table.offers(P1, "done"));
    let mut table = table;
    table.act(P1, "house shell 4");
    table.act(P1, "done");
    assert_eq!(table.open().season, 2, "P2 can do nothing and is not asked");
    assert_eq!(table.of_seat(P1).goods, goods("SSSSSTTTDDC"), "the housed one has produced");
}

#[test]
fn nn_366_everybody_in_turn_order_from_the_holder_of_the_token() {
    let ready = |table: Table, seat| {
        let site = [("a4", "B13")];
        table.built(seat, site).with(seat, |player| player.unhoused = [1, 0, 0, 0])
    };
    let table = ready(ready(Table::of(3), P1), P3).arranged(|open| open.first = P3);
    let mut table = table;
    for seat in [P1, P2, P3] {
        table.act(seat, "pass");
    }

    assert_eq!(table.open().stage, Stage::Dusk { seat: P3 });
    table.act(P3, "done");
    assert_eq!(table.open().stage, Stage::Dusk { seat: P1 });
    table.act(P1, "done");
    assert_eq!((table.open().stage, table.open().active), (Stage::Turn, P3));
}

#[test]
fn nn_366_in_the_last_season_orders_are_completed_at_dusk_too() {
    let fifth = at_dusk(busy().season(5));
    let last = at_dusk(busy().season(6));

    assert_eq!(fifth.refusal(P1, "deliver O3"), Refusal::NotNow { now: Stage::Dusk { seat: P1 } });
    let mut last = last;
    last.act(P1, "deliver O3");
    last.act(P1, "done");
    assert_eq!(last.open().stage, Stage::Over);
    assert_eq!(last.of_seat(P1).done.len(), 1);
}

#[test]
fn nn_366_artifacts_that_say_at_any_time_work_at_dusk() {
    let table = Table::of(2).played(P1, ["Q45"]).played(P2, ["Q48"]);
    let table = table.with(P2, |player| player.hearts = 2);
    let mut table = at_dusk(table);

    assert_eq!(table.offered(P1), ["use Q45", "done"]);
    table.act(P1, "use Q45");
    assert_eq!(table.of_seat(P1).goods, goods("D"));
    assert_eq!(table.open().stage, Stage::Dusk { seat: P2 }, "nothing is left for P1");
    table.act(P2, "use Q48");
    assert_eq!((table.of_seat(P2).hearts, table.open().season), (8, 2));
}

#[test]
fn nn_366_a_trapped_demon_of_the_last_dusk_completes_an_order() {
    let table = Table::of(2).played(P1, ["Q45"]).orders(P1, ["O3"]).goods(P1, "T").season(6);
    let mut table = at_dusk(table);

    table.play(P1, ["use Q45", "deliver O3"]);

    assert_eq!(table.open().stage, Stage::Over);
    assert_eq!(table.of_seat(P1).done.len(), 1);
}

#[test]
fn nn_367_nobody_is_asked_after_production() {
    let mut table = Table::of(2).built(P1, [("a4", "B13")]);

    table.act(P1, "pass");
    let events = table.act(P2, "pass");

    assert!(matches!(events.last(), Some(Event::SeasonBegan { season: 2, .. })));
    assert_eq!((table.open().stage, table.game.to_act()), (Stage::Turn, Seats::only(P1)));
    let mut last = table.season(6).goods(P1, "SSS");
    last.act(P1, "pass");
    last.act(P2, "pass");
    assert!(last.game.to_act().is_empty());
}

#[test]
fn nn_368_selling_refilling_and_learning_wait_for_the_own_turn() {
    let table = at_dusk(busy());
    let now = Refusal::NotNow { now: Stage::Dusk { seat: P1 } };

    for words in ["sell S", "refill", "learn K4", "deliver O3"] {
        assert_eq!(table.refusal(P1, words), now, "{words}");
    }
}

#[test]
fn nn_369_equal_options_appear_once() {
    for seed in 0..8 {
        let mut luck = Quick::new(seed, 3);
        let mut game = NowOrNever::start(printed(), &Setup::standard(2), &mut luck).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let once: std::collections::HashSet<&Action> = actions.iter().collect();
            assert_eq!(once.len(), actions.len());
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
        }
    }
    let twice = Table::of(2).with(P1, |player| player.unhoused = [4, 0, 0, 0]);
    let twice = twice.built(P1, [("a4", "B13")]);
    assert_eq!(twice.offered_as(P1, "house"), ["house shell 4"]);
}

#[test]
fn nn_370_the_order_of_independent_anytime_actions_does_not_matter() {
    let (mut one, mut other) = (busy(), busy());

    one.play(P1, ["sell T", "house shell 4", "learn K4"]);
    other.play(P1, ["learn K4", "house shell 4", "sell T"]);

    assert!(one.game == other.game);
}

/// Does anytime actions and powers for ever, as long as there are any.
#[test]
fn nn_371_anytime_actions_come_to_an_end() {
    for seed in 0..20 {
        let everything =
            quests(["Q44", "Q45", "Q47", "Q48", "Q49", "Q52", "Q53", "Q54", "Q55", "Q56"]);
        let table = busy().with(P1, |player| {
            (player.experience, player.hearts, player.played) = (200, 1, everything);
        });
        let table = table.tokens(P1, ["K4", "K5"]);
        let mut game = table.game;
        let mut luck = Quick::new(seed, 0);
        let mut count = 0;
        loop {
            let mut actions = Vec::new();
            game.actions(P1, &mut actions);
            if game.view(Viewer::Spectator).open.stage == Stage::Turn {
                let takes_a_turn = |action: &Action| {
                    matches!(action, Action::Hero(_) | Action::Pass | Action::Hire { .. })
                        || matches!(action, Action::Recruit(_) | Action::Rest { .. })
                        || *action == Action::Use(called("Q44"))
                };
                actions.retain(|action| !takes_a_turn(action));
            }
            let Some(action) = actions.get(seed as usize % actions.len().max(1)) else { break };
            game.apply(P1, *action, &mut luck, &mut Ignore).unwrap();
            count += 1;
            assert!(count < 400, "{action}");
        }
        assert!(count > 10, "{count}");
    }
}
