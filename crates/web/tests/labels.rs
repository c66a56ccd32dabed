//! Buttons of Above and Below: they carry prices and odds, and none stands out that fails.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod common;

use std::collections::BTreeMap;

use common::{model, start_game, wander};
use game_above_and_below::Stage;
use shelf::{AnyView, GameName};
use table::Viewer;

/// The words of a piece of a page, without its tags.
fn text(html: &str) -> String {
    html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words)).collect()
}

/// The buttons of the decision panel: class, action and words.
fn buttons(html: &str) -> Vec<(String, String, String)> {
    let form = html.split("<form class=\"act\"").nth(1).unwrap().split("</form>").next().unwrap();
    let buttons = form.split("<button class=\"").skip(1);
    let buttons = buttons.map(|rest| {
        let class = rest.split('"').next().unwrap().to_owned();
        let action = rest.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let inner = rest.split_once('>').unwrap().1.split("</button>").next().unwrap();
        (class, action, text(inner))
    });
    buttons.collect()
}

#[test]
fn buttons_say_what_they_cost_and_bring_and_none_stands_out_that_fails() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (players, seed) in [(2, 31), (3, 32), (4, 33), (3, 34), (2, 35)] {
        let (mut game, mut luck) = start_game(GameName::AboveAndBelow, players, &[], seed);
        while let Some(seat) = game.to_act().iter().next() {
            let table = model(game.as_ref(), Viewer::Seat(seat));
            let Some(AnyView::AboveAndBelow(shown)) = &table.view else { panic!("a view") };
            let open = &shown.view.open;
            let all = buttons(&web::table_fragment(&table));
            for (class, action, words) in &all {
                let verb = action.split(' ').next().unwrap();
                let primary = class == "primary";
                if primary {
                    assert!(!words.contains("fails"), "{words} stands out");
                    assert!(
                        !matches!(verb, "decline" | "refuse" | "refresh"),
                        "{words} stands out"
                    );
                }
                let says = |what: &str| assert!(words.contains(what), "{action}: {words}");
                match verb {
                    "labor" if open.cider => says("+ cider"),
                    "labor" => says("1 coin each"),
                    "harvest" => says("1 villager each"),
                    "bargain" => says("coins or more"),
                    "accept" | "by" => says("for "),
                    "exert" => says("+1 lantern"),
                    "keep" | "enough" => says("lantern"),
                    "pass" => {
                        let idle = open.village(seat).ready.is_empty();
                        assert!(!primary || idle, "{words} stands out with villagers ready");
                    }
                    "choose" if words.contains("explore") => {
                        let has_odds = ["%", "only by exerting", "out of reach"];
                        assert!(has_odds.iter().any(|odds| words.contains(odds)), "{words}");
                    }
                    _ => continue,
                }
                *seen
                    .entry(match verb {
                        "by" => "by",
                        "choose" => "choose",
                        "exert" => "exert",
                        "enough" => "enough",
                        "labor" => "labor",
                        _ => "other",
                    })
                    .or_default() += 1;
            }
            if open.stage == Stage::Turn {
                let words = table.words().unwrap();
                for offer in words.actions.iter().filter(|one| one.action.starts_with("build")) {
                    assert!(offer.label.contains(" for "), "{}", offer.label);
                }
            }
            let moves = game.moves();
            wander(game.as_mut(), &mut luck, |game| game.moves() > moves);
        }
    }
    assert!(seen.len() == 6 && seen.values().all(|&count| count > 3), "only {seen:?}");
}
