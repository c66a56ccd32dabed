//! Production (RULES.md section 20).

use game_now_or_never::{
    Event, Stage,
    components::{Good, Goods},
    rules::production::{Origin, Phase, Yield, produce, sources},
};
use table::Seats;

use crate::kit::{P1, P2, P3, Table, called, goods, printed};

/// What a player's production was told to be.
fn produced(events: &[Event], whose: table::Seat) -> (Goods, u8, u8) {
    let found = events.iter().find_map(|event| match *event {
        Event::Produced { seat, goods, coins, hearts } if seat == whose => {
            Some((goods, coins, hearts))
        }
        _ => None,
    });
    found.expect("everybody produces")
}

#[test]
fn nn_372_it_begins_when_all_have_passed_and_all_carry_it_out_together() {
    let mut table = Table::of(3).with(P2, |one| one.finds = 1).with(P3, |one| one.finds = 2);

    let mut early = table.act(P1, "pass");
    early.extend(table.act(P2, "pass"));
    let events = table.act(P3, "pass");

    assert!(!early.iter().any(|event| matches!(event, Event::Produced { .. })));
    let coins: Vec<u8> = [P1, P2, P3].map(|seat| produced(&events, seat).1).to_vec();
    assert_eq!((coins, table.open().season), (vec![0, 1, 2], 2));
}

#[test]
fn nn_373_villagers_buildings_and_search_tokens_produce() {
    let mut table = Table::of(2)
        .built(P1, [("a4", "B14"), ("b4", "B20"), ("c4", "B4"), ("d4", "B12")])
        .with(P1, |one| {
            one.housed[3] = [1, 0, 2, 0];
            one.housed[2] = [0, 0, 0, 1];
            (one.finds, one.hearts, one.coins) = (3, 2, 0);
        });

    let events = table.pass_all();

    // Loft and villager, row, two villagers, one villager; garden and tokens; the bath.
    assert_eq!(produced(&events, P1), (goods("SSTDDC"), 5, 3));
    let hero = table.of_seat(P1);
    assert_eq!((hero.goods, hero.coins, hero.hearts), (goods("SSTDDC"), 5, 5));
}

#[test]
fn nn_373_nn_389_what_comes_from_where_is_what_is_produced() {
    let table =
        Table::of(2).built(P1, [("a4", "B14"), ("b4", "B20"), ("d4", "B4")]).with(P1, |one| {
            one.housed[3] = [1, 0, 2, 0];
            (one.finds, one.hearts) = (3, 10);
        });
    let player = table.of_seat(P1);
    let told = |phase| {
        let one = |one: Yield| (one.from, one.what.icon(), one.number);
        sources(printed(), &player, phase).map(one).collect::<Vec<_>>()
    };
    let building = |tile| Origin::Building(called(tile));

    let shared = [
        (Origin::Villagers(Good::Shell), "shell", 1),
        (Origin::Villagers(Good::Demon), "demon", 2),
        (building("B14"), "tool", 1),
        (building("B20"), "heart", 1),
    ];
    let tokens = (Origin::SearchTokens, "coin", 3);

    assert_eq!(told(Phase::Final), [&shared[..], &[tokens]].concat(), "no coins of the garden");
    let garden = (building("B4"), "coin", 2);
    assert_eq!(told(Phase::Season), [&shared[..], &[garden, tokens]].concat());
    let made = produce(printed(), &player, Phase::Season);
    assert_eq!((made.goods, made.coins, made.hearts), (goods("STDD"), 5, 1));
}

#[test]
fn nn_373_what_was_there_stays_and_hearts_stop_at_the_maximum() {
    let mut table = Table::of(2)
        .built(P1, [("a4", "B14"), ("b4", "B20")])
        .goods(P1, "TTC")
        .with(P1, |one| (one.hearts, one.coins) = (10, 4));

    let events = table.pass_all();

    assert_eq!(produced(&events, P1), (goods("T"), 0, 1));
    let hero = table.of_seat(P1);
    assert_eq!((hero.goods, hero.coins, hero.hearts), (goods("TTTC"), 4, 11));
}

#[test]
fn nn_374_unhoused_villagers_and_specialists_produce_nothing() {
    let table = Table::of(2).specialists(P1, ["S2", "S7", "S12", "S16"]);
    let mut table = table.with(P1, |one| one.unhoused = [2, 1, 3, 1]);

    let events = table.pass_all();

    assert_eq!(produced(&events, P1), (Goods::NONE, 0, 0));
    assert_eq!(table.of_seat(P1).unhoused, [2, 1, 3, 1]);
}

