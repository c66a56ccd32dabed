//! The crossover with Near and Far's adventurers (RULES.md section 19).

use game_above_and_below::{
    Event, Refusal, Stage, Token, Villager,
    components::{Craft, Group, Villagers},
    scoring::{self, Part},
};
use table::Game;

use crate::{
    stage::{
        P1, P2, Table, content_where, content_with, die, not_this, printed, village, villager,
        villagers,
    },
    walk::{all_pass, sleep_through},
};

/// A tale with a number, and one in which somebody joins.
const TALE: &str = "\
== 91 Dark

It is dark.

* Look around.
  explore 6: gain 1 coin
    There it is.

* Ask around.
  then: welcome the cheapest villager
    There they are.
";

/// A crossover for two with that book in which P1 has these adventurers ready.
fn telling<const N: usize>(ready: [&str; N]) -> Table {
    let table = Table::with(content_with(TALE), 2).arranged(|open| open.crossover = true);
    table.peopled(P1, ready)
}

fn points(table: &Table) -> i16 {
    scoring::score(printed(), &table.open(), P1).of(Part::Sandwiches)
}

#[test]
fn ab_320_four_adventurers_lie_in_a_row_of_their_own_if_the_option_is_chosen() {
    let with = Table::crossover(2).open();
    let without = Table::of(2).open();

    assert!(with.crossover && with.adventurers.iter().all(Option::is_some));
    assert_eq!(with.villagers.iter().flatten().count(), 5);
    assert!(!without.crossover && without.adventurers.iter().all(Option::is_none));
}

#[test]
fn ab_321_the_bag_holds_36_adventurers() {
    let adventurers: Vec<Villager> = Villager::all_of(Group::Adventurer).collect();

    assert_eq!(adventurers.len(), 36);
    assert_eq!(Table::crossover(2).view().piles.adventurers, 36 - 4);
    assert_eq!(Table::of(2).view().piles.adventurers, 0);
    // No companion among them: each costs something and carries a light.
    let faces = adventurers.iter().map(|&one| printed().face(one));
    assert!(faces.clone().all(|face| face.cost > 0 && face.lanterns[1] > 0));
}

#[test]
fn ab_322_what_is_in_the_bag_is_hidden_and_the_row_is_not() {
    let table = Table::crossover(2);

    let view = serde_json::to_string(&table.view()).unwrap();

    let shown = |one: &Villager| view.contains(&format!("\"{one}\""));
    let row: Vec<Villager> = table.open().adventurers.into_iter().flatten().collect();
    assert!(row.iter().all(shown));
    let bag = Villager::all_of(Group::Adventurer).filter(|one| !row.contains(one));
    assert_eq!(bag.filter(|one| shown(one)).count(), 0);
}

#[test]
fn ab_323_an_adventurer_is_trained_for_what_the_token_says() {
    let mut table = Table::crossover(2);

    let events = table.act(P1, "train V39");

    assert_eq!(table.village(P1).coins, 7 - 4);
    assert!(matches!(events[1], Event::Trained { paid: 4, .. }));
    assert_eq!(table.village(P1).exhausted, villagers(["V5", "V39"]), "the quill and the new one");
    assert_eq!(table.open().adventurers[2], None);
    let nobody = Table::crossover(2).peopled(P1, ["V1"]);
    assert_eq!(nobody.refusal(P1, "train V39"), Refusal::NobodyTrains);
    let poor = Table::crossover(2).rich(P1, 3);
    assert_eq!(poor.refusal(P1, "train V39"), Refusal::TooDear { cost: 4, purse: 3 });
}

#[test]
fn ab_324_a_quill_plus_train_to_ready_and_ciders_as_coins_apply() {
    let mut plus = Table::crossover(2).peopled(P1, ["V54"]);
    let mut ready = Table::crossover(2).built(P1, ["K6"]);
    let mut ciders = Table::crossover(2).built(P1, ["K3"]).stored(P1, [(Token::Cider, 2)]);

    plus.act(P1, "train V39");
    ready.act(P1, "train V39");
    ciders.play(P1, ["train V39", "pay 2 0"]);

    assert_eq!(plus.village(P1).coins, 7 - 3);
    assert!(ready.village(P1).ready.contains(villager("V39")));
    assert_eq!(ciders.village(P1).coins, 7 - 2);
}

