//! Notes on artifacts (RULES.md section 36).

use game_near_and_far::{
    Card, Due, Good, Stage,
    components::Kind,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, P3, Table, adventurers, card, place, printed, space};
use crate::road::road;

fn bonus(table: &Table) -> i16 {
    score(printed(), &table.open(), P1).of(Part::Bonuses)
}

/// NF-640, NF-641.
#[test]
fn nf_640_nf_641_ancient_compass_pays_four_for_the_most_coins_alone() {
    let coins = |mine: u16, theirs: u16, gems: u16| {
        let table = Table::later(2).playing(P1, ["A46"]).with(P1, |one| one.goods.coin = mine);
        let table = table.with(P2, |one| (one.goods.coin, one.goods.gem) = (theirs, gems));
        bonus(&table)
    };

    assert_eq!(coins(4, 3, 9), 4, "gems do not count");
    assert_eq!(coins(4, 4, 0), 0, "a tie");
    assert_eq!(coins(3, 4, 0), 0);
}

/// NF-642, NF-643, NF-644, NF-645, NF-646.
#[test]
fn nf_642_nf_643_nf_644_nf_645_nf_646_a_point_for_each_adventurer_of_a_faction() {
    let cases = [
        ("A39", ["B1", "B2"], "R1"),
        ("A40", ["G1", "G2"], "R1"),
        ("A41", ["R1", "R2"], "B1"),
        ("A42", ["Y1", "Y2"], "R1"),
    ];
    for (name, own, other) in cases {
        // One active, one not; chiefs and tokens do not count, nor does another faction.
        let table = Table::later(2).playing(P1, [name]).party(P1, [own[0]]).owning(P1, [own[1]]);
        let table = table.owning(P1, [other]).with(P1, |one| {
            one.chiefs = 0b1111;
            (one.goods.blue, one.goods.green) = (1, 1);
            (one.goods.red, one.goods.yellow) = (1, 1);
        });

        assert_eq!(bonus(&table), 2, "{name}");
        assert_eq!(bonus(&Table::later(2).playing(P1, [name])), 0, "{name}");
    }
}

/// NF-647, NF-648, NF-649.
#[test]
fn nf_647_nf_648_nf_649_cooking_spices_pass_one_space_a_turn_and_add_to_tortoises() {
    let hearts = |cards: bool, tortoises: u8| {
        let mut table = road(5).with(P1, |one| (one.birds, one.tortoises) = (1, tortoises));
        if cards {
            table = table.playing(P1, ["A4"]);
        }
        table.play(P1, ["adventure", "step 1", "step 5", "step 10"]);
        table.of_seat(P1).hearts
    };

    assert_eq!(hearts(false, 0), 3, "two empty spaces");
    assert_eq!(hearts(true, 0), 4);
    assert_eq!(hearts(true, 1), 5);
}

#[test]
fn nf_649_spices_bought_before_a_threat_pay_for_the_space_that_is_left() {
    let mut table = road(1).threat(5).holding(P1, ["A4"]).with(P1, |one| {
        (one.goods.food, one.goods.coin) = (3, 2);
    });

    table.play(P1, ["adventure", "step 3", "step 8"]);
    assert_eq!(table.open().free_hearts(), 0, "the only heart is set aside");
    table.act(P1, "buy A4");
    table.act_with(P1, "fight", [3]);
    table.act(P1, "spend 1");

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).place), (0, place("8")));
}

/// NF-650, NF-651.
#[test]
fn nf_650_nf_651_crown_and_amulet_take_a_coin_of_everybody_there() {
    let tolls = |cards: &[&str], words: &[&str]| {
        let mut table = Table::later(3).quests([]).at(P2, "1").at(P3, "1");
        table = table.with(P3, |one| one.goods.coin = 1);
        for name in cards {
            table = table.playing(P1, [name]);
        }
        table.act(P1, "adventure");
        for one in words {
            table.act(P1, one);
        }
        [P1, P2, P3].map(|seat| table.of_seat(seat).goods.coin)
    };

    assert_eq!(tolls(&["A45"], &["step 1"]), [5, 2, 0]);
    assert_eq!(tolls(&["A5"], &["step 1"]), [5, 2, 0]);
    assert_eq!(tolls(&["A5", "A45"], &["step 1"]), [6, 1, 0], "both; who has no coin gives none");
    assert_eq!(tolls(&["A5"], &["stop"]), [3, 3, 1], "nobody moved");
    assert_eq!(tolls(&["A5"], &["step 3"]), [3, 3, 1], "nobody is there");
    let mut still = Table::later(3).quests([]).at(P1, "1").at(P2, "1").playing(P1, ["A5"]);
    still.play(P1, ["adventure", "stop"]);
    assert_eq!(still.of_seat(P1).goods.coin, 3, "a character that did not move");
    let mut back = Table::later(2).quests([]).at(P1, "1").playing(P1, ["A5"]);
    back.play(P1, ["adventure", "step town", "stop"]);
    assert_eq!(back.of_seat(P1).goods.coin, 4, "the town space of the map, where P2 stands");
    let mut town = Table::later(3).at(P1, "1").at(P2, "saloon").playing(P1, ["A5"]);
    town.play(P1, ["visit saloon", "walk in", "done"]);
    assert_eq!(town.of_seat(P1).goods.coin, 3, "the town board is no space of the map");
}

