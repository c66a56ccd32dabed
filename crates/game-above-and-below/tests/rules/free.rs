//! Free actions: buying from others, selling, new cards (RULES.md section 10).

use game_above_and_below::{Building, Cave, Event, Refusal, Stage, Token, components::Kind};
use table::{Game, Seat, Viewer};

use crate::stage::{P1, P2, P3, Table, building, village};

/// Three players; P2 has a rope for sale and P3 an ore.
fn market() -> Table {
    Table::of(3).rich(P1, 10).arranged(|open| {
        for (seat, token) in [(P2, Token::Rope), (P3, Token::Ore)] {
            open.supply[token] -= 1;
            village(open, seat).sale = Some(token);
        }
    })
}

/// Rulebook, Free Actions.
#[test]
fn ab_171_free_actions_leave_the_turn_and_the_villagers_as_they_were() {
    let mut table = market().stored(P1, [(Token::Fish, 1)]);
    let before = table.village(P1);

    table.play(P1, ["sell fish", "refresh outposts", "bargain P2", "bid 3"]);
    table.act(P2, "refuse");

    let after = table.village(P1);
    assert_eq!((after.ready, after.exhausted), (before.ready, before.exhausted));
    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
    assert_eq!(table.refusal(P2, "refresh houses"), Refusal::NotYourTurn { turn: P1 });
}

/// Rulebook, Free Actions: goods, ciders and potions are bought alike.
// AB-172, AB-175.
#[test]
fn ab_172_ab_175_coins_and_token_change_hands_and_the_slot_is_empty() {
    for token in [Token::Rope, Token::Cider, Token::Potion] {
        let mut table = market().arranged(|open| village(open, P2).sale = Some(token));
        let coins = table.village(P2).coins;
        table.play(P1, ["bargain P2", "bid 5"]);

        let events = table.act(P2, "accept");

        assert_eq!(events, [Event::Sold { buyer: P1, owner: P2, token, price: 5 }]);
        assert_eq!((table.village(P1).coins, table.village(P1).stores[token]), (5, 1));
        assert_eq!((table.village(P2).coins, table.village(P2).sale), (coins + 5, None));
        let owner = P2;
        assert_eq!(table.refusal(P1, "bargain P2"), Refusal::NotForSale { owner });
    }
}

/// Rulebook, Free Actions.
// AB-173, AB-176.
#[test]
fn ab_173_ab_176_an_offer_is_three_coins_or_more_up_to_what_the_buyer_has() {
    let mut table = market().rich(P1, 6);
    table.act(P1, "bargain P3");

    assert_eq!(table.offered(P1), ["bid 3", "bid 4", "bid 5", "bid 6"]);
    for price in [2, 7] {
        let refusal = table.refusal(P1, &format!("bid {price}"));
        assert_eq!(refusal, Refusal::WrongPrice { least: 3, most: 6 });
    }
    table.act(P1, "bid 4");
    assert_eq!(table.open().stage, Stage::Answering { owner: P3, price: 4 });
    assert_eq!(table.offered(P3), ["accept", "refuse"]);
    assert!(table.offered(P1).is_empty() && table.offered(P2).is_empty(), "P3 answers at once");
}

/// Rulebook, Free Actions.
#[test]
fn ab_174_the_owner_may_refuse_and_nothing_changes() {
    let mut table = market();
    let before = table.open().villages;
    table.play(P1, ["bargain P2", "bid 10"]);

    let events = table.act(P2, "refuse");

    assert_eq!(events, [Event::OfferRefused { buyer: P1, owner: P2, price: 10 }]);
    assert_eq!(table.open().villages, before);
    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
}

#[test]
fn ab_177_after_a_refusal_an_offer_for_the_same_token_must_be_higher() {
    let mut table = market().rich(P1, 6);
    table.play(P1, ["bargain P2", "bid 4"]);
    table.act(P2, "refuse");

    table.act(P1, "bargain P2");
    assert_eq!(table.offered(P1), ["bid 5", "bid 6"]);
    table.act(P1, "bid 6");
    table.act(P2, "refuse");

    assert_eq!(table.refusal(P1, "bargain P2"), Refusal::WrongPrice { least: 7, most: 6 });
    table.act(P1, "bargain P3");
    assert_eq!(table.offered(P1)[0], "bid 3", "another token");
    table.act(P1, "bid 3");
    table.act(P3, "refuse");
    table.act(P1, "pass");
    table = table.rich(P2, 9).rich(P3, 9);
    table.act(P2, "bargain P3");
    assert_eq!(table.offered(P2)[0], "bid 3", "another turn");
}

