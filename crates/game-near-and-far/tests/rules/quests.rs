//! Quests (RULES.md section 17).

use game_near_and_far::{Event, Refusal, Setup, Stage, components::Thing};
use story::{Effect, Way};

use crate::kit::{P1, P2, P3, Table, card, content_with, printed, space};
use crate::road::{brings, reading, reading_at, road};

/// Quest 41 of the rulebook (NF-354).
const QUEST_41: &str = "
== A Two ways

It can be done in two ways.

* The easy way.
  skill 5: gain 1 yellow token
    It is done.
  more: gain 1 coin
  fail:
    It is not done.

* The hard way.
  skill 7: gain 1 green token, 2 food
    It is done well.
  more: gain 1 gem
  fail:
    It is not done well.
";

/// A passage with a price, a fight and a plain way.
const PRICED: &str = "
== A Three ways

It can be done in three ways.

* Pay.
  pay: 1 coin
  skill 9: gain 2 gems
    Paid.
  fail:
    Paid for nothing.

* Fight.
  combat 4: gain 1 gem; lose 2 reputation, 1 heart
    Fought.
  more: gain 1 food
  fail:
    Beaten.

* Ask nicely.
  then: gain 1 coin, 1 food
    Given.
";

/// P1 has chosen this way of quest 41 with this die, the companion's hand and R2's two hands.
fn rolled(choice: &str, die: u32, hearts: u8) -> Table {
    let mut table = reading_at(QUEST_41, |table| {
        table.party(P1, ["R2"]).with(P1, |one| {
            (one.companion, one.hearts) = (false, hearts);
        })
    });
    table.act_with(P1, choice, [die - 1]);
    table
}

/// NF-330, NF-348.
#[test]
fn nf_330_nf_348_a_token_may_be_left_and_stays() {
    let mut table = road(0).quests([2]).at(P1, "2");

    table.play(P1, ["adventure", "stop"]);
    assert_eq!(table.offered(P1), ["attempt", "done"]);
    table.act(P1, "done");

    assert!(table.open().quests.contains(space(2)));
    assert_eq!(table.open().active, P2);
}

#[test]
fn nf_331_who_did_not_move_ends_there_too() {
    let mut table = road(0).quests([2]).at(P1, "2");

    table.play(P1, ["adventure", "stop"]);

    assert_eq!((table.open().turn.steps, table.open().stage), (0, Stage::Attempt));
}

#[test]
fn nf_332_camps_and_characters_do_not_prevent_it() {
    for owner in [P1, P2] {
        let mut table = road(0).quests([2]).at(P1, "2").at(P2, "2").camps(owner, [2]);

        table.play(P1, ["adventure", "stop"]);

        assert_eq!(table.open().stage, Stage::Attempt);
    }
    let mut bare = road(0).quests([3]).at(P1, "2");
    bare.play(P1, ["adventure", "stop"]);
    assert_eq!(bare.open().active, P2, "only the token is required");
}

/// NF-333, NF-334.
#[test]
fn nf_333_nf_334_the_player_to_the_left_reads() {
    let three = Table::later(3);
    let two = Table::later(2);

    assert_eq!(three.open().reader(), P2);
    assert_eq!(three.turn_of(P3).open().reader(), P1);
    assert_eq!(two.clone().open().reader(), P2);
    assert_eq!(two.turn_of(P2).open().reader(), P1);
}

/// NF-335, NF-359.
#[test]
fn nf_335_nf_359_the_passage_is_that_of_the_space_and_one_is_read_a_turn() {
    let mut table = Table::later(2).quests([4, 2]).at(P1, "4");

    let events = table.play(P1, ["adventure", "stop", "attempt"]);

    let opened = events.iter().find_map(|event| match event {
        Event::Opened { passage, .. } => Some(passage.to_string()),
        _ => None,
    });
    assert_eq!(opened.as_deref(), Some("B"));
    table.act_with(P1, "choose 1", [0]);
    assert_eq!(table.open().active, P2, "no other token lies there");
}

