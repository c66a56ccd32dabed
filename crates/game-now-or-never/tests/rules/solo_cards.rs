//! The cards of the bot (RULES.md section 32, NN-585 to NN-604).

use game_now_or_never::{Employer, Event, Refusal, Stage, components::SoloCard};

use crate::{
    kit::{P1, Table, all_called, called, die, printed},
    solo::{before, bot, drawn, with_bot},
};

/// P1 ends a turn and the bot carries out this card.
pub(crate) fn carried_out(table: Table, card: SoloCard) -> (Table, Vec<Event>) {
    let mut table = before(table, card);
    let events = table.act(P1, "rest 2 coin");
    (table, events)
}

/// P1 alone, with one enemy of the ninth level left, who brings three villagers.
pub(crate) fn last_enemy(row: [u8; 4], pile: [u8; 4]) -> Table {
    let table = Table::of(1).villagers(row, pile);
    table.arranged(|open| open.enemies = [0, 0, 0, 0, 0, 0, 0, 0, 1])
}

/// P1 alone, with the hero on `place` and search tokens on these spaces only.
fn tokens<const N: usize>(place: &str, spaces: [&str; N]) -> Table {
    Table::of(1).at(P1, place).arranged(|open| open.search = all_called(spaces))
}

#[test]
fn nn_585_what_the_bot_gains_lies_on_its_board_and_its_combats_always_succeed() {
    let (table, events) = carried_out(last_enemy([0, 0, 2, 2], [9; 4]), SoloCard::Attack);
    let (found, _) = carried_out(tokens("e2", ["e1"]), SoloCard::Search);

    // The strongest enemy falls without a die.
    assert_eq!((table.open().enemies, bot(&table).villagers), ([0; 9], [0, 0, 1, 2]));
    assert!(!events.iter().any(|event| matches!(event, Event::FightRolled { .. })));
    assert_eq!(bot(&found).finds, 1);
    assert_eq!(found.of_seat(P1).finds, 0);
}

#[test]
fn nn_585_a_specialist_the_bot_uses_is_only_turned_face_down() {
    let table = with_bot(Table::of(1), |bot| {
        bot.specialists = [Some(called("S19")), None, None, None];
    });
    let before = table.of_seat(P1);

    let (table, events) = carried_out(table, SoloCard::ExhaustOwn);

    assert_eq!(bot(&table).face_down, 1);
    assert_eq!(events.len(), 4, "rest, its coin, the card, and the specialist: {events:?}");
    let after = table.of_seat(P1);
    assert_eq!((after.coins, after.experience), (before.coins + 1, before.experience));
}

#[test]
fn nn_589_the_bot_takes_the_search_token_nearest_to_the_hero() {
    let (table, events) = carried_out(tokens("e2", ["e1", "c2", "j3"]), SoloCard::Search);

    assert!(matches!(
        events[events.len() - 1],
        Event::BotSearched { space } if space.is == called("e1")
    ));
    assert_eq!(table.open().search, all_called(["c2", "j3"]));
    assert_eq!((bot(&table).finds, table.open().stage), (1, Stage::Turn));
}

#[test]
fn nn_589_the_player_decides_between_tokens_that_are_equally_near() {
    let (mut table, events) = carried_out(tokens("d2", ["c2", "d3", "e1"]), SoloCard::Search);

    assert!(matches!(events[events.len() - 1], Event::BotDrew { .. }), "nothing is taken yet");
    assert_eq!(table.open().stage, Stage::BotToken);
    assert_eq!(table.offered(P1), ["take c2", "take d3"]);
    assert_eq!(table.refusal(P1, "take e1"), Refusal::NoToken);
    table.act(P1, "take d3");
    assert_eq!(table.open().search, all_called(["c2", "e1"]));
    assert_eq!((bot(&table).finds, table.open().stage), (1, Stage::Turn));
}

#[test]
fn nn_590_steps_count_over_mountains_and_enemies_alike_and_0_steps_too() {
    // From e2 each of them is two steps away: over an enemy, over a mountain, over a bare space.
    let (table, _) = carried_out(tokens("e2", ["e4", "g2", "d1", "h2"]), SoloCard::Search);
    let (here, _) = carried_out(tokens("e1", ["e1", "d1"]), SoloCard::Search);

    assert_eq!(table.offered(P1), ["take d1", "take g2", "take e4"]);
    assert_eq!(here.open().search, all_called(["d1"]));
}

