//! Every card does what its table says (RULES.md sections 36 and 37): one list of names per kind of
//! effect, and no card without one.

use game_near_and_far::{
    Card, Setup,
    components::{Cards, Symbols},
    rolling,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, P3, Table, cards, content_with, printed};
use crate::road::{brings, reading_at, road};

/// Hearts, hands, swords, eyes, arrows and shields of cards (NF-127 to NF-129).
const SYMBOLS: [(&str, [u8; 6]); 43] = [
    ("A2", [0, 0, 1, 0, 0, 0]),
    ("A3", [1, 1, 0, 0, 0, 0]),
    ("A11", [0, 0, 0, 0, 1, 0]),
    ("A12", [2, 0, 0, 0, 0, 0]),
    ("A13", [0, 0, 0, 1, 0, 0]),
    ("A14", [0, 1, 0, 0, 0, 0]),
    ("A16", [1, 0, 0, 0, 0, 0]),
    ("A24", [0, 1, 0, 0, 0, 0]),
    ("A26", [0, 0, 1, 0, 0, 0]),
    ("A27", [0, 0, 0, 0, 1, 0]),
    ("A30", [2, 0, 0, 0, 0, 0]),
    ("A31", [0, 0, 2, 0, 0, 0]),
    ("A43", [3, 0, 0, 0, 0, 0]),
    ("A45", [0, 0, 1, 0, 0, 0]),
    ("A47", [0, 0, 1, 0, 0, 1]),
    ("A48", [1, 0, 0, 0, 1, 0]),
    ("A49", [0, 2, 0, 0, 0, 0]),
    ("A50", [0, 0, 2, 0, 0, 0]),
    ("A51", [2, 0, 0, 0, 0, 0]),
    ("A53", [0, 1, 0, 1, 0, 0]),
    ("T9", [0, 0, 1, 0, 0, 0]),
    ("T12", [1, 0, 0, 0, 0, 0]),
    ("T13", [0, 0, 0, 1, 0, 0]),
    ("T15", [0, 0, 0, 0, 1, 0]),
    ("T16", [0, 1, 0, 0, 0, 0]),
    ("T17", [0, 0, 1, 0, 0, 0]),
    ("T18", [2, 0, 0, 0, 0, 0]),
    ("W1", [0, 0, 2, 0, 0, 0]),
    ("W2", [1, 0, 0, 0, 0, 0]),
    ("W3", [2, 0, 0, 0, 0, 0]),
    ("W4", [0, 0, 0, 0, 1, 0]),
    ("W7", [1, 1, 0, 0, 0, 0]),
    ("W8", [0, 0, 1, 0, 0, 0]),
    ("W9", [1, 0, 0, 0, 0, 0]),
    ("W13", [0, 0, 0, 0, 1, 0]),
    ("W14", [2, 0, 0, 0, 0, 0]),
    ("W18", [0, 0, 0, 1, 0, 0]),
    ("W20", [0, 0, 1, 0, 0, 0]),
    ("W21", [0, 1, 0, 0, 0, 0]),
    ("W22", [0, 0, 0, 0, 0, 1]),
    ("W23", [0, 0, 2, 0, 0, 0]),
    ("W27", [0, 1, 0, 1, 0, 0]),
    ("W30", [0, 0, 1, 0, 0, 0]),
];

#[test]
fn nf_127_cards_with_symbols_count_as_if_in_the_party() {
    for (name, [heart, skill, sword, search, movement, shield]) in SYMBOLS {
        let bare = road(5).at(P1, "store").with(P1, |one| one.birds = 1);
        let mut table = bare.playing(P1, [name]);
        let shown = table.of_seat(P1).shown;
        assert_eq!(shown, Symbols { heart, skill, sword, search, movement, shield }, "{name}");

        table.act(P1, "adventure");

        assert_eq!(table.of_seat(P1).hearts, 2 + heart, "{name}: hearts when leaving town");
        assert_eq!(table.open().movement(), 3 + movement, "{name}: movement");
        table.act(P1, "step 2");
        assert_eq!(table.offers(P1, "shield"), shield > 0, "{name}");
        table.act_with(P1, "fight", [0]);
        let total = table.open().roll.map(|roll| rolling::total(printed(), &table.open(), &roll));
        let drill = u8::from(name == "W30");
        match total {
            Some(total) => assert_eq!(total, 1 + sword + drill, "{name}: a combat roll"),
            None => assert!(1 + sword + drill >= 4 || 2 + heart + 1 + sword + drill < 4, "{name}"),
        }
        let mut camp = road(3).at(P1, "9").playing(P1, [name]);
        camp.play(P1, ["adventure", "stop", "camp"]);
        assert_eq!(camp.of_seat(P1).goods.gem, 1 + u16::from(search), "{name}: eyes");
        let mut quest = reading_at(SKILL_9, |table| table.playing(P1, [name]));
        quest.act_with(P1, "choose 1", [0]);
        assert_eq!(quest.open().page.unwrap().total, Some(2 + skill), "{name}: a skill roll");
    }
}

