//! Now or Never as pages: every stage of whole games is drawn, on a device and on a television.

mod common;

use std::{collections::BTreeSet, fs};

use common::{model, start_game};
use shelf::{AnyView, GameName, LogLine, Shelf, Sitting};
use table::{Chance, Seat, Viewer};
use web::{OutcomeModel, ToldModel};

/// The most a page may take that is pushed at each move.
const MOST: usize = 250_000;
/// The most moves of a game that are looked at.
const MOVES: usize = 700;

/// Plays a random game and calls `look` before every move with whoever is asked.
fn wander(
    players: usize,
    seed: u64,
    options: &[&str],
    mut look: impl FnMut(&dyn Sitting, Seat, usize),
) {
    let (mut game, mut luck) = start_game(GameName::NowOrNever, players, options, seed);
    for moves in 0..MOVES {
        let Some(seat) = game.to_act().iter().next() else { return };
        look(game.as_ref(), seat, moves);
        let actions = game.actions(seat);
        let action = &actions[luck.pick(actions.len() as u32) as usize];
        game.act(seat, action, &mut luck).expect("a listed action");
    }
}

#[test]
fn every_stage_is_drawn_and_every_action_has_a_button() {
    let mut stages = BTreeSet::new();
    let games: [(usize, u64, &[&str]); 5] = [
        (1, 51, &[]),
        (2, 52, &["board=underground"]),
        (2, 53, &["reroll"]),
        (3, 54, &[]),
        (4, 55, &[]),
    ];
    for (players, seed, options) in games {
        wander(players, seed, options, |game, seat, moves| {
            let view = game.view(Viewer::Seat(seat));
            let AnyView::NowOrNever(shown) = &view else { panic!("a view") };
            let stage = format!("{:?}", shown.view.open.stage);
            let stage = stage.split([' ', '{']).next().unwrap_or_default().to_owned();
            if !stages.insert((players, stage)) && moves % 41 != 0 {
                return;
            }
            let table = model(game, Viewer::Seat(seat));
            let page = web::table_fragment(&table);
            assert!(page.len() < MOST, "{} bytes", page.len());
            for action in view.actions() {
                assert!(page.contains(&format!("value=\"{action}\"")), "{action} has no button");
            }
            assert_eq!(page.matches("id=\"space-").count(), 40, "spaces of the board");
            let shown = web::board_fragment(&model(game, Viewer::Spectator));
            assert_eq!(shown.matches("id=\"space-").count(), 40, "spaces on a television");
            assert!(!shown.contains("name=\"act\""), "nobody acts on a television");
        });
    }
    for stage in
        ["Hero", "Keep", "Turn", "Tile", "Site", "Move", "Meet", "Arrived", "Again", "Villager"]
    {
        let seen = stages.iter().any(|(_, seen)| seen == stage);
        assert!(seen, "{stage} was not seen: {stages:?}");
    }
}

/// Ids are unique: what is kept between two pages is found by them.
#[test]
fn no_id_is_used_twice() {
    wander(3, 56, &[], |game, seat, moves| {
        if moves % 29 != 0 {
            return;
        }
        let page = web::table_page(&model(game, Viewer::Seat(seat)));
        assert!(!page.contains(" style=\""), "the page's own policy allows no style in it");
        let mut ids = BTreeSet::new();
        for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(ids.insert(id), "{id} is there twice");
        }
        let wanted = page.split("popovertarget=\"").skip(1);
        for id in wanted.filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(id), "nothing opens for {id}");
        }
        let used = page.split("<use href=\"#").skip(1);
        for id in used.filter_map(|rest| rest.split('"').next()) {
            assert!(ids.contains(id), "there is no picture {id}");
        }
    });
}

/// A rival's quest cards are nowhere in the page.
#[test]
fn nobody_sees_the_cards_of_others() {
    wander(2, 57, &[], |game, seat, _| {
        let other = Seat::new(1 - seat.index());
        let AnyView::NowOrNever(shown) = game.view(Viewer::Seat(seat)) else { panic!("a view") };
        let page = web::table_fragment(&model(game, Viewer::Seat(other)));
        for quest in shown.view.hand.iter() {
            assert!(!page.contains(&format!("id=\"k-{quest}\"")), "{quest} is shown to {other}");
        }
    });
}

