//! Chance events and their order (RULES.md section 34).

use game_now_or_never::{Action, Event, NowOrNever, Setup};
use table::{Game, Pick, Recorder, Seats};

use crate::{
    games::every_move,
    kit::{FirstSide, P1, P2, Table, called, die, printed},
    walk::stopped,
};

#[test]
fn nn_613_only_dice_and_draws_need_luck() {
    let mut with_luck = 0;
    every_move(|step| {
        let shows = step.any(|event| {
            matches!(
                event,
                // Draws from piles, the bot’s too.
                Event::SpecialistArrived { .. }
                    | Event::GearArrived { .. }
                    | Event::VillagersArrived { .. }
                    | Event::OrderSeen { .. }
                    | Event::QuestSeen { .. }
                    | Event::Found { .. }
                    | Event::BotDrew { .. }
                    // Dice.
                    | Event::FightRolled { .. }
                    | Event::Rerolled { .. }
                    | Event::ExtraRolled { .. }
                    | Event::Rolled { .. }
                    // Grids and cards of all once the last hero is chosen.
                    | Event::HeroChosen { .. }
            )
        });
        assert!(shows || step.luck == 0, "{} uses luck and shows nothing of it", step.action);
        with_luck += usize::from(step.luck > 0);
    });
    assert!(with_luck > 400, "{with_luck}");
}

#[test]
fn nn_613_what_a_player_decides_alone_needs_no_luck() {
    every_move(|step| {
        let is_plain = matches!(
            step.action,
            Action::Keep(_)
                | Action::Sell(_)
                | Action::House { .. }
                | Action::Move { .. }
                | Action::Deliver(_)
                | Action::Tile(_)
                | Action::Swap(_)
        );
        let ends_turn = step.any(|event| matches!(event, Event::BotDrew { .. }));
        assert!(!is_plain || ends_turn || step.luck == 0, "{}", step.action);
    });
}

/// The sides of every pick of a setup, in order.
fn sides(setup: &Setup) -> Vec<u32> {
    let mut picks: Vec<Pick> = Vec::new();
    NowOrNever::start(printed(), setup, &mut Recorder::new(FirstSide, &mut picks)).unwrap();
    picks.iter().map(|pick| pick.sides).collect()
}

/// The same without luck for who begins and who plays whom.
fn given(players: usize) -> Setup {
    let heroes = Table::all_given(players);
    Setup { first: Some(P1), heroes, ..Setup::standard(players) }
}

#[test]
fn nn_614_setup_draws_the_middle_of_the_table_first_and_then_for_each_player() {
    let mut expected: Vec<u32> = vec![3, 2];
    expected.extend((55..=60).rev()); // The villager row.
    expected.extend([9, 8, 7, 12, 11, 10]); // Red gear, blue gear.
    expected.extend([4, 4, 3, 3]); // A builder and a healer for P1, then for P2.
    expected.extend([14, 13, 12, 11]); // The specialist row.
    for dealt in [0, 1] {
        expected.extend((2..=20).rev()); // The grid.
        expected.extend((38..=43).rev().map(|left| left - 6 * dealt));
        expected.extend([13 - dealt, 17 - dealt]);
    }

    assert_eq!(sides(&given(2)), expected);
}

#[test]
fn nn_614_the_first_player_comes_before_all_and_the_bot_after_the_player() {
    let random = sides(&Setup { first: None, ..given(3) });
    let alone = sides(&given(1));

    assert_eq!((random[0], &random[1..]), (3, &sides(&given(3))[..]));
    // Fourteen picks of the middle, then P1 and the bot as if they were two players.
    assert_eq!(alone[14..22], [4, 4, 3, 3, 14, 13, 12, 11]);
}