/// A skill roll that nobody reaches.
const SKILL_9: &str = "
== A Hard

It is hard.

* Try it.
  skill 9: gain 1 gem
    Done.
  fail:
    Not done.

* Fight it.
  combat 9: gain 1 gem
    Done.
  fail:
    Not done.
";

#[test]
fn nf_144_cards_that_bring_something_on_a_visit() {
    let cases = [
        ("A7", "stables", [2, 0, 0]),
        ("A16", "hut", [0, 1, 0]),
        ("A18", "farm", [1, 0, 0]),
        ("A19", "mine", [0, 1, 0]),
        ("A23", "saloon", [1, 0, 0]),
        ("A38", "mine", [2, 0, 0]),
        ("T21", "town-hall", [0, 1, 0]),
        ("T22", "farm", [1, 0, 0]),
        ("T23", "mine", [0, 1, 0]),
        ("T24", "stables", [1, 0, 0]),
        ("W16", "store", [0, 1, 0]),
        ("W17", "farm", [2, 0, 0]),
        ("W26", "mine", [0, 0, 1]),
    ];
    for (name, building, [food, coin, gem]) in cases {
        for visited in ["town-hall", "saloon", "stables", "store", "farm", "hut", "mine"] {
            let table = Table::later(3).playing(P1, [name]).with(P1, |one| one.birds = 1);
            let mut table = table.at(P1, "1");

            table.act(P1, &format!("visit {visited}"));

            let goods = table.of_seat(P1).goods;
            let brought = (goods.food, goods.coin - 3, goods.gem);
            let expected = if visited == building { (food, coin, gem) } else { (0, 0, 0) };
            assert_eq!(brought, expected, "{name}: visit {visited}");
        }
    }
}

#[test]
fn nf_089_cards_that_bring_something_when_something_happens() {
    // Poacher's Cord and Faded Wanted Poster: a threat is defeated.
    for (name, coin, gem) in [("A22", 0, 1), ("T28", 1, 0)] {
        let mut table = road(0).playing(P1, [name]).with(P1, |one| one.birds = 1);
        table.play(P1, ["adventure", "step 2"]);
        table.act_with(P1, "fight", [5]);
        let goods = table.of_seat(P1).goods;
        assert_eq!((goods.coin - 3, goods.gem), (coin, gem), "{name}");
    }
    // Ledger of Debts: a duel is won.
    let mut duel = Table::later(3).playing(P1, ["A54"]).at(P2, "hut").at(P1, "store");
    duel.act(P1, "visit hut");
    duel.act_with(P1, "duel P2 dirty", [5, 0]);
    assert_eq!(duel.of_seat(P1).goods.coin, 4);
    // Ink Heron Quill: a quest succeeds. Second Wind: one fails.
    let content = content_with(&brings("gain 1 food"));
    let table = Table::later_with(content, Setup::first_adventure(2)).quests([2]).at(P1, "2");
    let mut quill = table.playing(P1, ["A25"]);
    quill.play(P1, ["adventure", "stop", "attempt", "choose 1"]);
    assert_eq!(quill.of_seat(P1).goods.coin, 4);
    let mut wind = reading_at(SKILL_9, |table| table.playing(P1, ["A25", "W25"]));
    wind.act_with(P1, "choose 1", [0]);
    assert_eq!((wind.of_seat(P1).hearts, wind.of_seat(P1).goods.coin), (2, 3));
    // Copper Compact: an adventurer is recruited.
    let mut compact = Table::later(3).playing(P1, ["T36"]).at(P1, "store");
    compact = compact.with(P1, |one| one.birds = 1);
    compact.play(P1, ["visit saloon", "recruit R1"]);
    assert_eq!(compact.of_seat(P1).goods.food, 1);
}

