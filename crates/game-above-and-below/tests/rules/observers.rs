//! What each observer may see (RULES.md section 20).

use std::collections::BTreeSet;

use game_above_and_below::{
    AboveAndBelow, Action, Building, Cave, Event, Open, Setup, View, Villager,
    components::{Group, Kind},
};
use luck::Quick;
use story::Key;
use table::{Game, Script, Viewer};

use crate::{
    stage::{P1, P2, P3, P4, Table, building, cave, content_where, die, printed, village},
    walk::every_move_of,
};

/// A tale whose outcomes nobody may know beforehand.
const TALE: &str = "\
== 91 A closed door

Something is behind it.

* Open it.
  explore 3: gain 3 amethyst; lose 1 reputation
    It was a very good door.
  fail: lose 2 coins
    It was only a door.
";

fn words(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

#[test]
fn ab_338_everything_on_the_table_is_public() {
    let table = Table::crossover(3).built(P2, ["H5", "O1"]);

    let View { open, piles } = table.game.view(Viewer::Spectator);

    let Open { villages, houses, outposts, villagers, adventurers, specials, .. } = open;
    assert_eq!((open.round, open.first, open.cave.is_some()), (1, P1, true));
    assert_eq!(villages.as_slice()[1].buildings.as_slice(), [building("H5"), building("O1")]);
    assert_eq!(open.stocked.on(building("H5")), 1);
    let rows = (houses.iter().flatten().count(), outposts.iter().flatten().count());
    assert_eq!(rows, (4, 3), "one outpost is P2's");
    assert_eq!((villagers.iter().flatten().count(), adventurers.iter().flatten().count()), (5, 4));
    assert_eq!((specials.len(), piles.villagers, piles.adventurers), (6, 13, 32));
    assert_eq!((piles.houses, piles.outposts, piles.caves), (20, 20, 23));
    assert!(villages.iter().all(|village| !village.passed));
}

#[test]
fn ab_338_dice_are_public() {
    let mut table = Table::telling(TALE);
    table.explore(P1, ["V5", "V9"], 1);

    table.act_with(P1, "choose 1", [0, 1]);

    let dice = table.open().exploration.unwrap().dice;
    let of = |name: &str| dice.of(name.parse().unwrap());
    assert_eq!((of("V5"), of("V9")), (Some(1), Some(2)));
}

/// What is seen when P1 does `words` and luck gives one side after another, then `rest`; before, no
/// viewer sees any of it.
fn may_come<T: Ord + ToString>(
    table: &Table,
    words: &str,
    sides: u32,
    rest: &[u32],
    seen: impl Fn(&Open) -> Option<T>,
) -> BTreeSet<T> {
    let before: Vec<String> =
        Viewer::all(2).map(|viewer| self::words(&table.game.view(viewer))).collect();
    let comes = (0..sides).map(|side| {
        let mut copy = table.clone();
        let mut luck = Script::of([side].iter().chain(rest).copied());
        copy.game.apply(P1, words.parse().unwrap(), &mut luck, &mut Vec::new()).unwrap();
        assert_eq!(luck.mismatch(), None, "{words}");
        let new = seen(&copy.open()).unwrap();
        let name = format!("\"{}\"", new.to_string());
        assert!(before.iter().all(|view| !view.contains(&name)), "{name} is in a view");
        new
    });
    comes.collect()
}

#[test]
fn ab_339_any_card_out_of_sight_may_come_next_in_every_pile_and_in_the_bag() {
    let table =
        Table::crossover(2).rich(P1, 40).arranged(|open| village(open, P1).caves.add(cave("C25")));
    let mut party = table.clone();
    party.play(P1, ["explore", "send V1", "send V9"]);
    let trained = |name: &str| {
        let mut table = table.clone();
        table.act(P1, &format!("train {name}"));
        table.act(P2, "pass");
        table
    };

    let houses = may_come(&table, "build H1", 21, &[], |open| open.houses[0]);
    let outposts = may_come(&table, "build O1", 20, &[], |open| open.outposts[0]);
    let caves = may_come(&party, "go", 23, &[die(1)], |open| open.cave);
    let villagers = may_come(&trained("V13"), "pass", 13, &[], |open| open.villagers[4]);
    let adventurers = may_come(&trained("V39"), "pass", 32, &[], |open| open.adventurers[2]);

    let all = |kind| Building::all_of(kind).skip(4).collect::<BTreeSet<_>>();
    assert_eq!((houses, outposts), (all(Kind::House), all(Kind::Outpost)));
    assert_eq!(caves, Cave::all().skip(1).take(23).collect());
    assert_eq!(villagers, Villager::all_of(Group::Regular).skip(5).collect());
    assert_eq!(adventurers, Villager::all_of(Group::Adventurer).skip(4).collect());
}

#[test]
fn ab_339_future_dice_are_hidden() {
    let mut party = Table::telling(TALE);
    party.play(P1, ["explore", "send V5", "send V9"]);
    let mut choosing = Table::telling(TALE);
    choosing.explore(P1, ["V5", "V9"], 1);

    for pips in 1..=6 {
        let (mut encounter, mut lanterns) = (party.clone(), choosing.clone());
        encounter.act_with(P1, "go", [0, die(pips)]);
        let events = lanterns.act_with(P1, "choose 1", [die(pips), die(1)]);

        let passage = encounter.open().tale.as_slice()[0].passage;
        assert_eq!(passage, printed().cave(cave("C1"))[pips as usize - 1]);
        let rolled = events.iter().find_map(|event| match event {
            Event::Rolled { die, .. } => *die,
            _ => None,
        });
        assert_eq!(rolled, Some(pips as u8), "the same view before, and any die after it");
    }
}

#[test]
fn ab_339_the_passages_of_a_cave_card_are_hidden_until_one_is_read_out() {
    let lines = [
        ("id = \"C1\"\npassages = [91, 27,", "id = \"C1\"\npassages = [131, 94,"),
        ("id = \"C2\"\npassages = [131, 94,", "id = \"C2\"\npassages = [91, 27,"),
    ];
    let mut tables = [printed(), content_where("caves.toml", lines)].map(|content| {
        let mut table = Table::with(content, 2);
        table.play(P1, ["explore", "send V1", "send V9"]);
        table
    });

    for viewer in Viewer::all(2) {
        let [one, other] = tables.each_ref().map(|table| words(&table.game.view(viewer)));
        assert_eq!(one, other);
    }
    let passages = tables.each_mut().map(|table| {
        table.act_with(P1, "go", [0, die(2)]);
        table.open().tale.as_slice()[0].passage.value()
    });
    assert_eq!(passages, [27, 94], "and now all know which it is");
}

#[test]
fn ab_339_a_bot_that_imagines_an_exploration_opens_any_head_of_the_book() {
    let mut table = Table::of(2);
    table.play(P1, ["explore", "send V1", "send V9"]);
    let view = table.view();
    let opened = |seed| {
        let luck = &mut Quick::new(seed, 0);
        let mut world = AboveAndBelow::imagine(printed(), &view, luck);
        world.apply(P1, Action::Go, luck, &mut Vec::new()).unwrap();
        world.view(Viewer::Spectator).open.tale.as_slice()[0].passage
    };

    let opened: BTreeSet<Key> = (0..2_000).map(opened).collect();

    let heads: BTreeSet<Key> = Cave::all().flat_map(|cave| printed().cave(cave)).collect();
    assert_eq!((opened, heads.len()), (heads, 150));
}

#[test]
fn ab_340_nobody_sees_what_a_choice_leads_to_not_even_the_reader() {
    let mut table = Table::telling(TALE);
    table.explore(P1, ["V5", "V9"], 1);
    assert_eq!(table.open().reader(), P2);

    let views = [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator]
        .map(|viewer| table.game.view(viewer));

    assert_eq!((views[0], views[1]), (views[2], views[2]));
    let page = views[0].open.tale.as_slice()[0];
    assert_eq!((page.outcome, page.number, page.choice), (None, None, None));
    assert!(words(&views[1]).contains("\"outcome\":null"));
    table.act_with(P1, "choose 1", [5, 5]);
    let page = table.open().tale.as_slice()[0];
    assert!(page.outcome.is_some(), "what happened is known to all");
}

#[test]
fn ab_341_cards_that_were_put_under_a_deck_stay_known_in_their_order() {
    let mut table = Table::telling(TALE);
    table.act(P1, "refresh outposts");
    table.explore(P1, ["V5", "V9"], 1);
    table.act_with(P1, "choose 1", [0, 0]);
    table.act(P1, "enough");

    let piles = table.view().piles;

    assert_eq!(piles.outposts_below.as_slice(), ["O1", "O2", "O3", "O4"].map(building));
    assert_eq!(piles.caves_below.as_slice(), [cave("C1")]);
    assert_eq!((piles.outposts, piles.caves), (24 - 8, 23));
}

#[test]
fn ab_341_the_five_key_houses_in_the_box_can_be_told_from_the_four_in_play() {
    let table = Table::of(2);

    let keys: Vec<String> = table.open().offered.iter().map(|key| key.to_string()).collect();

    assert_eq!(keys[..4], ["K1", "K2", "K3", "K4"]);
    assert_eq!(keys.len(), 4 + 6);
}

#[test]
fn ab_342_all_players_see_the_same_at_every_step() {
    for setup in [Setup::standard(2), Setup::crossover(4)] {
        every_move_of(setup, 1, |step| {
            let public = step.game.view(Viewer::Spectator);
            for seat in [P1, P2, P3, P4] {
                assert_eq!(step.game.view(Viewer::Seat(seat)), public);
            }
        });
    }
    assert!(printed().tales().outcomes() > 0);
}
