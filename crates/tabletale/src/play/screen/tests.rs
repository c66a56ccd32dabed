//! The full screen without a terminal: keys in, pictures out.

use host::LocalTable;
use ratatui::{
    crossterm::event::{KeyCode, KeyModifiers},
    layout::Rect,
};
use shelf::{GameName, Shelf};

use super::{
    super::{seats, seed},
    *,
};

/// A screen with somebody who presses keys, at moments of their choice.
struct Player {
    screen: Screen,
    now: Instant,
}

fn sit(words: &[&str]) -> Player {
    sit_at(GameName::Faraway, words)
}

fn sit_at(game: GameName, words: &[&str]) -> Player {
    let shelf = Shelf::embedded();
    let sitters = seats::read(game, words).unwrap();
    let people = words.iter().filter(|&&word| word == "me").count();
    let given: Vec<String> = ["Ada", "Ben"].iter().take(people).map(ToString::to_string).collect();
    let names = seats::names(&sitters, &given).unwrap();
    let chosen = game.menu().choose(words.len(), &[]).unwrap();
    let setup = game.setup(&chosen).unwrap();
    let seed = seed(Some(5)).unwrap();
    let table = LocalTable::start((&shelf, game), &setup, sitters, &names, seed).unwrap();
    let party = Party::new(table, None);
    let now = Instant::now();
    Player { screen: Screen::new(party, Ink::FULL, Pace::Followable, None, now), now }
}

impl Player {
    fn press(&mut self, code: KeyCode) -> Option<Leaving> {
        self.now += Duration::from_secs(1);
        self.screen.key(KeyEvent::new(code, KeyModifiers::NONE), self.now).unwrap()
    }

    fn type_in(&mut self, text: &str) -> Option<Leaving> {
        let typed = text.chars().find_map(|letter| self.press(KeyCode::Char(letter)));
        typed.or_else(|| self.press(KeyCode::Enter))
    }