#[test]
fn nf_227_cards_that_roll_again_or_add_for_a_payment() {
    let skill = |name: &str| {
        let mut table = reading_at(SKILL_9, |table| {
            table.playing(P1, [name]).with(P1, |one| (one.birds, one.goods.food) = (1, 1))
        });
        table.act_with(P1, "choose 1", [0]);
        table
    };
    for name in ["A36", "T11", "W10"] {
        let mut table = skill(name);
        table.act_with(P1, &format!("use {name}"), [5]);
        let rolled = table.open().page.unwrap().total;
        assert_eq!(rolled, Some(6 + 1), "{name}: the second die stands");
        assert!(table.open().active == P2, "{name}: once");
    }
    for (name, food, coin) in [("A34", 0, 3), ("T30", 1, 2)] {
        let mut table = skill(name);
        table.act(P1, &format!("use {name}"));
        let goods = table.of_seat(P1).goods;
        assert_eq!((goods.food, goods.coin), (food, coin), "{name}: paid");
        assert_eq!(table.open().page.unwrap().total, Some(1 + 1 + 2), "{name}");
    }
    // Duelist's Cuff and Loaded Knucklebones: attacking and defending.
    for name in ["A37", "T19"] {
        let table = Table::later(3).at(P1, "store").at(P2, "hut");
        let mut attack = table.clone().playing(P1, [name]).with(P1, |one| one.birds = 1);
        attack.act(P1, "visit hut");
        attack.act_with(P1, "duel P2 honorably", [0, 2]);
        attack.act_with(P1, &format!("use {name}"), [4]);
        assert_eq!(attack.of_seat(P1).reputation, 1, "{name}: 5 against 3");
        let mut defend = table.playing(P2, [name]).with(P2, |one| one.birds = 1);
        defend.act(P1, "visit hut");
        defend.act_with(P1, "duel P2 honorably", [3, 0]);
        defend.act_with(P2, &format!("use {name}"), [5]);
        assert_eq!(defend.of_seat(P1).place, game_near_and_far::Place::Jail, "{name}: 4 against 6");
    }
}

#[test]
fn nf_218_cards_that_add_to_duels_or_to_fights() {
    // Constable's Tin Star, Bent Horseshoe, Banshee Necklace: duels, attacking and defending.
    for name in ["A21", "T14", "W2"] {
        let duel = |owner, dice: [u32; 2]| {
            let table = Table::later(3).at(P1, "store").at(P2, "hut").playing(owner, [name]);
            let mut table = table.with(owner, |one| one.birds = 1);
            table.act(P1, "visit hut");
            table.act_with(P1, "duel P2 honorably", dice);
            table.of_seat(P1).reputation
        };
        assert_eq!(duel(P1, [2, 2]), 1, "{name}: one more");
        assert_eq!(duel(P2, [3, 2]), 0, "{name}: one more for the defender makes a tie");
        let mut threat = road(0).playing(P1, [name]).with(P1, |one| one.birds = 1);
        threat.play(P1, ["adventure", "step 2"]);
        threat.act_with(P1, "fight", [2]);
        assert_eq!(threat.of_seat(P1).defeated(), 0, "{name}: nothing against threats");
    }
    // Old Soldier's Drill: a sword, and one more against threats alone.
    let mut drill = road(0).playing(P1, ["W30"]);
    drill.play(P1, ["adventure", "step 2"]);
    drill.act_with(P1, "fight", [1]);
    assert_eq!(drill.of_seat(P1).defeated(), 1, "2 and a sword and 1");
}

#[test]
fn nf_311_cards_that_lead_past_threats_and_into_buildings() {
    for (name, food, coin) in [("A15", 1, 0), ("T10", 1, 0), ("T27", 0, 1)] {
        let table = road(0).playing(P1, [name]).with(P1, |one| {
            (one.birds, one.goods.food) = (1, 2);
        });
        let mut table = table;
        table.play(P1, ["adventure", "step 2", &format!("pass {name}")]);
        let goods = table.of_seat(P1).goods;
        assert_eq!((2 - goods.food, 3 - goods.coin), (food, coin), "{name}");
        assert_eq!((table.open().threat(), table.of_seat(P1).birds), (Some(0), 1), "{name}");
        assert_eq!(table.of_seat(P1).placed, 0, "{name}: no camp is put on it");
        assert_eq!(table.of_seat(P1).place, crate::kit::place("2"), "{name}");
    }
    for (name, food) in [("T34", 1), ("W12", 0)] {
        let table = Table::later(3).at(P1, "store").at(P2, "hut").playing(P1, [name]);
        let mut table = table.with(P1, |one| (one.birds, one.goods.food) = (1, 2));
        table.play(P1, ["visit hut", &format!("pass {name}")]);
        assert_eq!(table.of_seat(P1).place, crate::kit::place("hut"), "{name}");
        assert_eq!(2 - table.of_seat(P1).goods.food, food, "{name}");
        assert_eq!(table.of_seat(P1).reputation, 0, "{name}: no duel, no reputation");
    }
}

