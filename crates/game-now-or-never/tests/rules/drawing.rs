//! Drawing quest cards, and hands (NN-304 to NN-309).

use game_now_or_never::{
    Event, Refusal, Setup, Stage,
    components::{Deck, Quest, Quests},
};
use table::{Audience, Game, Happening, Viewer};

use crate::{
    kit::{P1, P2, Table, all_called, printed, quests},
    walk::stopped,
};

/// P1 visits the Undergarden: two cards are drawn, and one is kept.
fn drawing(table: Table) -> Table {
    let mut table = stopped(table, "g3").with(P1, |player| player.experience = 2);
    table.act(P1, "visit");
    table
}

/// P1 visits the Flying Casino: three cards are drawn, and two are kept.
fn gambling(table: Table) -> Table {
    let mut table = stopped(table, "c4");
    table.act(P1, "visit");
    table
}

fn deck_of(deck: Deck) -> Quests {
    Quests::all_of(deck)
}

#[test]
fn nn_041_nn_304_hands_are_known_to_their_owner_and_all_else_to_all() {
    let table = Table::of(3).holding(P1, ["Q3", "Q44", "Q45", "Q60"]);

    assert_eq!(table.hand_of(P1), quests(["Q3", "Q44", "Q45", "Q60"]));
    for viewer in [Viewer::Seat(P2), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!(view.hand, Quests::NONE);
        assert_eq!(view.open.player(P1).hand, [1, 2, 1]);
        assert!(view.open == table.view_of(P1).open, "all else lies open");
    }
}

#[test]
fn nn_305_there_is_no_hand_limit() {
    let basic: [String; 40] = std::array::from_fn(|at| format!("Q{}", at + 1));
    let table = Table::of(2).holding(P1, basic.each_ref().map(String::as_str));
    let mut table = drawing(table);

    table.play(P1, ["draw basic", "draw basic", "keep Q41"]);

    assert_eq!(table.hand_of(P1).len(), 41);
}

#[test]
fn nn_306_nn_307_the_pile_is_chosen_card_by_card() {
    let mut table = drawing(Table::of(2));

    assert_eq!(table.open().stage, Stage::Draw);
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);
    let events = table.act_with(P1, "draw artifact", [2]);
    let drawn: Quest = "Q46".parse().unwrap();
    assert_eq!(events[0], Event::QuestDrawn { seat: P1, deck: Deck::Artifact });
    assert!(matches!(events[1], Event::QuestSeen { seat: P1, quest } if quest == drawn));
    assert_eq!(events[1].audience(), Audience::Only(P1));
    assert_eq!(table.view_of(P1).fresh, Quests::only(drawn), "it is seen before the next is drawn");
    assert_eq!((table.view_of(P2).fresh, table.open().fresh_backs), (Quests::NONE, [0, 1, 0]));
    table.act_with(P1, "draw advanced", [0]);
    assert_eq!(table.offered(P1), ["keep Q46", "keep Q57"]);
    let events = table.act(P1, "keep Q57");

    assert_eq!(table.hand_of(P1), quests(["Q57"]));
    assert_eq!(table.open().discards, quests(["Q46"]));
    assert_eq!(events[0], Event::QuestKept { seat: P1, deck: Deck::Advanced });
    assert!(matches!(events[1], Event::Discarded { quest, .. } if quest == drawn));
}

#[test]
fn nn_307_of_three_cards_of_which_two_are_kept_one_is_discarded() {
    let mut table = gambling(Table::of(2));
    for pile in ["basic", "basic", "artifact"] {
        table.act(P1, &format!("draw {pile}"));
    }

    assert_eq!(table.offered(P1), ["drop Q1", "drop Q2", "drop Q44"]);
    assert_eq!(table.refusal(P1, "keep Q1"), Refusal::NotNow { now: Stage::Sift });
    let other = Refusal::NotDrawn { quest: "Q3".parse().unwrap() };
    assert_eq!(table.refusal(P1, "drop Q3"), other);
    table.act(P1, "drop Q2");

    assert_eq!(table.hand_of(P1), quests(["Q1", "Q44"]));
    assert_eq!(table.open().discards, quests(["Q2"]));
    assert_eq!(table.of_seat(P1).hand, [1, 1, 0]);
}