/// NF-336, NF-337, NF-338.
#[test]
fn nf_336_nf_337_nf_338_headings_are_read_and_outcomes_are_in_nobodys_view() {
    let text = "== A A secret\n\nIt is one.\n\n* Look.\n  skill 1: gain world card Cold Blade\n    \
        You find it.\n  fail:\n    Nothing.\n\n* Wait.\n  then: gain 9 gems\n    You wait.";
    let mut table = reading(text);
    let json = |table: &Table, seat| {
        let viewer = table::Viewer::Seat(seat);
        serde_json::to_string(&table::Game::view(&table.game, viewer)).unwrap()
    };
    for seat in [P1, P2] {
        assert!(json(&table, seat).contains("\"is\":\"choose\""));
        let page = table.open().page.unwrap();
        assert_eq!((page.outcome(), page.total), ([None, None], None));
    }
    let before = table.open();

    table.act_with(P1, "choose 1", [5]);

    assert!(before.page.unwrap().walk.outcome.is_none(), "unread until it succeeds");
    let page = table.open().page.unwrap();
    assert!(page.won && page.walk.outcome.is_some(), "then it is public");
    assert!(table.of_seat(P1).cards.contains(card("W1")));
    assert_eq!(table.of_seat(P1).goods.gem, 0, "the other choice stays unread");
}

/// NF-337, NF-345.
#[test]
fn nf_337_nf_345_of_a_failed_choice_only_its_failure_is_read() {
    let table = rolled("choose 1", 2, 0);

    let page = table.open().page.unwrap();

    assert!(page.failed && !page.won);
    assert!(page.walk.outcome.is_some(), "the text of the failure");
    let mover = table.of_seat(P1);
    assert_eq!((mover.goods.yellow, mover.goods.coin, mover.goods.food), (0, 3, 0));
}

/// NF-339, NF-340.
#[test]
fn nf_339_nf_340_a_choice_is_binding_and_must_be_made() {
    let mut table = reading_at(QUEST_41, |table| table.with(P1, |one| one.hearts = 9));
    assert_eq!(table.offered(P1), ["choose 1", "choose 2"], "there is no way back");
    assert_eq!(table.refusal(P1, "done"), Refusal::NotNow { now: Stage::Choose });

    table.act_with(P1, "choose 1", [0]);

    assert_eq!(table.refusal(P1, "choose 2"), Refusal::NotNow { now: Stage::Roll });
}

#[test]
fn nf_341_hands_count_for_skill_and_swords_for_combat_of_party_and_cards() {
    // R4 has a hand and a sword, the companion a hand; Grappling Spool a hand, Horn Bow a sword.
    let text = "== A Both\n\nBoth.\n\n* Hands.\n  skill 12: gain 1 coin\n    Done.\n  fail:\n    \
        No.\n\n* Swords.\n  combat 12: gain 1 coin\n    Done.\n  fail:\n    No.";
    let total = |choice: &str| {
        let mut table =
            reading_at(text, |table| table.party(P1, ["R4"]).playing(P1, ["A14", "A2"]));
        table.act_with(P1, choice, [2]);
        table.open().page.unwrap().total
    };

    assert_eq!(total("choose 1"), Some(3 + 1 + 1 + 1));
    assert_eq!(total("choose 2"), Some(3 + 1 + 1));
}

/// NF-342, NF-343, NF-355, NF-356.
#[test]
fn nf_342_nf_343_nf_355_nf_356_success_is_reached_with_hearts_and_paid_once() {
    let won = |die, spend: &str| {
        let mut table = rolled("choose 1", die, 4);
        if table.open().stage == Stage::Roll {
            table.act(P1, spend);
        }
        let mover = table.of_seat(P1);
        (mover.goods.yellow, mover.goods.coin - 3, mover.hearts)
    };

    assert_eq!(won(5, ""), (1, 1, 4), "7: token and coin");
    assert_eq!(won(3, "spend 0"), (1, 0, 4), "5: the token");
    assert_eq!(won(4, "spend 0"), (1, 0, 4), "6: the token");
    assert_eq!(won(2, "spend 0"), (0, 0, 4), "4: a failure");
    assert_eq!(won(2, "spend 1"), (1, 0, 3), "4 and a heart");
    assert_eq!(won(6, ""), (1, 1, 4), "8, and no more than the bonus");
}

/// NF-344, NF-357.
#[test]
fn nf_344_nf_357_none_success_and_bonus_are_offered_as_far_as_hearts_are_owned() {
    assert_eq!(rolled("choose 2", 3, 4).offered(P1), ["spend 0", "spend 2", "spend 4"]);
    assert_eq!(rolled("choose 2", 3, 3).offered(P1), ["spend 0", "spend 2"]);
    let mut bonus = rolled("choose 2", 3, 4);
    bonus.act(P1, "spend 4");
    let goods = bonus.of_seat(P1).goods;
    assert_eq!((goods.green, goods.food, goods.gem), (1, 2, 1));
    let mut plain = rolled("choose 2", 3, 4);
    plain.act(P1, "spend 2");
    assert_eq!((plain.of_seat(P1).goods.green, plain.of_seat(P1).goods.gem), (1, 0));
}

