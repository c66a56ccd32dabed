//! A story is for the whole table: whoever reads it aloud, hears it or looks on has its page, with the
//! choices and without a button to take one.

mod common;

use common::{model, start_game, wander};
use shelf::{BotKind, GameName, Sitting};
use table::{Seat, Viewer};
use web::{Sitter, TableModel};

const BOOKS: [(GameName, &str); 2] =
    [(GameName::AboveAndBelow, "now"), (GameName::NearAndFar, "town")];
const YOU_READ: &str = "You read this aloud";

/// A game for three in which somebody chooses in a story, and who it is.
fn at_a_story(game: GameName) -> (Box<dyn Sitting>, Seat) {
    let chooses = |sitting: &dyn Sitting| {
        let mut asked = sitting.to_act().iter();
        asked.any(|seat| sitting.actions(seat).iter().any(|act| act.starts_with("choose")))
    };
    let story = (0..60).find_map(|seed| {
        let (mut sitting, mut luck) = start_game(game, 3, &[], seed);
        wander(sitting.as_mut(), &mut luck, |sitting| sitting.moves() > 400 || chooses(sitting));
        chooses(sitting.as_ref()).then_some(sitting)
    });
    let story = story.expect("somebody meets a story");
    let asked = story.to_act().iter().next().expect("somebody chooses");
    (story, asked)
}

/// The table as somebody sees it, with people at the seats of `people` and bots at the others.
fn seen(sitting: &dyn Sitting, viewer: Viewer, people: &[Seat]) -> TableModel {
    let mut table = model(sitting, viewer);
    for seat in &mut table.seats {
        let is_person = people.contains(&seat.seat);
        seat.sitter =
            if is_person { Sitter::Person { here: true } } else { Sitter::Bot(BotKind::Easy) };
    }
    table
}

/// The seat so many places to the left.
fn left_of(seat: Seat, steps: usize) -> Seat {
    Seat::new((seat.index() + steps) % 3)
}

#[test]
fn a_story_opens_before_everybody_and_says_who_reads_it() {
    for (game, section) in BOOKS {
        let (story, asked) = at_a_story(game);
        let everybody = [0, 1, 2].map(Seat::new);
        let (reader, third) = (left_of(asked, 1), left_of(asked, 2));
        let page = story.reading().expect("a book").pages.pop().expect("a page");
        let opens = format!("data-asked=\"{section}\" data-question=\"read ");
        for viewer in [Viewer::Seat(reader), Viewer::Seat(third), Viewer::Spectator] {
            let html = web::table_fragment(&seen(story.as_ref(), viewer, &everybody));
            assert!(html.contains(&opens), "{game:?} does not open for {viewer:?}");
            assert!(!html.contains("(your move)"), "{game:?}: {viewer:?} is not asked");
            assert!(!html.contains("name=\"act\""), "{game:?}: {viewer:?} decides nothing");
            let is_reader = viewer.seat() == Some(reader);
            assert_eq!(html.contains(YOU_READ), is_reader, "{game:?}: {viewer:?}");
            assert_eq!(html.matches(" reads this aloud").count(), usize::from(!is_reader));
            for choice in &page.choices {
                let label = choice.label.replace('&', "&amp;").replace('"', "&quot;");
                assert_eq!(html.matches(&label).count(), 2, "in the book and below it: {label}");
            }
        }
        let html = web::table_fragment(&seen(story.as_ref(), Viewer::Seat(asked), &everybody));
        assert!(!html.contains(YOU_READ) && html.contains(" reads this aloud"), "{game:?}");
        assert!(html.contains("(your move)") && !html.contains("id=\"heard\""), "{game:?}");
        let board = web::board_fragment(&seen(story.as_ref(), Viewer::Spectator, &everybody));
        assert!(board.contains(" reads this aloud") && board.contains("id=\"book\""), "{game:?}");
    }
}

#[test]
fn a_bot_reads_nothing_aloud_and_a_shared_screen_names_who_does() {
    for (game, _) in BOOKS {
        let (story, asked) = at_a_story(game);
        let third = left_of(asked, 2);
        // The bot to the left has no voice; the next person has.
        let html = web::table_fragment(&seen(story.as_ref(), Viewer::Seat(third), &[asked, third]));
        assert!(html.contains(YOU_READ), "{game:?}");
        // Whoever plays with bots alone reads for themselves, and need not be told.
        let html = web::table_fragment(&seen(story.as_ref(), Viewer::Seat(asked), &[asked]));
        assert!(!html.contains("this aloud"), "{game:?}");
        // Two at one screen look at the same page.
        let reader = left_of(asked, 1);
        let mut shared = seen(story.as_ref(), Viewer::Seat(asked), &[asked, reader]);
        shared.mine = vec![asked, reader];
        let html = web::table_fragment(&shared);
        assert!(!html.contains(YOU_READ) && html.contains(" reads this aloud"), "{game:?}");
    }
}