// AB-325, AB-326.
#[test]
fn ab_325_ab_326_the_row_is_refilled_at_the_end_of_the_round_where_it_is_empty() {
    let mut table = Table::crossover(2);
    let before = table.open().adventurers;
    table.act(P1, "train V39");
    let during = table.open().adventurers;

    let events = sleep_through(&mut table);

    let after = table.open().adventurers;
    assert_eq!(during, [before[0], before[1], None, before[3]]);
    assert_eq!([after[0], after[1], after[3]], [before[0], before[1], before[3]], "none slides");
    let newcomer = after[2].unwrap();
    let arrives = |event: &Event| matches!(event, Event::VillagerArrived { villager, .. } if *villager == newcomer);
    assert!(events.iter().any(arrives));
    assert_eq!(table.view().piles.adventurers, 31);
}

#[test]
fn ab_327_with_an_empty_bag_the_row_stays_shorter() {
    let mut table = Table::crossover(2).arranged(|open| {
        let all: Villagers = Villager::all_of(Group::Adventurer).collect();
        let last = villager("V72");
        open.adventurers = [None, Some(last), None, None];
        village(open, P2).ready = all.without(villagers(["V72", "V71"]));
    });

    sleep_through(&mut table);

    let row = [Some(villager("V71")), Some(villager("V72")), None, None];
    assert_eq!(table.open().adventurers, row);
}

// AB-328, AB-329.
#[test]
fn ab_328_ab_329_an_adventurer_sleeps_in_an_own_bed_and_takes_ciders_and_potions() {
    let tokens = [(Token::Cider, 1), (Token::Potion, 1)];
    let mut table = Table::crossover(2).peopled(P1, []).stored(P1, tokens).arranged(|open| {
        village(open, P1).exhausted = villagers(["V1", "V5", "V9", "V60", "V61"]);
        village(open, P1).injured = villagers(["V62"]);
    });
    all_pass(&mut table);
    assert!(table.offers(P1, "heal V62") && table.offers(P1, "rouse V60"));

    table.play(P1, ["heal V62", "rouse V60"]);

    // Three beds for three villagers; the adventurers move by themselves.
    let ready = villagers(["V1", "V5", "V9", "V60", "V61", "V62"]);
    assert_eq!((table.open().round, table.village(P1).ready), (2, ready));
}

#[test]
fn ab_330_adventurers_do_not_roll() {
    let mut table = telling(["V45", "V44"]);
    table.explore(P1, ["V45", "V44"], 1);

    // No luck is asked for: three and two lanterns.
    table.act_with(P1, "choose 1", []);

    assert_eq!(table.open().exploration.unwrap().lanterns, 5);
    assert_eq!(table.open().exploration.unwrap().dice.of(villager("V45")), None);
}

#[test]
fn ab_331_adventurers_are_exerted_like_anybody_but_never_rerolled() {
    let mut table = telling(["V45", "V44", "V9"]).built(P1, ["K4"]);
    table.explore(P1, ["V44", "V9"], 1);
    table.act_with(P1, "choose 1", [die(1)]);
    assert_eq!(table.offered(P1), ["reroll V9", "keep"]);
    assert_eq!(table.refusal(P1, "reroll V44"), not_this("V44", ["V9"]));

    table.act_with(P1, "reroll V9", [die(6)]);
    table.act(P1, "keep");
    assert_eq!(table.open().exploration.unwrap().lanterns, 2 + 2);
    table.act(P1, "exert V44");

    assert_eq!(table.village(P1).injured, villagers(["V44"]));
    assert_eq!(table.open().exploration.unwrap().lanterns, 5);
    let alone = telling(["V45"]);
    assert_eq!(alone.refusal(P1, "explore"), Refusal::TooFewToExplore { ready: 1 });
    let mut dry = telling(["V45", "V44"]).built(P1, ["K4"]);
    dry.explore(P1, ["V45", "V44"], 1);
    dry.act(P1, "choose 1");
    assert_eq!(dry.open().stage, Stage::Exerting, "there is no die to roll again");
}