/// NF-652, NF-653.
#[test]
fn nf_652_nf_653_goods_wagon_adds_one_to_each_trade() {
    let mut table = Table::later(3).playing(P1, ["A6"]).with(P1, |one| {
        (one.goods.blue, one.goods.coin) = (1, 0);
    });

    table.play(P1, ["visit town-hall", "trade pay blue"]);
    table.play(P1, ["receive coin", "receive coin", "receive coin", "receive coin"]);

    assert_eq!(table.of_seat(P1).goods.coin, 4);
    assert_eq!(table.of_seat(P1).goods.blue, 0);
}

/// NF-654, NF-655.
#[test]
fn nf_654_nf_655_jade_flute_brings_food_at_the_stables() {
    let mut table = Table::later(2).at(P1, "store").playing(P1, ["A7"]);

    table.play(P1, ["visit stables", "buy bird"]);

    assert_eq!((table.of_seat(P1).birds, table.of_seat(P1).goods.food), (1, 1));
    let mut leaves = Table::later(2).at(P1, "store").playing(P1, ["A7"]);
    leaves.play(P1, ["visit stables", "done"]);
    assert_eq!(leaves.of_seat(P1).goods.food, 2, "buying is not required");
}

/// NF-656, NF-657.
#[test]
fn nf_656_nf_657_lock_picks_and_gold_magnet_take_their_coin_from_the_supply() {
    // Lock Picks: a duel won.
    let mut duel = Table::later(3).playing(P1, ["A8"]).at(P2, "hut").at(P1, "store");
    duel.act(P1, "visit hut");
    duel.act_with(P1, "duel P2 honorably", [5, 0]);
    assert_eq!([P1, P2].map(|seat| duel.of_seat(seat).goods.coin), [4, 3]);
    let mut lost = Table::later(3).playing(P1, ["A8"]).at(P2, "hut").at(P1, "store");
    lost.act(P1, "visit hut");
    lost.act_with(P1, "duel P2 honorably", [0, 5]);
    assert_eq!(lost.of_seat(P1).goods.coin, 3);
    // Gold Magnet: a movement that ends by another player's camp.
    let ends = |owner| {
        let mut table = road(0).playing(P1, ["A9"]).camps(owner, [1]);
        table.play(P1, ["adventure", "step 1", "stop"]);
        [P1, P2].map(|seat| table.of_seat(seat).goods.coin)
    };
    assert_eq!(ends(P2), [4, 3]);
    assert_eq!(ends(P1), [3, 3]);
}

/// NF-658, NF-659.
#[test]
fn nf_658_nf_659_mercenary_contract_places_a_camp_on_any_empty_space() {
    let table = road(0).quests([29]).holding(P1, ["A44"]).camps(P2, [1]).with(P1, |one| {
        (one.goods.green, one.goods.yellow) = (1, 1);
    });
    let mut table = table.at(P1, "store");

    table.act(P1, "buy A44");
    assert_eq!(table.open().stage, Stage::Settle);
    assert_eq!(table.offered(P1).len(), 29, "every space without a camp, and nothing else");
    assert!(!table.offers(P1, "settle 1"));
    table.act(P1, "settle 29");

    let mover = table.of_seat(P1);
    assert_eq!((mover.placed, mover.hearts, mover.place), (1, 0, place("store")));
    assert_eq!((mover.goods.gem, mover.goods.coin), (1, 0), "a gem for the companion's eye");
    assert!(table.open().quests.contains(space(29)), "the token stays");
    assert_eq!(table.open().stage, Stage::Turn, "and the turn goes on");
    let mut full = road(0).holding(P1, ["A44"]).camps(P2, 1..=30).with(P1, |one| {
        (one.goods.green, one.goods.yellow) = (1, 1);
    });
    full.act(P1, "buy A44");
    assert_eq!((full.of_seat(P1).placed, full.open().stage), (0, Stage::Turn), "no empty space");
}

#[test]
fn nf_660_bought_on_the_way_it_makes_a_threat_inactive_or_a_space_free() {
    let on_the_way = |settle: &str| {
        let mut table = road(1).holding(P1, ["A44"]).camps(P2, [3]).with(P1, |one| {
            (one.goods.green, one.goods.yellow) = (1, 1);
        });
        table.play(P1, ["adventure", "step 3", "step 8", "buy A44", settle]);
        table
    };

    assert_eq!(on_the_way("settle 8").of_seat(P1).place, place("8"), "the threat is inactive");
    assert!(matches!(on_the_way("settle 9").open().stage, Stage::Danger { .. }));
    let mut free = road(1).holding(P1, ["A44"]).with(P1, |one| {
        (one.goods.green, one.goods.yellow) = (1, 1);
    });
    free.play(P1, ["adventure", "step 1", "buy A44", "settle 1", "step 5"]);
    assert_eq!(free.of_seat(P1).hearts, 1, "the space is not empty any more");
}