#[test]
fn nn_590_the_face_is_not_shown_and_without_tokens_nothing_happens() {
    let mut found = before(tokens("e2", ["e1"]), SoloCard::Search);
    let (table, events) = carried_out(tokens("e2", []), SoloCard::Search);

    // No luck is needed: nobody turns the token over.
    let taken = found.act_with(P1, "rest 2 coin", []);
    assert!(!taken.iter().any(|event| matches!(event, Event::Found { .. })));
    assert_eq!(events[events.len() - 1], Event::BotDrew { card: SoloCard::Search });
    assert_eq!((bot(&table).finds, table.open().stage), (0, Stage::Turn));
}

#[test]
fn nn_591_the_bot_gains_the_left_most_specialist_and_the_row_is_refilled() {
    let mut table = before(Table::of(1).row(["S20", "S9", "S10", "S11"]), SoloCard::Recruit);

    // Ten lie in the pile: the last of them comes.
    let events = table.act_with(P1, "rest 2 coin", [9]);

    let specialists = bot(&table).specialists.map(|one| one.map(|one| one.to_string()));
    assert_eq!(specialists[2].as_deref(), Some("S20"));
    assert_eq!(table.open().specialists, ["S22", "S9", "S10", "S11"].map(|one| Some(called(one))));
    assert!(matches!(
        events[events.len() - 2..],
        [Event::BotRecruited { .. }, Event::SpecialistArrived { .. }]
    ));
}

#[test]
fn nn_591_nn_642_with_four_specialists_the_player_picks_one_of_the_old_ones() {
    let table = with_bot(Table::of(1), |bot| {
        bot.specialists = ["S2", "S6", "S13", "S14"].map(|one| Some(called(one)));
    });
    let (mut table, _) = carried_out(table.row(["S20", "S9", "S10", "S11"]), SoloCard::Recruit);

    assert_eq!(table.open().stage, Stage::BotDiscard);
    assert_eq!(table.offered(P1), ["replace 1", "replace 2", "replace 3", "replace 4"]);
    let events = table.act(P1, "replace 2");

    assert!(matches!(
        events[0],
        Event::BotDismissed { specialist } if specialist == called("S6")
    ));
    let names = ["S2", "S20", "S13", "S14"];
    assert_eq!(bot(&table).specialists, names.map(|one| Some(called(one))));
    assert!(table.open().specialists.iter().all(Option::is_some));
    assert_eq!(table.open().stage, Stage::Turn);
}

#[test]
fn nn_592_the_new_one_lies_face_up_on_the_left_most_free_slot() {
    let table = with_bot(Table::of(1), |bot| {
        bot.specialists = [Some(called("S2")), None, Some(called("S6")), None];
        bot.face_down = 0b101;
    });
    let full = with_bot(Table::of(1), |bot| {
        bot.specialists = ["S2", "S6", "S13", "S14"].map(|one| Some(called(one)));
        bot.face_down = 0b1111;
    });

    let (table, _) = carried_out(table.row(["S20"]), SoloCard::Recruit);
    let (mut full, _) = carried_out(full, SoloCard::Recruit);
    full.act(P1, "replace 3");

    let bot_now = bot(&table);
    assert_eq!((bot_now.specialists[1], bot_now.face_down), (Some(called("S20")), 0b101));
    assert!(table.offers(P1, "hire bot 2"));
    assert_eq!(bot(&full).face_down, 0b1011);
}

#[test]
fn nn_596_nn_597_nn_598_the_die_brings_the_bot_an_order_or_a_card_of_each_pile() {
    for pips in 1..=4 {
        let mut table = before(Table::of(1), SoloCard::Die);
        let piles = table.view().piles;

        let events = match pips {
            1 | 2 => table.act_with(P1, "rest 1 coin", [die(pips), 0]),
            _ => table.act_with(P1, "rest 1 coin", [die(pips), 0, 0, 0]),
        };

        assert!(events.contains(&Event::BotRolled { die: pips as u8 }));
        let (bot, left) = (bot(&table), table.view().piles);
        let [orders, quests] = if pips <= 2 { [1, 0] } else { [0, 1] };
        assert_eq!((bot.orders, bot.quests), (orders, [quests; 3]), "{pips}");
        assert_eq!(left.orders, piles.orders - orders);
        assert_eq!(left.quests, piles.quests.map(|count| count - quests));
    }
}

