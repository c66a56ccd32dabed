//! Build (RULES.md section 6).

use game_above_and_below::{
    Building, Event, Gain, Piles, Refusal, Stage, Token, Work,
    components::{Kind, Thing},
    rules::symbols,
};

use crate::stage::{
    P1, P2, Table, building, cave, content_where, not_this, printed, village, villagers,
};

/// A table at which P1 can afford everything and has two empty caves.
fn wealthy() -> Table {
    Table::of(2).rich(P1, 60).arranged(|open| {
        village(open, P1).caves = [cave("C24"), cave("C25")].into_iter().collect();
    })
}

/// Rulebook, Build.
#[test]
fn ab_126_one_ready_villager_with_a_hammer_builds_and_is_exhausted() {
    let mut table = wealthy();
    let unskilled = wealthy().peopled(P1, ["V5", "V9"]);
    let mut several = wealthy().peopled(P1, ["V1", "V5", "V13"]);

    table.act(P1, "build H1");
    several.act(P1, "build H1");

    assert_eq!(table.village(P1).exhausted, villagers(["V1"]), "the only one with a hammer");
    assert_eq!(table.village(P1).ready, villagers(["V5", "V9"]));
    assert_eq!(unskilled.refusal(P1, "build H1"), Refusal::NobodyBuilds);
    assert_eq!(several.open().stage, Stage::Assigning { work: Work::Build(building("H1")) });
    assert_eq!(several.offered(P1), ["by V1", "by V13"]);
    assert_eq!(several.refusal(P1, "by V5"), not_this("V5", ["V1", "V13"]));
    several.act(P1, "by V13");
    assert_eq!(several.village(P1).exhausted, villagers(["V13"]));
}

/// Rulebook, Build.
// AB-127, AB-128, AB-137.
#[test]
fn ab_127_ab_128_ab_137_one_card_of_the_rows_or_the_display_is_bought_at_its_printed_cost() {
    for (name, cost) in [("H3", 4), ("O4", 4), ("K1", 1), ("S6", 18)] {
        let mut table = wealthy().peopled(P1, ["V1", "V13"]);

        table.play(P1, [&format!("build {name}"), "by V1"]);

        let mine = table.village(P1);
        assert_eq!(printed().card(building(name)).cost, cost);
        assert_eq!(mine.coins, 60 - u16::from(cost));
        assert_eq!(mine.buildings.as_slice(), [building(name)], "beside the starting house");
        assert_eq!(table.open().active, P2, "one card, one turn");
    }
    let table = wealthy();
    for absent in ["H5", "O5", "K5"] {
        let building = building(absent);
        let refusal = table.refusal(P1, &format!("build {absent}"));
        assert_eq!(refusal, Refusal::NotOnDisplay { building });
    }
}

#[test]
fn ab_129_every_card_has_its_printed_cost_symbols_and_points() {
    let costs = |kind| -> Vec<u8> {
        Building::all_of(kind).map(|card| printed().card(card).cost).collect()
    };

    assert_eq!(
        costs(Kind::House),
        [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 7, 7, 7, 7, 8, 8, 9, 9, 9, 9, 10, 10]
    );
    assert_eq!(
        costs(Kind::Outpost),
        [3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 7, 7, 7, 8, 8, 9, 9, 10, 11]
    );
    assert_eq!(costs(Kind::KeyHouse), [1, 2, 2, 2, 3, 4, 4, 5, 5]);
    assert_eq!(costs(Kind::StarHouse), [11, 12, 14, 16, 17, 18]);
    let sum = |of: fn(&game_above_and_below::components::Card) -> u8| -> u8 {
        Building::all().map(|card| of(printed().card(card))).sum()
    };
    assert_eq!((sum(|card| card.points), sum(|card| card.beds)), (70, 17));
    assert_eq!((sum(|card| card.income), sum(|card| card.rerolls)), (10, 7));
}

/// Rulebook, Build: hammer plus, and the Glogo.
#[test]
fn ab_130_a_builder_with_a_plus_pays_a_coin_less() {
    for builder in ["V32", "V43"] {
        let mut table = Table::crossover(2).rich(P1, 3).peopled(P1, [builder]);

        let events = table.act(P1, "build H3");

        assert_eq!(table.village(P1).coins, 0, "{builder} builds for 3 what costs 4");
        assert!(events.iter().any(|event| matches!(event, Event::Built { paid: 3, .. })));
    }
}

#[test]
fn ab_131_nothing_costs_less_than_nothing() {
    let free =
        content_where("buildings.toml", [("cost = 1\npotions = 2", "cost = 0\npotions = 2")]);
    let mut table = Table::with(free, 2).rich(P1, 5).peopled(P1, ["V32"]);

    table.act(P1, "build K1");

    assert_eq!(table.village(P1).coins, 5);
    let cheap = content_where("board.toml", [("villager_row = [2, 3,", "villager_row = [0, 3,")]);
    let mut table = Table::with(cheap, 2).rich(P1, 5).peopled(P1, ["V54"]);
    table.act(P1, "train V13");
    assert_eq!(table.village(P1).coins, 5);
}