#[test]
fn ab_178_one_who_has_passed_may_still_sell() {
    let mut table = market();
    table.act(P1, "pass");
    table.act(P2, "pass");
    table = table.rich(P3, 5);

    table.play(P3, ["bargain P2", "bid 3"]);
    table.act(P2, "accept");

    assert_eq!(table.village(P3).stores[Token::Rope], 1);
    assert!(table.village(P2).passed);
    assert_eq!((table.open().active, table.open().stage), (P3, Stage::Turn));
}

#[test]
fn ab_179_nobody_buys_from_themselves_or_with_fewer_than_three_coins() {
    let mut table = market().stored(P1, [(Token::Fish, 1)]);
    table.act(P1, "sell fish");
    let poor = market().rich(P1, 2);

    assert_eq!(table.refusal(P1, "bargain P1"), Refusal::NotForSale { owner: P1 });
    let owner = Seat::new(3);
    assert_eq!(table.refusal(P1, "bargain P4"), Refusal::NotForSale { owner });
    assert_eq!(poor.refusal(P1, "bargain P2"), Refusal::WrongPrice { least: 3, most: 2 });
}

#[test]
fn ab_180_ciders_and_potions_are_no_coins_between_players() {
    let tokens = [(Token::Cider, 3), (Token::Potion, 3)];
    let table = market().rich(P1, 2).stored(P1, tokens).built(P1, ["K3"]);
    let mut richer = table.clone().rich(P1, 3);

    assert_eq!(table.refusal(P1, "bargain P2"), Refusal::WrongPrice { least: 3, most: 2 });
    richer.play(P1, ["bargain P2", "bid 3"]);
    richer.act(P2, "accept");
    assert_eq!(richer.village(P1).coins, 0, "nobody was asked how to pay");
    assert_eq!(richer.open().stage, Stage::Turn);
}

#[test]
fn ab_181_one_may_buy_from_several_players_in_one_turn() {
    let mut table = market();

    for (owner, words) in [(P2, "bargain P2"), (P3, "bargain P3")] {
        table.play(P1, [words, "bid 3"]);
        table.act(owner, "accept");
    }

    assert_eq!(table.village(P1).stores[Token::Rope], 1);
    assert_eq!(table.village(P1).stores[Token::Ore], 1);
    assert_eq!((table.village(P1).coins, table.open().active), (4, P1));
}

#[test]
fn ab_182_offer_answer_and_price_are_public() {
    let mut table = market();
    table.act(P1, "bargain P2");

    let offer = table.act(P1, "bid 3");

    assert_eq!(offer, [Event::Offered { buyer: P1, owner: P2, token: Token::Rope, price: 3 }]);
    for viewer in Viewer::all(3) {
        let seen = table.game.view(viewer).open;
        assert_eq!(seen.stage, Stage::Answering { owner: P2, price: 3 });
    }
    table.act(P2, "refuse");
    for viewer in Viewer::all(3) {
        assert_eq!(table.game.view(viewer).open.refused[P2.index()], 3);
    }
}

/// Rulebook, Free Actions.
#[test]
fn ab_183_a_token_of_the_stores_can_be_put_for_sale() {
    for token in Token::ALL {
        let mut table = Table::of(2).stored(P1, [(token, 1)]);

        let events = table.act(P1, &format!("sell {token}"));

        assert_eq!(events, [Event::ForSale { seat: P1, token }]);
        assert_eq!((table.village(P1).sale, table.village(P1).stores[token]), (Some(token), 0));
    }
    let token = Token::Ore;
    assert_eq!(Table::of(2).refusal(P1, "sell ore"), Refusal::NotInStores { token });
}

