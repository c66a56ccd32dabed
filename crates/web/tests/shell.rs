//! What surrounds every game: chat above the log, the lobby, watching, replays that play.

mod common;

use common::{lobby, model, play, start, start_game};
use shelf::{BotKind, GameName};
use table::{Seat, Viewer};
use web::{ReplayModel, SeatModel, Sitter, TableModel};

const ME: Viewer = Viewer::Seat(Seat::new(0));

fn place(page: &str, what: &str) -> usize {
    page.find(what).unwrap_or_else(|| panic!("no {what} in {page}"))
}

/// A game of Faraway in its third round, as `viewer` sees it.
fn middle(viewer: Viewer) -> TableModel {
    let (mut game, mut luck) = start(3, &[], 5);
    play(game.as_mut(), &mut luck, |game| game.moves() > 16);
    model(game.as_ref(), viewer)
}

#[test]
fn chat_stands_above_the_log_with_a_mark_for_what_is_unread() {
    let page = web::table_page(&middle(ME));
    assert!(place(&page, "id=\"talk\"") < place(&page, "id=\"story\""));
    assert!(place(&page, "href=\"#talk\"") < place(&page, "id=\"table\""), "the way to it");
    assert_eq!(page.matches("data-unread ").count(), 2, "in the header and at the chat");
    assert_eq!(page.matches("data-said=\"7\"").count(), 2, "a line says when it was said");
}

#[test]
fn the_log_is_in_the_order_it_happened() {
    let table = middle(ME);
    let page = web::table_fragment(&table);
    let log = &page[place(&page, "id=\"log\"")..];
    let rounds: Vec<usize> =
        (2..=3).map(|round| place(log, &format!("id=\"chapter-0-Round-{round}\""))).collect();
    assert!(rounds.is_sorted(), "{rounds:?}");
    let moments: Vec<usize> = log
        .split("/replay?move=")
        .skip(1)
        .map(|rest| rest.split(['&', '"']).next().unwrap().parse().unwrap())
        .collect();
    assert!(moments.len() > 10 && moments.is_sorted(), "{moments:?}");
    let opened = log.matches("<details class=\"chapter\"").count() - log.matches(" open>").count();
    assert!(opened >= 1, "earlier rounds are folded");
}

#[test]
fn a_watcher_is_told_that_they_watch() {
    let page = web::table_fragment(&middle(Viewer::Spectator));
    assert!(page.contains("You’re watching. All seats are taken"));
    assert!(!web::table_fragment(&middle(ME)).contains("You’re watching"));
}

#[test]
fn headings_of_a_replay_are_those_of_whose_eyes_one_looks_through() {
    let bo = Viewer::Seat(Seat::new(1));
    let (other, _) = start_game(GameName::AboveAndBelow, 3, &[], 5);
    let replay_of = |mut table: TableModel, mine: &[Seat]| {
        table.mine = mine.to_vec();
        web::replay_page(&ReplayModel { table, at: 4, moves: 9, as_seat: Some(Seat::new(1)) })
    };
    for (mine, whose) in [(vec![], "Bo the Wanderer’s"), (vec![Seat::new(1)], "Your")] {
        let page = replay_of(model(other.as_ref(), bo), &mine);
        for what in ["village", "villagers", "supplies"] {
            assert!(page.contains(&format!("{whose} {what}<")), "{whose} {what}");
        }
    }
    let replay = |mine: &[Seat]| replay_of(middle(bo), mine);
    let lent = replay(&[]);
    assert!(lent.contains("Bo the Wanderer’s journey") && lent.contains("Bo the Wanderer’s hand"));
    assert!(!lent.contains("Your journey"));
    let own = replay(&[Seat::new(1)]);
    assert!(own.contains("Your journey") && own.contains("Your hand"));
}

#[test]
fn a_replay_can_play_by_itself_and_be_stepped_through_without_script() {
    let table = middle(Viewer::Spectator);
    let page = web::replay_page(&ReplayModel { table, at: 4, moves: 9, as_seat: None });
    let player = &page[place(&page, "data-player")..];
    assert!(player.starts_with("data-player hidden"), "nothing is offered that needs the script");
    for speed in ["½×", "1×", "2×", "4×"] {
        assert!(player.contains(speed), "{speed}");
    }
    for (step, at) in [("first", 0), ("back", 3), ("on", 5), ("last", 9)] {
        let link = &page[..place(&page, &format!("data-step=\"{step}\""))];
        let link = &link[link.rfind("<a").unwrap()..];
        assert!(link.contains(&format!("move={at}\"")), "{link}");
    }
}

