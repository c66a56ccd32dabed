//! A storybook game line by line: what came of every exploration is read when it happens, and every
//! page can be read again.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use shelf::{LogLine, ReadPage, Shelf, Sitting};
use table::Seat;

/// Plays a piped game against two bots in a data folder, and gives what was printed.
fn play(data: &Path, input: &str) -> String {
    let words =
        ["play", "above-and-below", "--plain", "--seats", "me,greedy,greedy", "--seed", "5"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletale"))
        .args(words)
        .env("TABLETALE_DATA", data)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The reader may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// The game that was played there, from its recording.
fn played(data: &Path) -> Box<dyn Sitting> {
    let file = data.join("games/above-and-below-finished-1.replay");
    Shelf::embedded().resume(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// The moves that this seat was asked for: what has one answer is done by itself.
fn decisions(mut game: Box<dyn Sitting>, seat: Seat) -> Vec<usize> {
    let mut asked = Vec::new();
    for at in (0..game.moves()).rev() {
        let (mover, _) = game.move_at(at).unwrap();
        game.rewind(at).unwrap();
        if mover == seat && game.forced(seat).is_none() {
            asked.insert(0, at);
        }
    }
    asked
}

fn page(line: &LogLine) -> Option<&ReadPage> {
    line.page.as_deref()
}

#[test]
fn every_outcome_is_printed_and_every_page_can_be_read_again() {
    let ones = "1\n".repeat(2000);
    let data = tempfile::tempdir().unwrap();

    let told = play(data.path(), &ones);

    let game = played(data.path());
    let seats = |wanted: bool| {
        let pages = game.log().iter().filter_map(page);
        pages.filter(|page| (page.seat == Seat::new(0)) == wanted).count()
    };
    assert!(seats(true) > 0 && seats(false) > 3, "{} and {}", seats(true), seats(false));
    for page in game.log().iter().filter_map(page) {
        for text in page.outcome.iter().flat_map(|outcome| &outcome.text) {
            assert!(told.contains(text.as_str()), "{}: {text}", page.passage);
        }
    }

    // Before the last decision, everything that was read so far is asked for again.
    let own = decisions(played(data.path()), Seat::new(0));
    let (last, earlier) = own.split_last().unwrap();
    let before: Vec<&ReadPage> =
        game.log().iter().filter(|line| line.of_move < *last).filter_map(page).collect();
    let help: String = before.iter().map(|page| format!("help {}\n", page.passage)).collect();
    let data = tempfile::tempdir().unwrap();
    let again = play(data.path(), &format!("{}{help}{ones}", "1\n".repeat(earlier.len())));
    for page in before {
        let title = format!("{}  {}", page.passage, page.title);
        assert!(again.contains(&title), "{title}");
        assert!(page.text.iter().all(|text| again.contains(text.as_str())), "{title}");
    }
}
