//! Quest cards (RULES.md section 17).

use game_now_or_never::{
    Event, How, Player, Refusal, Stage,
    components::{Deck, Good, Quest, Quests, Thing},
    rules::scoring::{Part, score},
};
use table::{Happening, Viewer};

use crate::{
    kit::{P1, P2, Table, called, die, printed, quests},
    walk::{announced, blows, gained, stopped},
};

fn hero(table: &Table) -> Player {
    table.of_seat(P1)
}

#[test]
fn nn_304_hands_are_known_to_their_owners_and_their_sizes_to_all() {
    let mut table = Table::of(2).holding(P1, ["Q1", "Q44", "Q57"]);

    assert_eq!(table.view_of(P1).hand, quests(["Q1", "Q44", "Q57"]));
    let other = table.view_of(P2);
    assert_eq!((other.hand, other.open.player(P1).hand), (quests([]), [1, 1, 1]));
    table = stopped(table.with(P1, |hero| hero.experience = 2), "g3");
    table.act(P1, "visit");
    for event in table.act(P1, "draw basic") {
        let seen = event.audience().includes(Viewer::Seat(P2));
        assert_eq!(seen, !matches!(event, Event::QuestSeen { .. }));
    }
}

#[test]
fn nn_305_there_is_no_hand_limit() {
    let hand = ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12"];
    let mut table = stopped(Table::of(2).holding(P1, hand), "c4");

    table.play(P1, ["visit", "draw basic", "draw basic", "draw basic"]);
    let drop = table.offered(P1)[0].clone();
    table.act(P1, &drop);

    assert_eq!((hero(&table).hand, table.open().active), ([14, 0, 0], P2));
}

#[test]
fn nn_306_nn_307_the_pile_of_each_card_is_chosen_after_the_one_before_was_seen() {
    let mut table = stopped(Table::of(2), "c4");

    table.act(P1, "visit");
    table.act(P1, "draw advanced");
    assert_eq!((table.view_of(P1).fresh.len(), table.open().stage), (1, Stage::Draw));
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);
    table.play(P1, ["draw advanced", "draw artifact"]);

    assert_eq!(table.open().stage, Stage::Sift, "only after the last");
    assert_eq!(table.open().fresh_backs, [0, 1, 2]);
}

#[test]
fn nn_308_an_empty_pile_is_made_anew_of_its_discards() {
    let all = |deck| Quest::all_of(deck).map(|quest| quest.to_string()).collect::<Vec<_>>();
    let mut table = stopped(Table::of(2), "c4");
    table = table.arranged(|open| {
        let artifacts = all(Deck::Artifact);
        open.discards = artifacts.iter().map(|name| called::<Quest>(name)).collect();
    });

    table.act(P1, "visit");
    let events = table.act(P1, "draw artifact");

    assert_eq!(events[0], Event::PileRenewed { deck: Deck::Artifact });
    assert_eq!(table.open().discards, quests([]));
    assert_eq!(table.view_of(P1).piles.quests[1], 12);
}

#[test]
fn nn_309_a_type_without_cards_cannot_be_chosen_and_with_none_at_all_the_draw_lapses() {
    let table = Table::of(2).with(P1, |hero| hero.hearts = 1);
    let artifacts: Quests = Quest::all_of(Deck::Artifact).collect();
    let none = table.clone().with(P2, |hero| hero.played = artifacts);
    let mut none = stopped(none, "c4");
    none.act(P1, "visit");
    assert_eq!(none.offered(P1), ["draw basic", "draw advanced"]);
    assert_eq!(none.refusal(P1, "draw artifact"), Refusal::EmptyPile);

    let mut empty = stopped(table.with(P2, |hero| hero.played = Quest::all().collect()), "c4");
    empty.act(P1, "visit");
    assert_eq!((hero(&empty).hearts, hero(&empty).hand), (6, [0, 0, 0]));
}

