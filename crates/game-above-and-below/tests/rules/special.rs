//! Symbols of villagers, and the special ones (RULES.md section 15).

use game_above_and_below::{
    Event, Refusal, Stage, Token, Villager,
    components::{Craft, Group},
};

use crate::{
    stage::{P1, P2, Table, content_where, die, not_this, printed, village, villager, villagers},
    walk::{all_pass, sleep_through},
};

/// A book in which somebody joins.
const GUEST: &str = "\
== 91 A guest

Somebody would like to come along.

* Ask her.
  then: welcome the Liquid Woman
    She pours herself a chair.
";

/// A sleepy tale in which everybody rolls.
const DARK: &str = "\
== 91 Dark

It is dark.

* Look around.
  explore 6: gain 1 coin
    There it is.
";

// AB-240, AB-241.
#[test]
fn ab_240_ab_241_hammers_build_and_quills_train() {
    let hammer = Table::of(2).peopled(P1, ["V1"]).rich(P1, 9);
    let quill = Table::of(2).peopled(P1, ["V5"]).rich(P1, 9);
    let neither = Table::of(2).peopled(P1, ["V9"]).rich(P1, 9);

    assert!(hammer.offers(P1, "build H1"));
    assert_eq!(hammer.refusal(P1, "train V13"), Refusal::NobodyTrains);
    assert!(quill.offers(P1, "train V13"));
    assert_eq!(quill.refusal(P1, "build H1"), Refusal::NobodyBuilds);
    assert_eq!(neither.refusal(P1, "build H1"), Refusal::NobodyBuilds);
    assert_eq!(neither.refusal(P1, "train V13"), Refusal::NobodyTrains);
}

// AB-242, AB-249.
#[test]
fn ab_242_ab_249_a_plus_makes_it_a_coin_cheaper() {
    let mut glogo = Table::of(2).peopled(P1, ["V32"]).rich(P1, 9);
    let mut plain = Table::of(2).peopled(P1, ["V1"]).rich(P1, 9);
    // A hammer with a plus and a quill with a plus are on adventurers only.
    let mut plus = Table::crossover(2).peopled(P1, ["V43"]).rich(P1, 9);
    let mut quill_plus = Table::crossover(2).peopled(P1, ["V54"]).rich(P1, 9);

    for table in [&mut glogo, &mut plain, &mut plus] {
        table.act(P1, "build H3");
    }
    quill_plus.act(P1, "train V13");

    let coins = [&glogo, &plain, &plus, &quill_plus].map(|table| table.village(P1).coins);
    assert_eq!(coins, [9 - 3, 9 - 4, 9 - 3, 9 - 1]);
}

#[test]
fn ab_243_lanterns_are_on_the_tokens() {
    let mut table = Table::telling(DARK);
    table.explore(P1, ["V5", "V9"], 1);

    let events = table.act_with(P1, "choose 1", [die(2), die(3)]);

    let lanterns: Vec<u8> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Rolled { lanterns, .. } => Some(lanterns),
            _ => None,
        })
        .collect();
    assert_eq!(lanterns, [1, 2]);
}

#[test]
fn ab_244_every_villager_may_explore_harvest_and_labour() {
    // One with a hammer, one with a quill, one with neither, a special one.
    for name in ["V1", "V5", "V9", "V31", "V35"] {
        let table = Table::of(2).peopled(P1, [name, "V10"]).built(P1, ["H3"]);
        let table = table.arranged(|open| {
            village(open, P2).ready.remove(villager("V10"));
            open.specials.remove(villager(name));
        });
        for task in ["explore", "harvest", "labor"] {
            let mut table = table.clone();
            table.act(P1, task);

            assert!(table.offers(P1, &format!("send {name}")), "{name} {task}");
        }
    }
}

#[test]
fn ab_245_special_villagers_cannot_be_trained() {
    let table = Table::of(2).rich(P1, 50);

    for special in Villager::all_of(Group::Special) {
        let refusal = table.refusal(P1, &format!("train {special}"));
        assert_eq!(refusal, Refusal::NotInRow { villager: special });
    }
    assert_eq!(table.open().specials.len(), 6);
}