#[test]
fn nn_614_grids_and_cards_are_dealt_by_turn_order_once_all_have_heroes() {
    let mut picks = Vec::new();
    let setup = Setup { heroes: [None; 4], first: Some(P2), ..given(2) };
    let mut table = Table::start(setup);
    table.act(P1, "choose zeik");
    let mut luck = Recorder::new(LastSide, &mut picks);
    let action = "choose halia".parse().unwrap();

    table.game.apply(P2, action, &mut luck, &mut Vec::new()).unwrap();

    assert_eq!(sides(&setup).len(), 22, "no grid before that");
    assert_eq!(picks.len(), 2 * (19 + 8));
    // The last of 43, 42, …, for P2, and of what is left for P1.
    assert!(table.hand_of(P2).contains(called("Q43")));
    assert!(table.hand_of(P1).contains(called("Q37")));
}

/// Luck that always takes the last side.
struct LastSide;

impl table::Chance for LastSide {
    fn pick(&mut self, sides: u32) -> u32 {
        sides - 1
    }
}

#[test]
fn nn_615_a_face_is_drawn_when_a_token_is_turned_over_from_all_that_nobody_has_seen() {
    let mut table = Table::of(2);

    // 18 faces are unseen, the four in the box too: the last of 18 can come.
    assert_eq!(found(&mut table, "e1", 17), "F7");
    // There are three Hidden Caves, from the fourth face on.
    for space in ["g1", "d4", "c2"] {
        assert_eq!(found(&mut table, space, 3), "F2");
    }
    assert_eq!(found(&mut table, "g2", 3), "F3", "no Hidden Cave is left");
    assert_eq!(found(&mut table, "f4", 12), "F7", "the last of 13");

    assert_eq!(table.open().search.len(), 14 - 6);
}

/// What P1 finds on a space with a die of 1 and this luck for the face.
fn found(table: &mut Table, space: &str, side: u32) -> String {
    let ready = table.clone().turn_of(P1).with(P1, |hero| (hero.arrows, hero.hearts) = (0, 9));
    *table = stopped(ready, space);
    let events = table.act_with(P1, "search", [die(1), side]);
    let face = events.iter().find_map(|event| match event {
        Event::Found { find, .. } => Some(find.to_string()),
        _ => None,
    });
    face.expect("a token is turned over")
}

#[test]
fn nn_616_a_token_under_the_stack_comes_up_after_all_above_it() {
    // P2 has passed, so that P1 takes all turns.
    let mut table = Table::of(2).arranged(|open| open.passed = Seats::only(P2));
    let mut drawn = Vec::new();

    // Each visit draws the first two that nobody placed, and puts the second under the stack.
    for visit in 0..5 {
        table = stopped(table.with(P1, |hero| hero.arrows = 0), "a1");
        match visit {
            4 => table.act_with(P1, "visit", []),
            _ => table.act_with(P1, "visit", [0, 0]),
        };
        drawn = table.view_of(P1).drawn_orders.iter().map(|order| order.to_string()).collect();
        let first = table.offered_as(P1, "order")[usize::from(visit == 4)].clone();
        table.act(P1, &first);
    }

    // O1, O3, O5 and O7 were kept; O2 has lain under the stack the longest, and O9 was above it.
    assert_eq!(drawn, ["O2", "O9"]);
    table = stopped(table.with(P1, |hero| hero.arrows = 0), "a1");
    table.act_with(P1, "visit", []);
    let next: Vec<String> =
        table.view_of(P1).drawn_orders.iter().map(|order| order.to_string()).collect();
    assert_eq!(next, ["O4", "O6"]);
}

#[test]
fn nn_616_only_the_view_of_who_put_it_there_says_which_it_is() {
    let after = |luck| {
        let mut table = stopped(Table::of(2), "a1");
        table.act_with(P1, "visit", [0, luck]);
        table.act(P1, "order O1");
        table
    };

    let (one, other) = (after(0), after(6));

    assert_ne!(one.view_of(P1), other.view_of(P1));
    assert_eq!(one.view_of(P2), other.view_of(P2));
    assert_eq!(one.view_of(P2).piles.orders, 8);
}
