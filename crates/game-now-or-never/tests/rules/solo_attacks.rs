//! Attacks of the bot, and the villagers it takes (RULES.md section 32, NN-586 to NN-588 and NN-593 to NN-595).

use game_now_or_never::{
    Event, Stage,
    components::{Good, SoloCard},
};

use crate::{
    kit::{P1, Table, called},
    solo::{bot, drawn, with_bot},
    solo_cards::{carried_out, last_enemy},
};

fn taken(events: &[Event]) -> Vec<Good> {
    let goods = events.iter().filter_map(|event| match *event {
        Event::BotTookVillager { good } => Some(good),
        _ => None,
    });
    goods.collect()
}

#[test]
fn nn_586_the_bot_takes_crystals_then_demons_then_tools_then_shells() {
    let (_, most) = carried_out(last_enemy([1, 1, 1, 1], [9; 4]), SoloCard::Attack);
    let (_, least) = carried_out(last_enemy([3, 1, 1, 0], [9; 4]), SoloCard::Attack);

    assert_eq!(taken(&most), [Good::Crystal, Good::Demon, Good::Tool]);
    assert_eq!(taken(&least), [Good::Demon, Good::Tool, Good::Shell]);
}

#[test]
fn nn_587_villagers_of_one_kind_are_equal() {
    let (table, events) = carried_out(last_enemy([3, 0, 1, 2], [9; 4]), SoloCard::Attack);

    assert_eq!(taken(&events), [Good::Crystal, Good::Crystal, Good::Demon]);
    assert_eq!(table.open().stage, Stage::Turn, "nobody is asked which");
}

#[test]
fn nn_588_the_row_is_refilled_for_the_bot_as_soon_as_it_is_empty() {
    let (table, events) = carried_out(last_enemy([1, 0, 0, 0], [0, 4, 0, 1]), SoloCard::Attack);

    let order: Vec<&Event> = events.iter().skip_while(|event| !is_shell(event)).collect();
    assert_eq!(*order[1], Event::VillagersArrived { count: 5, payer: None });
    assert_eq!(taken(&events), [Good::Shell, Good::Crystal, Good::Tool]);
    assert_eq!(table.open().villagers, [0, 3, 0, 0]);
}

fn is_shell(event: &Event) -> bool {
    matches!(event, Event::BotTookVillager { good: Good::Shell })
}

#[test]
fn nn_593_the_bot_defeats_an_enemy_of_the_lowest_level_for_its_villagers_alone() {
    // The sixth level brings experience and two villagers.
    let table = Table::of(1).arranged(|open| open.enemies = [0, 0, 0, 0, 0, 1, 1, 1, 1]);
    let before = table.of_seat(P1);

    let (table, events) = carried_out(table, SoloCard::Attack);

    assert_eq!(table.open().enemies, [0, 0, 0, 0, 0, 0, 1, 1, 1]);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::BotDefeated { enemy } if *enemy == called("E6")))
    );
    let bot = bot(&table);
    assert_eq!((bot.villagers.iter().sum::<u8>(), bot.attacked), (2, true));
    let after = table.of_seat(P1);
    assert_eq!((after.experience, after.unhoused), (before.experience, before.unhoused));
}

#[test]
fn nn_593_a_second_attack_in_a_season_is_put_away_for_another_card() {
    let mut table = with_bot(Table::of(1), |bot| {
        bot.attacked = true;
        bot.pile = [0, 0, 1, 0, 1, 0];
    });

    // The attack first; then the one card that is left.
    let events = table.act_with(P1, "rest 1 coin", [0]);

    assert_eq!(drawn(&events), [SoloCard::Attack, SoloCard::ExhaustOwn]);
    assert_eq!(table.open().enemies, [1; 9]);
    assert_eq!((bot(&table).face_down, bot(&table).pile), (1, [0; 6]));
    let (next, events) = carried_out(season_two(table), SoloCard::Attack);
    assert_eq!(drawn(&events), [SoloCard::Attack], "a new season, a new attack");
    assert_eq!(next.open().enemies[0], 0);
}

fn season_two(mut table: Table) -> Table {
    table.pass_all();
    table
}

#[test]
fn nn_594_without_an_enemy_of_level_1_the_bot_defeats_one_of_level_2() {
    let table = Table::of(1).arranged(|open| open.enemies[0] = 0);

    let (table, _) = carried_out(table, SoloCard::Attack);

    assert_eq!(table.open().enemies, [0, 0, 1, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn nn_595_without_enemies_nothing_happens_and_the_bot_has_attacked() {
    let table = Table::of(1).arranged(|open| open.enemies = [0; 9]);

    let (table, events) = carried_out(table, SoloCard::Attack);

    assert_eq!(drawn(&events), [SoloCard::Attack]);
    assert_eq!(events[events.len() - 1], Event::BotDrew { card: SoloCard::Attack });
    assert!(bot(&table).attacked);
    assert_eq!((bot(&table).villagers, table.open().stage), ([0; 4], Stage::Turn));
}