#[test]
fn ab_332_an_adventurer_is_a_villager_for_actions_points_and_ties() {
    let mut builds = Table::crossover(2).peopled(P1, ["V37"]);
    builds.act(P1, "build H1");
    assert_eq!(builds.village(P1).exhausted, villagers(["V37"]));

    let hall = Table::crossover(2).built(P1, ["S3"]);
    let more = hall.clone().arranged(|open| village(open, P1).injured = villagers(["V60"]));
    let cards = |table: &Table| scoring::score(printed(), &table.open(), P1).of(Part::Cards);
    assert_eq!(cards(&more) - cards(&hall), 2);

    let mut tie = Table::crossover(2).rich(P1, 8).arranged(|open| {
        open.round = 7;
        village(open, P2).ready.add(villager("V60"));
    });
    all_pass(&mut tie);
    let standings = tie.game.standings().unwrap();
    assert_eq!((standings.place(P1), standings.place(P2)), (2, 1));
}

#[test]
fn ab_333_the_cheapest_villager_is_never_an_adventurer() {
    let mut table = telling(["V1", "V9"]);
    let mut empty = table.clone().arranged(|open| {
        open.villagers = [None; 5];
        open.adventurers[0] = Some(villager("V37"));
    });
    for table in [&mut table, &mut empty] {
        table.explore(P1, ["V1", "V9"], 1);
        table.act(P1, "choose 2");
    }

    assert!(table.village(P1).exhausted.contains(villager("V13")));
    assert_eq!(empty.village(P1).exhausted, villagers(["V1", "V9"]));
}

/// The points for so many adventurers with bread and with bacon.
fn sandwiches(bread: usize, bacon: usize) -> i16 {
    let with = |food: fn(&game_above_and_below::components::Face) -> u8| {
        Villager::all_of(Group::Adventurer).filter(move |&one| food(printed().face(one)) > 0)
    };
    let owned: Villagers =
        with(|face| face.bread).take(bread).chain(with(|face| face.bacon).take(bacon)).collect();
    points(&Table::crossover(2).arranged(|open| {
        open.adventurers = [None; 4];
        village(open, P1).exhausted = owned;
    }))
}

// AB-334, AB-335.
#[test]
fn ab_334_ab_335_each_pair_of_bread_and_bacon_gives_five_points() {
    assert_eq!(sandwiches(1, 1), 5);
    assert_eq!(sandwiches(3, 2), 10);
    assert_eq!(sandwiches(4, 0), 0);
    assert_eq!(sandwiches(0, 3), 0);
    assert_eq!(sandwiches(2, 5), 10);
}

#[test]
fn ab_336_symbols_are_counted_in_every_area_and_each_in_one_pair() {
    let table = Table::crossover(2).arranged(|open| {
        open.adventurers = [None; 4];
        let village = village(open, P1);
        village.ready.add(villager("V38"));
        village.exhausted = villagers(["V41"]);
        village.injured = villagers(["V39"]);
    });

    assert_eq!(points(&table), 5, "two bread, one bacon");
}

#[test]
fn ab_337_every_adventurer_has_a_cost_lanterns_and_a_craft_or_food() {
    for adventurer in Villager::all_of(Group::Adventurer) {
        let face = printed().face(adventurer);
        let crafts = [face.build, face.train].into_iter().filter(|&craft| craft != Craft::None);
        let shown = crafts.count() + usize::from(face.bread + face.bacon);
        assert!((3..=7).contains(&face.cost) && shown == 1, "{adventurer}");
        assert!(face.own_bed && !face.takes_no_medicine, "{adventurer}");
    }
    let dearer = content_where("adventurers.toml", [("cost = 3", "cost = 9")]);
    assert_eq!(dearer.face(villager("V37")).cost, 9);
}
