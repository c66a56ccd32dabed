//! First Adventure and Arcade Mode (RULES.md sections 26a and 26b).

use game_near_and_far::{Event, MAPS, Quests, Setup, components::arcade_key};
use story::Way;

use crate::kit::{P1, P2, Table, content_with, place, printed};
use crate::road::{brings, given, reading};

fn opened(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Opened { passage, .. } => Some(passage.to_string()),
        _ => None,
    })
}

/// Arcade Mode on a map, with P1 on the first space with a token.
fn arcade(map: u8) -> Table {
    let table = Table::later_with(printed(), Setup::arcade(2, map));
    let first = table.open().quests.first().unwrap();
    table.at(P1, &first.to_string())
}

#[test]
fn nf_456_first_adventure_is_map_1_with_its_letters() {
    let setup = Setup::first_adventure(3);
    let map = printed().map(setup.map);

    assert!(setup.is_first_adventure());
    assert_eq!((map.number, map.name.as_str()), (1, "Glogo Caverns"));
    let letters: String =
        map.spaces.iter().filter_map(|face| face.quest).map(|key| key.to_string()).collect();
    let mut letters: Vec<char> = letters.chars().collect();
    letters.sort_unstable();
    assert_eq!(letters, ('A'..='P').collect::<Vec<char>>());
}

/// NF-457, NF-464.
#[test]
fn nf_457_nf_464_nothing_of_campaigns_is_asked_in_a_single_game() {
    for setup in [Setup::first_adventure(2), Setup::arcade(2, 4)] {
        let table = Table::start(setup);

        assert_eq!(table.open().stage, game_near_and_far::Stage::Draft, "no talents are bought");
        let arcade = if setup.quests == Quests::Arcade { 40 } else { 0 };
        assert_eq!(table.open().arcade_left(), arcade);
    }
}

#[test]
fn nf_458_keywords_and_side_quests_have_no_effect() {
    let (noted, events) = given("gain 1 coin; note RING; later Q1", |table| table);
    assert_eq!(noted.of_seat(P1).goods.coin, 4);
    assert_eq!(noted.open().active, P2);
    assert!(opened(&events).is_none(), "nothing further is read");

    let text = "== A Two ways\n\nTwo.\n\n* The known way.\n  must: RING\n  then: gain 9 coins\n    \
        Known.\n\n* The other way.\n  otherwise\n  then: gain 1 coin\n    Other.";
    assert_eq!(reading(text).offered(P1), ["choose 2"], "nobody has a keyword");
}

#[test]
fn nf_459_any_map_is_played_with_arcade_cards() {
    for map in 1..=MAPS {
        let mut table = arcade(map);

        let events = table.play(P1, ["adventure", "stop", "attempt"]);

        assert_eq!(opened(&events).as_deref(), Some("X1"), "map {map}");
    }
    assert!(Table::start(Setup::arcade(2, MAPS)).open().map == 11);
    assert!(
        table::Game::start(printed(), &Setup::arcade(2, 12), &mut crate::kit::FirstSide)
            .map(|game: game_near_and_far::NearAndFar| game)
            .is_err()
    );
}

/// NF-460, NF-462, NF-463.
#[test]
fn nf_460_nf_462_nf_463_a_card_is_drawn_read_and_discarded_with_the_token() {
    let mut table = arcade(1);
    table.play(P1, ["adventure", "stop"]);

    let events = table.act_with(P1, "attempt", [4]);

    assert_eq!(opened(&events).as_deref(), Some("X5"), "not the letter of the space");
    assert_eq!(table.open().arcade_left(), 39);
    assert_eq!(table.open().quests.len(), 6);
    assert_eq!(table.offered(P1), ["choose 1", "choose 2"], "two choices");
    table.act_with(P1, "choose 1", [0]);
    assert_eq!(table.open().quests.len(), 6, "the token is gone, whatever comes of it");
}

#[test]
fn nf_461_an_arcade_quest_is_rolled_and_paid_like_any_other() {
    let text = "== X1 A card\n\nA card.\n\n* Do it.\n  skill 5: gain 1 gem\n    Done.\n  more: gain 1 \
        food\n  fail:\n    No.\n\n* Leave it.\n  then: gain 1 coin\n    Left.";
    let try_with = |die: u32| {
        let content = content_with(text);
        let mut table = Table::later_with(content, Setup::arcade(2, 1)).quests([2]).at(P1, "2");
        table.play(P1, ["adventure", "stop", "attempt"]);
        table.act_with(P1, "choose 1", [die - 1]);
        (table.of_seat(P1).goods.gem, table.of_seat(P1).goods.food)
    };

    assert_eq!(try_with(3), (0, 0), "3 and a hand");
    assert_eq!(try_with(4), (1, 0), "5");
    assert_eq!(try_with(6), (1, 1), "7: the bonus too");
}

#[test]
fn nf_465_the_deck_cannot_run_out() {
    let most = (2..=4)
        .map(|players| Setup { extra_stories: true, ..Setup::arcade(players, 1) }.quest_tokens());

    assert_eq!(most.max(), Some(16));
    assert_eq!(Table::start(Setup::arcade(4, 1)).open().arcade_left(), 40);
}

#[test]
fn nf_466_no_boss_is_met_on_map_11() {
    let table = Table::later_with(printed(), Setup::arcade(4, 11));
    let map = printed().map(11);
    let (from, to) = map
        .paths
        .iter()
        .enumerate()
        .find_map(|(index, paths)| {
            let path = paths.iter().find(|path| {
                path.symbol.is_some_and(|one| one == game_near_and_far::components::Symbol::Threat)
            })?;
            Some((index, path.to))
        })
        .unwrap();
    let from = if from == 0 { "town".to_owned() } else { from.to_string() };
    let mut table = table.quests([]).at(P1, &from);

    table.play(P1, ["adventure", &format!("step {to}")]);

    assert_eq!(table.offered(P1), ["fight"], "the top card of the stack alone");
    assert_eq!(table.of_seat(P1).place, place(&from));
}

#[test]
fn nf_467_rewards_of_a_card_are_hidden_and_cards_drawn_are_public() {
    let content = content_with(&brings("gain 1 coin").replacen("== A", "== X1", 1));
    let mut table = Table::later_with(content, Setup::arcade(2, 1)).quests([2]).at(P1, "2");
    table.play(P1, ["adventure", "stop", "attempt"]);

    let page = table.open().page.unwrap();
    assert_eq!((page.walk.passage, page.outcome()), (arcade_key(1), [None, None]));
    table.act(P1, "choose 1");

    let page = table.open().page.unwrap();
    assert!(page.won && page.walk.outcome.is_some());
    assert_eq!(table.view().piles.arcade, 39, "how many are left is seen");
}

#[test]
fn nf_468_every_arcade_card_has_two_choices_with_kind_and_number() {
    for number in 1..=40 {
        let passage = printed().tales().passage(arcade_key(number));

        assert_eq!(passage.choices.len(), 2, "X{number}");
        assert!(!passage.title.is_empty());
        let rolls = passage.choices.iter().filter(|one| matches!(one.way, Way::Roll { .. }));
        assert!(rolls.count() >= 1, "X{number}");
    }
}