#[test]
fn nf_171_cards_that_make_recruits_trades_draws_and_passes_better() {
    for name in ["T25", "W5"] {
        let mut table = Table::later(3).playing(P1, [name]).at(P1, "store");
        table = table.with(P1, |one| (one.birds, one.goods.coin) = (1, 1));
        table.play(P1, ["visit saloon", "recruit R1"]);
        assert_eq!(table.of_seat(P1).goods.coin, 0, "{name}: one coin less");
    }
    for name in ["A6", "A35", "T31"] {
        let table = Table::later(3).playing(P1, [name]).with(P1, |one| {
            (one.birds, one.goods.food, one.goods.coin) = (1, 4, 0);
        });
        let mut table = table;
        table.play(P1, ["visit town-hall", "trade gain red"]);
        table.play(P1, ["give food", "give food", "give food", "give food"]);
        assert_eq!(table.of_seat(P1).goods.red, 1, "{name}: 4 food are worth 5");
    }
    for (name, extra) in [("A32", 1), ("W21", 2)] {
        let mut table = Table::later(2).playing(P1, [name]).at(P1, "hut");
        table.act(P1, "visit store");
        assert!(table.offers(P1, &format!("draw {}+0", 4 + extra)), "{name}");
        assert!(table.offers(P1, &format!("coin {extra}+0")), "{name}: with the coin too");
    }
    for name in ["A4", "T26", "W13"] {
        let mut table = road(0).playing(P1, [name]).with(P1, |one| one.birds = 1);
        table.play(P1, ["adventure", "step 1", "step 5"]);
        assert_eq!(table.of_seat(P1).place, crate::kit::place("5"), "{name}: without a heart");
    }
    for name in ["A33", "W19"] {
        let mut table = road(9).at(P1, "1").playing(P1, [name]);
        table.play(P1, ["adventure", "step 4", "keep T1"]);
        assert_eq!(table.of_seat(P1).treasures(), cards(["T1"]), "{name}: without an animal");
    }
}

/// NF-585, NF-594.
#[test]
fn nf_585_nf_594_cards_against_water_and_mammoths() {
    let desert = Table::later_with(printed(), Setup::arcade(2, 5)).quests([]).at(P1, "1");
    let mut desert = desert.playing(P1, ["W9"]).with(P1, |one| one.hearts = 2);
    desert.play(P1, ["adventure", "step 4"]);
    assert_eq!(desert.of_seat(P1).hearts, 2, "Antidote Satchel");

    let jungle = Table::later_with(printed(), Setup::arcade(2, 10)).playing(P1, ["W14"]);
    assert_eq!(score(printed(), &jungle.open(), P1).of(Part::Mammoth), 0, "A Calf's Loyalty");
    assert_eq!(score(printed(), &jungle.open(), P2).of(Part::Mammoth), -8);
}

