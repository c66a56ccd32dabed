//! Playing alone against the bot (RULES.md section 32): the game around it.

use game_now_or_never::{
    Bot, Employer, Event, Refusal, SEASONS, Setup, Stage,
    components::{Deck, Good, Hero, Side, SoloCard, SpecialistKind, Thing},
};
use table::{Game, Happening};

use crate::{
    kit::{P1, P2, Table, called, die, printed},
    walk::{gained, stopped},
};

/// What the bot has.
pub(crate) fn bot(table: &Table) -> Bot {
    table.open().bot.unwrap()
}

/// Changes what the bot has.
pub(crate) fn with_bot(table: Table, change: impl FnOnce(&mut Bot)) -> Table {
    table.arranged(|open| change(open.bot.as_mut().unwrap()))
}

/// A table on which this is the only card left in the solo pile.
pub(crate) fn before(table: Table, card: SoloCard) -> Table {
    with_bot(table, |bot| {
        bot.pile = [0; 6];
        bot.pile[card.index()] = 1;
    })
}

/// The cards the bot drew.
pub(crate) fn drawn(events: &[Event]) -> Vec<SoloCard> {
    let cards = events.iter().filter_map(|event| match *event {
        Event::BotDrew { card } => Some(card),
        _ => None,
    });
    cards.collect()
}

/// P1 alone, before the end of the game, with so many search tokens and nothing else.
fn at_the_end(setup: Setup, finds: u8) -> Table {
    Table::set_up(printed(), setup).season(SEASONS).with(P1, |hero| hero.finds = finds)
}

#[test]
fn nn_574_a_game_alone_is_won_with_100_points_and_the_bot_has_none() {
    for (points, won) in [(99, false), (100, true)] {
        let mut table = at_the_end(Setup::standard(1), points);

        let events = table.pass_all();

        let points = i32::from(points);
        assert_eq!(
            events[events.len() - 1],
            Event::SoloEnded { seat: P1, points, target: 100, won }
        );
        let standings = table.game.standings().unwrap();
        assert_eq!((standings.len(), standings.target()), (1, Some(100)), "the bot scores nothing");
        assert_eq!(standings.is_won_alone(), Some(won));
    }
}

#[test]
fn nn_575_a_best_score_is_to_be_beaten_but_100_is_the_least() {
    let target = |best| {
        let mut table = at_the_end(Setup { best: Some(best), ..Setup::standard(1) }, 113);
        table.pass_all();
        let standings = table.game.standings().unwrap();
        (standings.target().unwrap(), standings.is_won_alone().unwrap())
    };

    assert_eq!(target(112), (113, true));
    assert_eq!(target(113), (114, false));
    assert_eq!(target(40), (100, true));
}

#[test]
fn nn_576_setup_for_one_and_a_bot_with_two_specialists_and_nothing_else() {
    let table = Table::of(1);

    let bot = bot(&table);
    assert_eq!(bot.specialists[2..], [None, None]);
    assert_eq!((bot.villagers, bot.finds, bot.orders, bot.quests), ([0; 4], 0, 0, [0; 3]));
    assert_eq!((bot.face_down, bot.attacked, bot.drawn), (0, false, 0));
    assert_eq!(bot.pile.iter().sum::<u8>(), 9);
    assert_eq!(table.open().enemies, [1; 9]);
    assert_eq!((table.of_seat(P1).coins, table.game.seats()), (17, 1));
    assert_eq!(Table::of(2).open().bot, None, "only alone");
}

#[test]
fn nn_577_the_bot_has_a_random_builder_on_the_left_and_a_random_healer() {
    let setup = Setup { heroes: Table::all_given(1), ..Setup::standard(1) };
    let mut pairs = Vec::new();
    for side in 0..3 {
        let game = game_now_or_never::NowOrNever::start(printed(), &setup, &mut Always(side));
        let bot = game.unwrap().view(table::Viewer::Spectator).open.bot.unwrap();
        let [Some(builder), Some(healer), None, None] = bot.specialists else { panic!("two") };
        assert_eq!(builder.starting(), Some(SpecialistKind::Builder));
        assert_eq!(healer.starting(), Some(SpecialistKind::Healer));
        pairs.push((builder.to_string(), healer.to_string()));
    }

    let expected = [("S2", "S6"), ("S3", "S7"), ("S4", "S8")];
    // P1 took the first, second and third of four; the bot the same of the three others.
    assert_eq!(pairs, expected.map(|(builder, healer)| (builder.to_owned(), healer.to_owned())));
}

