//! What people and files write, and what they are told when it is wrong.

use std::fmt::Debug;

use game_faraway::{Action, Refusal, Region, Sanctuary, Setup, Stage};
use table::{NotationError, Seat};

/// The sentence for text that is not a `T`.
fn wrong<T: std::str::FromStr<Err = NotationError> + Debug>(text: &str) -> String {
    text.parse::<T>().expect_err(text).to_string()
}

#[test]
fn every_action_and_setup_reads_back_as_it_is_written() {
    for text in ["keep 4 18 33", "play 1", "play 68", "take 41", "choose S1", "choose S45"] {
        let action: Action = text.parse().expect("an action");
        assert_eq!(action.to_string(), text);
    }
    for setup in Setup::all() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

#[test]
fn a_choice_to_keep_has_one_notation_whatever_the_order() {
    let action: Action = "keep 33 4 18".parse().expect("an action");

    assert_eq!(action.to_string(), "keep 4 18 33");
}

#[test]
fn a_sanctuary_may_be_written_without_its_letter() {
    for text in ["S7", "s7", "7"] {
        assert_eq!(text.parse::<Sanctuary>(), Ok(Sanctuary::new(7).expect("a Sanctuary")));
    }
}

#[test]
fn what_is_no_action_is_answered_with_examples() {
    for text in
        ["", "pass", "play", "play 0", "play 69", "play x", "play 5 6", "keep 1 2", "play S7"]
    {
        assert_eq!(
            wrong::<Action>(text),
            format!(
                "expected an action such as “play 23”, “take 41”, “choose S7” or “keep 4 18 33”, \
                 found “{text}”"
            )
        );
    }
}

#[test]
fn what_is_no_setup_is_answered_with_examples() {
    for text in
        ["", "four players", "4", "4 people", "4 players, hard", "4 players 5", "-1 players"]
    {
        let sentence = wrong::<Setup>(text);
        assert!(
            sentence.starts_with("expected “4 players” or “4 players, advanced”"),
            "{sentence}"
        );
    }
}

#[test]
fn what_is_no_card_is_answered_with_the_numbers_there_are() {
    assert_eq!(wrong::<Region>("69"), "expected a Region from 1 to 68, found “69”");
    assert_eq!(wrong::<Sanctuary>("S46"), "expected a Sanctuary from S1 to S45, found “S46”");
}

#[test]
fn every_refusal_is_a_sentence_its_player_can_act_on() {
    let region = Region::new(12).expect("a Region");
    let sanctuary = Sanctuary::new(7).expect("a Sanctuary");
    let (seat, turn) = (Seat::new(6), Seat::new(1));
    let refusals = [
        (Refusal::GameOver, "the game is over"),
        (Refusal::NoSuchSeat { seat }, "there is no P7 at this table"),
        (Refusal::NotYourTurn { turn }, "it is P2’s turn"),
        (Refusal::NotInHand { region }, "Region 12 is not in your hand"),
        (Refusal::KeptTwice, "choose three different Regions to keep"),
        (Refusal::ChosenAlready, "you already chose that"),
        (Refusal::NotInDisplay { region }, "Region 12 is not in the display"),
        (Refusal::NotDealt { sanctuary }, "Sanctuary S7 was not dealt to you"),
    ];
    let not_now = [
        (Stage::Keeping, "first keep three of your five Regions"),
        (Stage::Exploring, "first play a Region from your hand"),
        (Stage::Taking, "first take a Region from the display"),
        (Stage::Choosing, "first choose one of the Sanctuaries dealt to you"),
    ];
    let not_now = not_now.map(|(now, sentence)| (Refusal::NotNow { now }, sentence));

    for (refusal, sentence) in refusals.into_iter().chain(not_now) {
        assert_eq!(refusal.to_string(), sentence);
    }
}
