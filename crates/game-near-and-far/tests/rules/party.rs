//! Party and symbols (RULES.md section 7).

use game_near_and_far::{
    Event, Member, PARTY, Refusal, Stage,
    components::{Cards, Symbols},
};

use crate::kit::{P1, P2, Table, adventurer, adventurers, brings, card, die, place, printed};

/// P1 is in the Saloon with these in the row, and rich.
fn saloon<const N: usize>(table: Table, row: [&str; N]) -> Table {
    let mut table = table.row(row).with(P1, |one| one.goods.coin = 20);
    table.act(P1, "visit saloon");
    table
}

#[test]
fn nf_112_a_party_has_four_members_and_one_of_each_faction() {
    let full = Table::later(2).party(P1, ["Y1", "R1", "G1"]);
    let mut other = saloon(full.clone(), ["B1", "B2"]);
    let mut same = saloon(full, ["R2", "B2"]);

    other.act(P1, "recruit B1");
    same.act(P1, "recruit R2");

    assert_eq!(PARTY, 4);
    assert_eq!(other.offered(P1), ["for companion", "inactive"]);
    assert_eq!(same.offered(P1), ["for R1", "inactive"]);
    assert_eq!(same.refusal(P1, "for Y1"), Refusal::NotInHisPlace);
    assert_eq!(other.of_seat(P1).members(), 4);
}

#[test]
fn nf_114_the_companion_may_be_inactive_and_stays_owned() {
    let mut table = saloon(Table::later(2).party(P1, ["Y1", "R1", "G1"]), ["B1"]);

    table.play(P1, ["recruit B1", "for companion"]);
    let out = table.of_seat(P1);
    table.play(P2, ["adventure", "stop"]);
    table.act(P1, "adventure");

    assert!(!out.companion && out.active.len() == 4);
    assert_eq!(out.party.skill, 0, "the hand of the companion does not count");
    assert!(table.offers(P1, "out Y1"), "it can come along again");
    table.act(P1, "out Y1");
    assert!(table.of_seat(P1).companion);
}

#[test]
fn nf_115_only_who_is_active_matters() {
    let one = Table::later(2).party(P1, ["Y1", "R1"]).of_seat(P1);
    let other = Table::later(2).party(P1, ["R1", "Y1"]).of_seat(P1);

    assert_eq!(one, other);
}

#[test]
fn nf_116_the_symbols_of_inactive_members_do_not_count_but_their_banners_do() {
    let table = Table::later(2).party(P1, ["R1"]).owning(P1, ["R2", "R3", "R4", "R5"]);
    let table = saloon(table, ["R9"]);

    let one = table.of_seat(P1);
    assert_eq!((one.symbols().skill, one.inactive().len()), (1, 4), "the companion's hand alone");
    let mut table = table.with(P1, |one| one.goods.coin = 1);
    table.act(P1, "recruit R9");
    assert_eq!(table.of_seat(P1).goods.coin, 0, "6 less 5 banners");
}

#[test]
fn nf_117_parties_change_by_recruiting_by_a_reward_and_when_leaving_town() {
    let before = Table::later(2).party(P1, ["R1"]).owning(P1, ["R2"]);
    let party = |table: &Table| table.of_seat(P1).active;
    let mut visits = before.clone();
    let mut walks = before.clone().quests([]);
    let mut leaves = before.clone().at(P1, "store");
    let mut reward = Table::telling(&brings("welcome a green adventurer")).party(P1, ["R1"]);
    let mut recruits = saloon(before, ["G1"]);

    visits.play(P1, ["visit farm", "take 1"]);
    walks.play(P1, ["adventure", "step 1"]);
    leaves.play(P1, ["adventure", "with R2"]);
    reward.told();
    reward.act(P1, "recruit G1");
    recruits.act(P1, "recruit G1");

    assert_eq!((party(&visits), party(&walks)), (adventurers(["R1"]), adventurers(["R1"])));
    assert_eq!(party(&leaves), adventurers(["R2"]));
    assert_eq!(party(&reward), adventurers(["R1", "G1"]));
    assert_eq!(party(&recruits), adventurers(["R1", "G1"]));
}

#[test]
fn nf_118_symbols_count_from_the_moment_somebody_is_active() {
    let mut table = saloon(Table::later(2).playing(P1, ["T8"]), ["R3"]);
    assert_eq!(table.of_seat(P1).party.skill, 1);

    table.act(P1, "recruit R3");

    assert_eq!((table.of_seat(P1).party.skill, table.of_seat(P1).party.sword), (3, 1));
}

