//! Explore: the party, the cave, the passage and the choice (RULES.md section 5, up to the roll).

use game_above_and_below::{AboveAndBelow, Cave, Event, Refusal, Stage, Token, components::Caves};
use luck::Quick;
use story::Key;
use table::{Game, Script, Viewer};

use crate::stage::{
    BEAR, P1, P2, P3, QUIET, Table, cave, content_with, die, not_this, printed, village, villagers,
};

/// A table at which no cave is left but the one on top.
fn last_cave(passages: &str) -> Table {
    Table::telling(passages).arranged(|open| {
        village(open, P2).caves = Cave::all().skip(1).collect();
    })
}

/// Rulebook, Explore.
#[test]
fn ab_065_exploring_takes_two_ready_villagers_whatever_they_show() {
    let alone = Table::of(2).peopled(P1, ["V9"]);
    let mut table = Table::of(2).peopled(P1, ["V30", "V31"]);

    assert_eq!(alone.refusal(P1, "explore"), Refusal::TooFewToExplore { ready: 1 });
    table.play(P1, ["explore", "send V30"]);
    assert_eq!(table.refusal(P1, "go"), Refusal::TooFewSent { fewest: 2 });
    table.play(P1, ["send V31", "go"]);
    assert_eq!(table.open().stage, Stage::Choosing);
}

/// Rulebook, Explore.
// AB-066, AB-067, AB-069.
#[test]
fn ab_066_ab_067_ab_069_the_party_of_any_size_lies_on_the_drawn_cave_and_the_next_is_seen() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V5", "V9", "V13"]);

    table.play(P1, ["explore", "send V13", "send V1", "send V9"]);
    assert_eq!(table.village(P1).ready.len(), 4, "until they go, all are ready");
    let events = table.act_with(P1, "go", [23, die(2)]);

    let open = table.open();
    assert_eq!(
        events[..2],
        [
            Event::SetOut { seat: P1, party: 3, cave: cave("C1") },
            Event::CaveSeen { cave: cave("C25") },
        ]
    );
    assert_eq!(open.exploration.unwrap().cave, cave("C1"));
    assert_eq!(open.party, villagers(["V1", "V9", "V13"]));
    assert_eq!(open.village(P1).ready, villagers(["V5"]));
    assert_eq!(open.cave, Some(cave("C25")));
    assert_eq!(table.view().piles.caves, 23);
}

/// Rulebook, Explore: their choice of ready villagers, each once.
#[test]
fn ab_067_only_ready_villagers_of_the_player_can_be_sent() {
    let table = Table::of(2).arranged(|open| village(open, P1).exhausted = villagers(["V13"]));
    let mut table = table.arranged(|open| open.villagers[0] = None);
    table.play(P1, ["explore", "send V1"]);

    for (sent, why) in [("V1", "again"), ("V2", "P2’s"), ("V13", "exhausted"), ("V14", "nobody’s")]
    {
        let refusal = table.refusal(P1, &format!("send {sent}"));
        assert_eq!(refusal, not_this(sent, ["V5", "V9"]), "{why}");
    }
}

#[test]
fn ab_068_with_the_pile_empty_nobody_explores() {
    let mut table = last_cave(QUIET);
    table.play(P1, ["explore", "send V1", "send V9", "go", "choose 1"]);

    assert_eq!(table.open().cave, None);
    assert!(!table.offers(P2, "explore"));
    assert_eq!(table.refusal(P2, "explore"), Refusal::NoCave);
}

