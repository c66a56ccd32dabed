//! Whole games of Near and Far in real browsers.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use browser::{Company, Hall, Look, evenings, first_evening};

/// Enough for the draft, the discards and two rounds.
const FIRST_MOVES: usize = 40;

/// What is done once as soon as the page offers it.
const ONCE: &[&str] = &["trade", "duel", "fight", "buy A"];
/// How the log tells of quests.
const WON: &str = " succeeds";
const LOST: &str = " fails with ";
/// What the log of a whole game tells of.
const FACTS: &[&str] = &[WON, LOST, " challenges ", " defeats ", " builds a camp "];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_travel_on_phone_and_desktop() -> Result<()> {
    let hall = Hall::open("near-and-far-three").await?;
    let mut company = Company::sit_down(&hall, "near-and-far", "easy").await?;
    let path = company.path.clone();
    let (mut done, mut visitors) = (BTreeSet::new(), BTreeSet::new());
    let mut told: BTreeSet<&str> = BTreeSet::new();
    company
        .play(async |seat, offered| {
            for line in hall.log(&path).await? {
                told.extend(FACTS.iter().filter(|fact| line.contains(**fact)));
            }
            let begins = |what: &str| offered.iter().find(|action| action.starts_with(what));
            for deed in ONCE.iter().filter(|deed| !done.contains(**deed)) {
                if let Some(action) = begins(deed) {
                    done.insert(*deed);
                    return Ok(Some(action.clone()));
                }
            }
            // Whoever comes second to the same building finds somebody there.
            if let Some(action) = begins("visit saloon").filter(|_| visitors.insert(seat)) {
                return Ok(Some(action.clone()));
            }
            // Both ends of a quest are wanted: hearts and the first choice win one sooner or later, the
            // last choice without any hearts loses one.
            let (won, lost) = (told.contains(WON), told.contains(LOST));
            if !won || !lost {
                let seen = hall.seen_by_all(&path).await?;
                let quests = seen["open"]["quests"].as_array().into_iter().flatten();
                let steps: Vec<String> = quests
                    .map(|space| format!("step {}", space.to_string().trim_matches('"')))
                    .collect();
                let to_a_quest = offered.iter().find(|action| steps.contains(action));
                let mut choices = offered.iter().filter(|action| action.starts_with("choose"));
                let choice = if lost { choices.next() } else { choices.next_back() };
                let unaided = begins("spend 0").filter(|_| !lost);
                if let Some(action) = begins("attempt").or(choice).or(unaided).or(to_a_quest) {
                    return Ok(Some(action.clone()));
                }
            }
            hall.advice(&path, seat).await
        })
        .await?;

    for deed in ["pick", "visit", "recruit", "step", "attempt", "choose", "camp", "trade", "buy"] {
        company.did_any(&[deed])?;
    }
    let missing: Vec<&&str> = FACTS.iter().filter(|fact| !told.contains(**fact)).collect();
    ensure!(missing.is_empty(), "the log never says {missing:?}");
    company.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_plays_the_first_rounds_without_script() -> Result<()> {
    evenings::without_script("near-and-far", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_rounds_are_played_by_keyboard_alone() -> Result<()> {
    evenings::by_keyboard("near-and-far", FIRST_MOVES).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_phone() -> Result<()> {
    first_evening::guided("near-and-far", Look::Phone).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_game_is_guided_on_a_desktop() -> Result<()> {
    first_evening::guided("near-and-far", Look::Desktop).await
}