#[test]
fn nn_375_mana_is_refreshed_to_the_maximum() {
    // Marklun has 4 slots, and the Shield Crystal adds one.
    let mut table = Table::of(2).tokens(P1, ["G10"]).with(P1, |one| one.mana = 0);
    table = table.with(P2, |one| one.mana = 1);

    table.pass_all();

    assert_eq!((table.of_seat(P1).mana, table.of_seat(P2).mana), (5, 2));
}

#[test]
fn nn_376_nn_377_hero_action_tokens_and_specialists_are_ready_again() {
    let mut table = Table::of(2).with(P1, |one| (one.arrows, one.face_down) = (0b111, 0b11));
    assert_eq!(table.offered_as(P1, "hero"), [""; 0]);

    table.pass_all();

    let hero = table.of_seat(P1);
    assert_eq!((hero.arrows, hero.face_down), (0, 0));
    assert_eq!(table.offered_as(P1, "hero"), ["hero 1", "hero 2", "hero 3"]);
    assert!(table.offers(P1, "rest 1 coin") && table.offers(P1, "rest 2 coin"));
}

#[test]
fn nn_378_nn_379_the_next_season_begins_with_the_holder_of_the_first_player_token() {
    let mut table = Table::of(3).season(3).arranged(|open| open.first = P2);

    let events = table.pass_all();

    assert_eq!(events[events.len() - 1], Event::SeasonBegan { season: 4, first: P2 });
    let open = table.open();
    assert_eq!((open.season, open.active, open.passed), (4, P2, Seats::NONE));
    assert_eq!(open.stage, Stage::Turn);
}

#[test]
fn nn_380_hearts_are_not_refreshed() {
    let mut table = Table::of(2).with(P1, |one| one.hearts = 0);

    table.pass_all();

    assert_eq!(table.of_seat(P1).hearts, 0);
}

#[test]
fn nn_382_nothing_else_is_renewed() {
    let mut table = Table::of(2)
        .at(P1, "g3")
        .villagers([1, 0, 1, 0], [5; 4])
        .gear(["G1", "G12"])
        .row(["S9", "S10"])
        .discarded(["Q7"])
        .arranged(|open| {
            open.enemies[4] = 1;
            open.search.remove(called("b1"));
        });
    let before = table.open();

    table.pass_all();

    let after = table.open();
    assert_eq!((after.villagers, after.gear), (before.villagers, before.gear));
    assert_eq!((after.specialists, after.enemies), (before.specialists, before.enemies));
    assert_eq!((after.search, after.discards), (before.search, before.discards));
    assert_eq!(after.player(P1).place, called("g3"));
}

#[test]
fn nn_383_nobody_is_asked_and_nothing_can_be_refused() {
    let mut table = Table::of(2).built(P1, [("a4", "B12")]).built(P2, [("a4", "B14")]);
    table.act(P1, "pass");

    let events = table.act(P2, "pass");

    // One action ends the season: both have produced, and P1 is asked for the first turn of the next.
    let both = (produced(&events, P1).0, produced(&events, P2).0);
    assert_eq!(both, (goods("S"), goods("T")));
    assert_eq!((table.open().stage, table.open().active), (Stage::Turn, P1));
}

#[test]
fn nn_384_a_building_produces_in_the_season_in_which_it_was_built() {
    let table = Table::of(2).specialists(P1, ["S1"]).coins(P1, 20);
    let mut table = table.with(P1, |one| one.grid.swap(0, 13));
    table.play(P1, ["hire 1", "tile B14", "at b4"]);

    let events = table.pass_all();

    assert_eq!(produced(&events, P1).0, goods("T"));
}

#[test]
fn nn_385_two_shells_a_crystal_a_tool_and_five_coins_and_no_demon() {
    let mut table = Table::of(2).built(P1, [("a4", "B14"), ("b4", "B4")]).with(P1, |one| {
        (one.housed[3], one.unhoused) = ([2, 0, 0, 1], [0, 0, 1, 0]);
        one.finds = 3;
    });

    let events = table.pass_all();

    assert_eq!(produced(&events, P1), (goods("SSTC"), 5, 0));
}

#[test]
fn nn_386_a_crystal_villager_gives_a_crystal_only_in_housing() {
    let table = Table::of(2).built(P1, [("a4", "B2")]);
    let mut outside = table.clone().with(P1, |one| one.unhoused = [0, 0, 0, 1]);
    let mut inside = outside.clone();
    inside.act(P1, "house crystal 4");

    outside.pass_all();
    inside.pass_all();

    assert_eq!(inside.of_seat(P1).goods[Good::Crystal], 1);
    assert_eq!(outside.of_seat(P1).goods[Good::Crystal], 0);
    assert_eq!(outside.of_seat(P1).capacity(printed(), 3), 1);
}