#[test]
fn nn_310_nn_312_the_price_is_paid_and_the_card_lies_under_the_town() {
    let mut table = stopped(Table::of(2).holding(P1, ["Q17"]).goods(P1, "ST"), "e2");
    table = table.with(P1, |hero| hero.hearts = 2);

    let events = table.act(P1, "play Q17");

    let name = "First Harvest Table";
    assert!(
        matches!(events[0], Event::QuestPlayed { quest, .. } if printed().quest(quest).name == name)
    );
    let paid =
        |good| Event::Changed { seat: P1, thing: Thing::Good(good), amount: 1, how: How::Paid };
    assert_eq!(events[1..3], [paid(Good::Shell), paid(Good::Tool)]);
    let hero = hero(&table);
    assert_eq!((hero.hearts, hero.experience, hero.hand), (7, 1, [0, 0, 0]));
    assert_eq!((hero.played, table.hand_of(P1)), (quests(["Q17"]), quests([])));
}

#[test]
fn nn_311_the_hero_must_have_stopped_at_the_location_in_this_action() {
    // P1 begins at the Monument: only after a walk back from elsewhere its cards can be played.
    let mut table = Table::of(2).holding(P1, ["Q17"]).goods(P1, "ST");

    assert!(!table.offers(P1, "play Q17"));
    table.play(P1, ["hero 1", "go e1", "stop"]);
    assert_eq!(table.refusal(P1, "play Q17"), Refusal::ElsewherePlayed { quest: called("Q17") });
    assert!(stopped(table.turn_of(P1), "e2").offers(P1, "play Q17"));
}

#[test]
fn nn_313_a_played_card_keeps_its_points_and_effects() {
    // Saddle Snail: a space more in every hero action.
    let mut table = stopped(Table::of(2).holding(P1, ["Q30"]), "a4");

    table.act(P1, "play Q30");
    table.act(P1, "done");

    assert_eq!(hero(&table).standing.movement, 1);
    let mut table = table.turn_of(P1);
    let events = table.act(P1, "hero 1");
    assert_eq!(events, [Event::HeroWent { seat: P1, movement: 3 }]);
}

#[test]
fn nn_314_nn_315_a_requirement_is_met_when_the_card_is_played() {
    let table = stopped(Table::of(2).holding(P1, ["Q68"]).with(P1, |hero| hero.books = 2), "c4");
    let poor = table.clone().coins(P1, 17);

    assert_eq!(poor.refusal(P1, "play Q68"), Refusal::RequirementUnmet { quest: called("Q68") });
    let mut rich = table.coins(P1, 18);
    rich.act(P1, "play Q68");
    assert_eq!((hero(&rich).coins, hero(&rich).books), (18, 0), "it is not spent");
    let poor = rich.coins(P1, 0);
    assert!(hero(&poor).played.contains(called("Q68")), "it is not asked again");
}

#[test]
fn nn_316_nn_317_a_card_with_a_combat_is_completed_by_a_win_and_the_action_goes_on() {
    let table = Table::of(2).holding(P1, ["Q28"]).with(P1, |hero| hero.mana = 0);
    let mut table = stopped(table, "a4");

    let mut events = table.act_with(P1, "play Q28", [die(3)]);
    assert!(matches!(events[1], Event::FightBegan { health: 5, attack: 2, .. }));
    events.extend(table.act_with(P1, "again", [die(4)]));

    assert_eq!(blows(&events), [(2, 3, 2), (3, 0, 2)]);
    let hero = hero(&table);
    assert_eq!((hero.goods[Good::Crystal], hero.experience), (1, 0));
    assert_eq!(hero.best_enemy, 0, "NN-641: it has no level");
    assert!(hero.played.contains(called("Q28")));
    assert_eq!(table.open().stage, Stage::Arrived);
    assert!(table.offers(P1, "visit"));
}

#[test]
fn nn_316_nn_317_nn_318_a_lost_combat_discards_the_card_and_ends_the_turn() {
    let table = Table::of(2).holding(P1, ["Q28"]).with(P1, |hero| hero.mana = 0);
    let table = stopped(table, "a4");
    let mut fallen = table.clone().with(P1, |hero| hero.hearts = 2);
    let mut retreated = table;

    fallen.act_with(P1, "play Q28", [die(1)]);
    retreated.act_with(P1, "play Q28", [die(1)]);
    retreated.act(P1, "retreat");

    for table in [fallen, retreated] {
        let hero = hero(&table);
        assert_eq!((hero.experience, hero.played, hero.hand), (1, quests([]), [0, 0, 0]));
        assert_eq!((table.open().discards, table.open().active), (quests(["Q28"]), P2));
    }
}

