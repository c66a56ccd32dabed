//! The Town Hall (RULES.md section 9a).

use game_near_and_far::{Action, Event, Good, Refusal, Setup, Stage};

use crate::kit::{P1, P2, Table, card, content_where, die, place, printed};

/// P1 is in the Town Hall with so many of each good: food, coins, gems, yellow, red, green, blue.
fn hall(goods: [u16; 7]) -> Table {
    let mut table = with_goods(Table::later(3), goods);
    table.act(P1, "visit town-hall");
    table
}

fn with_goods(table: Table, goods: [u16; 7]) -> Table {
    table.with(P1, |one| {
        for (good, count) in Good::ALL.into_iter().zip(goods) {
            one.goods[good] = count;
        }
    })
}

fn goods(table: &Table) -> [u16; 7] {
    let held = table.of_seat(P1).goods;
    Good::ALL.map(|good| held[good])
}

#[test]
fn nf_149_a_trade_a_card_and_reputation_each_once_in_any_order() {
    let table = with_goods(Table::later(3), [0, 9, 0, 0, 0, 0, 0]).holding(P1, ["A51", "A50"]);
    let trade = &["trade gain gem", "give coin"][..];
    let (drop, favour) = (&["drop A51"][..], &["favour up coin"][..]);

    for order in [[trade, drop, favour], [favour, trade, drop], [drop, favour, trade]] {
        let mut table = table.clone();
        table.act(P1, "visit town-hall");
        for words in order.concat() {
            table.act(P1, words);
        }
        assert_eq!(table.refusal(P1, "trade gain gem"), Refusal::TradedAlready);
        let again = Refusal::DroppedAlready { card: card("A50") };
        assert_eq!(table.refusal(P1, "drop A50"), again);
        assert_eq!((goods(&table)[1], goods(&table)[2], table.of_seat(P1).reputation), (7, 1, 1));
        table.play(P1, ["done", "end"]);
    }
}

#[test]
fn nf_150_one_side_of_a_trade_is_a_single_good_and_the_other_one_to_five() {
    let mut many = hall([5, 0, 0, 0, 0, 0, 0]);
    let mut one = hall([0, 0, 0, 0, 0, 0, 1]);

    many.act(P1, "trade gain red");
    many.play(P1, ["give food", "give food", "give food", "give food", "give food"]);
    one.act(P1, "trade pay blue");
    one.play(P1, ["receive food", "receive food", "receive food", "receive food"]);
    assert!(one.offers(P1, "done"), "one to five");
    one.act(P1, "receive food");

    assert_eq!(goods(&many), [0, 0, 0, 0, 1, 0, 0]);
    assert_eq!(goods(&one), [5, 0, 0, 0, 0, 0, 0], "and no sixth");
    assert_eq!(one.refusal(P1, "receive food"), Refusal::NotYourTurn { turn: P2 });
}

#[test]
fn nf_151_only_goods_are_traded() {
    for words in ["trade gain adventurer", "trade pay heart", "trade pay bird", "trade gain chief"]
    {
        assert!(words.parse::<Action>().is_err(), "{words}");
    }
    let starts = Good::ALL.map(|good| format!("trade gain {good}"));
    assert!(starts.iter().all(|words| words.parse::<Action>().is_ok()));
}

/// NF-152, NF-157.
#[test]
fn nf_152_nf_157_the_value_gained_is_at_most_the_value_paid() {
    let mut coins = hall([0, 4, 0, 0, 0, 0, 0]);
    let mut gem = hall([0, 1, 0, 0, 0, 0, 0]);
    let mut red = hall([0, 0, 0, 0, 1, 0, 0]);
    let poor = hall([0, 2, 0, 0, 0, 0, 0]);
    let mut food = hall([4, 0, 0, 0, 0, 0, 0]);
    let mut blue = hall([0, 0, 0, 0, 0, 0, 1]);

    coins.play(P1, ["trade gain blue", "give coin", "give coin", "give coin", "give coin"]);
    gem.play(P1, ["trade gain gem", "give coin"]);
    red.play(P1, ["trade pay red", "receive coin", "receive coin", "receive food"]);

    assert_eq!(goods(&coins), [0, 0, 0, 0, 0, 0, 1], "8 for 7, and the rest is lost");
    assert_eq!(goods(&gem), [0, 0, 1, 0, 0, 0, 0]);
    assert_eq!(goods(&red), [1, 2, 0, 0, 0, 0, 0]);
    let cannot = Refusal::CannotTrade { good: Good::Red };
    assert_eq!(poor.refusal(P1, "trade gain red"), cannot, "4 for 5");
    food.play(P1, ["trade gain coin", "give food", "give food"]);
    assert_eq!(goods(&food), [2, 1, 0, 0, 0, 0, 0], "one coin, not two for four");
    blue.act(P1, "trade pay blue");
    for _ in 0..5 {
        blue.act(P1, "receive food");
    }
    assert_eq!(goods(&blue)[0], 5, "not seven");
}