#[test]
fn nn_307_one_card_is_simply_kept() {
    let mut table = Table::of(2).with_hero(game_now_or_never::components::Hero::Zeik);
    table.act(P1, "use basic");

    table.act_with(P1, "draw basic", [7]);

    assert_eq!(table.hand_of(P1), quests(["Q8"]));
    assert_eq!(table.open().stage, Stage::Turn);
}

#[test]
fn nn_308_an_empty_pile_is_made_anew_of_its_discards() {
    let artifacts: Quests = deck_of(Deck::Artifact);
    let table = Table::of(2).arranged(|open| open.discards = artifacts);
    let mut table = drawing(table);
    assert_eq!(table.view().piles.quests, [43, 0, 17]);
    assert_eq!(table.offered(P1), ["draw basic", "draw artifact", "draw advanced"]);

    let events = table.act_with(P1, "draw artifact", [12]);

    assert_eq!(events[0], Event::PileRenewed { deck: Deck::Artifact });
    assert_eq!(table.view_of(P1).fresh, quests(["Q56"]));
    assert_eq!(table.view().piles.quests, [43, 12, 17]);
    assert!(table.open().discards.is_empty());
}

#[test]
fn nn_309_a_deck_without_cards_cannot_be_chosen() {
    let all: Quests = deck_of(Deck::Artifact);
    let table = Table::of(2).with(P2, |player| player.played = all);
    let table = drawing(table);

    assert_eq!(table.offered(P1), ["draw basic", "draw advanced"]);
    assert_eq!(table.refusal(P1, "draw artifact"), Refusal::EmptyPile);
}

#[test]
fn nn_309_with_no_cards_left_the_draw_lapses() {
    let all = Deck::ALL.into_iter().map(deck_of).fold(Quests::NONE, Quests::union);
    let rest = quests(["Q7"]);
    let table = Table::of(2).with(P2, |player| player.played = all.without(rest));
    let table = drawing(table);

    assert_eq!(table.hand_of(P1), rest, "the only card there is, is drawn and kept");
    assert_eq!(table.of_seat(P1).coins, 17 + 6, "the rest of the reward stands");
}

#[test]
fn nn_309_cards_of_a_draw_are_discarded_once_it_is_complete() {
    // Two cards are in the advanced deck: both are drawn, and no third.
    let played: Quests =
        deck_of(Deck::Advanced).without(all_called::<Quest, Quests, 2>(["Q57", "Q58"]));
    let table = Table::of(2).with(P2, |player| player.played = played);
    let mut table = gambling(table);
    table.play(P1, ["draw advanced", "draw advanced"]);

    assert_eq!(table.offered(P1), ["draw basic", "draw artifact"]);
}

#[test]
fn nn_325_a_played_card_never_returns() {
    let artifacts: Quests = deck_of(Deck::Artifact);
    let played = quests(["Q44"]);
    let table = Table::of(2).arranged(|open| {
        open.discards = artifacts.without(played);
        open.players.as_mut_slice()[1].played = played;
    });
    let mut table = drawing(table);

    table.act(P1, "draw artifact");

    assert_eq!(table.view().piles.quests[1], 11);
    assert_eq!(table.of_seat(P2).played, played);
}

#[test]
fn nn_079_drawn_cards_that_are_not_kept_lie_open() {
    let mut table = drawing(Table::set_up(printed(), Setup::standard(2)));
    table.play(P1, ["draw basic", "draw basic", "keep Q1"]);

    assert_eq!(table.view_of(P2).open.discards, quests(["Q2"]));
}