/// Luck that always takes the same side, or the last.
struct Always(u32);

impl table::Chance for Always {
    fn pick(&mut self, sides: u32) -> u32 {
        self.0.min(sides - 1)
    }
}

#[test]
fn nn_578_after_each_turn_of_the_player_a_card_is_revealed_and_the_player_goes_on() {
    let mut table = before(Table::of(1), SoloCard::ExhaustOwn);

    let events = table.act(P1, "rest 1 coin");

    assert!(matches!(events[0], Event::Rested { .. }));
    assert_eq!(drawn(&events), [SoloCard::ExhaustOwn]);
    assert_eq!(bot(&table).face_down, 1, "it was carried out");
    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
}

#[test]
fn nn_578_a_turn_that_ends_early_is_a_turn_too() {
    let table = Table::of(1).with(P1, |hero| hero.hearts = 1);
    let mut table = before(table, SoloCard::ExhaustOwn);

    let events = table.play(P1, ["hero 1", "go f2"]);

    assert!(events.contains(&Event::Fell { seat: P1 }));
    assert_eq!(drawn(&events), [SoloCard::ExhaustOwn]);
}

#[test]
fn nn_578_the_player_takes_the_first_turn_of_every_season() {
    let mut table = Table::of(1);

    for season in 2..=SEASONS {
        let events = table.pass_all();
        assert_eq!(events[events.len() - 1], Event::SeasonBegan { season, first: P1 });
        assert_eq!(table.open().stage, Stage::Turn);
        assert_eq!(bot(&table).drawn, 0, "no card before the first turn");
    }
}

#[test]
fn nn_579_when_the_player_passes_the_season_ends_at_once() {
    let mut table = before(Table::of(1), SoloCard::Search);

    let events = table.act(P1, "pass");

    assert_eq!(drawn(&events), []);
    assert!(matches!(events[..2], [Event::Passed { seat: P1 }, Event::Produced { .. }]));
    assert_eq!((table.open().season, bot(&table).finds), (2, 0));
}

#[test]
fn nn_580_the_bot_acts_as_often_as_the_player_took_turns_before_passing() {
    let mut table = with_bot(Table::of(1), |bot| bot.pile = [0, 1, 0, 0, 1, 2]);
    let mut cards = Vec::new();

    for words in ["rest 1 coin", "rest 2 coin", "hire bot 2"] {
        cards.extend(drawn(&table.act(P1, words)));
    }
    let at_dusk = bot(&table).drawn;
    cards.extend(drawn(&table.act(P1, "pass")));

    assert_eq!(cards, [SoloCard::Recruit, SoloCard::ExhaustOwn, SoloCard::ExhaustYours]);
    assert_eq!((at_dusk, table.open().season), (3, 2));
}

#[test]
fn nn_581_the_first_player_token_has_no_effect_alone() {
    let mut table = stopped(Table::of(1).coins(P1, 0), "e2");

    let events = table.act(P1, "visit");
    let season = table.pass_all();

    assert_eq!(gained(&events, P1, Thing::Coin), 1, "the rest of the visit counts");
    assert!(!events.iter().any(|event| matches!(event, Event::TookFirst { .. })));
    assert_eq!(season[season.len() - 1], Event::SeasonBegan { season: 2, first: P1 });
}

#[test]
fn nn_582_in_production_the_bot_gains_nothing_and_its_cards_and_specialists_are_renewed() {
    let mut table = with_bot(Table::of(1), |bot| {
        (bot.villagers, bot.finds, bot.orders) = ([1, 2, 3, 4], 5, 2);
        (bot.face_down, bot.attacked, bot.drawn) = (3, true, 4);
        bot.pile = [0, 1, 1, 1, 1, 1];
    });

    let events = table.pass_all();

    let bot = bot(&table);
    assert_eq!((bot.villagers, bot.finds, bot.orders), ([1, 2, 3, 4], 5, 2));
    assert_eq!((bot.face_down, bot.attacked, bot.drawn), (0, false, 0));
    assert_eq!((bot.pile, bot.pile.iter().sum::<u8>()), (printed().solo.copies, 9));
    let producing = events.iter().filter(|event| matches!(event, Event::Produced { .. })).count();
    assert_eq!(producing, 1, "the player alone");
}

