//! Ciders and potions spent as coins (RULES.md section 16).

use game_above_and_below::{Event, Refusal, Token};

use crate::stage::{P1, Table, building, content_where};

/// A tale that is paid for.
const TALE: &str = "\
== 91 A bargain

Somebody sells directions.

* Look around.
  explore 3: gain 1 mushroom
    There it is.

* Pay.
  then for 2 coins: gain 1 mushroom
    There it was.
";

fn coins(table: &Table) -> u16 {
    table.village(P1).coins
}

// AB-268, AB-269.
#[test]
fn ab_268_ab_269_ciders_and_potions_are_spent_as_coins_one_for_one() {
    let tokens = [(Token::Cider, 1), (Token::Potion, 2)];
    let mut table = Table::of(2).built(P1, ["K3"]).stored(P1, tokens).rich(P1, 0);
    let without = Table::of(2).stored(P1, tokens).rich(P1, 0);
    let supply = table.open().supply;

    table.act(P1, "build H1");
    let events = table.act(P1, "pay 1 2");

    assert!(matches!(events.last(), Some(Event::CardTurnedUp { .. })));
    assert_eq!(table.village(P1).buildings.as_slice(), [building("K3"), building("H1")]);
    let now = table.open().supply;
    assert_eq!(now[Token::Cider], supply[Token::Cider] + 1, "back in the supply");
    // One of the three potions was gained with the house.
    assert_eq!(now[Token::Potion], supply[Token::Potion] + 2 - 1);
    assert_eq!(without.refusal(P1, "build H1"), Refusal::TooDear { cost: 3, purse: 0 });
}

#[test]
fn ab_269_they_pay_for_training_refreshes_and_tales_too_and_no_change_is_given() {
    let tokens = [(Token::Cider, 2), (Token::Potion, 1)];
    let table = Table::telling(TALE).built(P1, ["K3"]).stored(P1, tokens);

    let mut trained = table.clone();
    trained.play(P1, ["train V13", "pay 2 0"]);
    let mut refreshed = table.clone();
    refreshed.play(P1, ["refresh houses", "pay 0 1"]);
    let mut told = table.clone();
    told.explore(P1, ["V1", "V9"], 1);
    told.play(P1, ["choose 2", "pay 1 1"]);

    assert_eq!([&trained, &refreshed, &told].map(coins), [7; 3]);
    assert_eq!(trained.village(P1).stores[Token::Cider], 0);
    assert_eq!(refreshed.village(P1).stores[Token::Potion], 0);
    assert_eq!(told.village(P1).stores[Token::Mushroom], 1);
    let mut asked = table;
    asked.act(P1, "refresh houses");
    let wrong = Refusal::WrongPayment { amount: 1, coins: 7, ciders: 2, potions: 1 };
    assert_eq!(asked.refusal(P1, "pay 1 1"), wrong);
}

#[test]
fn ab_269_the_symbols_of_cider_and_potion_work_apart() {
    let both = "abilities = [\"cider as coins\", \"potion as coins\"]";
    let asked = |ability: &str| {
        let only = format!("abilities = [\"{ability} as coins\"]");
        let content = content_where("buildings.toml", [(both, &only)]);
        let tokens = [(Token::Cider, 1), (Token::Potion, 1)];
        let mut table = Table::with(content, 2).built(P1, ["K3"]).stored(P1, tokens);
        table.act(P1, "refresh houses");
        table
    };

    let (cider, potion) = (asked("cider"), asked("potion"));
    let wrong = |ciders, potions| Refusal::WrongPayment { amount: 1, coins: 7, ciders, potions };

    assert_eq!(cider.offered(P1), ["pay 0 0", "pay 1 0"]);
    assert_eq!(cider.refusal(P1, "pay 0 1"), wrong(1, 0));
    assert_eq!(potion.offered(P1), ["pay 0 0", "pay 0 1"]);
    assert_eq!(potion.refusal(P1, "pay 1 0"), wrong(0, 1));
}

#[test]
fn ab_270_the_player_decides_how_many_and_coins_come_first() {
    let tokens = [(Token::Cider, 1), (Token::Potion, 1)];
    let mut table = Table::of(2).built(P1, ["K3"]).stored(P1, tokens).rich(P1, 3);
    let mut short = Table::of(2).built(P1, ["K3"]).stored(P1, tokens).rich(P1, 2);

    table.act(P1, "build H1");
    short.act(P1, "build H1");

    assert_eq!(table.offered(P1), ["pay 0 0", "pay 0 1", "pay 1 0", "pay 1 1"]);
    assert_eq!(short.offered(P1), ["pay 0 1", "pay 1 0", "pay 1 1"]);
}