#[test]
fn nf_430_cards_that_count_at_the_end() {
    let bonus = |name: &str, change: fn(&mut game_near_and_far::Traveller)| {
        let table = Table::later(3).with(P1, change).playing(P1, [name]);
        score(printed(), &table.open(), P1).of(Part::Bonuses)
    };
    let flat = [("T20", 2), ("W6", 3), ("W8", 1), ("W15", 4), ("W23", -2), ("W24", -2), ("W29", 1)];
    for (name, points) in flat {
        assert_eq!(bonus(name, |_| {}), points, "{name}");
    }
    let by_reputation =
        [("A54", -4, 3), ("T32", 4, 3), ("T33", -3, 3), ("W20", -3, 2), ("W28", 6, 4)];
    for (name, asked, points) in by_reputation {
        let at = |reputation: i8| {
            let table =
                Table::later(3).playing(P1, [name]).with(P1, |one| one.reputation = reputation);
            score(printed(), &table.open(), P1).of(Part::Bonuses)
        };
        let nearly = if asked > 0 { asked - 1 } else { asked + 1 };
        assert_eq!((at(asked), at(nearly)), (points, 0), "{name}");
    }
    assert_eq!(bonus("A28", |one| one.goods.gem = 7), 2, "Cracked Bell Jar: 1 for 3 gems");
    assert_eq!(bonus("A52", |one| one.goods.red = 3), 3, "Broker's Fourfold Seal");
    assert_eq!(bonus("A52", |one| one.goods.red = 9), 4, "at most 4");
    assert_eq!(bonus("A55", |one| one.cards = cards(["A2", "A3"])), 2, "Starfall Anvil: others");
    let six = |one: &mut game_near_and_far::Traveller| {
        one.cards = cards(["A2", "A3", "A4", "A6", "A7", "A8"]);
    };
    assert_eq!(bonus("A55", six), 5, "at most 5");
    assert_eq!(bonus("T29", |one| one.cards = cards(["A2", "A3", "A4"])), 1, "Chipped Idol: per 2");
    assert_eq!(bonus("T35", |one| one.goods.gem = 1), 2, "Cutter's Loupe: the most gems");
    assert_eq!(bonus("T35", |_| {}), 0, "a tie");
    let table = Table::later(3).playing(P1, ["W11"]).camps(P1, [5, 18, 3]).camps(P3, [11]);
    let rib = score(printed(), &table.open(), P1).of(Part::Bonuses);
    assert_eq!(rib, 4, "Leviathan Rib: 2 for each route, alone or shared");
}

#[test]
fn nf_409_no_card_does_anything_that_no_test_here_shows() {
    let with = &printed().with;
    let shown: Cards = SYMBOLS.iter().map(|(name, _)| crate::kit::card(name)).collect();
    let visits = ["A7", "A16", "A18", "A19", "A23", "A38", "T5", "T21", "T22", "T23", "T24", "W16"];
    let triggers = ["A8", "A9", "A22", "A25", "A54", "T4", "T7", "T28", "T36", "W25"];
    let scores = [
        "A28", "A39", "A40", "A41", "A42", "A46", "A52", "A54", "A55", "T1", "T2", "T6", "T20",
        "T29", "T32", "T33", "T35", "W6", "W8", "W11", "W15", "W20", "W23", "W24", "W28", "W29",
    ];

    assert_eq!(with.symbols, shown);
    assert_eq!(with.visit, cards(visits).union(cards(["W17", "W26"])));
    assert_eq!(with.trigger, cards(triggers));
    assert_eq!(with.scores, cards(scores));
    assert_eq!(with.boost, cards(["A34", "T3", "T30"]));
    assert_eq!(with.reroll, cards(["A36", "A37", "T11", "T19", "W10"]));
    assert_eq!(with.roll, cards(["A21", "T14", "W2", "W30"]));
    assert_eq!(with.trade, cards(["A6", "A10", "A35", "T31"]));
    assert_eq!(with.extra_draw, cards(["A32", "W21"]));
    assert_eq!(with.treasure_slot, cards(["A33", "W19"]));
    assert_eq!(with.free_pass, cards(["A4", "T26", "W13"]));
    assert_eq!(with.skip_threat, cards(["A15", "T10", "T27"]));
    assert_eq!(with.no_duel, cards(["T34", "W12"]));
    assert_eq!(with.cheaper, cards(["T25", "W5"]));
    assert_eq!((with.toll, with.party), (cards(["A5", "A45"]), cards(["A1"])));
    assert_eq!((with.place_camp, with.recruit_at_mine), (cards(["A44"]), cards(["T8"])));
    assert_eq!((with.ignores_water, with.ignores_mammoth), (cards(["W9"]), cards(["W14"])));
    let all = [
        with.symbols,
        with.visit,
        with.trigger,
        with.scores,
        with.boost,
        with.reroll,
        with.roll,
        with.trade,
        with.extra_draw,
        with.treasure_slot,
        with.free_pass,
        with.skip_threat,
        with.no_duel,
        with.cheaper,
        with.toll,
        with.party,
        with.place_camp,
        with.recruit_at_mine,
    ];
    let some = all.into_iter().fold(Cards::NONE, Cards::union);
    let plain: Cards = Card::all().filter(|one| !some.contains(*one)).collect();
    assert_eq!(plain, cards(["A17", "A20", "A29"]), "these pay points alone");
}
