//! Buying artifacts (RULES.md section 21).

use game_near_and_far::{
    Event, Refusal, Stage,
    components::{Card, Cost, Kind},
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, card, cards, printed};
use crate::road::road;

/// P1 in the second round with Horn Bow in hand and what it costs.
fn with_a_bow() -> Table {
    Table::later(2).quests([]).holding(P1, ["A2"]).with(P1, |one| one.goods.green = 1)
}

#[test]
fn nf_396_an_artifact_is_bought_in_the_own_turn_alone() {
    let mine = with_a_bow();
    let theirs = with_a_bow().turn_of(P2);

    assert!(mine.offers(P1, "buy A2"));
    assert_eq!(theirs.refusal(P1, "buy A2"), Refusal::NotYourTurn { turn: P2 });
    // Nor as the defender of a duel: P1 has a card to use in it.
    let mut duel = with_a_bow().playing(P1, ["T3"]).at(P1, "hut").turn_of(P2).at(P2, "store");
    duel = duel.with(P1, |one| (one.birds, one.goods.food) = (1, 1));
    duel.act(P2, "visit hut");
    duel.act_with(P2, "duel P1 dirty", [0, 0]);
    assert_eq!(duel.open().stage, Stage::Defend { seat: P1 });
    assert_eq!(duel.offered(P1), ["use T3", "done"]);
}

#[test]
fn nf_397_it_is_offered_beside_every_decision_of_the_turn() {
    let mut table = with_a_bow().with(P1, |one| one.hearts = 9);
    assert!(table.offers(P1, "buy A2"), "before the action");
    table.act(P1, "adventure");
    assert!(table.offers(P1, "buy A2"), "before a step");
    table.act(P1, "step 2");
    assert!(table.offers(P1, "buy A2"), "before a threat");
    table.act_with(P1, "fight", [1]);
    assert_eq!(table.offered(P1), ["spend 0", "spend 2", "buy A2"], "after the die");

    table.act(P1, "buy A2");

    assert_eq!(table.offered(P1), ["spend 0", "spend 1"], "the sword counts");
}

#[test]
fn nf_397_it_is_offered_when_the_action_is_over() {
    let mut table = with_a_bow().at(P1, "store");

    table.act(P1, "visit hut");

    assert_eq!(table.open().stage, Stage::End);
    assert_eq!(table.offered(P1), ["end", "buy A2"]);
}

/// NF-398, NF-I18.
#[test]
fn nf_398_nf_i18_the_cost_is_paid_and_the_card_goes_from_hand_to_play() {
    for one in Card::all_of(Kind::Basic).chain(Card::all_of(Kind::Advanced)) {
        let face = printed().card(one);
        let name = one.to_string();
        let pay = |table: Table, less: u16| {
            table.with(P1, |rich| {
                rich.reputation = face.reputation;
                for (good, amount) in face.cost.each() {
                    rich.goods[good] = u16::from(amount) + 2 - less;
                }
            })
        };
        let mut table = pay(Table::later(2).holding(P1, [&name]), 0);
        let before = table.of_seat(P1).goods;

        table.act(P1, &format!("buy {name}"));

        let after = table.of_seat(P1);
        for good in game_near_and_far::Good::ALL {
            assert_eq!(
                after.goods[good],
                before[good] - u16::from(face.cost[good]),
                "{}",
                face.name
            );
        }
        assert_eq!((after.hand(), after.cards), (0, cards([&name])), "{}", face.name);
        assert_eq!(after.reputation, face.reputation, "checked, not paid");
        let poor = pay(Table::later(2).holding(P1, [&name]), 2).with(P1, |poor| {
            let (good, _) = face.cost.each().next().unwrap();
            poor.goods[good] = u16::from(face.cost[good]) - 1;
        });
        let cannot = Refusal::CannotPay { cost: face.cost };
        assert_eq!(poor.refusal(P1, &format!("buy {name}")), cannot, "{}", face.name);
    }
}