// AB-245, AB-246, AB-248.
#[test]
fn ab_245_ab_246_ab_248_the_liquid_woman_joins_in_a_tale_and_costs_one_reputation() {
    let mut table = Table::telling(GUEST);
    table.explore(P1, ["V1", "V9"], 1);

    let events = table.act(P1, "choose 1");

    assert_eq!(table.village(P1).reputation, printed().board.torch - 1, "one, not two");
    assert!(table.village(P1).exhausted.contains(villager("V31")));
    assert!(!table.open().specials.contains(villager("V31")));
    let joined = |event: &Event| match *event {
        Event::Joined { villager, .. } => printed().face(villager).name == "Liquid Woman",
        _ => false,
    };
    assert!(events.iter().any(joined));
}

#[test]
fn ab_247_a_bad_reputation_costs_one_step_once_wherever_they_are_put() {
    let known = "name = \"Barnaby Fisk\"\ngroup = \"regular\"";
    let infamous = format!("{known}\ntraits = [\"bad reputation\"]");
    let content = content_where("villagers.toml", [(known, &infamous)]);
    let exhausted = Table::with(content, 2);
    let ready = Table::with(content, 2).built(P1, ["K6"]);

    for mut table in [exhausted, ready] {
        table.act(P1, "train V13");
        let at_once = table.village(P1).reputation;
        sleep_through(&mut table);
        sleep_through(&mut table);

        assert_eq!((at_once, table.village(P1).reputation), (2, 2));
        assert_eq!(table.village(P2).reputation, 3);
    }
}

// AB-250, AB-251.
#[test]
fn ab_250_ab_251_a_cave_cat_obeys_from_3_on_and_a_refusal_leaves_the_turn() {
    for pips in 1..=6 {
        let mut table = Table::of(2).peopled(P1, ["V1", "V33"]);
        table.play(P1, ["labor", "send V33"]);

        let events = table.act_with(P1, "go", [die(pips)]);

        let obeys = pips >= 3;
        assert_eq!(matches!(events[0], Event::CatObeyed { .. }), obeys, "{pips}");
        assert_eq!(matches!(events[0], Event::CatRefused { .. }), !obeys, "{pips}");
        assert_eq!(table.village(P1).coins, if obeys { 8 } else { 7 });
        assert_eq!(table.village(P1).exhausted, villagers(["V33"]));
        assert_eq!(table.open().active, if obeys { P2 } else { P1 });
        assert!(obeys || table.offers(P1, "labor"), "others may do it");
    }
}

// AB-252, AB-253.
#[test]
fn ab_252_ab_253_one_refusal_calls_the_whole_task_off() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V33", "V34"]);
    table.play(P1, ["explore", "send V34", "send V1", "send V33"]);

    // The first cat obeys, the second does not: no cave is drawn, no encounter rolled for.
    let events = table.act_with(P1, "go", [die(6), die(2)]);

    assert!(
        matches!(events[0], Event::CatObeyed { villager, .. } if villager.to_string() == "V33")
    );
    assert!(
        matches!(events[1], Event::CatRefused { villager, .. } if villager.to_string() == "V34")
    );
    assert_eq!(events.len(), 2);
    let village = table.village(P1);
    assert_eq!((village.ready, village.exhausted), (villagers(["V1", "V33"]), villagers(["V34"])));
    assert_eq!((table.open().stage, table.open().party), (Stage::Turn, villagers([])));
    assert!(table.offers(P1, "refresh houses"), "free actions too");
    assert_eq!(table.open().cave, Table::of(2).open().cave);

    table.play(P1, ["labor", "send V33"]);
    let again = table.act_with(P1, "go", [die(1)]);
    assert!(matches!(again[0], Event::CatRefused { .. }), "who obeyed rolls again");
}

#[test]
fn ab_254_with_nobody_ready_after_a_refusal_only_free_actions_and_the_pass_remain() {
    let mut table = Table::of(2).peopled(P1, ["V33"]);
    table.play(P1, ["labor", "send V33"]);

    table.act_with(P1, "go", [die(1)]);

    assert_eq!(table.offered(P1), ["refresh houses", "refresh outposts", "pass"]);
    assert_eq!(table.refusal(P1, "labor"), Refusal::NobodyReady);
}

