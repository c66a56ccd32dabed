//! Chiefs (RULES.md section 22).

use game_near_and_far::{
    Event, Faction,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, brings, printed};

fn has(table: &Table, faction: Faction) -> bool {
    table.of_seat(P1).has_chief(faction)
}

/// NF-411, NF-412.
#[test]
fn nf_411_nf_412_the_first_with_four_banners_of_a_colour_takes_its_chief() {
    let mut tokens = Table::telling(&brings("gain 1 red token")).with(P1, |one| one.goods.red = 3);
    let mut mixed = Table::telling(&brings("gain 1 red token")).party(P1, ["R1"]);
    mixed = mixed.owning(P1, ["R2"]).with(P1, |one| one.goods.red = 1);
    let mut few = Table::telling(&brings("gain 1 red token")).with(P1, |one| one.goods.red = 2);
    let mut colours = Table::telling(&brings("gain 1 red token"));
    colours = colours.with(P1, |one| (one.goods.red, one.goods.blue) = (2, 1));

    let events = tokens.told();
    mixed.told();
    few.told();
    colours.told();

    assert!(has(&tokens, Faction::Red), "four tokens");
    assert!(events.iter().any(|event| {
        matches!(event, Event::ChiefClaimed { seat: P1, faction: Faction::Red, .. })
    }));
    assert!(has(&mixed, Faction::Red), "two adventurers, one of them inactive, and two tokens");
    assert!(!has(&few, Faction::Red) && !has(&colours, Faction::Red));
}

#[test]
fn nf_412_banners_of_artifacts_do_not_count() {
    let table = Table::telling(&brings("gain 1 green token"));
    let mut table = table.playing(P1, ["A2", "A40"]).with(P1, |one| one.goods.green = 2);

    table.told();

    assert_eq!(table.of_seat(P1).chiefs, 0, "three tokens, and two cards paid with green ones");
}

/// NF-413, NF-418.
#[test]
fn nf_413_nf_418_a_chief_stays_when_the_tokens_are_spent_and_takes_a_coin_off() {
    let table = Table::telling(&brings("gain 1 red token")).party(P1, ["R1"]).owning(P1, ["R2"]);
    let mut table = table.with(P1, |one| one.goods.red = 1);
    table.told();
    assert!(has(&table, Faction::Red));

    let mut table = table.with(P1, |one| (one.goods.red, one.goods.coin) = (0, 3)).row(["R9"]);
    table = table.turn_of(P1);
    table.play(P1, ["visit saloon", "recruit R9"]);

    assert!(has(&table, Faction::Red), "once taken it stays");
    assert_eq!(table.of_seat(P1).goods.coin, 0, "6 less two adventurers and the chief");
}

#[test]
fn nf_414_a_chief_is_worth_five_and_is_no_adventurer() {
    let table = Table::later(2).playing(P1, ["A41"]).with(P1, |one| one.chiefs = 0b11);
    let open = table.open();
    let of = |part| score(printed(), &open, P1).of(part);

    assert_eq!((of(Part::Chiefs), of(Part::Bonuses)), (10, 0), "the scroll counts adventurers");
    assert!(open.traveller(P1).owned.is_empty());
}

#[test]
fn nf_415_a_chief_is_taken_at_once_before_anything_is_paid() {
    // A recruit is the fourth banner: the price was asked before, the chief comes with the token.
    let table =
        Table::later(2).row(["R9"]).with(P1, |one| (one.goods.red, one.goods.coin) = (3, 3));
    let mut table = table;

    table.act(P1, "visit saloon");
    let events = table.act(P1, "recruit R9");

    assert_eq!(table.of_seat(P1).goods.coin, 0, "6 less 3, and not 2");
    let recruited = events.iter().position(|event| matches!(event, Event::Recruited { .. }));
    let claimed = events.iter().position(|event| matches!(event, Event::ChiefClaimed { .. }));
    assert!(recruited < claimed && claimed.is_some());
}

#[test]
fn nf_416_in_a_trade_the_payment_comes_first() {
    let table = Table::later(3).with(P1, |one| {
        (one.goods.red, one.goods.blue, one.goods.coin) = (3, 1, 0);
    });
    let (mut pays_red, mut pays_blue) = (table.clone(), table);

    pays_red.play(P1, ["visit town-hall", "trade pay red", "receive coin", "receive coin", "done"]);
    pays_blue.play(P1, ["visit town-hall", "trade gain red", "give blue"]);

    assert!(!has(&pays_red, Faction::Red));
    assert!(has(&pays_blue, Faction::Red), "three and the one gained");
    let mut four = Table::later(3).with(P1, |one| (one.goods.red, one.goods.coin) = (3, 1));
    four = four.playing(P1, ["A6", "A35", "T31"]);
    four.play(P1, ["visit town-hall", "trade pay red"]);
    assert_eq!(four.of_seat(P1).goods.red, 2, "paid before anything is gained");
}

#[test]
fn nf_417_a_later_player_with_four_banners_gets_nothing() {
    let table = Table::telling(&brings("gain 1 red token")).with(P1, |one| one.goods.red = 8);
    let mut table = table.with(P2, |one| one.chiefs = 1 << Faction::Red as u8);

    let events = table.told();

    assert!(!has(&table, Faction::Red) && table.of_seat(P2).has_chief(Faction::Red));
    assert!(!events.iter().any(|event| matches!(event, Event::ChiefClaimed { .. })));
}
