//! Chance events and their order (RULES.md section 21).

use game_above_and_below::{AboveAndBelow, Action, Event, Setup};
use table::{Game, Pick, Recorder, Script};
use table_laws::play_out;

use crate::stage::{P1, P2, Table, building, cave, die, printed};

/// A tale in which everybody rolls.
const DARK: &str = "\
== 91 Dark

It is dark.

* Look around.
  explore 9: gain 1 coin
    There it is.
";

/// How many sides each piece of luck of a setup has.
fn opening(setup: &Setup) -> Vec<u32> {
    let mut picks: Vec<Pick> = Vec::new();
    let luck = Script::of([0; 64]);
    AboveAndBelow::start(printed(), setup, &mut Recorder::new(luck, &mut picks)).unwrap();
    picks.iter().map(|pick| pick.sides).collect()
}

#[test]
fn ab_343_setting_up_draws_in_a_fixed_order_and_nothing_that_is_not_seen() {
    let keys = [9, 8, 7, 6];
    let (houses, outposts) = ([25, 24, 23, 22], [24, 23, 22, 21]);
    let (cave, villagers, bag, first) = ([25], [18, 17, 16, 15, 14], [36, 35, 34, 33], [3]);
    let shared = [&keys[..], &houses, &outposts, &cave, &villagers].concat();

    assert_eq!(opening(&Setup::standard(3)), [&shared[..], &first].concat());
    assert_eq!(opening(&Setup::crossover(3)), [&shared[..], &bag, &first].concat());
    let given = Setup { first: Some(P2), ..Setup::standard(3) };
    assert_eq!(opening(&given), shared, "a first player who is named needs no luck");
}

#[test]
fn ab_343_only_dice_and_new_cards_need_luck() {
    for setup in Setup::all() {
        let record = play_out::<AboveAndBelow>(printed(), &setup, 3);
        for one in record.moves() {
            let may = match one.action {
                // They turn up cards, roll dice, or end a round or a tale that does.
                Action::Build(_)
                | Action::By(_)
                | Action::Pay { .. }
                | Action::Found(_)
                | Action::Refresh(_)
                | Action::Go
                | Action::Choose { .. }
                | Action::Reroll(_)
                | Action::Pass
                | Action::Keep
                | Action::Enough
                | Action::Exert(_)
                | Action::Claim(_)
                | Action::Decline
                | Action::Take(_)
                | Action::Injure(_)
                | Action::Train(_) => true,
                Action::Explore
                | Action::Harvest
                | Action::Labor
                | Action::Sell(_)
                | Action::Withdraw
                | Action::Bargain(_)
                | Action::Bid(_)
                | Action::Accept
                | Action::Refuse
                | Action::Place(_)
                | Action::Send(_)
                | Action::Pick { .. }
                | Action::Heal(_)
                | Action::Rouse(_)
                | Action::Rest
                | Action::Bed(_) => false,
            };
            assert!(may || one.luck.is_empty(), "{setup}: {} uses luck", one.action);
        }
    }
}

#[test]
fn ab_344_cats_then_the_cave_then_the_encounter_then_lanterns_then_rerolls() {
    let mut table = Table::telling(DARK).peopled(P1, ["V34", "V9", "V33"]).built(P1, ["K4"]);
    table.play(P1, ["explore", "send V34", "send V9", "send V33"]);

    let out = table.act_with(P1, "go", [die(3), die(4), 5, die(1)]);
    let rolled = table.act_with(P1, "choose 1", [die(1), die(2), die(3)]);
    let again = table.act_with(P1, "reroll V34", [die(6)]);

    let dice: Vec<(String, u8)> = out
        .iter()
        .chain(&rolled)
        .chain(&again)
        .filter_map(|event| match *event {
            Event::CatObeyed { villager, die, .. } => Some((format!("cat {villager}"), die)),
            Event::CaveSeen { cave } => Some((cave.to_string(), 0)),
            Event::Opened { die, .. } => Some(("encounter".to_owned(), die.unwrap())),
            Event::Rolled { villager, die, .. } => Some((villager.to_string(), die.unwrap())),
            _ => None,
        })
        .collect();
    let seen = |name: &str, die| (name.to_owned(), die);
    assert_eq!(
        dice,
        [
            seen("cat V33", 3),
            seen("cat V34", 4),
            seen("C7", 0),
            seen("encounter", 1),
            seen("V9", 1),
            seen("V33", 2),
            seen("V34", 3),
            seen("V34", 6),
        ]
    );
}

#[test]
fn ab_345_nothing_is_reshuffled_and_what_lies_below_comes_up_in_its_order() {
    let mut table = Table::of(2).rich(P1, 9).rich(P2, 9).stacked(|piles| {
        piles.houses_below = ["H9", "H7", "H20", "H11"].map(building).into_iter().collect();
        piles.houses = 0;
    });
    let mut table = {
        // All other houses are P2's, so that the deck is what lies below.
        let below = ["H9", "H7", "H20", "H11"].map(building);
        let view = table.view();
        let mut copy = view;
        for number in 5..=25 {
            let card = building(&format!("H{number}"));
            if !below.contains(&card) {
                copy.open.villages.as_mut_slice()[1].buildings.push(card);
            }
        }
        table.game = AboveAndBelow::laid_out(printed(), &copy);
        table
    };

    let events = table.act_with(P1, "refresh houses", []);

    let row = ["H9", "H7", "H20", "H11"].map(|name| Some(building(name)));
    assert_eq!(table.open().houses, row, "no luck is asked for");
    assert_eq!(
        events.iter().filter(|event| matches!(event, Event::CardTurnedUp { .. })).count(),
        4
    );
    let below = ["H1", "H2", "H3", "H4"].map(building);
    assert_eq!(table.view().piles.houses_below.as_slice(), below);
}

#[test]
fn ab_345_caves_come_back_in_the_order_in_which_they_were_lost() {
    let table = Table::of(2).stacked(|piles| {
        piles.caves_below = ["C9", "C7"].map(cave).into_iter().collect();
    });
    let mut table = table.arranged(|open| {
        let rest =
            game_above_and_below::Cave::all().filter(|one| ![1, 7, 9].contains(&(one.index() + 1)));
        open.villages.as_mut_slice()[1].caves = rest.collect();
    });

    table.play(P1, ["explore", "send V1", "send V9"]);
    table.act_with(P1, "go", [die(1)]);

    assert_eq!(table.open().cave, Some(cave("C9")));
}