    fn screen(&mut self) -> String {
        let mut buf = Buffer::empty(Rect::new(0, 0, 80, 24));
        self.screen.draw(&mut buf);
        let lines = buf
            .content()
            .chunks(80)
            .map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn sees(&mut self, text: &str) -> bool {
        self.screen().contains(text)
    }

    fn moves(&self) -> usize {
        self.screen.party.sitting().moves()
    }

    /// Lets time pass until `done`; bots think for as long as they need.
    fn wait(&mut self, done: impl Fn(&Screen) -> bool) {
        while !done(&self.screen) {
            self.now += Duration::from_secs(1);
            self.screen.tick(self.now).unwrap();
            std::thread::yield_now();
        }
    }

    fn wait_to_be_asked(&mut self) {
        self.wait(|screen| screen.is_asked() || screen.party.is_over());
    }
}

#[test]
fn a_choice_by_arrows_number_or_words() {
    let mut ada = sit(&["me", "random"]);
    let actions = ada.screen.actions.clone();
    ada.press(KeyCode::Right);
    assert_eq!(ada.screen.selected, Some(1));
    ada.press(KeyCode::Left);
    ada.press(KeyCode::Left);
    assert_eq!(ada.screen.selected, Some(2), "the cursor goes around");

    ada.press(KeyCode::Char('2'));
    assert_eq!(ada.screen.selected, Some(1), "a number moves the cursor while it is typed");
    ada.press(KeyCode::Enter);
    assert_eq!(ada.moves(), 1);
    assert!(ada.sees("You can still change it"), "{}", ada.screen());

    ada.type_in(&actions[0]);
    assert_eq!(ada.moves(), 2, "a secret choice can be changed");
    assert!(ada.sees(&actions[0].replace("play ", "╰─ ")), "{}", ada.screen());
}

#[test]
fn what_is_wrong_gets_a_sentence() {
    let mut ada = sit(&["me", "random"]);
    for (typed, answer) in [
        ("7", "Choose a number from 1 to 3."),
        ("take 9", "First play a Region from your hand."),
        ("play 0", "Expected an action such as “play 23”"),
        ("dance", "Expected an action such as “play 23”"),
    ] {
        ada.type_in(typed);
        assert!(ada.sees(answer), "{typed}: {}", ada.screen());
        assert_eq!(ada.moves(), 0);
    }
}

#[test]
fn one_enter_too_many_decides_nothing() {
    let mut ada = sit(&["me", "random"]);
    ada.press(KeyCode::Enter);
    assert_eq!(ada.moves(), 1);

    for _ in 0..3 {
        ada.screen.key(KeyEvent::from(KeyCode::Enter), ada.now).unwrap();
    }

    assert_eq!(ada.moves(), 1);
}

#[test]
fn undo_takes_bots_along_and_stops_at_a_reveal() {
    let mut ada = sit(&["me", "random", "random"]);
    ada.press(KeyCode::Char('u'));
    assert!(ada.sees("Can’t undo: there is nothing to undo yet."));

    ada.press(KeyCode::Enter);
    ada.wait(|screen| screen.party.sitting().moves() == 2);
    ada.press(KeyCode::Char('u'));
    assert_eq!(ada.moves(), 0);
    assert!(ada.sees("Undid Ada’s last move and one bot move."));

    ada.press(KeyCode::Enter);
    ada.wait(|screen| screen.party.sitting().moves() >= 3);
    ada.wait_to_be_asked();
    let moves = ada.moves();
    ada.press(KeyCode::Char('u'));
    assert!(ada.sees("Can’t undo: before that, luck was used"), "{}", ada.screen());
    assert_eq!(ada.moves(), moves);
}

#[test]
fn bots_wait_until_one_can_follow() {
    let mut ada = sit(&["me", "random", "random"]);
    ada.press(KeyCode::Enter);
    let now = ada.now;
    for _ in 0..200 {
        ada.screen.tick(now).unwrap();
        std::thread::yield_now();
    }
    assert_eq!(ada.moves(), 1, "no time has passed");
}

#[test]
fn pages_open_and_close() {
    let mut ada = sit(&["me", "random"]);
    ada.press(KeyCode::Char('?'));
    assert!(ada.sees("Symbols") && ada.sees("hours to explore"));
    ada.press(KeyCode::Char('2'));
    ada.press(KeyCode::Char('3'));
    assert!(ada.sees("Region 23: red, 23 hours to explore, by night."), "{}", ada.screen());
    ada.press(KeyCode::Backspace);
    assert!(ada.sees("Region 2: "));
    ada.press(KeyCode::Right);
    ada.press(KeyCode::Esc);
    ada.press(KeyCode::Char('o'));
    assert!(ada.sees("next player"));
    ada.press(KeyCode::Esc);
    ada.press(KeyCode::Char('l'));
    assert!(ada.sees("scroll"));
    ada.press(KeyCode::PageUp);
    ada.press(KeyCode::Esc);
    ada.type_in(":help S7");
    assert!(ada.sees("Sanctuary S7:") && ada.sees("Green Sanctuary."), "{}", ada.screen());
    ada.press(KeyCode::Esc);
    assert_eq!(ada.screen.open, Open::Table);
    assert_eq!(ada.press(KeyCode::Char('q')), Some(Leaving::Home));
}

#[test]
fn a_hint_comes_while_the_screen_lives() {
    let mut ada = sit(&["me", "random"]);
    ada.press(KeyCode::Char('h'));
    assert!(ada.sees("Thinking about a hint"));
    ada.wait(|screen| screen.hint.is_none());
    assert!(ada.sees("Hint: play") && ada.sees("best"), "{}", ada.screen());
}

#[test]
fn two_people_hand_the_screen_on() {
    let mut both = sit(&["me", "me"]);
    assert!(both.sees("Hand the screen to Ada.") && !both.sees("hand "), "{}", both.screen());
    both.press(KeyCode::Enter);
    assert!(both.sees("Play a Region"));
    let hand = both.screen.actions.clone();

    both.press(KeyCode::Enter);
    assert!(both.sees("Hand the screen to Ben."));
    assert!(!both.sees("╭"), "no card of Ada’s is in sight");
    both.press(KeyCode::Char('u'));
    assert_eq!(both.screen.actions, hand, "Ada thinks better of it");
    both.press(KeyCode::Enter);
    both.press(KeyCode::Enter);
    assert_eq!(both.screen.viewer, Viewer::Seat(Seat::new(1)));
    both.press(KeyCode::Enter);
    assert_eq!(both.moves(), 2);
}

#[test]
fn a_whole_game_ends_in_a_show_and_offers_another() {
    let mut ada = sit(&["me", "greedy", "random"]);
    while !ada.screen.party.is_over() {
        ada.press(KeyCode::Enter);
        ada.wait_to_be_asked();
    }
    ada.wait(|screen| screen.open == Open::Finale { step: 3 });
    assert!(ada.sees("The way back"));
    ada.press(KeyCode::Char(' '));
    assert!(ada.sees("wins with") || ada.sees("win with"), "{}", ada.screen());
    ada.press(KeyCode::Char('l'));
    ada.press(KeyCode::Esc);
    ada.screen.tick(ada.now).unwrap();
    ada.screen.tick(ada.now).unwrap();
    assert!(ada.sees("n new game"), "the show is not repeated: {}", ada.screen());
    assert_eq!(ada.press(KeyCode::Char('n')), Some(Leaving::AnotherGame));
}

#[test]
fn a_bot_pauses_before_its_turn_and_not_before_every_click() {
    let mut ada = sit_at(GameName::AboveAndBelow, &["random", "random"]);
    let (mut clicks, mut turns) = (0, 0);
    for moves in 0..60 {
        ada.wait(|screen| screen.party.sitting().moves() > moves);
        let pause = ada.screen.not_before - ada.now;
        if pause < Duration::from_millis(500) {
            clicks += 1;
        } else {
            turns += 1;
        }
    }
    assert!(clicks > 10 && turns > 10, "{clicks} clicks, {turns} turns");
}