/// Rulebook, Town Hall.
#[test]
fn nf_155_a_gem_a_coin_and_a_food_for_a_red_token() {
    let mut tom = hall([1, 1, 1, 0, 0, 0, 0]);

    tom.play(P1, ["trade gain red", "give gem", "give coin", "give food"]);

    assert_eq!(goods(&tom), [0, 0, 0, 0, 1, 0, 0]);
}

/// Rulebook, Town Hall.
#[test]
fn nf_156_a_blue_token_for_three_coins_and_a_food() {
    let mut kim = hall([0, 0, 0, 0, 0, 0, 1]);

    let words = ["trade pay blue", "receive coin", "receive coin", "receive coin", "receive food"];
    kim.play(P1, words);

    assert_eq!(goods(&kim), [1, 3, 0, 0, 0, 0, 0]);
}

#[test]
fn nf_158_each_coin_is_one_good() {
    let six = hall([6, 0, 0, 0, 0, 0, 0]);
    let coins = hall([0, 5, 0, 0, 0, 0, 0]);

    let cannot = Refusal::CannotTrade { good: Good::Green };
    assert_eq!(six.refusal(P1, "trade gain green"), cannot, "six food are six goods");
    assert!(coins.offers(P1, "trade gain green"), "three coins");
}

#[test]
fn nf_159_goods_paid_are_owned_when_paying() {
    let mut table = hall([0, 3, 0, 0, 0, 0, 0]);

    table.play(P1, ["trade gain red", "give coin", "give coin"]);

    assert_eq!((goods(&table)[1], goods(&table)[4]), (1, 0), "the token comes when all is paid");
    assert_eq!(table.refusal(P1, "give red"), Refusal::None { good: Good::Red });
    assert_eq!(table.refusal(P1, "give gem"), Refusal::None { good: Good::Gem });
    table.act(P1, "give coin");
    assert_eq!((goods(&table)[1], goods(&table)[4]), (0, 1));
}

#[test]
fn nf_160_a_trade_without_a_gain_is_not_offered() {
    let mut table = hall([0, 1, 0, 0, 0, 0, 0]);
    let cannot = |good| Refusal::CannotTrade { good };

    assert_eq!(table.refusal(P1, "trade gain coin"), cannot(Good::Coin));
    table.act(P1, "trade pay coin");

    assert_eq!(table.refusal(P1, "receive coin"), cannot(Good::Coin), "a coin for a coin");
    assert_eq!(table.offered(P1), ["receive gem", "receive food"]);
    assert_eq!(hall([1, 0, 0, 0, 0, 0, 0]).open().active, P2, "a food is worth nothing but a food");
}

#[test]
fn nf_161_with_one_more_in_value_a_kind_is_traded_for_more_of_itself() {
    let wagon = |goods: [u16; 7]| {
        let mut table = with_goods(Table::later(3), goods).playing(P1, ["A6"]);
        table.act(P1, "visit town-hall");
        table
    };
    let (mut food, mut coin) = (wagon([1, 0, 0, 0, 0, 0, 0]), wagon([0, 1, 0, 0, 0, 0, 0]));
    let mut red = wagon([4, 0, 0, 0, 0, 0, 0]);

    food.play(P1, ["trade pay food", "receive food", "receive food"]);
    coin.play(P1, ["trade pay coin", "receive coin", "receive food"]);
    red.play(P1, ["trade gain red", "give food", "give food", "give food", "give food"]);

    assert_eq!(goods(&food), [2, 0, 0, 0, 0, 0, 0]);
    assert_eq!(goods(&coin), [1, 1, 0, 0, 0, 0, 0]);
    assert_eq!(goods(&red), [0, 0, 0, 0, 1, 0, 0]);
}