#[test]
fn nn_583_an_empty_pile_is_made_anew_of_the_used_cards() {
    let mut table = with_bot(Table::of(1), |bot| bot.pile = [0; 6]);

    // The sixth of nine cards is the die; it shows a 4.
    let events = table.act_with(P1, "rest 1 coin", [5, die(4), 0, 0, 0]);

    assert_eq!(drawn(&events), [SoloCard::Die]);
    assert_eq!(bot(&table).pile, [2, 1, 2, 0, 1, 2]);
}

#[test]
fn nn_584_a_specialist_of_the_bot_is_paid_like_another_player_s_and_there_is_no_tax() {
    let table = with_bot(Table::of(1).coins(P1, 9), |bot| {
        bot.specialists = [Some(called("S19")), None, None, None];
    });
    let mut table = before(table, SoloCard::ExhaustOwn);

    let events = table.act(P1, "hire bot 1");

    let hero = table.of_seat(P1);
    assert_eq!((hero.coins, hero.experience, hero.goods[Good::Tool]), (5, 2, 1));
    assert!(matches!(events[0], Event::Hired { whose: Employer::Bot, coins: 4, .. }));
    assert!(!events.iter().any(|event| matches!(event, Event::Taxed { .. })));
    assert_eq!(bot(&table).face_down, 1);
    assert_eq!(table.refusal(P1, "hire bot 1"), Refusal::NoSpecialist);
    assert_eq!(table.refusal(P1, "hire bot 2"), Refusal::NoSpecialist);
}

#[test]
fn nn_584_a_specialist_of_the_bot_is_offered_to_whoever_can_pay() {
    let table = Table::of(1);

    // S2 costs 5 and S6 costs 3.
    let offered = |coins| {
        let mut all = table.clone().coins(P1, coins).offered_as(P1, "hire");
        all.retain(|words| words.contains("bot"));
        all
    };

    assert_eq!(offered(5), ["hire bot 1", "hire bot 2"]);
    assert_eq!(offered(4), ["hire bot 2"]);
    assert_eq!(offered(2), [""; 0]);
}

#[test]
fn nn_606_alone_on_the_underground_board_with_rerolls() {
    let setup = Setup { reroll: true, ..Setup::underground(1) };
    let table = Table::set_up(printed(), setup).arranged(|open| open.enemies[0] = 0);
    let mut table = before(table, SoloCard::Attack);

    let events = table.act(P1, "rest 1 coin");

    assert!(
        events.iter().any(
            |event| matches!(event, Event::BotDefeated { enemy } if printed().enemy(*enemy).name == "Gloom Newt")
        )
    );
    assert_eq!((table.open().side, table.open().reroll), (Side::Below, true));
    for _ in 0..SEASONS {
        table.pass_all();
    }
    assert_eq!(table.open().stage, Stage::Over);
}

#[test]
fn nn_507_the_die_of_the_bot_cannot_be_rolled_again() {
    let setup = Setup { reroll: true, ..Setup::standard(1) };
    let table = Table::set_up(printed(), setup).with_hero(Hero::Halia).goods(P1, "SSTT");
    let mut table = before(table, SoloCard::Die);

    let events = table.act_with(P1, "rest 1 coin", [die(3), 0, 0, 0]);

    assert!(events.contains(&Event::BotRolled { die: 3 }));
    assert!(events.contains(&Event::BotTookQuest { deck: Deck::Basic }), "the roll stands");
    assert_eq!(table.open().stage, Stage::Turn);
    assert_eq!(table.refusal(P1, "reroll shell"), Refusal::NotNow { now: Stage::Turn });
    assert_eq!(table.refusal(P2, "reroll mana"), Refusal::NoSuchSeat { seat: P2 });
}

#[test]
fn nn_574_nn_619_the_end_of_a_game_is_shown_and_not_undone() {
    for players in [1, 2] {
        let events = Table::of(players).season(6).pass_all();

        let is_end =
            |event: &&Event| matches!(event, Event::SoloEnded { .. } | Event::Scored { .. });
        let ends: Vec<&Event> = events.iter().filter(is_end).collect();
        assert_eq!(ends.len(), players);
        assert!(ends.iter().all(|event| event.reveals()));
    }
}
