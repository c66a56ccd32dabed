//! The Crossing in words: what pages and terminals say, written once for all of them.

use table::{GameWords, Lesson, Lessons, Missing, Seats, Seen, Thing};

use crate::{Action, Toy};

impl GameWords for Toy {
    fn moment(seen: Seen<'_, Toy>) -> String {
        format!("Round {} of {}", seen.view.round, seen.view.rounds)
    }

    fn chapter(seen: Seen<'_, Toy>) -> String {
        format!("Round {}", seen.view.round)
    }

    fn prompt(seen: Seen<'_, Toy>) -> String {
        let view = seen.view;
        match (view.over, seen.seat() == Some(view.active), view.asked_page()) {
            (true, ..) => "The game is over.".to_owned(),
            (_, false, _) => format!("{} choosing.", seen.awaited(Seats::only(view.active))),
            (_, true, Some(_)) => "Choose what you do.".to_owned(),
            (_, true, None) => "Walk to a neighbouring space, or stay for a coin.".to_owned(),
        }
    }

    fn label(seen: Seen<'_, Toy>, action: Action) -> String {
        match action {
            Action::Walk(space) => format!("Walk to the {space}"),
            Action::Stay => "Stay (+1 coin)".to_owned(),
            Action::Choose(choice) => {
                let page = seen.view.asked_page().map(|page| page.walk);
                let place = choice.saturating_sub(1);
                let choice = page.and_then(|walk| seen.content.tales.choice(&walk, place));
                choice.map_or_else(String::new, |choice| choice.label.clone())
            }
        }
    }

    fn things(_: Seen<'_, Toy>, action: Action) -> Vec<Thing> {
        match action {
            Action::Walk(space) => vec![Thing::new("space", space)],
            Action::Stay | Action::Choose(_) => Vec::new(),
        }
    }

    fn why_not(seen: Seen<'_, Toy>) -> Vec<Missing> {
        match seen.seat() {
            Some(seat) if !seen.view.over && seat != seen.view.active => {
                vec![Missing::new("Walk", "It is not your turn.", "TOY-1")]
            }
            _ => Vec::new(),
        }
    }
}

impl Lessons for Toy {
    const SYMBOLS: &'static [(&'static str, &'static str)] = &[("coin", "a coin: a point")];
    const QUESTIONS: &'static [&'static str] = &["walk", "choose", "wait", "over"];
    const FACTS: &'static [&'static str] = &["round"];
    const PLACES: &'static [&'static str] = &["map", "decision"];

    fn lesson(seen: Seen<'_, Toy>) -> Option<Lesson> {
        let view = seen.view;
        let asks = match (view.over, seen.seat()? == view.active, view.asked_page()) {
            (true, ..) => "over",
            (_, false, _) => "wait",
            (_, true, Some(_)) => "choose",
            (_, true, None) => "walk",
        };
        Some(Lesson::new(asks).with("round", view.round))
    }
}