/// The heart for leaving is set aside while a threat is met (NF-291); with a camp there it is kept.
#[test]
fn nf_660_bought_before_a_threat_it_spares_the_heart_that_was_set_aside() {
    let met = || {
        let mut table = road(1).holding(P1, ["A44"]).party(P1, ["Y2"]).with(P1, |one| {
            (one.goods.green, one.goods.yellow) = (1, 1);
        });
        table.play(P1, ["adventure", "step 3", "step 8"]);
        assert!(matches!(table.open().stage, Stage::Danger { .. }));
        assert_eq!(table.open().turn.due, Due::Heart);
        table
    };
    let (mut here, mut elsewhere) = (met(), met());

    here.play(P1, ["buy A44", "settle 3", "shield"]);
    elsewhere.play(P1, ["buy A44", "settle 9", "shield"]);

    assert_eq!([&here, &elsewhere].map(|table| table.of_seat(P1).place), [place("8"); 2]);
    assert_eq!([&here, &elsewhere].map(|table| table.of_seat(P1).hearts), [1, 0]);
}

/// NF-661, NF-662.
#[test]
fn nf_661_nf_662_merchant_coat_trades_twice_each_by_itself() {
    let mut table = Table::later(3).playing(P1, ["A6", "A10"]).with(P1, |one| {
        (one.goods.coin, one.goods.food) = (0, 8);
    });
    table.act(P1, "visit town-hall");

    // 4 food and the wagon's 1 are a red token, twice; 3 food would not be enough.
    for _ in 0..2 {
        table.play(P1, ["trade gain red", "give food", "give food", "give food", "give food"]);
    }

    assert_eq!((table.of_seat(P1).goods.red, table.of_seat(P1).goods.food), (2, 0));
    assert_eq!(table.open().active, P2, "no third trade");
    let mut few = Table::later(3).playing(P1, ["A6", "A10"]).with(P1, |one| {
        (one.goods.coin, one.goods.food) = (0, 3);
    });
    few.act(P1, "visit town-hall");
    assert!(!few.offers(P1, "trade gain red"), "values are not pooled");
}

/// NF-663, NF-664.
#[test]
fn nf_663_nf_664_merchant_contract_lets_a_second_of_a_faction_be_active() {
    let table = || Table::later(3).playing(P1, ["A1"]).at(P1, "store");
    let mut second = table().party(P1, ["R1"]).row(["R2", "Y1"]);
    second.play(P1, ["visit saloon", "recruit R2"]);
    assert_eq!(second.of_seat(P1).active, adventurers(["R1", "R2"]), "a place is free");

    let mut third = table().party(P1, ["R1", "R2"]).row(["R3", "Y1"]);
    third.play(P1, ["visit saloon", "recruit R3"]);
    assert_eq!(third.offered(P1), ["for R1", "for R2", "inactive"], "exactly one extra");

    let mut full = table().party(P1, ["R1", "R2", "G1"]).row(["Y1"]);
    full.play(P1, ["visit saloon", "recruit Y1"]);
    let places = ["for R1", "for R2", "for G1", "for companion", "inactive"];
    assert_eq!(full.offered(P1), places, "any one member");
    full.act(P1, "for G1");
    assert_eq!(full.of_seat(P1).members(), 4);
    let mut none = Table::later(3).party(P1, ["R1"]).row(["R2", "Y1"]).at(P1, "store");
    none.play(P1, ["visit saloon", "recruit R2"]);
    assert_eq!(none.offered(P1), ["for R1", "inactive"], "without it");
}

#[test]
fn nf_665_mirror_hat_ignores_threats_like_a_shield() {
    let mut table = road(0).playing(P1, ["A47"]);

    table.play(P1, ["adventure", "step 2", "shield"]);

    assert_eq!((table.of_seat(P1).place, table.open().threat()), (place("2"), Some(0)));
}

#[test]
fn nf_666_names_and_decks_that_are_known() {
    let kind_of = |name: &str| {
        let found = Card::all().find(|one| printed().card(*one).name == name);
        found.map(Card::kind)
    };

    assert_eq!(kind_of("Horn Bow"), Some(Kind::Basic));
    assert_eq!(kind_of("Rustbot 8"), Some(Kind::Basic));
    assert_eq!(kind_of("Merchant Contract"), Some(Kind::Basic));
    assert_eq!(kind_of("Invincible Box"), Some(Kind::Advanced));
    assert_eq!(kind_of("Gambling Dice"), Some(Kind::Advanced));
    assert_eq!(kind_of("Cloak of Stars"), Some(Kind::Advanced));
    assert_eq!(printed().board.values[Good::Blue], 7);
    assert!(printed().with.party.contains(card("A1")));
}
