//! Reputation (RULES.md section 14).

use game_above_and_below::{Event, Gain, components::Thing};

use crate::stage::{P1, P2, P3, Table, content_where, printed, village};

/// A book in which the party gains or loses reputation without a roll.
const TALE: &str = "\
== 91 A matter of standing

Somebody asks who you are.

* Tell the truth.
  then: gain 3 reputation
    They tell the others.

* Tell a story.
  then: lose 2 reputation
    They tell the others.
";

/// Where P1's cube is after they told the truth (1) or a story (2), having begun at `space`.
fn told(space: u8, choice: u8) -> (u8, Vec<Event>) {
    let mut table = Table::telling(TALE).arranged(|open| village(open, P1).reputation = space);
    table.explore(P1, ["V1", "V9"], 1);
    let events = table.act(P1, &format!("choose {choice}"));
    (table.village(P1).reputation, events)
}

#[test]
fn ab_234_all_cubes_start_on_the_torch() {
    for players in 2..=4 {
        let table = Table::of(players);

        let villages = table.open().villages;
        assert!(villages.iter().all(|village| village.reputation == printed().board.torch));
    }
}

#[test]
fn ab_235_a_gain_leads_down_and_a_loss_up() {
    let gain = |amount| Gain { thing: Thing::Reputation, amount };

    let (down, gained) = told(3, 1);
    let (up, lost) = told(3, 2);

    assert_eq!((down, up), (6, 1));
    assert!(gained.contains(&Event::Gained { seat: P1, gain: gain(3) }));
    assert!(lost.contains(&Event::Lost { seat: P1, gain: gain(2) }));
    let spaces = &printed().board.reputation;
    assert!(spaces.is_sorted(), "further down is never worth less");
}

#[test]
fn ab_236_tales_buildings_and_villagers_change_it() {
    let mut built = Table::of(2)
        .rich(P1, 9)
        .arranged(|open| village(open, P1).caves.add("C25".parse().unwrap()));
    // Nobody who can be trained has the symbol, so Barnaby Fisk is given it.
    let known = "name = \"Barnaby Fisk\"\ngroup = \"regular\"";
    let infamous = format!("{known}\ntraits = [\"bad reputation\"]");
    let content = content_where("villagers.toml", [(known, &infamous)]);
    let mut trained = Table::with(content, 2);

    built.act(P1, "build O1");
    trained.act(P1, "train V13");

    assert_eq!(told(3, 1).0, 6);
    assert_eq!(built.village(P1).reputation, 4);
    assert_eq!(trained.village(P1).reputation, 2);
}

#[test]
fn ab_237_at_either_end_further_steps_lapse() {
    let last = printed().board.reputation.len() as u8 - 1;

    let (down, gained) = told(last - 1, 1);
    let (up, lost) = told(1, 2);
    let (stays, nothing) = told(0, 2);

    assert_eq!((down, up, stays), (last, 0, 0));
    let gain = Gain { thing: Thing::Reputation, amount: 1 };
    assert!(gained.contains(&Event::Gained { seat: P1, gain }));
    assert!(lost.contains(&Event::Lost { seat: P1, gain }));
    assert!(!nothing.iter().any(|event| matches!(event, Event::Lost { .. })));
}

#[test]
fn ab_238_several_cubes_may_be_on_one_space() {
    let mut table = Table::telling(TALE).arranged(|open| village(open, P2).reputation = 6);
    table.explore(P1, ["V1", "V9"], 1);

    table.act(P1, "choose 1");

    assert_eq!((table.village(P1).reputation, table.village(P2).reputation), (6, 6));
    assert_eq!(Table::of(3).village(P3).reputation, 3, "and they begin on one");
}

#[test]
fn ab_239_the_spaces_are_the_printed_ones() {
    let board = &printed().board;

    assert_eq!(board.reputation[0], -2, "the highest space");
    assert_eq!((board.reputation.len(), board.torch), (12, 3));
    assert_eq!(board.reputation[usize::from(board.torch)], 0);
}
