//! The hero action and its move (RULES.md sections 11 and 11a).

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Enemy, Hero, Side, Space, Thing},
};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{announced, haunted, lost, stopped, walked},
};

fn hearts(table: &Table) -> u8 {
    table.of_seat(P1).hearts
}

#[test]
fn nn_176_a_hero_action_needs_a_heart_and_a_free_token() {
    let table = Table::of(2);
    let weak = table.clone().with(P1, |hero| hero.hearts = 0);
    let tired = table.clone().with(P1, |hero| hero.arrows = 0b101);

    assert_eq!(table.offered_as(P1, "hero"), ["hero 1", "hero 2", "hero 3"]);
    assert_eq!(weak.refusal(P1, "hero 1"), Refusal::NoHearts);
    assert_eq!(tired.offered_as(P1, "hero"), ["hero 2"]);
    assert_eq!(tired.refusal(P1, "hero 3"), Refusal::ArrowUsed);
}

#[test]
fn nn_177_the_number_of_the_chosen_token_is_the_movement() {
    for (arrow, movement) in [("hero 1", 2), ("hero 2", 2), ("hero 3", 3)] {
        let mut table = Table::of(2);

        let events = table.act(P1, arrow);

        assert_eq!(events, [Event::HeroWent { seat: P1, movement }]);
        assert_eq!((table.open().stage, table.open().turn.movement), (Stage::Move, movement));
        assert_eq!(table.of_seat(P1).arrows.count_ones(), 1);
    }
}

#[test]
fn nn_093_nn_178_the_steps_of_a_hero_action_are_fixed() {
    let mut table = Table::of(2).at(P1, "e1").holding(P1, ["Q4"]).goods(P1, "SS");

    let turn = Refusal::NotNow { now: Stage::Turn };
    assert_eq!((table.refusal(P1, "play Q4"), table.refusal(P1, "visit")), (turn, turn));
    table.act(P1, "hero 1");
    assert_eq!(table.refusal(P1, "stop"), Refusal::SameSpace, "the move is compulsory");
    table.act(P1, "go d1");
    let moving = Refusal::NotNow { now: Stage::Move };
    assert_eq!((table.refusal(P1, "play Q4"), table.refusal(P1, "visit")), (moving, moving));
    table.act(P1, "stop");
    assert!(table.offers(P1, "play Q4") && table.offers(P1, "visit"), "the card is optional");
    table.act(P1, "play Q4");
    let arrived = Refusal::NotNow { now: Stage::Arrived };
    assert_eq!(table.refusal(P1, "go d2"), arrived);
    assert!(table.offers(P1, "visit"));
}

#[test]
fn nn_093_the_third_step_is_one_of_visit_fight_and_search() {
    let thirds = ["visit", "fight", "search"];
    for (mut table, step) in [
        (stopped(Table::of(2), "e2"), "visit"),
        (announced(Table::of(2), "d2"), "fight"),
        (stopped(Table::of(2), "e1"), "search"),
    ] {
        let offered = thirds.into_iter().filter(|third| table.offers(P1, third));
        assert_eq!(offered.collect::<Vec<_>>(), [step]);

        table.act(P1, step);

        let again = thirds.into_iter().find(|third| table.offers(P1, third));
        assert_eq!((again, table.offered_as(P1, "play")), (None, vec![]), "after {step}");
    }
}

#[test]
fn nn_179_the_third_step_can_be_left_out_unless_a_fight_was_announced() {
    let mut calm = stopped(Table::of(2), "d1");
    let bound = announced(Table::of(2), "d2");

    assert_eq!(bound.refusal(P1, "done"), Refusal::FightAnnounced);
    calm.act(P1, "done");
    assert_eq!((calm.open().active, calm.open().stage), (P2, Stage::Turn));
}

#[test]
fn nn_180_the_turn_ends_after_the_third_step() {
    let mut table = stopped(Table::of(2), "e2");

    table.act(P1, "visit");

    assert_eq!((table.open().active, table.open().stage), (P2, Stage::Turn));
}

#[test]
fn nn_181_a_token_stays_used_when_the_turn_ends_early() {
    let mut table = Table::of(2).with(P1, |hero| hero.hearts = 1);

    table.play(P1, ["hero 2", "go f2"]);

    assert_eq!((table.of_seat(P1).arrows, table.open().active), (0b010, P2));
}

