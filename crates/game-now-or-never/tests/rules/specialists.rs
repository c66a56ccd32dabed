//! Paying, recruiting and resting specialists (RULES.md section 6).

use game_now_or_never::{
    Action, Employer, Event, Refusal, RestGain, Stage,
    components::{Specialist, Thing},
};
use table::{Game, Seats};

use crate::kit::{P1, P2, P3, Table, called, content_where, printed};

/// The events without the names.
fn hired(events: &[Event]) -> Option<(Employer, Specialist, u8)> {
    events.iter().find_map(|event| match event {
        Event::Hired { whose, specialist, coins, .. } => Some((*whose, *specialist, *coins)),
        _ => None,
    })
}

fn is_down(table: &Table, seat: table::Seat, slot: u8) -> bool {
    !table.of_seat(seat).is_face_up(slot)
}

#[test]
fn nn_101_paying_an_own_specialist_costs_the_upper_amount() {
    let mut table = Table::of(2).coins(P1, 10).with(P1, |player| player.hearts = 3);

    let events = table.act(P1, "hire 2");

    assert_eq!(hired(&events), Some((Employer::Own, called("S5"), 2)));
    assert_eq!((table.of_seat(P1).coins, table.of_seat(P1).hearts), (8, 11));
    assert!(!events.iter().any(|event| matches!(event, Event::Taxed { .. })));
    assert_eq!(table.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_102_nn_103_the_owner_of_a_hired_specialist_gets_the_tax_from_the_supply() {
    let mut table = Table::of(3).coins(P1, 10).coins(P2, 4).with(P1, |player| player.hearts = 3);

    let events = table.act(P1, "hire P2 2");

    assert_eq!(hired(&events), Some((Employer::Player(P2), called("S6"), 3)));
    assert_eq!((table.of_seat(P1).coins, table.of_seat(P1).hearts), (7, 11));
    assert_eq!(table.of_seat(P2).coins, 4 + 2, "more than P1 paid less 1, for it is no transfer");
    assert!(is_down(&table, P2, 1));
    assert_eq!(table.game.to_act(), Seats::only(P2), "nobody asked the owner");
}

#[test]
fn nn_104_recruiting_costs_twice_the_upper_amount_and_no_tax() {
    let mut table = Table::of(2).coins(P1, 10).with(P1, |player| player.hearts = 3);

    let events = table.act_with(P1, "recruit 1", [0]);

    assert!(matches!(events[0], Event::Recruited { coins: 8, .. }));
    let player = table.of_seat(P1);
    assert_eq!((player.coins, player.specialists[2]), (2, Some(called("S9"))));
    assert_eq!((player.hearts, player.goods.to_string()), (11, "T".to_owned()));
    assert!(!events.iter().any(|event| matches!(event, Event::Taxed { .. })));
}

#[test]
fn nn_104_cheap_and_dear_specialists_cost_twice_their_upper_amount() {
    let mut costs = Vec::new();
    for recruit in Specialist::all().filter(|one| one.starting().is_none()) {
        let cost = u16::from(printed().specialist(recruit).cost);
        let table = Table::of(2).row([&recruit.to_string()]);
        let mut exact = table.clone().coins(P1, 2 * cost);

        let events = exact.act(P1, "recruit 1");

        assert!(
            matches!(events[0], Event::Recruited { coins, .. } if u16::from(coins) == 2 * cost)
        );
        assert!(!table.coins(P1, 2 * cost - 1).offers(P1, "recruit 1"), "{recruit}");
        costs.push(cost);
    }
    assert!(costs.contains(&1) && costs.iter().any(|cost| *cost > 4), "{costs:?}");
}

#[test]
fn nn_105_nn_642_with_four_specialists_one_leaves_first() {
    let table =
        Table::of(2).coins(P1, 20).specialists(P1, ["S1", "S5", "S18", "S19"]).row(["S9", "S10"]);
    let mut table = table.with(P1, |player| player.face_down = 0b0010);

    table.act(P1, "recruit 1");
    assert_eq!(table.open().stage, Stage::Replace { place: 0 });
    assert_eq!(table.offered(P1), ["replace 1", "replace 2", "replace 3", "replace 4"]);
    let events = table.act(P1, "replace 2");

    assert!(
        matches!(events[0], Event::Dismissed { seat: P1, specialist } if specialist == called("S5"))
    );
    let player = table.of_seat(P1);
    assert_eq!(player.specialists, ["S1", "S9", "S18", "S19"].map(|name| Some(called(name))));
    assert!(!player.is_face_up(1) && player.is_face_up(0));
    assert_eq!(player.coins, 12);
    let seen = table.open().specialists;
    assert!(!seen.contains(&Some(called("S5"))), "S5 is in the box");
}

#[test]
fn nn_026_nn_106_with_a_free_slot_nobody_leaves() {
    let mut table = Table::of(2).specialists(P1, ["S1", "S5", "S18"]);

    table.act(P1, "recruit 1");

    assert_eq!(
        table.of_seat(P1).specialists,
        ["S1", "S5", "S18", "S9"].map(|name| Some(called(name)))
    );
    assert_ne!(table.open().stage, Stage::Replace { place: 0 });
    assert!(table.game.to_act() == Seats::only(P2));
}

#[test]
fn nn_107_nn_108_the_gap_of_the_row_is_filled_when_the_action_is_finished() {
    let mut table = Table::of(2).coins(P1, 20);

    table.act(P1, "recruit 2");
    assert_eq!(table.open().stage, Stage::Tile, "a builder builds before the gap is filled");
    assert_eq!(
        table.open().specialists,
        [Some(called("S9")), None, Some(called("S11")), Some(called("S12"))]
    );
    let events = table.act_with(P1, "nothing", [4]);

    let row = ["S9", "S17", "S11", "S12"].map(|name| Some(called(name)));
    assert_eq!(table.open().specialists, row, "the fifth of S13 to S22 comes into the gap");
    assert!(
        matches!(events.last(), Some(Event::SpecialistArrived { specialist }) if *specialist == called("S17"))
    );
}

#[test]
fn nn_003_nn_109_with_an_empty_pile_the_row_gets_shorter() {
    let table = Table::of(2).arranged(|open| {
        let row = open.specialists;
        open.lay_specialists(row, game_now_or_never::components::Specialists::NONE);
    });
    let mut table = table;

    table.act_with(P1, "recruit 1", []);

    let row = [None, Some(called("S10")), Some(called("S11")), Some(called("S12"))];
    assert_eq!(table.open().specialists, row);
    table.act(P2, "pass");
    assert_eq!(table.refusal(P1, "recruit 1"), Refusal::NoSpecialist);
}

#[test]
fn nn_110_nn_118_a_specialist_who_was_paid_is_face_down_until_the_season_ends() {
    let mut table = Table::of(2).with(P1, |player| player.hearts = 3);
    table.act(P1, "hire 2");
    table.act(P2, "rest 1 coin");

    assert!(is_down(&table, P1, 1));
    for words in ["hire 2", "rest 2 coin", "rest 2 hearts"] {
        assert_eq!(table.refusal(P1, words), Refusal::NoSpecialist);
    }
    table.act(P1, "pass");
    assert_eq!(table.refusal(P2, "hire P1 2"), Refusal::NoSpecialist);
    table.act(P2, "pass");
    assert!(table.of_seat(P1).is_face_up(1) && table.of_seat(P2).is_face_up(0));
}

#[test]
fn nn_111_nn_112_a_recruit_is_face_down_and_cannot_be_hired_before_the_next_season() {
    let mut table = Table::of(2).coins(P2, 20);
    table.act(P1, "recruit 1");

    assert!(is_down(&table, P1, 2));
    assert_eq!(table.refusal(P2, "hire P1 3"), Refusal::NoSpecialist);
    table.pass_all();
    table.act(P1, "pass");
    assert!(table.offers(P2, "hire P1 3"));
}

#[test]
fn nn_113_nn_115_a_specialist_can_be_paid_for_nothing() {
    let mut table = Table::of(2).coins(P1, 17);
    table.act(P1, "hire P2 1");
    assert_eq!(table.open().stage, Stage::Tile);

    table.act(P1, "nothing");

    let (own, owner) = (table.of_seat(P1), table.of_seat(P2));
    assert_eq!((own.coins, own.buildings(), owner.coins), (17 - 5, 0, 18 + 2));
    assert!(is_down(&table, P2, 0));
    assert_eq!(table.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_114_so_can_a_recruit() {
    let mut table = Table::of(2).coins(P1, 20);

    table.play(P1, ["recruit 2", "nothing"]);

    assert_eq!((table.of_seat(P1).buildings(), table.of_seat(P1).coins), (0, 10));
    assert!(is_down(&table, P1, 2));
}

#[test]
fn nn_116_a_specialist_who_cannot_be_paid_cannot_be_chosen() {
    let table = Table::of(2).coins(P1, 2).goods(P1, "SSS");

    let refusal = |asked| Refusal::CannotPay { thing: Thing::Coin, asked, has: 2 };
    assert_eq!(table.refusal(P1, "hire 1"), refusal(4));
    assert_eq!(table.refusal(P1, "hire P2 1"), refusal(5));
    assert_eq!(table.refusal(P1, "recruit 1"), refusal(8));
    assert!(table.offers(P1, "hire 2"));
    let mut sold = table;
    sold.act(P1, "sell SSS");
    assert!(sold.offers(P1, "hire 1") && sold.offers(P1, "hire P2 1"));
}

#[test]
fn nn_117_resting_brings_two_hearts_or_a_coin_and_is_the_turn() {
    let mut hearts = Table::of(2).with(P1, |player| player.hearts = 5);
    let mut coin = hearts.clone();

    let events = hearts.act(P1, "rest 1 hearts");
    coin.act(P1, "rest 2 coin");

    assert!(matches!(events[0], Event::Rested { gain: RestGain::Hearts, .. }));
    assert_eq!((hearts.of_seat(P1).hearts, hearts.of_seat(P1).coins), (7, 17));
    assert_eq!((coin.of_seat(P1).hearts, coin.of_seat(P1).coins), (5, 18));
    assert!(is_down(&hearts, P1, 0) && is_down(&coin, P1, 1));
    assert_eq!(hearts.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_118_only_own_specialists_rest() {
    let table = Table::of(3);

    assert_eq!(table.offered_as(P1, "rest"), ["rest 1 coin", "rest 2 coin"]);
    assert_eq!(table.refusal(P1, "rest 3 coin"), Refusal::NoSpecialist);
    assert_eq!(table.refusal(P1, "hire P1 1"), Refusal::NoSpecialist, "that is written hire 1");
    assert_eq!(table.refusal(P1, "hire bot 1"), Refusal::NoSpecialist);
    assert!(table.offers(P1, "hire P3 1"));
    assert_eq!(table.of_seat(P3).face_down, 0);
}

#[test]
fn nn_119_nobody_rests_for_hearts_at_full_hearts() {
    let table = Table::of(2);
    let wounded = table.clone().with(P1, |player| player.hearts = 10);

    assert_eq!(table.refusal(P1, "rest 1 hearts"), Refusal::HeartsFull);
    let mut wounded = wounded;
    wounded.act(P1, "rest 1 hearts");
    assert_eq!(wounded.of_seat(P1).hearts, 11, "NN-037: a gain above the maximum is lost");
}

#[test]
fn nn_120_several_specialists_of_one_kind_can_be_owned() {
    let mut table = Table::of(2).coins(P1, 40).row(["S10", "S11"]);

    table.play(P1, ["recruit 1", "nothing"]);
    table.act(P2, "pass");
    table.play(P1, ["recruit 2", "nothing"]);

    let kinds =
        table.of_seat(P1).specialists.map(|one| one.map(|one| printed().specialist(one).kind));
    assert_eq!(kinds[0], kinds[2]);
    assert_eq!(kinds[2], kinds[3]);
}

#[test]
fn nn_123_a_builder_for_2_with_tax_1() {
    let content = content_where("specialists.toml", [("cost = 4\ntax = 2", "cost = 2\ntax = 1")]);
    let table = Table::set_up(content, game_now_or_never::Setup::standard(2));
    let mut own = table.clone();
    let mut other = table.clone().turn_of(P2);
    let mut recruited = table.row(["S1"]).specialists(P1, ["S5"]);

    own.act(P1, "hire 1");
    other.act(P2, "hire P1 1");
    recruited.act(P1, "recruit 1");

    assert_eq!(own.of_seat(P1).coins, 17 - 2);
    assert_eq!((other.of_seat(P2).coins, other.of_seat(P1).coins), (18 - 2, 17 + 1));
    assert_eq!(recruited.of_seat(P1).coins, 17 - 4);
}

#[test]
fn nn_460_nn_461_nn_462_leadership_takes_a_coin_off_recruiting_alone() {
    let table = Table::of(2).turn_of(P2).row(["S18", "S19"]);
    let led = table.clone().tokens(P2, ["K10"]);
    let offers = |table: &Table, coins, words| table.clone().coins(P2, coins).offers(P2, words);

    assert!(offers(&table, 6, "recruit 1") && !offers(&table, 5, "recruit 1"));
    assert!(offers(&led, 5, "recruit 1") && !offers(&led, 4, "recruit 1"));
    assert!(offers(&led, 5, "hire 1") && !offers(&led, 4, "hire 1"));
    let mut led = led.coins(P2, 5);
    led.act(P2, "recruit 1");
    assert_eq!(led.of_seat(P2).coins, 0);
    let content = content_where("specialists.toml", [("cost = 4\ntax = 2", "cost = 0\ntax = 0")]);
    let free = Table::set_up(content, game_now_or_never::Setup::standard(2)).row(["S1"]);
    let mut free = free.turn_of(P2).tokens(P2, ["K10"]).coins(P2, 0);
    free.act(P2, "recruit 1");
    assert_eq!(free.of_seat(P2).coins, 0, "not below 0");
}

#[test]
fn nn_092_what_is_offered_for_specialists() {
    let table = Table::of(2).coins(P1, 100).with(P1, |player| player.hearts = 1);

    let all: Vec<Action> = table.actions(P1);
    let count = |is: fn(&Action) -> bool| all.iter().filter(|action| is(action)).count();
    assert_eq!(count(|action| matches!(action, Action::Hire { whose: Employer::Own, .. })), 2);
    assert_eq!(
        count(|action| matches!(action, Action::Hire { whose: Employer::Player(_), .. })),
        2
    );
    assert_eq!(count(|action| matches!(action, Action::Recruit(_))), 4);
    assert_eq!(count(|action| matches!(action, Action::Rest { .. })), 4);
}