#[test]
fn nf_162_one_card_of_the_hand_is_discarded_without_penalty() {
    let mut table = Table::later(3).holding(P1, ["A2", "A50", "A51"]);

    table.act(P1, "visit town-hall");
    let events = table.act(P1, "drop A50");

    assert!(events.contains(&Event::Dropped { seat: P1, advanced: true }));
    assert_eq!((table.of_seat(P1).basic, table.of_seat(P1).advanced), (1, 1));
    assert_eq!(table.view().piles.advanced_discards, 1);
    assert_eq!(goods(&table), [0, 3, 0, 0, 0, 0, 0]);
    let again = Refusal::DroppedAlready { card: card("A2") };
    assert_eq!(table.refusal(P1, "drop A2"), again);
}

#[test]
fn nf_163_each_coin_or_gem_moves_the_marker_up_or_down() {
    let (mut up, mut down) = (hall([0, 3, 2, 0, 0, 0, 0]), hall([0, 3, 2, 0, 0, 0, 0]));

    up.play(P1, ["favour up coin", "favour up gem", "favour up coin"]);
    down.play(P1, ["favour down gem", "favour down gem"]);

    assert_eq!((up.of_seat(P1).reputation, goods(&up)), (3, [0, 1, 1, 0, 0, 0, 0]));
    assert_eq!((down.of_seat(P1).reputation, goods(&down)), (-2, [0, 3, 0, 0, 0, 0, 0]));
    let refused = hall([3, 0, 0, 0, 0, 0, 0]).refusal(P1, "favour up food");
    assert_eq!(refused, Refusal::NotForFavour { good: Good::Food });
}

#[test]
fn nf_164_in_one_visit_reputation_goes_one_way() {
    let mut table = hall([0, 3, 2, 0, 0, 0, 0]);

    table.act(P1, "favour down coin");

    assert_eq!(table.refusal(P1, "favour up coin"), Refusal::OneWay);
    assert_eq!(table.refusal(P1, "favour up gem"), Refusal::OneWay);
    assert!(table.offers(P1, "favour down gem"));
}

#[test]
fn nf_165_from_ten_two_payments_lead_to_twelve_and_a_third_is_not_offered() {
    let mut up = with_goods(Table::later(3), [0, 2, 1, 0, 0, 0, 0]);
    up = up.with(P1, |one| one.reputation = 10);
    up.play(P1, ["visit town-hall", "favour up coin", "favour up gem"]);
    let mut down = hall([0, 2, 1, 0, 0, 0, 0]);
    down.play(P1, ["favour down coin", "favour down coin", "favour down gem"]);

    assert_eq!(up.of_seat(P1).reputation, 12);
    assert_eq!(up.refusal(P1, "favour up coin"), Refusal::EndOfTrack);
    assert_eq!(down.of_seat(P1).reputation, -3);
}

#[test]
fn nf_166_with_two_players_a_duel_comes_before_every_visit_but_from_jail() {
    let mut first = Table::of(2);
    let mut jail = Table::later(2).at(P1, "jail");
    let mut writ = Table::later(2).playing(P1, ["W12"]);

    first.act(P1, "visit town-hall");
    jail.act(P1, "visit town-hall");
    writ.play(P1, ["visit town-hall", "pass W12"]);

    assert_eq!(first.offered(P1), ["duel stranger honorably", "duel stranger dirty"], "round 1");
    assert!(jail.offers(P1, "walk in"));
    assert_eq!((writ.of_seat(P1).place, writ.open().stage), (place("town-hall"), Stage::Hall));
    first.act_with(P1, "duel stranger dirty", [die(3), die(3)]);
    assert_eq!(first.of_seat(P1).reputation, -1);
}

#[test]
fn nf_152_values_come_from_the_board() {
    let content = content_where("board.toml", [("red = 5", "red = 3")]);
    let mut table =
        with_goods(Table::later_with(content, Setup::first_adventure(3)), [0, 2, 0, 0, 0, 0, 0]);

    table.play(P1, ["visit town-hall", "trade gain red", "give coin", "give coin"]);

    assert_eq!(table.of_seat(P1).goods.red, 1);
    assert_eq!(printed().board.values[Good::Red], 5);
}
