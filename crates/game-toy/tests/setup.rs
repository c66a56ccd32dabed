//! What a game of the toy begins with.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use game_toy::{Content, Setup, Toy};
use table::{Game, Script, SetupError, Viewer};

fn start(setup: &str) -> Result<Toy, SetupError> {
    Toy::start(Content::embedded(), &setup.parse().unwrap(), &mut Script::replaying(&[]))
}

#[test]
fn toy_2_a_keyword_that_is_brought_along_is_known_from_the_beginning() {
    let view = start("2 players, P2 knows LAMP").unwrap().view(Viewer::Spectator);

    let lamp = Content::embedded().tales.book().keyword("LAMP").unwrap();
    assert_eq!(view.travellers.map(|one| one.keywords), [0, 1 << lamp.index(), 0]);
}

#[test]
fn toy_2_a_word_that_is_not_in_the_book_is_refused_by_its_name() {
    let refused = start("1 player, P1 knows SPOON").unwrap_err();

    assert_eq!(refused, SetupError::Unknown { word: "SPOON".to_owned() });
    assert_eq!(refused.to_string(), "the content of this game has no “SPOON”");
}

#[test]
fn a_setup_has_one_notation() {
    for text in [
        "1 player",
        "2 players, long, flood, P2 mill",
        "3 players, P1 mill, P1 knows LAMP, P3 mill",
    ] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    let other_order = "2 players, P2 knows LAMP, P1 mill, long".parse::<Setup>().unwrap();
    assert_eq!(other_order.to_string(), "2 players, long, P1 mill, P2 knows LAMP");
    for wrong in ["2", "2 players, P3 mill", "2 players, P1 knows", "2 players, P1 knows a, long"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
}