/// What a fight, a search or a production led to is drawn until its player continues; a fight that was not
/// read before the season ended is drawn in front of the production.
#[test]
fn what_came_of_a_fight_or_a_season_stays_to_be_read() {
    let mut kinds = BTreeSet::new();
    for seed in [58, 59, 60] {
        let mut fights: [Vec<ToldModel>; 2] = [Vec::new(), Vec::new()];
        wander(2, seed, &[], |game, _, _| {
            for (index, fight) in fights.iter_mut().enumerate() {
                let seat = Seat::new(index);
                let lines = last_lines_of(game, seat);
                let Some(end) = lines.iter().find(|told| told.line.is_outcome) else { continue };
                let icon = end.line.icon;
                kinds.extend(icon);

                let page = page_with(game, seat, lines.clone());

                assert!(page.contains("data-outcome") && page.contains("/continue\""));
                assert!(!page.contains("name=\"act\""), "nothing else is asked before");
                if icon == Some("enemy") {
                    *fight = lines;
                } else if icon == Some("season") && !fight.is_empty() {
                    let both = page_with(game, seat, [fight.clone(), lines].concat());
                    assert!(both.contains("after-fight") && both.contains("harvest"));
                    assert!(!page.contains("after-fight") && page.contains("harvest"));
                    kinds.insert("both");
                }
            }
        });
    }
    for kind in ["enemy", "season", "both"] {
        assert!(kinds.contains(kind), "no {kind} was seen: {kinds:?}");
    }
}

/// What the last move told a seat about itself.
fn last_lines_of(game: &dyn Sitting, seat: Seat) -> Vec<ToldModel> {
    let last = game.log().last().map(|line| line.of_move);
    let is_own = |line: &&LogLine| Some(line.of_move) == last && line.line.seats.contains(seat);
    game.log().iter().filter(is_own).map(ToldModel::from).collect()
}

/// The page of a seat that has an outcome to read.
fn page_with(game: &dyn Sitting, seat: Seat, lines: Vec<ToldModel>) -> String {
    let mut table = model(game, Viewer::Seat(seat));
    let of_move = lines.last().map_or(0, |told| told.of_move);
    table.outcome = Some(OutcomeModel { of_move, lines });
    web::table_fragment(&table)
}

/// What the bot of a game alone did last begins with its card, whatever symbols the other lines have.
#[test]
fn what_the_bot_did_last_begins_with_its_card() {
    let mut cards = BTreeSet::new();
    for seed in [61, 62] {
        wander(1, seed, &[], |game, seat, _| {
            let last = game.log().last().map(|line| line.of_move);
            let drew = |line: &&LogLine| {
                Some(line.of_move) == last && line.line.text.starts_with("the bot draws")
            };
            let Some(line) = game.log().iter().find(drew) else { return };
            let card = line.line.text.trim_start_matches("the bot draws").to_owned();

            let page = web::table_fragment(&model(game, Viewer::Seat(seat)));
            let did = page.split("class=\"solo-card\"").nth(1).expect("what the bot did last");
            let first = did.split("</p>").next().unwrap_or_default();

            assert!(first.contains(&card), "{card}: {first}");
            cards.insert(card);
        });
    }
    assert_eq!(cards.len(), 6, "{cards:?}");
}

/// A recorded game, as far as the first line that begins with `before`.
fn recorded(name: &str, before: Option<&str>) -> Box<dyn Sitting> {
    let golden = "../game-now-or-never/tests/golden";
    let text = fs::read_to_string(format!("{golden}/{name}.replay")).expect("a golden game");
    let end = before.and_then(|before| text.find(&format!("\n{before}")));
    let played = end.map_or(text.as_str(), |end| &text[..=end]);
    Shelf::embedded().resume(played).expect("it can be played again")
}

/// An inn says who can move from which row to which, and only whose town it is can do it.
#[test]
fn an_inn_says_who_moves_where() {
    let game = recorded("three-players", Some("P1 move "));
    let seat = Seat::new(0);

    let page = web::table_fragment(&model(game.as_ref(), Viewer::Seat(seat)));

    assert!(page.contains("popovertarget=\"inn-3-"), "a button opens it");
    assert!(page.contains("<span>Move a tool villager from row 4 to row 3</span>"));
    let other = web::table_fragment(&model(game.as_ref(), Viewer::Seat(Seat::new(1))));
    assert!(!other.contains("popovertarget=\"inn-"), "nobody else moves them");
}

/// Whoever has as many points as another is told what decided; without a tie nothing is said of it.
#[test]
fn a_tie_tells_what_decided() {
    let end = |name| {
        web::table_fragment(&model(recorded(name, None).as_ref(), Viewer::Seat(Seat::new(0))))
    };

    let tie = end("tie-broken-by-experience-and-books");
    let hearts = end("tie-broken-by-hearts");

    assert!(tie.contains("Tied at 0 points. Experience and books: "));
    assert!(!tie.contains(" Hearts: "), "experience and books were enough");
    assert!(hearts.contains(" Hearts: "));
    assert!(!end("two-players").contains("A tie goes to"));
}

/// The last production is read before the result is told.
#[test]
fn the_result_waits_until_the_last_production_is_read() {
    let mut table = model(recorded("alone-and-won", None).as_ref(), Viewer::Seat(Seat::new(0)));
    let after = web::table_fragment(&table);
    table.outcome = Some(OutcomeModel { of_move: 0, lines: Vec::new() });
    let before = web::table_fragment(&table);

    assert!(before.contains("/continue\"") && !before.contains("You won!"));
    assert!(after.contains("You won!") && after.contains(">Play again</button>"));
}
