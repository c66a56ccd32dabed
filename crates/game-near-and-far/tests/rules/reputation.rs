//! Reputation (RULES.md section 6).

use game_near_and_far::{
    Action, Event, HIGHEST_REPUTATION, How, LOWEST_REPUTATION, NearAndFar, Refusal, Setup, Side,
    components::Thing,
};
use table_laws::play_some;

use crate::kit::{P1, P2, P3, Table, brings, die, printed};

fn with_reputation(table: Table, reputation: i8) -> Table {
    table.with(P1, |one| one.reputation = reputation)
}

/// NF-106, NF-108.
#[test]
fn nf_106_nf_108_the_track_runs_from_minus_six_to_twelve_and_all_begin_at_none() {
    let table = Table::of(3);

    assert_eq!((LOWEST_REPUTATION, HIGHEST_REPUTATION), (-6, 12));
    let all = [P1, P2, P3].map(|seat| table.of_seat(seat).reputation);
    assert_eq!(all, [0, 0, 0], "markers share a space");
}

/// NF-107, NF-111.
#[test]
fn nf_107_nf_111_a_change_beyond_the_track_lapses() {
    let mut up = with_reputation(Table::telling(&brings("gain 3 reputation")), 11);
    let mut down = with_reputation(Table::telling(&brings("lose 2 reputation")), -5);
    let mut dirty = with_reputation(Table::later(2).at(P2, "farm"), -6);

    up.told();
    down.told();
    dirty.act(P1, "visit farm");
    dirty.act_with(P1, "duel P2 dirty", [die(6), die(1)]);

    let ends = [&up, &down, &dirty].map(|table| table.of_seat(P1).reputation);
    assert_eq!(ends, [12, -6, -6]);
}

#[test]
fn nf_109_reputation_in_a_reward_is_taken_gain_or_loss() {
    for (effects, expected) in [("gain 2 reputation", 2), ("lose 2 reputation", -2)] {
        let mut table = Table::telling(&brings(effects));

        table.told();

        assert_eq!(table.of_seat(P1).reputation, expected);
        assert_eq!(table.open().active, P2, "nobody was asked");
    }
}

#[test]
fn nf_110_quests_duels_the_town_hall_and_the_mine_by_day_change_reputation_and_nothing_else() {
    let mut seen = [0; 4];
    for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 2)] {
        let setup = Setup { side: Side::Day, ..Setup::book(players, 3) };
        let record = play_some::<NearAndFar>(printed(), &setup, seed, 1500);
        let check = |record: &table::Record<NearAndFar>, events: &[Event]| {
            let is_reputation =
                |event: &&Event| matches!(event, Event::Changed { thing: Thing::Reputation, .. });
            let changes = events.iter().filter(is_reputation).count();
            if changes == 0 {
                return;
            }
            let action = record.moves().last().unwrap().action;
            let any = |found: fn(&Event) -> bool| events.iter().any(found);
            let sources = [
                any(|event| matches!(event, Event::Succeeded { .. }))
                    || matches!(action, Action::Take(_) | Action::Keep(_) | Action::Swap { .. })
                    || matches!(action, Action::Done | Action::Recruit(_) | Action::For(_)),
                any(|event| matches!(event, Event::Duelled { won: true, .. })),
                matches!(action, Action::Favour { .. }),
                any(|event| matches!(event, Event::Dug { .. })),
            ];
            assert!(sources.contains(&true), "{action} changes reputation");
            for (count, source) in seen.iter_mut().zip(sources) {
                *count += usize::from(source);
            }
        };
        record.replay().play(printed(), check).unwrap();
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn nf_107_payment_is_not_offered_past_the_end_of_the_track() {
    let mut table = with_reputation(Table::later(3), 12).with(P1, |one| one.goods.coin = 2);

    table.act(P1, "visit town-hall");

    assert_eq!(table.refusal(P1, "favour up coin"), Refusal::EndOfTrack);
    let events = table.act(P1, "favour down coin");
    let lost = Event::Changed { seat: P1, how: How::Lost, thing: Thing::Reputation, amount: 1 };
    assert!(events.contains(&lost));
    assert_eq!(table.of_seat(P1).reputation, 11);
}