#[test]
fn nf_119_adventurers_are_never_lost() {
    let mut table = saloon(Table::later(2).party(P1, ["R1"]), ["R2"]);

    table.play(P1, ["recruit R2", "for R1"]);
    table.play(P2, ["adventure", "stop"]);
    table.play(P1, ["adventure", "with R2"]);

    assert_eq!(table.of_seat(P1).owned, adventurers(["R1", "R2"]));
    assert_eq!(table.of_seat(P1).active, adventurers(["R2"]));
}

/// NF-120, NF-128.
#[test]
fn nf_120_nf_128_hands_of_the_party_and_of_cards_add_to_skill_rolls() {
    let wall = "== A A wall\n\nIt is high.\n\n* Climb.\n  skill 9: gain 1 coin\n    Over.\n  \
        fail:\n    Not over.";
    let mut table = Table::telling(wall).party(P1, ["R3"]).playing(P1, ["A14", "T16", "W7"]);

    table.play(P1, ["adventure", "stop", "attempt"]);
    let events = table.act_with(P1, "choose 1", [die(3)]);

    let total = events.iter().find_map(|event| match event {
        Event::Succeeded { total, .. } => *total,
        _ => None,
    });
    assert_eq!(total, Some(9), "the die, 3 hands of the party, 3 on cards");
}

/// NF-121, NF-127.
#[test]
fn nf_121_nf_127_swords_of_the_party_and_of_cards_add_to_every_combat_roll() {
    let beast = "== A A beast\n\nIt is hungry.\n\n* Fight.\n  combat 7: gain 1 coin\n    Won.\n  \
        fail:\n    Lost.";
    let armed = |table: Table| table.party(P1, ["G1"]).playing(P1, ["A2", "T9", "W1"]);
    let mut quest = armed(Table::telling(beast));
    let mut threat = armed(Table::later(2)).threat(7).quests([]);
    let mut duel = armed(Table::later(2)).at(P2, "farm");

    quest.play(P1, ["adventure", "stop", "attempt"]);
    quest.act_with(P1, "choose 1", [die(1)]);
    threat.play(P1, ["adventure", "step 2"]);
    threat.act_with(P1, "fight", [die(1)]);
    duel.act(P1, "visit farm");
    duel.act_with(P1, "duel P2 honorably", [die(1), die(6)]);

    assert_eq!(duel.of_seat(P1).symbols().sword, 6, "2 of the party, 1, 1 and 2 on cards");
    assert_eq!(quest.of_seat(P1).goods.coin, 4, "7 against 7");
    assert_eq!(threat.of_seat(P1).defeated(), 1, "7 against 7");
    assert_eq!(duel.of_seat(P1).place, place("farm"), "7 against 6");
}

/// NF-127, NF-126.
#[test]
fn nf_127_nf_126_hearts_of_the_party_and_of_cards_count_when_leaving_town_alone() {
    let mut table = Table::later(2).at(P1, "store").party(P1, ["R1"]).playing(P1, ["A12", "T12"]);
    assert_eq!(table.of_seat(P1).hearts, 0, "no other time");

    table.act(P1, "adventure");

    assert_eq!(table.of_seat(P1).hearts, 2 + 2 + 2 + 1);
}

/// NF-122, NF-123.
#[test]
fn nf_122_nf_123_each_arrow_is_a_movement_two_on_one_member_too() {
    assert_eq!(Table::later(2).open().movement(), 2);
    assert_eq!(Table::later(2).party(P1, ["Y1"]).open().movement(), 3);
    assert_eq!(Table::later(2).party(P1, ["Y4"]).open().movement(), 4, "Y4 has two arrows");
    assert_eq!(Table::later(2).party(P1, ["Y4", "B3"]).open().movement(), 5);
}

#[test]
fn nf_124_with_a_shield_threats_may_be_ignored() {
    let mut with = Table::later(2).party(P1, ["B5"]).quests([]);
    let mut without = Table::later(2).quests([]);

    with.play(P1, ["adventure", "step 2"]);
    without.play(P1, ["adventure", "step 2"]);
    assert_eq!(without.refusal(P1, "shield"), Refusal::NoShield);
    with.act(P1, "shield");

    assert_eq!(with.of_seat(P1).place, place("2"));
    assert_eq!(with.open().threats_left().count(), 12, "nobody has fought");
}