#[test]
fn nn_182_nn_183_the_hero_stops_elsewhere_but_may_pass_through_the_start() {
    let mut table = Table::of(2);

    table.act(P1, "hero 3");
    assert_eq!(table.refusal(P1, "stop"), Refusal::SameSpace);
    table.play(P1, ["go e1", "go e2"]);
    assert_eq!(table.refusal(P1, "stop"), Refusal::SameSpace);
    table.play(P1, ["go e1", "stop"]);

    assert_eq!(table.of_seat(P1).place, called("e1"));
    assert_eq!(hearts(&table), 11);
}

#[test]
fn nn_184_steps_go_along_edges_and_the_hero_may_stop_after_any() {
    let mut table = Table::of(2);
    table.act(P1, "hero 3");

    assert_eq!(table.offered_as(P1, "go"), ["go e1", "go d2", "go f2", "go e3"]);
    assert_eq!(table.refusal(P1, "go d1"), Refusal::NotAdjacent { to: called("d1") });
    assert_eq!(table.refusal(P1, "go e2"), Refusal::NotAdjacent { to: called("e2") });
    table.act(P1, "go e1");
    assert!(table.offers(P1, "stop"));
    table.act(P1, "go d1");
    assert!(table.offers(P1, "stop"));
}

#[test]
fn nn_185_nn_186_spaces_beyond_the_movement_cost_a_heart_each_and_free_ones_come_first() {
    let mut table = Table::of(2).at(P1, "g2");
    table.act(P1, "hero 1");

    let mut losses = Vec::new();
    for space in ["go g3", "go f3", "go f4", "go f3", "go g3", "go f3"] {
        losses.push(lost(&table.act(P1, space), P1, Thing::Heart));
    }

    assert_eq!(losses, [0, 0, 1, 1, 1, 1]);
    assert_eq!((hearts(&table), table.open().turn.movement), (7, 0));
}

#[test]
fn nn_187_nn_192_a_mountain_costs_a_heart_at_every_entering_and_none_to_stand_on() {
    let mut table = Table::of(2).at(P1, "f2");
    table.act(P1, "hero 3");

    assert_eq!(lost(&table.act(P1, "go g2"), P1, Thing::Heart), 0);
    assert_eq!(lost(&table.act(P1, "go f2"), P1, Thing::Heart), 1);
    assert_eq!(lost(&table.act(P1, "go f3"), P1, Thing::Heart), 0);
    assert_eq!(lost(&table.act(P1, "go f2"), P1, Thing::Heart), 2, "a mountain and a fourth space");
}

#[test]
fn nn_188_an_enemy_is_fought_or_passed_at_once() {
    let mut table = Table::of(2);

    table.play(P1, ["hero 3", "go d2"]);
    assert_eq!((table.open().stage, table.offered(P1)), (Stage::Meet, words(["fight", "slip"])));
    let events = table.act(P1, "fight");

    assert_eq!(lost(&events, P1, Thing::Heart), 0);
    assert_eq!((table.open().stage, hearts(&table)), (Stage::Arrived, 11));
    assert!(table.offers(P1, "fight") && !table.offers(P1, "done"));
}

/// The words of actions.
fn words<const N: usize>(all: [&str; N]) -> Vec<String> {
    all.map(str::to_owned).to_vec()
}

#[test]
fn nn_189_nn_212_past_an_enemy_the_hero_moves_on_or_stops_for_anything_but_the_fight() {
    let table = walked(Table::of(2), "e2", ["d2"]);
    assert_eq!(hearts(&table), 10);

    let mut on = table.clone();
    on.play(P1, ["go c2", "stop", "search"]);
    // A search token and a location on the space of an enemy.
    let mut there = table.arranged(|open| open.search.add(called("d2")));
    there.act(P1, "stop");

    assert!(there.offers(P1, "search") && there.offers(P1, "done"));
    assert_eq!(there.refusal(P1, "fight"), Refusal::NoEnemy);
}