#[test]
fn ab_255_a_cat_that_came_along_rolls_like_anybody_and_is_exerted_without_a_roll() {
    let mut table = Table::telling(DARK).peopled(P1, ["V9", "V33"]);
    table.play(P1, ["explore", "send V9", "send V33"]);
    // The cat obeys, the next cave is seen, the encounter is rolled for.
    table.act_with(P1, "go", [die(3), 0, die(1)]);

    table.act_with(P1, "choose 1", [die(3), die(4)]);
    assert_eq!(table.open().exploration.unwrap().lanterns, 2 + 3);
    table.act_with(P1, "exert V33", []);

    assert_eq!(table.village(P1).injured, villagers(["V33"]));
    assert_eq!(table.village(P1).caves.len(), 1, "six lanterns");
}

// AB-256, AB-258.
#[test]
fn ab_256_ab_258_a_metal_man_sleeps_in_his_own_bed() {
    let mut table = Table::of(2).peopled(P1, []).arranged(|open| {
        open.specials = open.specials.without(villagers(["V35", "V36"]));
        let village = village(open, P1);
        village.exhausted = villagers(["V1", "V5", "V9", "V35"]);
        village.injured = villagers(["V36"]);
    });

    all_pass(&mut table);

    // Three beds for three villagers: the Metal Men need none of them.
    assert_eq!(table.open().round, 2);
    assert_eq!(table.village(P1).ready, villagers(["V1", "V5", "V9", "V35"]));
    assert_eq!(table.village(P1).exhausted, villagers(["V36"]), "one step");
    all_pass(&mut table);
    assert!(table.village(P1).ready.contains(villager("V36")));
}

#[test]
fn ab_256_a_metal_man_uses_no_bed_of_a_building() {
    let mut table = Table::of(2).peopled(P1, []).arranged(|open| {
        open.specials = open.specials.without(villagers(["V35"]));
        village(open, P1).exhausted = villagers(["V1", "V5", "V9", "V13", "V35"]);
    });

    all_pass(&mut table);

    assert_eq!(table.offered(P1), ["bed V1", "bed V5", "bed V9", "bed V13"]);
    let others = ["V1", "V5", "V9", "V13"];
    assert_eq!(table.refusal(P1, "bed V35"), not_this("V35", others));
}

#[test]
fn ab_257_no_cider_and_no_potion_helps_a_metal_man() {
    let tokens = [(Token::Potion, 1), (Token::Cider, 1), (Token::Fish, 1)];
    let mut table = Table::of(2).peopled(P1, []).stored(P1, tokens).arranged(|open| {
        open.specials = open.specials.without(villagers(["V35", "V36"]));
        village(open, P1).exhausted = villagers(["V35"]);
        village(open, P1).injured = villagers(["V36"]);
    });

    all_pass(&mut table);

    assert_eq!(table.offered(P1), ["place fish", "rest"]);
    assert_eq!(table.refusal(P1, "rouse V35"), not_this("V35", []));
    assert_eq!(table.refusal(P1, "heal V36"), not_this("V36", []));
}

#[test]
fn ab_258_a_metal_man_moves_after_potions_and_ciders() {
    // He is still exhausted while others drink.
    let mut table = Table::of(2).peopled(P1, []).stored(P1, [(Token::Cider, 1)]).arranged(|open| {
        open.specials = open.specials.without(villagers(["V35"]));
        village(open, P1).exhausted = villagers(["V1", "V35"]);
    });
    all_pass(&mut table);
    let during = table.village(P1).exhausted;

    table.act(P1, "rest");

    assert_eq!(during, villagers(["V1", "V35"]));
    assert_eq!(table.village(P1).ready, villagers(["V1", "V35"]));
}

#[test]
fn ab_259_the_special_villagers_show_their_symbols() {
    let face = |name: &str| printed().face(villager(name));

    assert_eq!((face("V31").pairs.as_slice(), face("V31").bad_reputation), (&[(2, 3)][..], true));
    assert_eq!((face("V32").build, face("V32").train), (Craft::Plus, Craft::None));
    for cat in ["V33", "V34"] {
        assert_eq!(
            (face(cat).cat, face(cat).build, face(cat).train),
            (true, Craft::None, Craft::None)
        );
    }
    for man in ["V35", "V36"] {
        assert!(face(man).own_bed && face(man).takes_no_medicine);
        assert_eq!(face(man).pairs, [(1, 2), (4, 3)]);
    }
    let crafts = |group| Villager::all_of(group).map(|one| printed().face(one));
    assert_eq!(crafts(Group::Regular).filter(|face| face.build != Craft::None).count(), 12);
    assert_eq!(crafts(Group::Regular).filter(|face| face.train != Craft::None).count(), 6);
}