#[test]
fn nf_125_each_eye_finds_a_coin_or_a_gem() {
    let built = |at: &str, party: &[&str]| {
        let party: Vec<&str> = party.to_vec();
        let table = Table::later(2).at(P1, at).quests([]).with(P1, |one| one.hearts = 3);
        let mut table = match party[..] {
            [one] => table.party(P1, [one]),
            _ => table,
        };
        table.play(P1, ["adventure", "stop", "camp"]);
        let goods = table.of_seat(P1).goods;
        (goods.coin - 3, goods.gem)
    };

    assert_eq!(built("1", &[]), (1, 0), "the companion's eye on a coin space");
    assert_eq!(built("1", &["G2"]), (3, 0));
    assert_eq!(built("2", &["G2"]), (0, 3), "on a gem space");
}

#[test]
fn nf_129_arrows_eyes_and_shields_on_cards_count_like_those_of_the_party() {
    let table = Table::later(2).playing(P1, ["A11", "A13", "A47"]).quests([]);
    let mut table = table.with(P1, |one| one.hearts = 4);
    assert_eq!(table.open().movement(), 3);

    table.play(P1, ["adventure", "step 2", "shield", "stop", "camp"]);

    assert_eq!(table.of_seat(P1).goods.gem, 2, "an eye of the companion and one on a card");
}

/// Rulebook, Party.
#[test]
fn nf_130_a_party_with_four_hands_an_arrow_three_eyes_and_two_swords_and_a_bird() {
    let symbols = Symbols { heart: 0, skill: 4, sword: 2, search: 3, movement: 1, shield: 0 };
    let table = Table::later(2).party(P1, ["R6", "G4", "Y1"]).with(P1, |one| one.birds = 1);
    let found = table.of_seat(P1).symbols();
    assert_eq!(Symbols { heart: 0, ..found }, symbols, "4 hands, 2 swords, 3 eyes, 1 arrow");
    assert_eq!(table.open().movement(), 4);
}

/// Rulebook, Party.
#[test]
fn nf_132_a_red_adventurer_costs_two_and_shows_an_eye_a_sword_and_two_hearts() {
    let face = printed().face(adventurer("R1"));

    assert_eq!(face.cost, 2);
    let symbols = Symbols { heart: 2, sword: 1, search: 1, ..Symbols::default() };
    assert_eq!(face.symbols, symbols);
}

#[test]
fn nf_133_the_companion_has_no_sword() {
    assert_eq!(printed().board.companion.sword, 0);
    assert_eq!(Table::of(2).of_seat(P1).symbols().sword, 0);
}

#[test]
fn nf_134_everything_players_have_is_public_but_their_hands() {
    let table = Table::later(2)
        .party(P2, ["G1"])
        .owning(P2, ["B1"])
        .playing(P2, ["A2", "T9", "W1"])
        .with(P2, |one| {
            (one.goods.food, one.goods.blue, one.hearts, one.birds) = (4, 2, 5, 1);
            (one.threats, one.chiefs) = (1, 2);
        });

    let seen = *table.view().open.traveller(P2);

    assert_eq!(seen, *table.game_view(P1).open.traveller(P2), "P1 sees what a guest sees");
    assert_eq!((seen.active, seen.owned), (adventurers(["G1"]), adventurers(["G1", "B1"])));
    assert_eq!((seen.goods.food, seen.goods.blue, seen.hearts, seen.birds), (4, 2, 5, 1));
    let cards: Cards = ["A2", "T9", "W1"].map(card).into_iter().collect();
    assert_eq!((seen.cards, seen.threats, seen.chiefs), (cards, 1, 2));
}

#[test]
fn nf_706_the_companion_is_a_member_without_a_banner() {
    let table = saloon(Table::later(2).party(P1, ["Y1", "R1", "G1"]), ["B1"]);
    let before = table.of_seat(P1);
    let mut table = table;
    table.act(P1, "recruit B1");

    assert_eq!(before.members(), 4, "it counts as a member");
    let newcomer = Stage::Newcomer { adventurer: adventurer("B1") };
    assert_eq!((table.open().stage, before.is_active(Member::Companion)), (newcomer, true));
    let banners = game_near_and_far::Faction::ALL.map(|faction| before.banners(faction));
    assert_eq!(banners, [1, 1, 1, 0], "of no colour");
}