/// Rulebook, Free Actions.
// AB-184, AB-185.
#[test]
fn ab_184_ab_185_it_is_taken_back_or_replaced_on_the_own_turn_and_returns_to_the_stores() {
    let table = market().stored(P2, [(Token::Fish, 1)]);
    for words in ["withdraw", "sell fish"] {
        assert_eq!(table.refusal(P2, words), Refusal::NotYourTurn { turn: P1 });
    }
    let [mut withdrawn, mut replaced] = [(); 2].map(|()| {
        let mut table = table.clone();
        table.act(P1, "pass");
        table
    });

    withdrawn.act(P2, "withdraw");
    replaced.act(P2, "sell fish");

    let of = |table: &Table| {
        let mine = table.village(P2);
        (mine.sale, mine.stores[Token::Rope], mine.stores[Token::Fish])
    };
    assert_eq!(of(&withdrawn), (None, 1, 1));
    assert_eq!(of(&replaced), (Some(Token::Fish), 1, 0));
    assert_eq!(Table::of(2).refusal(P1, "withdraw"), Refusal::NothingForSale);
}

#[test]
fn ab_186_goods_on_the_track_or_on_cards_cannot_be_sold() {
    let mut table = Table::of(2).built(P1, ["H3"]).stored(P1, [(Token::Rope, 1)]);
    table.act(P1, "place rope");

    for (words, token) in [("sell rope", Token::Rope), ("sell fruit", Token::Fruit)] {
        assert_eq!(table.refusal(P1, words), Refusal::NotInStores { token });
    }
}

#[test]
fn ab_187_what_is_for_sale_cannot_be_placed_spent_or_used() {
    let mut table = Table::of(2).rich(P1, 0).built(P1, ["K3"]).stored(P1, [(Token::Cider, 1)]);
    table.act(P1, "sell cider");
    let mut selling_fish = Table::of(2).stored(P1, [(Token::Fish, 1)]);
    selling_fish.act(P1, "sell fish");

    let token = Token::Fish;
    assert_eq!(selling_fish.refusal(P1, "place fish"), Refusal::NotInStores { token });
    assert_eq!(table.refusal(P1, "refresh houses"), Refusal::TooDear { cost: 1, purse: 0 });
    table = table.arranged(|open| {
        let mine = village(open, P1);
        (mine.exhausted, mine.ready) = (mine.ready, mine.exhausted);
        mine.exhausted.add(crate::stage::villager("V30"));
    });
    table.act(P1, "pass");
    table.act(P2, "pass");
    assert!(!table.offered(P1).iter().any(|words| words.starts_with("rouse")));
    assert_eq!(table.offered(P1)[0], "bed V1", "four are tired and have three beds");
}

#[test]
fn ab_188_the_slot_changes_once_in_a_turn() {
    let mut table = market().stored(P1, [(Token::Fish, 2), (Token::Ore, 1)]);
    table.act(P1, "sell fish");

    for words in ["sell ore", "withdraw", "sell fish"] {
        assert_eq!(table.refusal(P1, words), Refusal::SlotChanged);
    }
    for seat in [P1, P2, P3] {
        let one = table.village(seat).ready.first().unwrap();
        table.play(seat, ["labor", &format!("send {one}"), "go"]);
    }
    let token = Token::Fish;
    assert_eq!(table.refusal(P1, "sell fish"), Refusal::ForSaleAlready { token });
    table.act(P1, "withdraw");
    assert_eq!(table.refusal(P1, "sell ore"), Refusal::SlotChanged);
}

