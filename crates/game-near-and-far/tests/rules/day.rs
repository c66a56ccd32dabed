//! Advanced Town: the day side (RULES.md section 34).

use game_near_and_far::{
    Animal, Cell, Refusal, Setup, Side, Stage,
    components::Cards,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, card, cards, die, place, printed};

fn day(players: usize) -> Table {
    let setup = Setup { side: Side::Day, ..Setup::first_adventure(players) };
    Table::later_with(printed(), setup)
}

#[test]
fn nf_611_the_day_side_goes_with_every_mode_and_changes_nothing_else() {
    for setup in [Setup::first_adventure(2), Setup::arcade(3, 5), Setup::book(4, 10)] {
        let day = Table::start(Setup { side: Side::Day, ..setup }).open();
        let dusk = Table::start(setup).open();

        assert_eq!(day.side, Side::Day);
        assert_eq!((day.quests, day.row, day.camps), (dusk.quests, dusk.row, dusk.camps));
        assert_eq!((day.travellers, day.stage), (dusk.travellers, dusk.stage));
    }
    let mut farm = day(2);
    farm.play(P1, ["visit farm", "take 1"]);
    assert_eq!(farm.of_seat(P1).goods.food, 1, "as at dusk");
}

/// NF-612, NF-613.
#[test]
fn nf_612_nf_613_a_bird_for_a_food_or_a_tortoise_for_a_gem_one_a_visit() {
    let table = day(2).with(P1, |one| (one.goods.food, one.goods.gem) = (2, 2));
    let mut bird = table;
    bird.act(P1, "visit stables");
    let mut tortoise = bird.clone();
    assert_eq!(bird.offered(P1), ["buy bird", "buy tortoise", "done"]);

    bird.act(P1, "buy bird");
    tortoise.act(P1, "buy tortoise");

    let seen = |table: &Table| {
        let one = table.of_seat(P1);
        (one.birds, one.tortoises, one.goods.food, one.goods.gem)
    };
    assert_eq!((seen(&bird), seen(&tortoise)), ((1, 0, 1, 2), (0, 1, 2, 1)));
    assert_eq!((bird.open().active, tortoise.open().active), (P2, P2), "one in all");
}

#[test]
fn nf_614_a_tortoise_takes_a_place_carries_a_treasure_and_is_given_back() {
    let full = day(2).with(P1, |one| {
        (one.birds, one.tortoises, one.goods.food, one.goods.gem) = (2, 1, 3, 3);
    });
    let mut full = full.holding(P1, ["A51"]);
    let mut back = day(2).quests([]).with(P1, |one| one.tortoises = 1);
    assert_eq!(back.of_seat(P1).treasure_places(printed()), 1);

    full.act(P1, "visit stables");
    back.play(P1, ["adventure", "step 2", "return tortoise"]);

    assert_eq!(full.open().stage, Stage::End, "three are enough");
    assert_eq!((back.of_seat(P1).place, back.of_seat(P1).tortoises), (place("2"), 0));
}

/// NF-615, NF-616.
/// Rulebook, Advanced Town.
#[test]
fn nf_615_nf_616_each_tortoise_passes_an_empty_space_for_nothing() {
    let mut table = day(2).quests([]).playing(P1, ["A11", "A27"]);
    table = table.with(P1, |one| (one.tortoises, one.hearts) = (2, 5));
    let mut hearts = Vec::new();

    table.act(P1, "adventure");
    for step in ["step 1", "step 5", "step 10", "step 11"] {
        table.act(P1, step);
        hearts.push(table.of_seat(P1).hearts);
    }

    assert_eq!(hearts, [5, 5, 5, 4], "two are free, and the third is paid");
}

#[test]
fn nf_617_free_passes_come_first_and_stay_when_the_tortoise_is_given_back() {
    let mut table = day(2).quests([]).with(P1, |one| (one.tortoises, one.hearts) = (1, 3));

    table.play(P1, ["adventure", "step 2", "return tortoise", "step 6"]);

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).tortoises), (3, 0));
    assert_eq!(table.of_seat(P1).place, place("6"));
    assert_eq!(table.open().turn.passes, 1);
}

/// NF-618, NF-619.
#[test]
fn nf_618_nf_619_one_supply_serves_both_and_nobody_turns_one_over() {
    let table = day(2).with(P1, |one| (one.birds, one.tortoises) = (1, 2));
    let table = table.with(P2, |one| one.tortoises = 3);

    assert_eq!(table.open().stable(), 0);
    let animals = Animal::ALL.map(|animal| table.of_seat(P1).count_of(animal));
    assert_eq!(animals, [1, 2]);
    let words = table.offered(P1);
    assert!(words.iter().all(|words| words.starts_with("visit") || words == "adventure"));
}

