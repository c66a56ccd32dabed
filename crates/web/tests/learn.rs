//! Learning on pages: How to play, what the guide points at, symbols and why something is missing.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod common;

use luck::Quick;
use shelf::{BotKind, Budget, GameName, Shelf, Sitting};
use table::{Chance, Lessons, Seat, Viewer};
use web::{how_to_play_page, table_fragment, table_page};

const LEARNER: Seat = Seat::new(0);

fn first_game(game: GameName) -> Box<dyn Sitting> {
    let shelf = Shelf::embedded();
    let file = shelf.prepared(game, |index| common::NAMES[index].to_owned()).unwrap();
    shelf.resume_file(&file).unwrap()
}

fn guided(sitting: &dyn Sitting, seat: Seat) -> web::TableModel {
    let guided = seat == LEARNER;
    web::TableModel { guided, ..common::model(sitting, Viewer::Seat(seat)) }
}

/// The value of an attribute of the element with this id.
fn points_at(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once("data-points-at=\"")?;
    rest.split_once('"').map(|(id, _)| id)
}

/// Whether something is in the decision, in the section that is asked for, or on a board without.
fn is_in_sight(page: &str, what: &str) -> bool {
    let between = |from: &str, to: &str| {
        let rest = page.split_once(from).map_or("", |it| it.1);
        rest.split(to).next().unwrap_or("").contains(what)
    };
    let asked = page.split_once("data-asked=\"").and_then(|(_, rest)| rest.split('"').next());
    match asked.filter(|asked| !asked.is_empty()) {
        Some(asked) => {
            between("id=\"decision\"", "<nav")
                || between(&format!("id=\"section-{asked}\""), "class=\"part\"")
        }
        None => true,
    }
}

/// Moves after which mostly a bot plays on, since some games do not end by themselves.
const ALONE: usize = 400;

#[test]
fn what_the_guide_points_at_is_on_the_page_and_marked() {
    for &game in GameName::ALL {
        for seed in 0..8 {
            let (mut sitting, mut luck) = (first_game(game), Quick::new(seed, 0));
            for moves in 0.. {
                let page = table_fragment(&guided(sitting.as_ref(), LEARNER));
                if let Some(id) = points_at(&page) {
                    let marked = format!(" id=\"{id}\" data-guide-target");
                    assert!(page.contains(&marked), "{id} is not on the page: {page}");
                    assert_eq!(page.matches("data-guide-target").count(), 1);
                    assert!(is_in_sight(&page, &marked), "{id} is in another tab");
                }
                let speaks = page.contains("id=\"guide\"");
                let Some(seat) = sitting.to_act().iter().next() else {
                    assert!(speaks, "the scoring is explained");
                    break;
                };
                let actions = sitting.actions(seat);
                let action = if moves < ALONE || luck.pick(4) == 0 {
                    actions[luck.pick(actions.len() as u32) as usize].clone()
                } else {
                    let position = sitting.position(seat).unwrap();
                    position.decide(BotKind::Greedy, Budget::Iterations(1), moves as u64)
                };
                sitting.act(seat, &action, &mut luck).unwrap();
            }
        }
    }
}

#[test]
fn only_whoever_learns_hears_the_guide() {
    let sitting = first_game(GameName::Faraway);
    let learner = table_page(&guided(sitting.as_ref(), LEARNER));
    assert!(learner.contains("id=\"guide\"") && learner.contains("Stop the guide"));
    let other = table_page(&guided(sitting.as_ref(), Seat::new(1)));
    assert!(!other.contains("id=\"guide\"") && !other.contains("data-guide-target"));
    let guest = table_page(&common::model(sitting.as_ref(), Viewer::Spectator));
    assert!(!guest.contains("id=\"guide\""));
}

#[test]
fn how_to_play_has_a_section_for_every_link_and_draws_what_it_shows() {
    let shelf = Shelf::embedded();
    for &game in GameName::ALL {
        let page = how_to_play_page(&shelf, game).unwrap();
        for section in shelf.how_to_play(game).unwrap().sections {
            assert!(page.contains(&format!("id=\"{}\"", section.id)), "{}", section.id);
        }
        assert!(!page.contains("<figure class=\"of-card\"><figcaption"), "a card without a face");
        let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut ids: Vec<&str> = ids.collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "an id stands twice");
        for used in page.split("<use href=\"#").skip(1) {
            let id = used.split('"').next().unwrap();
            assert!(ids.binary_search(&id).is_ok(), "{}: nothing draws {id}", game.word());
        }
    }
}

/// Symbols of the art that are no symbols of the game: dice, a voice, pieces on a map.
const NOT_OF_THE_GAME: [&str; 12] =
    ["d1", "d2", "d3", "d4", "d5", "d6", "die", "voice", "cave-card", "tent", "standee", "token"];

#[test]
fn every_symbol_of_a_game_is_explained() {
    let arts = [
        ("i-", include_str!("../art/faraway.svg"), game_faraway::Faraway::SYMBOLS),
        (
            "a-",
            include_str!("../art/above-and-below.svg"),
            game_above_and_below::AboveAndBelow::SYMBOLS,
        ),
        (
            "n-",
            include_str!("../art/near-and-far/symbols.svg"),
            game_near_and_far::NearAndFar::SYMBOLS,
        ),
    ];
    for (prefix, art, symbols) in arts {
        let start = format!("id=\"{prefix}");
        let drawn: Vec<&str> =
            art.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for word in drawn.iter().filter(|word| !NOT_OF_THE_GAME.contains(word)) {
            assert!(symbols.iter().any(|symbol| symbol.0 == *word), "{word} is not explained");
        }
        for (word, _) in symbols {
            assert!(drawn.contains(word), "{word} has no picture");
        }
    }
}

#[test]
fn why_something_is_missing_leads_to_its_rule() {
    let sitting = first_game(GameName::AboveAndBelow);
    let page = table_page(&common::model(sitting.as_ref(), Viewer::Seat(LEARNER)));
    assert!(page.contains("href=\"/how-to-play/above-and-below#harvest\""), "{page}");
    assert!(page.contains("No goods lie on your buildings."));
}

#[test]
fn every_page_leads_to_how_to_play() {
    let sitting = first_game(GameName::Faraway);
    let link = "href=\"/how-to-play/faraway\"";
    let table = common::model(sitting.as_ref(), Viewer::Seat(LEARNER));
    let replay = web::ReplayModel { table: table.clone(), at: 0, moves: 0, as_seat: Some(LEARNER) };
    let pages = [
        ("new", web::new_page(GameName::Faraway, None)),
        ("lobby", table_page(&common::lobby(Viewer::Seat(LEARNER)))),
        ("table", table_page(&table)),
        ("replay", web::replay_page(&replay)),
    ];
    for (name, page) in pages {
        assert!(page.contains(link), "{name}");
    }
}
