//! Notes on treasures (RULES.md section 37), and NF-710.

use game_near_and_far::{
    Card, Setup, Side, Stage,
    components::{Cell, Cells, Kind},
    scoring::{Part, score},
};

use crate::kit::{P1, P2, P3, Table, adventurers, card, cards, printed};
use crate::road::road;

fn bonus(table: &Table) -> i16 {
    score(printed(), &table.open(), P1).of(Part::Bonuses)
}

/// NF-667, NF-668.
#[test]
fn nf_667_nf_668_bounty_contract_counts_threats_for_most_tied_and_second() {
    let threats = |mine: u16, second: u16, third: u16| {
        let table = Table::later(3).playing(P1, ["T1"]).with(P1, |one| one.threats = mine);
        let table = table.with(P2, |one| one.threats = second);
        bonus(&table.with(P3, |one| one.threats = third))
    };

    assert_eq!(threats(0b11, 0b100, 0), 4, "the most");
    assert_eq!(threats(0b11, 0b1100, 0), 2, "tied for most");
    assert_eq!(threats(0b1, 0b1100, 0), 2, "the sole second");
    assert_eq!(threats(0b1, 0b1100, 0b10), 0, "tied for second");
    assert_eq!(threats(0b1, 0b1100, 0b11_0000), 0, "third");
}

/// NF-669, NF-670.
#[test]
fn nf_669_nf_670_purse_and_recipe_pay_two_for_the_most_and_nothing_for_a_tie() {
    let most = |name: &str, mine: u16, theirs: u16| {
        let goods = |one: &mut game_near_and_far::Traveller, amount| {
            (one.goods.coin, one.goods.food) = (amount, amount);
        };
        let table = Table::later(2).playing(P1, [name]).with(P1, |one| goods(one, mine));
        bonus(&table.with(P2, |one| goods(one, theirs)))
    };

    for name in ["T2", "T6"] {
        assert_eq!([most(name, 2, 1), most(name, 2, 2), most(name, 1, 2)], [2, 0, 0], "{name}");
    }
}

/// NF-671, NF-673.
#[test]
fn nf_671_nf_673_fire_bomb_adds_two_for_a_food_once_in_each_combat_roll() {
    let bomb = |table: Table| {
        table.playing(P1, ["T3"]).with(P1, |one| (one.birds, one.goods.food) = (1, 5))
    };
    let mut threat = bomb(road(0)).threat(6);
    threat.play(P1, ["adventure", "step 2"]);
    threat.act_with(P1, "fight", [3]);
    assert_eq!(threat.offered(P1), ["use T3", "spend 0"]);
    threat.act(P1, "use T3");
    assert_eq!((threat.of_seat(P1).defeated(), threat.of_seat(P1).goods.food), (1, 4), "4 and 2");

    let mut again = bomb(road(0)).threat(15);
    again.play(P1, ["adventure", "step 2"]);
    again.act_with(P1, "fight", [5]);
    again.act(P1, "use T3");
    assert_eq!(again.open().active, P2, "once a roll: the fight is lost with 8");
    assert_eq!(again.of_seat(P1).goods.food, 4);

    let mut duel = bomb(Table::later(3)).at(P1, "store").at(P2, "hut");
    duel.act(P1, "visit hut");
    duel.act_with(P1, "duel P2 honorably", [2, 3]);
    duel.act(P1, "use T3");
    assert_eq!(duel.of_seat(P1).reputation, 1, "3 and 2 against 4");

    let combat = "== A A fight\n\nIt is one.\n\n* Fight.\n  combat 5: gain 1 gem\n    Won.\n  fail:\n    \
        Lost.\n\n* Think.\n  skill 5: gain 1 gem\n    Thought.\n  fail:\n    Not thought.";
    let mut quest = crate::road::reading_at(combat, bomb);
    let mut skill = quest.clone();
    quest.act_with(P1, "choose 1", [2]);
    quest.act(P1, "use T3");
    assert_eq!(quest.of_seat(P1).goods.gem, 1);
    skill.act_with(P1, "choose 2", [2]);
    assert_eq!(skill.open().active, P2, "not on skill rolls");
}

#[test]
fn nf_672_the_defender_may_use_it_too_and_before_the_attacker() {
    let table = Table::later(3).at(P1, "store").at(P2, "hut").playing(P2, ["T3"]);
    let mut table = table.with(P2, |one| (one.birds, one.goods.food) = (1, 1));
    table = table.with(P1, |one| one.hearts = 9);
    table.act(P1, "visit hut");
    table.act_with(P1, "duel P2 honorably", [3, 3]);
    assert_eq!(table.open().stage, Stage::Defend { seat: P2 });

    table.act(P2, "use T3");

    assert_eq!(table.of_seat(P2).goods.food, 0);
    assert_eq!(table.offered(P1), ["spend 0", "spend 3"], "7 are needed");
}