#[test]
fn nn_190_whoever_slipped_past_may_fight_only_after_entering_anew() {
    let table = walked(Table::of(2), "e2", ["d2"]);
    assert!(table.open().turn.slipped);
    let mut stopped = table.clone();
    stopped.act(P1, "stop");
    assert_eq!(stopped.refusal(P1, "fight"), Refusal::NoEnemy);

    let mut again = table;
    again.act(P1, "go c2");
    assert!(!again.open().turn.slipped);
    again.act(P1, "go d2");
    assert_eq!(again.open().stage, Stage::Meet);
    again.act(P1, "fight");
    assert!(again.offers(P1, "fight"));
}

#[test]
fn nn_191_an_announced_fight_is_binding_but_a_quest_card_comes_first() {
    let table = Table::set_up(haunted("d1", "L2"), Setup::standard(2));
    let mut table = announced(table.holding(P1, ["Q4"]).goods(P1, "SS"), "d1");

    for (words, refusal) in [
        ("done", Refusal::FightAnnounced),
        ("visit", Refusal::FightAnnounced),
        ("search", Refusal::FightAnnounced),
    ] {
        assert_eq!(table.refusal(P1, words), refusal);
    }
    table.act(P1, "play Q4");
    assert_eq!(table.refusal(P1, "visit"), Refusal::FightAnnounced);
    let events = table.act(P1, "fight");
    assert!(matches!(events[0], Event::FightBegan { health: 6, attack: 3, .. }));
}

#[test]
fn nn_193_nn_194_a_step_costs_space_mountain_and_enemy_in_this_order() {
    // b1 and a1 are free, a2 is a mountain with an enemy.
    let mut table = Table::of(2).at(P1, "c1");
    table.play(P1, ["hero 1", "go b1", "go a1"]);

    let step = table.act(P1, "go a2");
    assert!(matches!(step[0], Event::Stepped { .. }));
    assert_eq!((lost(&step, P1, Thing::Heart), table.open().stage), (2, Stage::Meet));
    let slip = table.act(P1, "slip");

    assert!(matches!(slip[0], Event::Slipped { .. }));
    assert_eq!((lost(&slip, P1, Thing::Heart), hearts(&table)), (1, 8), "three at most");
}

#[test]
fn nn_195_nn_196_the_last_heart_may_be_spent_and_ends_the_turn_there() {
    let mut table = Table::of(2).at(P1, "a1").with(P1, |hero| hero.hearts = 1);

    table.act(P1, "hero 1");
    let events = table.act(P1, "go a2");

    assert_eq!(lost(&events, P1, Thing::Heart), 1);
    assert!(events.contains(&Event::Fell { seat: P1 }));
    let open = table.open();
    assert_eq!((open.player(P1).place, open.active, open.stage), (called("a2"), P2, Stage::Turn));
}

#[test]
fn nn_195_nn_196_nobody_is_asked_who_slips_past_with_the_last_heart() {
    let mut table = Table::of(2).with(P1, |hero| hero.hearts = 1).holding(P1, ["Q1"]);

    let events = table.play(P1, ["hero 1", "go d2", "slip"]);

    assert_eq!(events.last(), Some(&Event::Fell { seat: P1 }));
    assert_eq!((table.open().active, hearts(&table)), (P2, 0));
}

#[test]
fn nn_197_heroes_share_spaces() {
    let mut table = Table::of(4).at(P2, "e1");

    table.play(P1, ["hero 1", "go e1", "stop", "done"]);

    assert_eq!(table.of_seat(P1).place, table.of_seat(P2).place);
    assert_eq!(hearts(&table), 11);
}

/// Where enemies are, and which.
fn lairs(table: &Table) -> Vec<(Space, Enemy)> {
    let open = table.open();
    let lair = |space| Some((space, open.enemy(printed(), space)?));
    Space::all().filter_map(lair).collect()
}

#[test]
fn nn_198_enemies_do_not_block() {
    for side in Side::ALL {
        let table = Table::set_up(printed(), Setup { side, ..Setup::standard(2) });
        let spaces = lairs(&table);
        assert_eq!(spaces.len(), 9);
        for (lair, _) in spaces {
            let beside = table.open().board(printed()).beside(lair);
            for from in beside.iter() {
                let passed = walked(table.clone(), &from.to_string(), [&lair.to_string()]);

                let onwards = passed.offered_as(P1, "go").len();
                assert_eq!(onwards, beside.len(), "from {from} over {lair} to all sides");
                assert!(passed.offers(P1, "stop"), "{lair}");
            }
        }
    }
}