#[test]
fn ab_070_a_cat_decides_before_the_cave_is_drawn() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V9", "V33"]);
    table.play(P1, ["explore", "send V1", "send V33"]);

    let events = table.act_with(P1, "go", [die(2)]);

    assert!(matches!(events[..], [Event::CatRefused { die: 2, .. }]), "{events:?}");
    assert_eq!(table.open().cave, Some(cave("C1")), "it still lies on the pile");
    assert_eq!((table.open().active, table.open().stage), (P1, Stage::Turn));
    assert_eq!(table.village(P1).ready, villagers(["V1", "V9"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V33"]));
}

/// Rulebook, Explore: the grid on the cave card.
// AB-071, AB-072.
#[test]
fn ab_071_ab_072_the_die_finds_a_passage_on_the_grid_of_the_card() {
    let grid = [91, 27, 23, 104, 135, 61].map(Key::new);

    assert_eq!(printed().cave(cave("C1")), grid);
    for (face, passage) in (1..).zip(grid) {
        let mut table = Table::of(2);

        let events = table.explore(P1, ["V1", "V9"], face);

        assert!(events.iter().any(|event| matches!(
            event,
            Event::Opened { die: Some(die), passage: opened, .. }
                if u32::from(*die) == face && *opened == passage
        )));
        assert_eq!(table.open().exploration.unwrap().passage, passage);
    }
}

/// The next player reads, passed or not, and everybody may look on.
// AB-073, AB-074.
#[test]
fn ab_073_ab_074_the_next_player_reads_the_passage_its_choices_and_their_numbers_to_all() {
    let content = content_with(BEAR);
    let mut table = Table::with(content, 3).arranged(|open| village(open, P2).passed = true);
    table.explore(P1, ["V1", "V9"], 1);

    for viewer in Viewer::all(3) {
        let seen = table.game.view(viewer).open;

        assert_eq!(seen.reader(), P2);
        assert_eq!(seen.tale.as_slice()[0].passage, Key::new(91));
        let asked = content.tales().terms(seen.exploration.unwrap().passage);
        let choices: Vec<(&str, Vec<u8>)> = asked
            .iter()
            .map(|choice| {
                (choice.label.as_str(), choice.numbers.iter().map(|one| one.number).collect())
            })
            .collect();
        assert_eq!(choices, [("Run and hide.", vec![3, 4]), ("Stand and fight.", vec![7])]);
    }
    assert_eq!(table.offered(P1), ["choose 1", "choose 2"]);
    assert!(table.offered(P2).is_empty() && table.offered(P3).is_empty(), "P1 alone decides");
    let last = Table::of(2).arranged(|open| open.active = P2);
    assert_eq!(last.open().reader(), P1, "of two it is the other");
}

/// A passage that can turn out in every way.
const DOOR: &str = "
== 91 A door

It has a handle and a bell.

* Push.
  explore 3: gain 1 fish
    There is a pond behind it.
  explore 5 for 1 coin: gain 1 ore
    There is a mine behind it.
  fail: lose 1 coin
    It was a toll gate.

* Ring.
  then: gain 1 rope
    Somebody lets down a rope.
";

/// A table at which V5 and V9 stand before the door of this book.
fn at_the_door(book: &str) -> Table {
    let mut table = Table::telling(book).built(P1, ["K3"]).stored(P1, [(Token::Cider, 1)]);
    table.explore(P1, ["V5", "V9"], 1);
    table
}

/// Nothing that anybody sees or may do tells one table from the other or says what happens next.
fn assert_same_observations(tables: &[Table; 2]) {
    for viewer in Viewer::all(2) {
        let views = tables.each_ref().map(|table| table.game.view(viewer));
        assert_eq!(views[0], views[1]);
        let [one, other] = views.map(|view| serde_json::to_string(&view).unwrap());
        assert_eq!(one, other);
        let page = views[0].open.tale.as_slice()[0];
        assert_eq!((page.number, page.failed, page.outcome), (None, false, None));
    }
    for seat in [P1, P2] {
        assert_eq!(tables[0].actions(seat), tables[1].actions(seat));
    }
}

/// The narrower reading: not even a reader knows.
// AB-075, AB-077.
#[test]
fn ab_075_ab_077_rewards_and_failures_are_in_no_observation_until_they_happen() {
    let other = DOOR
        .replace("1 fish", "3 amethyst")
        .replace("gain 1 ore", "read 151")
        .replace("lose 1 coin", "lose 2 reputation")
        .replace("1 rope", "2 potions");
    // Each way through the questions, with the answer that makes something happen at its end.
    let plain: (_, &[&str]) = ([1, 1], &["choose 2"]);
    let lower: (_, &[&str]) = ([2, 3], &["choose 1", "keep", "exert V5", "exert V9", "claim 3"]);
    let higher: (_, &[&str]) =
        ([2, 3], &["choose 1", "keep", "exert V5", "exert V9", "claim 5", "pay 0 0"]);
    let failure: (_, &[&str]) = ([1, 3], &["choose 1", "keep", "enough"]);

    for (dice, way) in [plain, lower, higher, failure] {
        let mut tables = [DOOR, &other].map(at_the_door);
        for (at, words) in way.iter().enumerate() {
            assert_same_observations(&tables);
            let [one, another] = tables.each_mut().map(|table| match *words {
                "choose 1" => table.act_with(P1, words, dice.map(die)),
                words => table.act(P1, words),
            });
            assert_eq!(one == another, at + 1 < way.len(), "{words}: {one:?}");
        }
        assert_ne!(tables[0].view(), tables[1].view(), "{way:?}: what happens is seen");
        assert!(tables[0].open().tale.as_slice()[0].outcome.is_some());
    }
}

/// Whoever imagines what lies behind a choice is sometimes wrong: it is nowhere in the view.
#[test]
fn ab_077_rewards_and_failures_are_guessed_by_whoever_imagines_them() {
    let (content, view) = (content_with(DOOR), at_the_door(DOOR).view());
    let truth = |dice: [u32; 2]| {
        let mut table = at_the_door(DOOR);
        table.act_with(P1, "choose 1", dice.map(die));
        table.play(P1, ["keep", "enough"]);
        table.open().tale.as_slice()[0].outcome
    };
    let guess = |dice: [u32; 2], seed| {
        let mut world = AboveAndBelow::imagine(content, &view, &mut Quick::new(seed, 0));
        let mut luck = Script::of(dice.map(die));
        for words in ["choose 1", "keep", "enough"] {
            world.apply(P1, words.parse().unwrap(), &mut luck, &mut Vec::new()).unwrap();
        }
        world.view(Viewer::Spectator).open.tale.as_slice()[0].outcome
    };

    for dice in [[2, 3], [1, 3]] {
        let wrong = (0..40).filter(|&seed| guess(dice, seed) != truth(dice)).count();
        assert!(wrong > 20, "{wrong} of 40 guesses are wrong with {dice:?}");
    }
}

#[test]
fn ab_076_what_was_gained_is_public_and_the_rest_stays_unread() {
    let content = content_with(BEAR);
    let mut table = Table::with(content, 2);
    table.explore(P1, ["V5", "V9"], 1);

    table.act_with(P1, "choose 1", [die(2), die(3)]);
    table.act(P1, "enough");

    for viewer in Viewer::all(2) {
        let page = table.game.view(viewer).open.tale.as_slice()[0];
        assert_eq!((page.choice, page.number, page.lanterns), (Some(0), Some(3), Some(3)));
        let read = content.tales().outcome(page.outcome.unwrap());
        assert_eq!(read.text, ["You find a coin on the way."]);
        assert_eq!(table.game.view(viewer).open.tale.len(), 1, "nothing else was read");
    }
}

/// Everybody looks at the end of a tale while the next turn is taken, whosoever turn that is, and no
/// longer; it can still be read again.
#[test]
fn ab_076_a_tale_is_just_told_until_the_next_turn_ends() {
    let mut table = Table::with(content_with(QUIET), 3)
        .arranged(|open| village(open, P2).passed = true)
        .stored(P3, [(Token::Fish, 1)]);
    table.explore(P1, ["V1", "V9"], 1);
    assert!(!table.open().just_told, "it is being told");

    table.act(P1, "choose 1");
    assert_eq!((table.open().active, table.open().just_told), (P3, true));
    table.play(P3, ["place fish", "labor", "send V3", "go"]);
    assert_eq!((table.open().active, table.open().just_told), (P1, false));
    table.act(P1, "pass");
    table.act(P3, "labor");

    assert!(!table.open().just_told, "it does not come back in a later turn of P3");
    assert_eq!(table.open().tale.len(), 1);
}

/// Rulebook, Explore.
#[test]
fn ab_078_a_choice_is_binding() {
    let mut table = Table::telling(BEAR);
    table.explore(P1, ["V5", "V9"], 1);

    table.act_with(P1, "choose 1", [die(2), die(3)]);

    assert_eq!(table.open().exploration.unwrap().choice, Some(0));
    assert_eq!(table.refusal(P1, "choose 2"), Refusal::NotNow { now: Stage::Exerting });
}

#[test]
fn ab_079_one_must_choose_even_if_there_is_but_one_choice() {
    let mut table = Table::telling(QUIET);
    table.explore(P1, ["V5", "V9"], 1);

    assert_eq!(table.offered(P1), ["choose 1"]);
    for words in ["pass", "labor", "enough", "decline"] {
        assert_eq!(table.refusal(P1, words), Refusal::NotNow { now: Stage::Choosing });
    }
    assert_eq!(table.refusal(P1, "choose 2"), Refusal::NoSuchChoice { choice: 2, choices: 1 });
}

/// Rulebook, Explore.
#[test]
fn ab_080_an_attempt_works_if_the_lanterns_equal_or_beat_a_number() {
    for (dice, number) in [([2, 3], Some(3)), ([1, 3], None), ([4, 6], Some(3))] {
        let book =
            "== 91 A door\n\nIt is heavy.\n\n* Push.\n  explore 3: gain 1 coin\n    It opens.";
        let mut table = Table::telling(book).peopled(P1, ["V5", "V9"]);
        table.explore(P1, ["V5", "V9"], 1);

        let events = table.act_with(P1, "choose 1", dice.map(die));
        let events = match table.open().stage {
            Stage::Exerting => table.act(P1, "enough"),
            _ => events,
        };

        let reached = events.iter().find_map(|event| match event {
            Event::Succeeded { number, .. } => Some(*number),
            _ => None,
        });
        assert_eq!(reached.flatten(), number, "{dice:?}");
        assert_eq!(table.village(P1).caves != Caves::NONE, number.is_some());
    }
}