/// NF-346, NF-354.
#[test]
fn nf_346_nf_354_a_passage_may_have_two_choices_or_three() {
    assert_eq!(reading(QUEST_41).offered(P1), ["choose 1", "choose 2"]);
    let three = reading(PRICED);
    assert_eq!(three.offered(P1), ["choose 1", "choose 2", "choose 3"]);
    let no_such = Refusal::NoSuchChoice { choice: 4, choices: 3 };
    assert_eq!(three.refusal(P1, "choose 4"), no_such);
}

#[test]
fn nf_347_the_token_is_removed_after_success_and_after_failure() {
    for die in [0, 5] {
        let mut table = reading(QUEST_41);
        table.act_with(P1, "choose 1", [die]);

        assert!(table.open().quests.is_empty());
    }
}

/// NF-349, NF-350, NF-351, NF-358.
#[test]
fn nf_349_nf_350_nf_351_nf_358_a_price_is_paid_on_choosing_and_not_returned() {
    let poor = reading_at(PRICED, |table| table.with(P1, |one| one.goods.coin = 0));
    let costs = Refusal::ChoiceCosts { choice: 1, thing: Thing::Coin, amount: 1 };
    assert_eq!(poor.refusal(P1, "choose 1"), costs);
    let mut table = reading(PRICED);
    assert!(table.offers(P1, "choose 1"));

    table.act_with(P1, "choose 1", [0]);

    assert!(table.open().page.unwrap().failed);
    assert_eq!(table.of_seat(P1).goods.coin, 2, "paid for nothing");
}

#[test]
fn nf_351_reputation_and_hearts_are_lost_on_success_only() {
    let fight = |die| {
        let mut table = reading_at(PRICED, |table| table.with(P1, |one| one.hearts = 1));
        table.act_with(P1, "choose 2", [die]);
        if table.open().stage == Stage::Roll {
            table.act(P1, "spend 0");
        }
        (table.of_seat(P1).reputation, table.of_seat(P1).hearts, table.of_seat(P1).goods.gem)
    };

    assert_eq!(fight(5), (-2, 0, 1));
    assert_eq!(fight(1), (0, 1, 0));
}

#[test]
fn nf_352_where_no_choice_can_be_paid_the_quest_fails() {
    let text =
        "== A Dear\n\nIt is dear.\n\n* Buy it.\n  pay: 9 coins\n  then: gain 1 gem\n    Bought.";
    let mut table = Table::later_with(content_with(text), Setup::first_adventure(2));
    table = table.quests([2]).at(P1, "2");

    let events = table.play(P1, ["adventure", "stop", "attempt"]);

    assert!(events.iter().any(|event| matches!(event, Event::Failed { total: None, .. })));
    assert!(table.open().quests.is_empty());
    assert_eq!((table.open().active, table.of_seat(P1).goods.coin), (P2, 3));
}

#[test]
fn nf_353_a_choice_without_a_number_needs_no_roll() {
    let mut table = reading(PRICED);

    table.act_with(P1, "choose 3", []);

    let goods = table.of_seat(P1).goods;
    assert_eq!((goods.coin, goods.food), (4, 1), "all its rewards");
}

/// NF-360, NF-361.
#[test]
fn nf_360_nf_361_every_passage_has_what_the_rules_need_and_a_bonus_two_above() {
    let tales = printed().tales();
    for passage in &tales.book().passages {
        assert!(!passage.choices.is_empty(), "{}", passage.key);
        for choice in &passage.choices {
            assert!(!choice.label.is_empty());
            if let Way::Roll { tiers, .. } = &choice.way {
                assert_eq!(tiers.len(), 1, "{}: one number, the bonus is two above", passage.key);
            }
        }
    }
    assert_eq!(story::MORE, 2);
    let gains = tales.book().passages.iter().flat_map(story::Passage::outcomes);
    assert!(gains.flat_map(|one| &one.effects).any(|one| matches!(one, Effect::Gain(_))));
}

#[test]
fn nf_362_a_passage_is_played_by_the_rules_here_alone() {
    let mut table = reading(&brings("gain 1 coin"));

    table.act(P1, "choose 1");

    assert_eq!(table.of_seat(P1).goods.coin, 4);
    assert_eq!(table.open().active, P2);
}
