//! Invariants of what a tale pays, over random games of every setup (RULES.md section 23).

use game_above_and_below::{Event, Open, components::Thing, rules::symbols};
use story::{Effect, Way};
use table::Seat;

use crate::{stage::printed, walk::every_move};

#[test]
fn ab_i20_only_the_highest_number_that_was_reached_pays() {
    every_move(|step| {
        for page in step.after.tale.iter() {
            let passage = printed().tales().passage(page.passage);
            let Some(choice) = page.choice else { continue };
            let Way::Roll { tiers, .. } = &passage.choices[usize::from(choice)].way else {
                assert_eq!(page.number, None);
                continue;
            };
            let Some(lanterns) = page.lanterns else { continue };
            let free = tiers.iter().filter(|tier| tier.price.is_empty());
            let highest = free.map(|tier| tier.number).filter(|&it| it <= lanterns).max();
            assert!(page.number >= highest, "{}", page.passage);
            assert!(page.number.is_none_or(|number| number <= lanterns));
            assert_eq!(page.failed, page.number.is_none());
        }
        // No more is told to succeed or fail than pages were opened.
        let ends = |event: &&Event| matches!(event, Event::Succeeded { .. } | Event::Failed { .. });
        let opened = step.events.iter().filter(|it| matches!(it, Event::Opened { .. })).count();
        assert!(step.events.iter().filter(ends).count() <= opened + 1);
    });
}

/// Where an outcome brings things and nothing else, exactly these come and go: a second reward would
/// be seen in what happens.
#[test]
fn ab_i20_what_comes_and_goes_is_what_the_outcome_says() {
    let mut compared = 0;
    every_move(|step| {
        let ends = |event: &Event| match *event {
            Event::Succeeded { outcome, .. } => Some(outcome),
            Event::Failed { outcome, .. } => outcome,
            _ => None,
        };
        let Some(from) = step.events.iter().rposition(|event| ends(event).is_some()) else {
            return;
        };
        let outcome = ends(&step.events[from]).expect("one that was found");
        let mut due = Vec::new();
        for effect in &printed().tales().outcome(outcome).effects {
            match effect {
                Effect::Gain(amount) => due.push((true, *amount)),
                Effect::Lose(amount) => due.push((false, *amount)),
                Effect::Deed(_) | Effect::Either(_) | Effect::Read(_) | Effect::Note(_) => {
                    return;
                }
            }
        }
        let home =
            |event: &Event| matches!(event, Event::CaveFound { .. } | Event::CaveLost { .. });
        let told = step.events[from..].iter().take_while(|event| !home(event));
        let mut came = told.filter_map(|event| match *event {
            Event::Gained { gain, .. } => Some((true, gain)),
            Event::Lost { gain, .. } | Event::Paid { gain, .. } => Some((false, gain)),
            _ => None,
        });
        let mut next = came.next();
        for (gained, amount) in due {
            // What lapses in part or as a whole is told as less, or not at all.
            if let Some((came_in, gain)) = next
                && (came_in, gain.thing) == (gained, amount.thing)
                && gain.amount <= amount.amount
            {
                next = came.next();
            } else {
                assert!(lapses(&step.before, step.seat, gained, amount.thing), "{amount:?}");
            }
        }
        // AB-103: a card may add coins to a success.
        let village = step.before.village(step.seat);
        let coins = symbols::explore_coins(printed(), village);
        let extra = next.map(|(came_in, gain)| (came_in, gain.thing, gain.amount));
        assert!(extra.is_none() || extra == Some((true, Thing::Coin, coins)), "{extra:?}");
        assert_eq!(came.next(), None);
        compared += 1;
    });
    assert!(compared > 100, "{compared} outcomes were compared");
}

/// Whether nothing of this can come or go.
fn lapses(open: &Open, seat: Seat, gained: bool, thing: Thing) -> bool {
    let village = open.village(seat);
    match (thing, gained) {
        (Thing::Coin, gained) => !gained && village.coins == 0,
        (Thing::Reputation, true) => {
            usize::from(village.reputation) + 1 == printed().board.reputation.len()
        }
        (Thing::Reputation, false) => village.reputation == 0,
        (Thing::Token(token), true) => open.supply[token] == 0,
        (Thing::Token(token), false) => village.stores[token] == 0,
    }
}
