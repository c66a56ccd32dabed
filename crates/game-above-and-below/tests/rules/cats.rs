//! Cave Cats, and what is left of a task when one of them refuses it (RULES.md section 15, AB-252).

use game_above_and_below::{Content, Event, Stage, Token, View, Villagers};

use crate::stage::{
    P1, P2, QUIET, Table, content_where, content_with, die, village, villager, villagers,
};

/// The printed components, but that Cave Cats can build and train.
fn handy_cats() -> &'static Content {
    let known = "name = \"Cave Cat\"\ngroup = \"special\"";
    let handy = format!("{known}\nbuild = \"hammer\"\ntrain = \"quill\"");
    content_where("villagers.toml", [(known, &handy)])
}

/// A table at which every task and every free action is possible.
fn busy(content: &'static Content) -> Table {
    Table::with(content, 2)
        .built(P1, ["H3", "H4"])
        .stored(P1, [(Token::Fish, 1)])
        .arranged(|open| village(open, P2).sale = Some(Token::Rope))
}

/// The view as it is when these cats have lain down and nothing else has happened.
fn with_exhausted(mut view: View, cats: Villagers) -> View {
    let village = village(&mut view.open, P1);
    village.ready = village.ready.without(cats);
    village.exhausted = village.exhausted.union(cats);
    view
}

/// What the cats V33 and V34 do when they roll this.
fn rolled(dice: [u32; 2]) -> [Event; 2] {
    let cats = ["V33", "V34"].map(villager);
    [0, 1].map(|at| {
        let (villager, die) = (cats[at], dice[at] as u8);
        match die {
            1 | 2 => Event::CatRefused { seat: P1, villager, die },
            _ => Event::CatObeyed { seat: P1, villager, die },
        }
    })
}

#[test]
fn ab_252_a_second_cave_cat_rolls_after_the_first_refuses() {
    for (dice, refusing) in [([1, 5], villagers(["V33"])), ([2, 1], villagers(["V33", "V34"]))] {
        let mut table = Table::of(2).peopled(P1, ["V1", "V33", "V34"]);
        table.play(P1, ["labor", "send V34", "send V33"]);

        let events = table.act_with(P1, "go", dice.map(die));

        assert_eq!(events, rolled(dice), "each rolls, the lower number first");
        assert_eq!(table.village(P1).exhausted, refusing);
    }
}

#[test]
fn ab_252_a_refusal_leaves_all_but_the_refusing_cats_as_it_was_before_the_task() {
    let (first, second) = (villagers(["V33"]), villagers(["V34"]));
    let rolls = [([1, 6], first), ([3, 2], second), ([2, 2], first.union(second))];
    for (dice, refusing) in rolls {
        for task in ["explore", "harvest", "labor"] {
            let mut table = busy(Content::embedded()).peopled(P1, ["V1", "V33", "V34"]);
            let (before, free) = (table.view(), free_actions(&table));
            table.play(P1, [task, "send V34", "send V1", "send V33"]);

            // No luck but the cats' own is asked for: no card is drawn.
            let events = table.act_with(P1, "go", dice.map(die));

            assert_eq!(events, rolled(dice), "{task}");
            assert_eq!(table.view(), with_exhausted(before, refusing), "{task}");
            assert_eq!(table.open().stage, Stage::Turn);
            assert_eq!(free_actions(&table), free, "{task}");
            assert!(table.offers(P1, "labor"), "the action of this turn is still there");
        }
    }
}

/// The free actions and the pass that P1 is offered.
fn free_actions(table: &Table) -> Vec<String> {
    let words = ["sell", "refresh", "bargain", "place", "pass"];
    let offered = table.offered(P1);
    let free: Vec<String> = offered
        .into_iter()
        .filter(|offered| words.iter().any(|word| offered.starts_with(word)))
        .collect();
    let all = ["sell fish", "refresh houses", "refresh outposts", "bargain P2", "place fish"];
    assert_eq!(free[..5], all);
    free
}

#[test]
fn ab_252_a_cat_that_will_not_build_or_train_costs_nothing() {
    for work in ["build H1", "train V13"] {
        let mut table = busy(handy_cats()).peopled(P1, ["V33", "V9"]);
        let (before, free) = (table.view(), free_actions(&table));

        let events = table.act_with(P1, work, [die(1)]);

        assert!(matches!(events[..], [Event::CatRefused { .. }]), "{work}");
        assert_eq!(table.view(), with_exhausted(before, villagers(["V33"])), "nothing is paid");
        assert_eq!(free_actions(&table), free, "{work}");
    }
}

#[test]
fn ab_252_if_all_cats_obey_the_task_goes_on_after_their_rolls() {
    let sent = |task| {
        let mut table = busy(content_with(QUIET)).peopled(P1, ["V1", "V33", "V34"]);
        table.play(P1, [task, "send V34", "send V1", "send V33"]);
        table
    };
    let [mut explore, mut harvest, mut labor] = ["explore", "harvest", "labor"].map(sent);
    let mut build = busy(handy_cats()).peopled(P1, ["V33"]);

    // Both cats, then the next cave and the encounter.
    let explored = explore.act_with(P1, "go", [die(3), die(6), 0, die(1)]);
    let harvested = harvest.act_with(P1, "go", [die(3), die(6)]);
    let labored = labor.act_with(P1, "go", [die(3), die(6)]);
    let built = build.act_with(P1, "build H1", [die(4), 0]);

    for events in [&explored, &harvested, &labored] {
        assert_eq!(events[..2], rolled([3, 6]));
    }
    assert!(matches!(explored[2], Event::SetOut { party: 3, .. }));
    assert_eq!(explore.open().stage, Stage::Choosing);
    assert_eq!(harvest.open().stage, Stage::Harvesting { left: 3 });
    assert_eq!((labor.open().active, labor.village(P1).coins), (P2, 7 + 3));
    assert!(matches!(built[0], Event::CatObeyed { die: 4, .. }));
    assert_eq!((build.open().active, build.village(P1).coins), (P2, 7 - 3));
}