#[test]
fn ab_132_only_the_one_who_builds_gives_a_discount_of_one_coin() {
    let mut table = wealthy().peopled(P1, ["V1", "V32", "V43"]);
    let mut by_glogo = table.clone();

    table.play(P1, ["build H3", "by V1"]);
    by_glogo.play(P1, ["build H3", "by V32"]);

    assert_eq!(table.village(P1).coins, 60 - 4);
    assert_eq!(by_glogo.village(P1).coins, 60 - 3);
}

#[test]
fn ab_133_there_is_no_credit_but_ciders_and_potions_may_help() {
    let poor = Table::of(2).rich(P1, 2).peopled(P1, ["V1"]);
    let tokens = [(Token::Cider, 1), (Token::Potion, 1)];
    let without_symbol = poor.clone().stored(P1, tokens);
    let mut with_symbol = poor.clone().stored(P1, tokens).built(P1, ["K3"]);

    assert_eq!(poor.refusal(P1, "build H1"), Refusal::TooDear { cost: 3, purse: 2 });
    assert_eq!(without_symbol.refusal(P1, "build H3"), Refusal::TooDear { cost: 4, purse: 2 });
    with_symbol.play(P1, ["build H3", "pay 1 1"]);
    assert_eq!((with_symbol.village(P1).coins, with_symbol.village(P1).stores.total()), (0, 0));
    assert!(with_symbol.village(P1).buildings.contains(building("H3")));
    // Where only one who builds for less can afford it, nobody else is asked.
    let mut with_glogo = Table::of(2).rich(P1, 2).peopled(P1, ["V1", "V32"]);
    with_glogo.act(P1, "build H1");
    assert_eq!(with_glogo.village(P1).exhausted, villagers(["V32"]));
}

/// Rulebook, Build: outposts.
// AB-134, AB-135, AB-136.
#[test]
fn ab_134_ab_135_ab_136_an_outpost_covers_any_empty_cave_and_needs_one() {
    let mut table = wealthy().peopled(P1, ["V1", "V13", "V14"]);

    table.play(P1, ["build O3", "by V1"]);
    assert_eq!(table.village(P1).empty_caves(), 1, "nobody was asked for a cave");
    table.act(P2, "pass");
    table.play(P1, ["build O4", "by V13"]);

    assert_eq!((table.village(P1).caves.len(), table.village(P1).empty_caves()), (2, 0));
    assert_eq!(table.refusal(P1, "build O2"), Refusal::NoEmptyCave);
    assert!(table.offers(P1, "build H1"), "a house needs none");
}

#[test]
fn ab_138_there_is_no_limit_to_buildings_or_to_their_symbols() {
    let all: Vec<Building> = Building::all_of(Kind::House).skip(4).collect();
    let table = wealthy().arranged(|open| {
        village(open, P1).buildings = all.iter().copied().collect();
    });
    let mut table = table;

    table.act(P1, "build H1");

    let beds: u8 = all.iter().map(|&card| printed().card(card).beds).sum();
    assert_eq!(table.village(P1).buildings.len(), 22);
    assert_eq!(symbols::beds(printed(), &table.village(P1)), 3 + beds);
}

/// Rulebook, Build.
#[test]
fn ab_139_what_a_card_gives_at_once_comes_when_it_is_bought() {
    let buy = |name: &str| {
        let mut table = wealthy().arranged(|open| open.outposts[0] = Some(building("O5")));
        table.act(P1, &format!("build {name}"));
        table
    };

    let pool = buy("O5");
    assert_eq!(pool.village(P1).stores[Token::Potion], 1);
    assert_eq!(pool.open().stocked.on(building("O5")), 2);
    assert_eq!(pool.village(P1).stores[Token::Fish], 0, "the goods lie on the card");
    assert_eq!(pool.open().supply[Token::Fish], 10);
    assert_eq!(buy("O2").village(P1).reputation, 4);
    assert_eq!(buy("K1").village(P1).stores[Token::Potion], 2);
}