#[test]
fn nn_596_an_empty_stack_of_orders_brings_the_bot_nothing() {
    let all = ["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9"];
    let mut table = before(Table::of(1).orders(P1, all), SoloCard::Die);

    let events = table.act_with(P1, "rest 1 coin", [die(1)]);

    assert_eq!(events[events.len() - 1], Event::BotRolled { die: 1 });
    assert_eq!(bot(&table).orders, 0);
}

#[test]
fn nn_599_orders_and_quest_cards_of_the_bot_are_not_shown() {
    let after = |pips: u32, side: u32| {
        let mut table = before(Table::of(1), SoloCard::Die);
        match pips {
            1 => table.act_with(P1, "rest 1 coin", [die(1), side]),
            _ => table.act_with(P1, "rest 1 coin", [die(3), side, side, side]),
        };
        table
    };

    for pips in [1, 3] {
        let (one, other) = (after(pips, 0), after(pips, 5));
        assert_ne!(one.game, other.game, "different ones");
        assert_eq!(one.view_of(P1), other.view_of(P1));
        assert_eq!(one.view(), other.view());
    }
}

#[test]
fn nn_600_the_bot_uses_its_own_left_most_face_up_specialist() {
    let table = with_bot(Table::of(1), |bot| bot.face_down = 1);

    let (table, events) = carried_out(table, SoloCard::ExhaustOwn);

    assert!(matches!(
        events[events.len() - 1],
        Event::BotExhausted { specialist, whose: Employer::Bot } if specialist == called("S6")
    ));
    assert_eq!(bot(&table).face_down, 0b11);
    assert_eq!(table.of_seat(P1).face_down, 0b10, "the one who rested");
}

#[test]
fn nn_600_for_one_of_the_player_s_the_player_gets_its_tax() {
    let table = Table::of(1).specialists(P1, ["S14", "S5", "S6"]).coins(P1, 0);

    let (table, events) = carried_out(table, SoloCard::ExhaustYours);

    // A coin for the rest, and 3 of the Prism Builder’s tax.
    let hero = table.of_seat(P1);
    assert_eq!((hero.coins, hero.face_down), (4, 0b11));
    assert_eq!(events[events.len() - 1], Event::Taxed { seat: P1, coins: 3 });
    assert_eq!(bot(&table).face_down, 0);
}

#[test]
fn nn_601_without_a_face_up_specialist_nothing_happens() {
    let own = with_bot(Table::of(1), |bot| bot.face_down = 0b11);
    let yours = Table::of(1).with(P1, |hero| hero.face_down = 0b01).coins(P1, 0);

    let (own, first) = carried_out(own, SoloCard::ExhaustOwn);
    let (yours, second) = carried_out(yours, SoloCard::ExhaustYours);

    assert_eq!(first[first.len() - 1], Event::BotDrew { card: SoloCard::ExhaustOwn });
    assert_eq!(second[second.len() - 1], Event::BotDrew { card: SoloCard::ExhaustYours });
    assert_eq!((bot(&own).face_down, yours.of_seat(P1).coins), (0b11, 1));
}

#[test]
fn nn_604_the_order_of_the_solo_pile_is_hidden_and_used_cards_are_public() {
    let table = Table::of(1);
    let first = |side| {
        let mut table = table.clone();
        let mut luck = table::Script::of([side, 0, 0, 0, 0, 0]);
        let mut events = Vec::new();
        let action = "rest 1 coin".parse().unwrap();
        table::Game::apply(&mut table.game, P1, action, &mut luck, &mut events).unwrap();
        let used: Vec<u8> = (0..6).map(|kind| left(&table, kind)).collect();
        (drawn(&events)[0], used)
    };

    // Any of the nine may come next, and what came can be seen by what is left.
    let cards: Vec<SoloCard> = (0..9).map(|side| first(side).0).collect();
    for card in SoloCard::ALL {
        let count = cards.iter().filter(|one| **one == card).count();
        assert_eq!(count, usize::from(printed().solo.copies[card.index()]), "{card:?}");
    }
    for side in 0..9 {
        let (card, used) = first(side);
        let mut expected = printed().solo.copies.to_vec();
        expected[card.index()] -= 1;
        assert_eq!(used, expected);
    }
}

fn left(table: &Table, kind: usize) -> u8 {
    table.view().open.bot.unwrap().pile[kind]
}