/// Rulebook, Free Actions.
// AB-189, AB-190, AB-193, AB-195.
#[test]
fn ab_189_ab_190_ab_193_ab_195_a_coin_replaces_a_row_and_the_old_cards_lie_under_the_deck() {
    let mut table = Table::of(2);

    // Of 21 houses left the last is drawn, then the first ones.
    let events = table.act_with(P1, "refresh houses", [20, 0, 0, 0]);

    let view = table.view();
    assert_eq!(table.village(P1).coins, 6);
    assert_eq!(view.open.houses[0], Some(building("H25")));
    let new = || view.open.houses.into_iter().flatten();
    assert_eq!(new().count(), 4);
    let old = ["H1", "H2", "H3", "H4"].map(building);
    assert!(new().all(|card| !old.contains(&card)));
    assert_eq!(view.piles.houses_below.as_slice(), old, "the left card nearest the top");
    assert_eq!(view.piles.houses, 17);
    assert_eq!(view.open.outposts, ["O1", "O2", "O3", "O4"].map(|name| Some(building(name))));
    assert!(matches!(events[1], Event::RowRefreshed { seat: P1, .. }));

    let mut outposts = Table::of(2);
    outposts.act(P1, "refresh outposts");
    assert_eq!(
        outposts.view().piles.outposts_below.as_slice(),
        ["O1", "O2", "O3", "O4"].map(building)
    );
    let poor = Table::of(2).rich(P1, 0);
    assert_eq!(poor.refusal(P1, "refresh houses"), Refusal::TooDear { cost: 1, purse: 0 });
}

/// Rulebook, Free Actions.
#[test]
fn ab_191_one_row_is_refreshed_once_in_a_turn() {
    let mut table = Table::of(2);
    table.act(P1, "refresh houses");

    for words in ["refresh houses", "refresh outposts"] {
        assert_eq!(table.refusal(P1, words), Refusal::Refreshed);
    }
    table.play(P1, ["labor", "send V1", "go"]);
    assert!(table.offers(P2, "refresh houses"), "in the next turn");
}

/// Rulebook, Free Actions.
#[test]
fn ab_192_key_houses_and_star_houses_stay() {
    let mut table = Table::of(2);
    let before = table.open().offered;
    let refreshes: Vec<String> =
        table.offered(P1).into_iter().filter(|words| words.starts_with("refresh")).collect();

    table.act(P1, "refresh houses");

    assert_eq!(refreshes, ["refresh houses", "refresh outposts"]);
    assert_eq!(table.open().offered, before);
}

#[test]
fn ab_194_with_few_cards_in_the_deck_the_old_ones_come_up_again() {
    let mut table = Table::of(2).arranged(|open| {
        village(open, P2).buildings = Building::all_of(Kind::House).skip(6).collect();
    });

    table.act_with(P1, "refresh houses", [0]);

    let row = ["H5", "H6", "H1", "H2"].map(|name| Some(building(name)));
    assert_eq!(table.open().houses, row);
    assert_eq!(table.view().piles.houses_below.as_slice(), ["H3", "H4"].map(building));
    // With three cards in all, three come up.
    let mut short = Table::of(2).arranged(|open| {
        village(open, P2).buildings = Building::all_of(Kind::House).skip(3).collect();
        open.houses[3] = None;
    });
    short.act_with(P1, "refresh houses", []);
    let row = ["H1", "H2", "H3"].map(|name| Some(building(name)));
    assert_eq!((&short.open().houses[..3], short.open().houses[3]), (&row[..], None));
}

// AB-190, AB-193, AB-194.
#[test]
fn ab_190_ab_193_ab_194_old_outposts_are_under_the_deck_before_new_ones_are_drawn() {
    let last = ["O5", "O6"].map(building);
    let table = Table::of(2).arranged(|open| {
        village(open, P2).buildings =
            Building::all_of(Kind::Outpost).skip(4).filter(|card| !last.contains(card)).collect();
        village(open, P2).caves = Cave::all().skip(1).collect();
    });
    let mut short = table.clone();
    let mut empty = table.arranged(|open| {
        last.into_iter().for_each(|card| village(open, P2).buildings.push(card));
    });

    // Two outposts lie in the deck: one of two is drawn, then the other, then what was put under.
    short.act_with(P1, "refresh outposts", [1]);
    empty.act_with(P1, "refresh outposts", []);

    let row = |names: [&str; 4]| names.map(|name| Some(building(name)));
    assert_eq!(short.open().outposts, row(["O6", "O5", "O1", "O2"]));
    assert_eq!(short.view().piles.outposts_below.as_slice(), ["O3", "O4"].map(building));
    assert_eq!(empty.open().outposts, row(["O1", "O2", "O3", "O4"]), "the same four come up");
    assert!(empty.view().piles.outposts_below.is_empty());
}