/// NF-399, NF-400.
#[test]
fn nf_399_nf_400_a_flame_asks_for_reputation_that_high_or_that_low() {
    // Warden's Oathblade asks for 4, Mirror Hat for -4.
    let buys = |name: &str, reputation: i8| {
        let table = Table::later(2).holding(P1, [name]).with(P1, |one| {
            one.reputation = reputation;
            (one.goods.green, one.goods.blue, one.goods.gem) = (2, 1, 1);
        });
        table.offers(P1, &format!("buy {name}"))
    };

    assert_eq!([3, 4, 5].map(|reputation| buys("A50", reputation)), [false, true, true]);
    assert_eq!([-3, -4, -5].map(|reputation| buys("A47", reputation)), [false, true, true]);
    let table = Table::later(2).holding(P1, ["A47"]);
    let asked = Refusal::Reputation { card: card("A47"), asked: -4, reputation: 0 };
    assert_eq!(table.refusal(P1, "buy A47"), asked);
}

#[test]
fn nf_401_later_changes_of_reputation_do_not_matter() {
    let table = Table::later(2).playing(P1, ["A50"]).with(P1, |one| one.reputation = -6);

    assert_eq!(table.of_seat(P1).symbols().sword, 2);
    assert_eq!(score(printed(), &table.open(), P1).of(Part::Artifacts), 6);
}

/// NF-402, NF-403, NF-410.
#[test]
fn nf_402_nf_403_nf_410_a_bought_artifact_is_open_and_works_from_then_on() {
    let mut table = with_a_bow();
    assert_eq!(table.of_seat(P1).symbols().sword, 0);

    let events = table.act(P1, "buy A2");

    assert!(events.iter().any(|event| matches!(event, Event::Bought { seat: P1, .. })));
    let seen = table.view().open;
    assert!(seen.traveller(P1).artifacts().contains(card("A2")), "everybody sees it");
    assert_eq!(seen.traveller(P1).symbols().sword, 1);
    assert_eq!(score(printed(), &seen, P1).of(Part::Artifacts), 3);
}

/// NF-404, NF-408.
#[test]
fn nf_404_nf_408_a_bought_artifact_stays_and_a_hand_has_no_limit() {
    let mut table = Table::later(3).at(P1, "store").playing(P1, ["A2"]);
    table = table.holding(P1, ["A3", "A4", "A5", "A6", "A7", "A8", "A9", "A39", "A40", "A41"]);

    table.act(P1, "visit town-hall");

    assert!(!table.offers(P1, "drop A2") && table.offers(P1, "drop A3"));
    assert_eq!(table.of_seat(P1).hand(), 10);
    table.act(P1, "drop A3");
    assert!(table.of_seat(P1).cards.contains(card("A2")));
}

#[test]
fn nf_405_mirror_hat_pays_seven_ignores_threats_and_is_a_sword() {
    let mut table = road(0).holding(P1, ["A47"]).with(P1, |one| {
        one.reputation = -4;
        (one.goods.green, one.goods.gem) = (2, 1);
    });

    table.play(P1, ["buy A47", "adventure", "step 2"]);

    assert!(table.offers(P1, "shield"));
    assert_eq!(table.of_seat(P1).symbols().sword, 1);
    assert_eq!(score(printed(), &table.open(), P1).of(Part::Artifacts), 7);
}

#[test]
fn nf_406_each_artifact_in_hand_costs_a_point() {
    let table = Table::later(2).holding(P1, ["A2", "A3", "A39"]);

    assert_eq!(score(printed(), &table.open(), P1).of(Part::Hand), -3);
    assert_eq!(score(printed(), &table.open(), P2).of(Part::Hand), 0);
}

#[test]
fn nf_407_cards_in_hand_are_discarded_at_the_town_hall_alone() {
    let table = Table::later(3).holding(P1, ["A2"]).with(P1, |one| one.hearts = 5);
    for words in ["visit store", "visit saloon", "visit stables", "adventure"] {
        let mut table = table.clone();
        table.act(P1, words);
        assert!(!table.offers(P1, "drop A2"), "{words}");
    }
    let mut hall = table;
    hall.act(P1, "visit town-hall");
    assert!(hall.offers(P1, "drop A2"));
}

#[test]
fn nf_409_every_artifact_has_deck_cost_requirement_points_and_ability() {
    let faces = || Card::all().filter(|one| one.index() < 55).map(|one| printed().card(one));

    assert!(faces().all(|face| face.cost != Cost::default() && face.points > 0));
    let flames: Vec<i8> = faces().map(|face| face.reputation).filter(|one| *one != 0).collect();
    assert_eq!(flames, [-2, 2, -2, 4, -4, -4, 4, 6, -2]);
    assert_eq!(faces().map(|face| i32::from(face.points)).sum::<i32>(), 221);
}