#[test]
fn a_lobby_says_what_is_missing_and_offers_only_what_can_be_done() {
    let seat = |index: usize, sitter: Sitter| SeatModel {
        seat: Seat::new(index),
        name: format!("Player {}", index + 1),
        sitter,
        to_act: false,
        left: None,
        mine: index == 0,
    };
    let mut table = lobby(ME);
    let person = Sitter::Person { here: true };
    table.seats = vec![seat(0, person), seat(1, Sitter::Open), seat(2, Sitter::Open)];
    let page = web::table_page(&table);
    assert!(page.contains("Free seat 2") && page.contains("Free seat 3"));
    assert!(page.contains("Start needs 2 more players"));
    assert!(page.contains("aria-disabled=\"true\" aria-describedby=\"start-needs\""));
    assert!(!page.contains("value=\"kick\""), "nobody can be removed from a free seat");

    let guest = TableModel { viewer: Viewer::Spectator, mine: Vec::new(), is_host: false, ..table };
    let page = web::table_page(&guest);
    assert!(page.contains("id=\"join-seat\"") && !page.contains("id=\"start\""));
    assert_eq!(page.matches("action=\"/t/misty-harbour-42/join\"").count(), 1, "one way to join");

    let bot = Sitter::Bot(BotKind::Easy);
    let mut table = lobby(ME);
    table.seats = vec![seat(0, person), seat(1, person), seat(2, bot)];
    let page = web::table_page(&table);
    assert!(!page.contains("aria-disabled") && !page.contains("Start needs"));
    assert_eq!(page.matches("value=\"kick\"").count(), 1, "a person can be removed, a bot cannot");
    let guest = TableModel { viewer: Viewer::Spectator, mine: Vec::new(), is_host: false, ..table };
    assert!(web::table_page(&guest).contains("You’re watching. All seats are taken"));
}

#[test]
fn a_link_that_nobody_else_can_open_says_so() {
    let mut table = lobby(ME);
    assert!(web::table_page(&table).contains("class=\"qr\""));
    table.is_invite_local = true;
    let page = web::table_page(&table);
    assert!(page.contains("tabletale serve --lan") && !page.contains("class=\"qr\""));
}

#[test]
fn what_needs_room_has_it_before_it_is_there() {
    for moves in [1, 9, 17, 30] {
        let (mut game, mut luck) = start(4, &[], 8);
        play(game.as_mut(), &mut luck, |game| game.moves() >= moves);
        let page = web::table_fragment(&model(game.as_ref(), ME));
        let section = |id: &str| {
            let from = &page[place(&page, &format!("id=\"{id}\""))..];
            from.split("</section>").next().unwrap().to_owned()
        };
        let places = |html: &str| {
            html.matches("class=\"card ").count() + html.matches("class=\"slot").count()
        };
        assert_eq!(places(&section("display")), 5, "one more than players, after {moves} moves");
        assert_eq!(places(&section("hand")), 3, "after {moves} moves");
    }
}

#[test]
fn nothing_on_a_page_moves_for_ever() {
    for (name, _, bytes) in web::assets::ALL {
        if name.ends_with(".css") {
            let css = std::str::from_utf8(bytes).unwrap();
            let endless: Vec<&str> = css.lines().filter(|line| line.contains("infinite")).collect();
            assert!(endless.is_empty(), "{name}: {endless:?}");
        }
    }
}

#[test]
fn one_deed_is_one_line_and_what_has_come_to_light_is_not_told_twice() {
    let page = web::table_fragment(&middle(ME));
    let log = &page[place(&page, "id=\"log\"")..];
    let log = log.split("</section>").next().unwrap();
    // Ada was dealt three Sanctuaries and has looked at them: a single entry.
    let entries: Vec<&str> = log.split("<li>").filter(|entry| entry.contains("finds a")).collect();
    let mine = entries.iter().find(|entry| entry.contains("Ada finds a Sanctuary")).unwrap();
    assert_eq!(mine.matches("Ada looks at").count(), 3, "{mine}");
    assert!(entries.iter().all(|entry| entry.matches("finds a").count() == 1));
    // Cards that were laid face down have all been turned up.
    assert!(log.contains("Cy explores") && !log.contains("lays a Region face down"));

    let (mut game, mut luck) = start(3, &[], 5);
    play(game.as_mut(), &mut luck, |game| game.moves() == 1);
    let page = web::table_fragment(&model(game.as_ref(), ME));
    assert!(page.contains("Cy lays a Region face down"), "until then it is news");
}