#[test]
fn nn_316_a_price_beside_a_combat_is_lost_with_it() {
    let table = Table::of(2).holding(P1, ["Q71"]).with(P1, |hero| (hero.mana, hero.books) = (0, 1));
    let mut table = stopped(table, "j4");

    table.act_with(P1, "play Q71", [die(1)]);
    assert_eq!(hero(&table).books, 0);
    table.act(P1, "retreat");

    assert_eq!((hero(&table).books, table.open().discards), (0, quests(["Q71"])));
}

#[test]
fn nn_319_nn_320_nn_321_nn_381_an_artifact_works_once_a_season_for_mana_that_is_gone() {
    let mut table = Table::of(2).played(P1, ["Q45"]);

    table.act(P1, "use Q45");
    assert_eq!((hero(&table).mana, hero(&table).goods[Good::Demon]), (3, 1));
    assert_eq!(table.refusal(P1, "use Q45"), Refusal::PowerUsed);
    table.pass_all();

    assert_eq!(hero(&table).mana, 4, "it comes back with the normal refresh");
    assert!(table.offers(P1, "use Q45"));
}

#[test]
fn nn_319_nn_322_artifacts_and_most_advanced_cards_cost_two_books() {
    let books = |deck| {
        let costs = Quest::all_of(deck).map(|quest| printed().quest(quest).cost.books);
        costs.collect::<Vec<u8>>()
    };

    assert!(books(Deck::Artifact).iter().all(|books| *books == 2));
    assert_eq!(books(Deck::Advanced).iter().filter(|books| **books == 2).count(), 15);
    for quest in Quest::all_of(Deck::Artifact) {
        assert!(printed().quest(quest).power.is_some(), "{quest}");
    }
    let points = |quest| printed().quest(quest).points;
    assert!(Quest::all_of(Deck::Advanced).all(|quest| points(quest) >= 4));
}

#[test]
fn nn_323_nn_324_named_cards_are_played_at_their_places() {
    let at = |quest: &str| {
        let card = printed().quest(called(quest));
        (card.name.as_str(), printed().location(card.location).name.as_str())
    };

    assert_eq!(at("Q28"), ("Spindle Spiders", "Snail Caves"));
    assert_eq!(at("Q44"), ("Lightning Fungus", "Undergarden"));
    let table = stopped(Table::of(2).holding(P1, ["Q28"]), "a4");
    assert!(table.offers(P1, "play Q28"), "it has no price");
    let fungus = Table::of(2).holding(P1, ["Q44"]).with(P1, |hero| hero.books = 2);
    assert!(stopped(fungus, "g3").offers(P1, "play Q44"));
}

#[test]
fn nn_325_a_played_card_never_returns_to_a_pile() {
    let basic = Quest::all_of(Deck::Basic).filter(|quest| *quest != called("Q1"));
    let table = Table::of(2).played(P1, ["Q1"]);
    let mut table = stopped(table.with(P2, |hero| hero.played = basic.collect()), "c4");

    table.act(P1, "visit");

    assert_eq!(table.offered(P1), ["draw artifact", "draw advanced"]);
}

#[test]
fn nn_326_nn_327_a_card_that_changes_prices_is_its_owners() {
    let table = Table::of(2).played(P1, ["Q6", "Q15"]).goods(P1, "SSSTTT").goods(P2, "SSSTTT");
    let mut one = table.clone();
    let mut other = table.turn_of(P2);

    one.play(P1, ["sell SSS", "sell TTT"]);
    other.act(P2, "sell SSS");

    assert_eq!(one.of_seat(P1).coins, 17 + 18);
    assert_eq!(other.of_seat(P2).coins, 18 + 5);
    assert_eq!(other.refusal(P2, "sell TTT"), Refusal::NoSale);
}