/// Rulebook, Build.
// AB-140, AB-143.
#[test]
fn ab_140_ab_143_a_new_card_takes_the_place_of_the_one_that_was_bought() {
    let mut houses = wealthy();
    let mut outposts = wealthy();

    // Of 21 houses and 20 outposts that are left the first is the fifth.
    houses.act_with(P1, "build H2", [0]);
    outposts.act_with(P1, "build O4", [19]);

    let row = |names: [&str; 4]| names.map(|name| Some(building(name)));
    assert_eq!(houses.open().houses, row(["H1", "H5", "H3", "H4"]));
    assert_eq!(houses.open().outposts, row(["O1", "O2", "O3", "O4"]));
    assert_eq!(outposts.open().outposts, row(["O1", "O2", "O3", "O24"]));
    assert_eq!((houses.view().piles.houses, outposts.view().piles.outposts), (20, 19));
    // Cards that were put under the deck come up in their order.
    let all_below = |piles: &mut Piles| {
        piles.houses_below = Building::all_of(Kind::House).skip(4).collect();
    };
    let mut known = wealthy().stacked(all_below);
    known.act_with(P1, "build H2", []);
    assert_eq!(known.open().houses, row(["H1", "H5", "H3", "H4"]));
}

/// Rulebook, Build.
#[test]
fn ab_141_key_houses_and_star_houses_are_not_replaced() {
    for name in ["K2", "S1"] {
        let mut table = wealthy();

        table.act_with(P1, &format!("build {name}"), []);

        let open = table.open();
        assert_eq!(open.offered.len(), 9);
        assert!(!open.offered.contains(building(name)));
        assert_eq!((table.view().piles.houses, table.view().piles.outposts), (21, 20));
    }
}

#[test]
fn ab_142_with_the_deck_empty_a_row_gets_shorter() {
    let table = wealthy().peopled(P1, ["V1", "V13"]).arranged(|open| {
        village(open, P2).buildings = Building::all_of(Kind::House).skip(4).collect();
        open.houses = [Some(building("H1")), None, Some(building("H3")), None];
        village(open, P2).buildings.push(building("H2"));
        village(open, P2).buildings.push(building("H4"));
    });
    let mut table = table;

    table.play(P1, ["build H1", "by V1"]);

    assert_eq!(table.open().houses, [None, None, Some(building("H3")), None]);
    table.act(P2, "pass");
    table.play(P1, ["build H3"]);
    assert_eq!(table.open().houses, [None; 4]);
    assert_eq!(table.refusal(P1, "refresh houses"), Refusal::EmptyRow);
    let building = building("H3");
    assert_eq!(
        table.clone().peopled(P1, ["V1"]).refusal(P1, "build H3"),
        Refusal::NotOnDisplay { building }
    );
}

/// Rulebook, Build.
#[test]
fn ab_144_a_card_works_from_then_on() {
    let mut table = wealthy().peopled(P1, ["V1", "V13", "V5"]);
    table = table.arranged(|open| open.offered.add(building("K6")));

    table.play(P1, ["build K6", "by V1"]);
    table.act(P2, "pass");
    table.act(P1, "train V14");

    assert_eq!(table.village(P1).ready, villagers(["V13", "V14"]), "trained to ready");
}

#[test]
fn ab_145_pay_place_take_what_it_gives_take_build_coins_refill() {
    let mut table = wealthy().peopled(P1, ["V1"]).built(P1, ["K5"]);

    let events = table.act_with(P1, "build H1", [0]);

    let gain = |thing, amount| Gain { thing, amount };
    let (card, next) = (building("H1"), building("H5"));
    assert_eq!(
        events,
        [
            Event::Paid { seat: P1, gain: gain(Thing::Coin, 3), for_purchase: true },
            Event::Built { seat: P1, building: card, paid: 3 },
            Event::Gained { seat: P1, gain: gain(Thing::Token(Token::Potion), 1) },
            Event::Gained { seat: P1, gain: gain(Thing::Coin, 1) },
            Event::CardTurnedUp { building: next },
        ]
    );
    // With exactly the cost in hand it can be bought: the build coin comes too late to help.
    let short = Table::of(2).rich(P1, 2).peopled(P1, ["V1"]).built(P1, ["K5"]);
    assert_eq!(short.refusal(P1, "build H1"), Refusal::TooDear { cost: 3, purse: 2 });
    // The builder is exhausted before the bill is presented.
    let mut bill = wealthy().stored(P1, [(Token::Cider, 1)]).built(P1, ["K3"]);
    bill.act(P1, "build H1");
    assert!(matches!(bill.open().stage, Stage::Paying { .. }));
    assert_eq!(bill.village(P1).exhausted, villagers(["V1"]));
}

// AB-271, AB-272.
#[test]
fn ab_271_ab_272_what_is_put_on_a_new_card_is_told() {
    for (card, count) in [("H3", 2), ("H5", 1)] {
        let card = building(card);
        let table = Table::of(2).rich(P1, 20);
        let mut table = table.arranged(|open| {
            open.houses = [Some(card), None, None, None];
        });

        let events = table.act(P1, &format!("build {card}"));

        let put = Event::Stocked { seat: P1, good: Token::Fruit, count, building: card };
        assert!(events.contains(&put), "{events:?}");
    }
}
