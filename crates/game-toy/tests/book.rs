//! What the book of the toy shows of the format: keywords, places of choices, and guesses.

use game_toy::{Action, Content, Setup, Space, Toy, reading};
use luck::Quick;
use story::Key;
use table::{Game, Ignore, Seat, Viewer};

fn after(actions: &[Action]) -> Toy {
    let mut luck = Quick::new(1, 0);
    let mut game = Toy::start(Content::embedded(), &Setup::standard(1), &mut luck).expect("a game");
    for &action in actions {
        game.apply(Seat::new(0), action, &mut luck, &mut Ignore).expect("an action");
    }
    game
}

fn places(game: &Toy) -> Vec<u8> {
    let view = game.view(Viewer::Spectator);
    let reading = reading(Content::embedded(), &view).expect("a passage is open");
    reading.pages[0].choices.iter().map(|choice| choice.place).collect()
}

#[test]
fn whoever_has_the_keyword_is_read_what_must_be_done_and_others_the_rest() {
    let without = after(&[Action::Walk(Space::Mill), Action::Walk(Space::Tower)]);
    let with = after(&[Action::Walk(Space::Ford), Action::Choose(1), Action::Walk(Space::Tower)]);

    assert_eq!(places(&without), [2]);
    assert_eq!(places(&with), [1]);
    let mut actions = Vec::new();
    with.actions(Seat::new(0), &mut actions);
    assert_eq!(actions, [Action::Choose(1)]);
}

#[test]
fn a_choice_that_was_made_is_known_by_its_place_in_the_passage() {
    let made = after(&[Action::Walk(Space::Mill), Action::Walk(Space::Tower), Action::Choose(2)]);
    let view = made.view(Viewer::Spectator);
    let page = &reading(Content::embedded(), &view).expect("it was read").pages[0];

    assert_eq!(page.chosen, Some(2));
    assert_eq!(page.chosen().expect("it was read out").place, 2);
}

/// However small a book is, an imagined world does not know what lies behind a choice.
#[test]
fn guesses_are_sometimes_wrong_for_every_choice() {
    let tales = &Content::embedded().tales;
    let mut luck = Quick::new(7, 0);
    for key in ["A", "B"].map(|key| key.parse::<Key>().expect("a key")) {
        for (choice, truth) in tales.behind(key).iter().enumerate() {
            let is_wrong = (0..60).any(|_| tales.guess(key, &mut luck)[choice] != *truth);
            assert!(is_wrong, "{key}, choice {}", choice + 1);
        }
    }
}