#[test]
fn nf_620_of_three_treasures_one_is_kept() {
    let mut table = day(2).with(P1, |one| one.birds = 1);

    table.act(P1, "visit hut");
    table.act_with(P1, "draw", [8, 0, 0]);
    assert_eq!(table.open().drawn, cards(["T1", "T2", "T9"]));
    assert_eq!(table.offered(P1), ["keep T1", "keep T2", "keep T9", "done"]);
    table.act(P1, "keep T9");

    assert_eq!(table.of_seat(P1).treasures(), cards(["T9"]));
    assert_eq!(table.open().treasure_discards, cards(["T1", "T2"]));
}

#[test]
fn nf_621_an_animal_is_needed_none_may_be_kept_and_fewer_are_drawn_where_there_are_fewer() {
    let mut without = day(2);
    let mut none = day(2).with(P1, |one| one.birds = 1);
    let two = Cards::all_of(game_near_and_far::components::Kind::Treasure);
    let mut few = none.clone().with(P2, |one| one.cards = two.without(cards(["T3", "T4"])));
    let mut swap = none.clone().playing(P1, ["T20"]);

    without.act(P1, "visit hut");
    none.play(P1, ["visit hut", "draw", "done"]);
    few.play(P1, ["visit hut", "draw"]);
    swap.play(P1, ["visit hut", "draw"]);

    assert_eq!((without.open().active, without.open().treasures_left()), (P2, 36));
    assert_eq!((none.of_seat(P1).treasures().len(), none.open().treasure_discards.len()), (0, 3));
    assert_eq!(few.open().drawn, cards(["T3", "T4"]));
    assert!(swap.offers(P1, "keep T2 for T20"));
    assert_eq!(swap.refusal(P1, "keep T2"), Refusal::NobodyToCarry);
    assert_eq!(swap.refusal(P1, "keep T9 for T20"), Refusal::NotDrawn { card: card("T9") });
}

#[test]
fn nf_622_by_day_some_numbers_of_the_mine_give_a_reputation() {
    let dug = |side: Side, at: &str| {
        let setup = Setup { side, ..Setup::first_adventure(3) };
        let table = Table::later_with(printed(), setup).party(P1, ["R6", "B9"]);
        let beside = ["a1", "a2", "b1"].map(|name| name.parse::<Cell>().unwrap());
        let mut table = table.with(P2, |one| one.mine = beside.into_iter().collect());
        table.play(P1, ["visit mine", &format!("dig {at}")]);
        table.of_seat(P1).reputation
    };

    assert_eq!((dug(Side::Day, "b2"), dug(Side::Day, "c1"), dug(Side::Day, "a3")), (1, 1, 0));
    assert_eq!(dug(Side::Dusk, "b2"), 0);
}

/// NF-623, NF-624, NF-625.
#[test]
fn nf_623_nf_624_nf_625_by_day_a_bad_reputation_costs_points() {
    let points = |side: Side| {
        (-6..=12)
            .map(|reputation| {
                let setup = Setup { side, ..Setup::first_adventure(2) };
                let table = Table::later_with(printed(), setup);
                let open = table.with(P1, |one| one.reputation = reputation).open();
                score(printed(), &open, P1).of(Part::Reputation)
            })
            .collect::<Vec<i16>>()
    };
    let good = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6];

    assert_eq!(points(Side::Day), [&[-2, -2, -1, -1, 0, 0][..], &good].concat());
    assert_eq!(points(Side::Dusk), [&[0; 6][..], &good].concat());
}

/// NF-626, NF-627.
#[test]
fn nf_626_nf_627_by_day_the_jail_feeds_its_guests() {
    let food = |side: Side| {
        let setup = Setup { side, ..Setup::first_adventure(2) };
        let mut table = Table::later_with(printed(), setup).at(P2, "farm");
        table.act(P1, "visit farm");
        table.act_with(P1, "duel P2 honorably", [die(1), die(6)]);
        assert_eq!(table.of_seat(P1).place, place("jail"));
        (table.of_seat(P1).goods.food, table.of_seat(P2).goods.food)
    };

    assert_eq!((food(Side::Day), food(Side::Dusk)), ((1, 0), (0, 0)));
}