#[test]
fn nn_328_every_card_is_played_at_a_location_and_names_itself() {
    for quest in Quest::all() {
        let card = printed().quest(quest);

        assert_eq!(card.deck, quest.deck());
        assert!(!card.name.is_empty(), "{quest}");
        // What a combat decides is not in play before it is won.
        if card.combat.is_some() {
            assert!(card.power.is_none() && card.standing.is_nothing() && card.sale.is_none());
        }
    }
}

#[test]
fn nn_329_rewards_are_taken_and_what_may_be_done_is_optional() {
    // Old Armory: gear for 4 coins less.
    let table = Table::of(2).holding(P1, ["Q38"]).gear(["G2"]).with(P1, |hero| hero.experience = 1);
    let table = stopped(table, "h4");
    let (mut buys, mut declines) = (table.clone(), table);

    buys.play(P1, ["play Q38", "buy G2", "slot 1"]);
    declines.play(P1, ["play Q38", "nothing"]);

    assert_eq!((hero(&buys).coins, hero(&declines).coins), (16, 17));
    assert!(hero(&declines).played.contains(called("Q38")));
}

#[test]
fn nn_639_goods_are_sold_before_gear_of_the_old_armory() {
    let table = Table::of(2).holding(P1, ["Q38"]).gear(["G2"]).coins(P1, 0).goods(P1, "S");
    let mut table = stopped(table.with(P1, |hero| hero.experience = 1), "h4");

    table.act(P1, "play Q38");
    assert_eq!(table.offered(P1), ["nothing", "sell S"]);
    table.play(P1, ["sell S", "buy G2", "slot 1"]);

    assert_eq!((hero(&table).coins, hero(&table).gear_count(called("G2"))), (0, 1));
}

#[test]
fn nn_330_a_card_is_offered_only_if_its_price_can_be_paid() {
    for (quest, space, thing, asked) in [
        ("Q26", "i3", Thing::Good(Good::Tool), 1),
        ("Q20", "c3", Thing::Experience, 2),
        ("Q21", "c3", Thing::Book, 1),
        ("Q36", "e4", Thing::Coin, 3),
    ] {
        let table = Table::of(2).arranged(|open| open.random = ["L4", "L5", "L7"].map(called));
        let table = stopped(table.holding(P1, [quest]).coins(P1, 0), space);

        let refusal = Refusal::CannotPay { thing, asked, has: 0 };
        assert_eq!(table.refusal(P1, &format!("play {quest}")), refusal);
    }
}

#[test]
fn nn_329_the_die_of_house_edge_pays_twice() {
    for pips in 1..=4 {
        let mut table = stopped(Table::of(2).holding(P1, ["Q31"]), "c4");

        let events = table.act_with(P1, "play Q31", [die(pips)]);

        assert_eq!(u32::from(gained(&events, P1, Thing::Coin)), 2 * pips);
        assert_eq!(table.open().stage, Stage::Arrived);
    }
}

#[test]
fn nn_316_a_card_that_is_being_fought_for_scores_nothing_yet() {
    let table = Table::of(2).holding(P1, ["Q28"]).with(P1, |hero| hero.mana = 0);
    let mut table = stopped(table, "a4");
    let points = |table: &Table| score(printed(), &table.open(), P1).of(Part::Quests);

    table.act_with(P1, "play Q28", [die(3)]);
    assert_eq!((table.open().stage, points(&table)), (Stage::Again, 0));
    table.act_with(P1, "again", [die(4)]);

    assert_eq!((table.open().stage, points(&table)), (Stage::Arrived, 2));
}

#[test]
fn nn_316_a_fight_on_the_board_leaves_the_score_alone() {
    let table = Table::of(2).played(P1, ["Q28"]).with(P1, |hero| hero.mana = 0);
    let mut table = announced(table, "c1");

    table.act_with(P1, "fight", [die(3)]);

    assert_eq!(score(printed(), &table.open(), P1).of(Part::Quests), 2);
}