#[test]
fn nf_674_noose_trap_brings_a_food_for_each_draw_not_for_each_card() {
    for (side, drawn) in [(Side::Dusk, 1), (Side::Day, 3)] {
        let setup = Setup { side, ..Setup::first_adventure(2) };
        let table = Table::later_with(printed(), setup).at(P1, "store").playing(P1, ["T4"]);
        let mut table = table.with(P1, |one| one.birds = 2);

        table.play(P1, ["visit hut", "draw"]);

        assert_eq!(table.open().drawn.len(), drawn);
        assert_eq!(table.of_seat(P1).goods.food, 1);
    }
}

/// NF-675, NF-676, NF-710.
#[test]
fn nf_675_nf_676_nf_710_old_journal_draws_an_artifact_at_the_saloon() {
    let table = Table::later(3).at(P1, "store").playing(P1, ["T5"]);
    let mut table = table.with(P1, |one| (one.birds, one.goods.coin) = (1, 0));
    table.act(P1, "visit saloon");
    assert_eq!(table.open().stage, Stage::Journal);
    assert_eq!(table.offered(P1), ["draw 1+0", "draw 0+1", "done"]);

    table.act_with(P1, "draw 1+0", [6]);
    assert_eq!(table.offered(P1), ["keep A7", "drop A7"], "at once, not later");
    table.act(P1, "keep A7");

    assert_eq!(table.hand_of(P1), cards(["A7"]));
    // A card that was kept may still be discarded at the Town Hall.
    let mut later = table.turn_of(P1);
    later.act(P1, "visit town-hall");
    assert!(later.offers(P1, "drop A7"));
    later.act(P1, "drop A7");
    assert_eq!(later.of_seat(P1).hand(), 0);
}

/// NF-677, NF-678.
#[test]
fn nf_677_nf_678_old_shovel_finds_one_more_on_coin_and_gem_spaces_alone() {
    let built = |number: &str, companion| {
        let mut table = road(3).at(P1, number).playing(P1, ["T7"]).with(P1, |one| {
            (one.birds, one.companion) = (1, companion);
        });
        table.play(P1, ["adventure", "stop", "camp"]);
        (table.of_seat(P1).goods.coin - 3, table.of_seat(P1).goods.gem)
    };

    assert_eq!(built("1", true), (2, 0), "a coin more");
    assert_eq!(built("9", true), (0, 2), "a gem more");
    assert_eq!(built("1", false), (1, 0), "also without any search");
    assert_eq!(built("5", true), (0, 0), "not on a route");
    let mut mine = road(3).at(P1, "store").playing(P1, ["T7"]).with(P1, |one| one.birds = 1);
    mine.play(P1, ["visit mine", "dig a1"]);
    assert_eq!((mine.of_seat(P1).goods.coin, mine.of_seat(P1).goods.gem), (5, 0), "2 of the mine");
    let mut threat = road(3).playing(P1, ["T7"]).with(P1, |one| one.birds = 1);
    threat.play(P1, ["adventure", "step 2"]);
    threat.act_with(P1, "fight", [5]);
    assert_eq!((threat.of_seat(P1).goods.coin, threat.of_seat(P1).goods.gem), (3, 0));
}

/// NF-679, NF-680, NF-681.
#[test]
fn nf_679_nf_680_nf_681_rusty_bell_recruits_at_the_mine_before_or_after_digging() {
    // The entrance is dug; a2 asks for 2, and the companion has 1. R2 has two hands.
    let table = || {
        let table = Table::later(2).at(P1, "store").playing(P1, ["T8", "A23"]).row(["R2", "Y1"]);
        let table = table.with(P2, |one| one.mine = Cells::only(Cell::ENTRANCE));
        table.with(P1, |one| (one.birds, one.goods.food) = (1, 1))
    };
    let mut before = table();
    before.act(P1, "visit mine");
    assert!(!before.offers(P1, "dig a2"));
    assert!(!before.offers(P1, "refresh"), "the row is not refreshed here");
    assert_eq!(before.of_seat(P1).goods.food, 1, "Caravan Drum sounds at the Saloon alone");
    before.act(P1, "recruit R2");
    assert_eq!((before.of_seat(P1).goods.coin, before.of_seat(P1).owned), (1, adventurers(["R2"])));
    assert!(before.offers(P1, "dig a2"), "its hands reach deeper");
    assert!(!before.offers(P1, "recruit Y1"), "one recruit");

    let mut after = table();
    after.play(P1, ["visit mine", "dig b1", "recruit Y1"]);
    assert_eq!(after.of_seat(P1).mine.len(), 1);
    let mut without = Table::later(2).at(P1, "store").row(["R2"]);
    without.act(P1, "visit mine");
    assert!(!without.offers(P1, "recruit R2"));
}

#[test]
fn nf_682_sling_shot_and_sleeping_potion_are_treasures() {
    let kind_of = |name: &str| Card::all().find(|one| printed().card(*one).name == name);

    assert_eq!(kind_of("Sling Shot").map(Card::kind), Some(Kind::Treasure));
    assert_eq!(kind_of("Sleeping Potion"), Some(card("T10")));
    assert!(!matches!(kind_of("Sling Shot"), Some(one) if one == card("T10")));
}
