//! Saved games that end anywhere: whoever loads one sits down to it with whom they like.

use std::time::Instant;

use anyhow::Context;
use serde_json::json;

use super::{Assault, Kind};
use crate::http::Ask;

/// Games of two that release 0.2.0 wrote.
pub(super) const GAMES: [&str; 4] = [
    include_str!("../../../server/tests/released/0.2.0/faraway.replay"),
    include_str!("../../../server/tests/released/0.2.0/above-and-below.replay"),
    include_str!("../../../server/tests/released/0.2.0/near-and-far.replay"),
    include_str!("../../../server/tests/released/0.2.0/now-or-never.replay"),
];
/// How often each of them is cut.
const CUTS: usize = 15;

/// Loads them, and sits down at both seats: one person, then two.
pub(super) async fn run(assault: &Assault) -> anyhow::Result<()> {
    for game in GAMES {
        let moves = game.lines().filter(|line| is_move(line)).count();
        for cut in 0..CUTS {
            let file = cut_after(game, moves * cut / CUTS);
            let ada = assault.bench.visitor()?;
            let loading = Ask::json("/api/import", &json!({ "file": file }));
            assault.tried.set(assault.tried.get() + 1);
            let loaded = assault.bench.target.ask(&ada, &loading).await?.json()?;
            let id = loaded["id"].as_str().context("a loaded table has no id")?;
            let other = if cut % 2 == 0 { ada.clone() } else { assault.bench.visitor()? };
            for (who, seat) in [(&ada, "P1"), (&other, "P2")] {
                let words = json!({ "name": seat, "seat": seat });
                let began = Instant::now();
                let path = format!("/api/tables/{id}/join");
                let answer = assault.bench.target.ask(who, &Ask::json(&path, &words)).await?;
                let is_seated = answer.json().is_ok_and(|done| done["seat"] == seat);
                assault.tally.note(Kind::Seat, began.elapsed(), is_seated);
            }
        }
    }
    Ok(())
}

fn is_move(line: &str) -> bool {
    line.starts_with("P1 ") || line.starts_with("P2 ")
}

/// The game as it was after so many moves, without what a finished game says about its luck.
fn cut_after(game: &str, moves: usize) -> String {
    let mut left = moves;
    let mut text = String::new();
    for line in game.lines() {
        if line.starts_with('#') || line.starts_with(' ') || line.starts_with("result:") {
            continue;
        }
        if is_move(line) {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        text += line;
        text += "\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_cut_has_so_many_moves_and_no_result() {
        for game in GAMES {
            for moves in [0, 7] {
                let file = cut_after(game, moves);
                assert_eq!(file.lines().filter(|line| is_move(line)).count(), moves);
                assert!(file.contains("\nsetup: ") && !file.contains("\nresult: "), "{file}");
            }
        }
    }
}
