//! A board in sections: each has a tab, and the one that is asked for is marked.

mod common;

use std::collections::BTreeSet;

use common::{model, start, start_game, wander};
use shelf::{GameName, Sitting};
use table::{Seat, Viewer};

/// The values that begin with `start` and end with a quotation mark.
fn after<'a>(html: &'a str, start: &str) -> Vec<&'a str> {
    html.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Calls `look` with the page of every player after every move of a random game.
fn pages(players: usize, seed: u64, mut look: impl FnMut(&dyn Sitting, Seat, &str)) {
    let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, &[], seed);
    while !game.to_act().is_empty() {
        for seat in (0..players).map(Seat::new) {
            let html = web::table_fragment(&model(game.as_ref(), Viewer::Seat(seat)));
            look(game.as_ref(), seat, &html);
        }
        let moves = game.moves();
        wander(game.as_mut(), &mut luck, |game| game.moves() > moves);
    }
}

#[test]
fn every_section_has_its_tab_and_every_tab_its_section() {
    pages(3, 21, |_, _, html| {
        let tabs = after(html, "id=\"tab-");
        assert_eq!(tabs, ["now", "village", "market", "others", "chat"]);
        assert_eq!(after(html, "href=\"#section-"), tabs);
        assert_eq!(after(html, "class=\"part\" id=\"section-"), tabs);
    });
}

#[test]
fn the_tab_of_what_is_asked_is_marked_and_no_other() {
    let mut asked = BTreeSet::new();
    pages(3, 22, |game, seat, html| {
        let marked = after(html, "class=\"tab asked\" id=\"tab-");
        let said = after(html, "data-asked=\"");
        if game.to_act().contains(seat) {
            assert_eq!(marked, said);
            asked.insert(marked[0].to_owned());
            assert!(!after(html, "data-question=\"")[0].is_empty());
        } else {
            // What is read at the table opens its section, and asks nothing.
            let is_read = html.contains("id=\"book\"") && !html.contains("class=\"brief\"");
            assert!(marked.is_empty(), "{seat} is asked {marked:?}");
            assert_eq!(said, [if is_read { "now" } else { "" }], "{seat}");
        }
    });
    assert!(asked.contains("now") && asked.contains("village"), "only {asked:?}");
}

#[test]
fn a_board_of_one_section_has_no_tabs() {
    let (game, _) = start(3, &[], 1);
    let html = web::table_fragment(&model(game.as_ref(), Viewer::Seat(Seat::new(0))));
    assert!(!html.contains("id=\"tabs\"") && !html.contains("class=\"part\""));
}

/// What is for sale either can be bought now or says in words what is missing.
#[test]
fn everything_on_display_can_be_had_or_says_what_is_missing() {
    let mut reasons = BTreeSet::new();
    pages(3, 23, |game, seat, html| {
        let square = html.split("id=\"square\"").nth(1).unwrap().split("id=\"section-others\"");
        let square = square.into_iter().next().unwrap();
        let my_turn = game.actions(seat).iter().any(|action| action == "pass");
        for item in square.split("<li ").skip(1) {
            let item = item.split("</li>").next().unwrap();
            let can = item.contains("name=\"act\"");
            let lacks = item.contains("class=\"lacking\"");
            assert!(!(can && lacks), "{item}");
            if my_turn && item.contains("popovertarget=\"h-") {
                assert!(can || lacks, "{item}");
            }
            let words = item.split("class=\"lacking\" title=\"").nth(1);
            reasons.extend(words.and_then(|rest| rest.split('"').next()).map(str::to_owned));
        }
    });
    for reason in ["needs 1 more coin", "nobody ready to build", "needs an empty cave"] {
        assert!(reasons.contains(reason), "nobody was told: {reason}; only {reasons:?}");
    }
}