#[test]
fn nn_198_enemies_do_not_move() {
    let before = lairs(&Table::of(2));

    let mut passed = walked(Table::of(2), "e2", ["d2", "c2"]);
    passed.play(P1, ["stop", "done"]);
    let mut retreated = announced(Table::of(2), "d2");
    retreated.act_with(P1, "fight", [die(1)]);
    retreated.act(P1, "strike");
    retreated.act(P1, "retreat");
    let mut defeated = announced(Table::of(2), "d2");
    defeated.act_with(P1, "fight", [die(4)]);
    let mut later = Table::of(2);
    later.pass_all();

    assert!(defeated.open().enemies[0] < Table::of(2).open().enemies[0]);
    for table in [passed, retreated, defeated, later] {
        assert_eq!(lairs(&table), before);
    }
}

#[test]
fn nn_199_movement_that_is_left_over_is_lost() {
    let mut table = Table::of(2);

    table.play(P1, ["hero 3", "go e1", "stop"]);

    assert_eq!(table.open().turn.movement, 0);
    assert_eq!(table.refusal(P1, "go d1"), Refusal::NotNow { now: Stage::Arrived });
}

/// Rulebook: the example of a hero action.
#[test]
fn nn_200_namal_goes_to_the_undergarden() {
    let mut table = Table::of(4).with_hero(Hero::Namal).holding(P1, ["Q22"]).coins(P1, 1);
    table = table.with(P1, |hero| (hero.experience, hero.hearts) = (2, 13));

    let walk = table.play(P1, ["hero 1", "go f2", "go f3", "go g3", "stop"]);
    assert_eq!(lost(&walk, P1, Thing::Heart), 2);
    assert_eq!(hearts(&table), 11);
    table.play(P1, ["play Q22", "visit", "draw basic", "draw artifact"]);
    let kept = table.offered_as(P1, "keep");
    assert_eq!(kept.len(), 2);
    table.act(P1, &kept[0]);

    let namal = table.of_seat(P1);
    assert_eq!((namal.experience, namal.coins, namal.hand), (0, 6, [1, 0, 0]));
    assert_eq!(table.open().active, P2);
}

#[test]
fn nn_201_the_last_heart_buys_the_space_and_the_mountain_takes_nothing_more() {
    let mut table = Table::of(2).at(P1, "g3").with(P1, |hero| hero.hearts = 1);

    table.play(P1, ["hero 1", "go g2", "go g3"]);
    let events = table.act(P1, "go g4");

    assert_eq!(lost(&events, P1, Thing::Heart), 1);
    assert_eq!((table.of_seat(P1).place, hearts(&table)), (called("g4"), 0));
    assert_eq!(table.open().active, P2);
}

#[test]
fn nn_202_arrow_two_snail_ranch_and_haste_make_five_spaces() {
    let mut table = Table::of(2).built(P1, [("a4", "B9")]).at(P1, "f4");

    table.play(P1, ["hero 1", "use basic"]);
    assert_eq!(table.open().turn.movement, 5);
    table.play(P1, ["go f3", "go g3", "go g2", "go h2", "go g2"]);

    assert_eq!((hearts(&table), table.open().turn.movement), (11, 0));
}

#[test]
fn nn_620_stop_is_offered_after_a_step_and_not_on_the_starting_space() {
    let mut table = Table::of(2);

    table.act(P1, "hero 3");
    let mut stops = vec![table.offers(P1, "stop")];
    for space in ["go e1", "go e2", "go e1"] {
        table.act(P1, space);
        stops.push(table.offers(P1, "stop"));
    }

    assert_eq!(stops, [false, true, false, true]);
}

/// A fight ends the movement, so that it cannot be announced where the action began (NN-183).
#[test]
fn nn_183_nn_192_nn_633_on_the_starting_space_an_enemy_can_only_be_passed() {
    let mut table = Table::of(2).at(P1, "d2");

    table.play(P1, ["hero 1", "go c2"]);
    let events = table.act(P1, "go d2");

    assert_eq!(lost(&events, P1, Thing::Heart), 1);
    assert_eq!(table.open().stage, Stage::Move, "nobody is asked");
    assert_eq!(table.refusal(P1, "stop"), Refusal::SameSpace);
}
