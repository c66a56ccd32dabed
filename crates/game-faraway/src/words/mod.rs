//! Faraway in words: what pages and terminals say, written once for all of them.

mod prompt;
mod why_not;

use table::{
    GameWords, Missing, Seen, Thing,
    words::{listed, sentence},
};

use crate::{Action, CardId, Content, Faraway, Stage, cards::Counted, state::ROUNDS};

pub use prompt::is_asked;

const BEFORE_FIRST: &str = "Before the first round";

impl GameWords for Faraway {
    const SCORE: &'static str = "fame";
    const TIE_BREAK: &'static str = "by the lowest Region in the row";

    fn moment(seen: Seen<'_, Faraway>) -> String {
        let doing = match seen.view.stage {
            Stage::Keeping => return BEFORE_FIRST.to_owned(),
            Stage::Exploring => "exploring",
            Stage::Taking | Stage::Choosing => "end of exploration",
            Stage::Over => return "Final scoring".to_owned(),
        };
        format!("Round {} of {ROUNDS} · {doing}", seen.view.round)
    }

    fn chapter(seen: Seen<'_, Faraway>) -> String {
        match seen.view.stage {
            Stage::Keeping => BEFORE_FIRST.to_owned(),
            Stage::Exploring | Stage::Taking | Stage::Choosing | Stage::Over => {
                round(seen.view.round)
            }
        }
    }

    fn prompt(seen: Seen<'_, Faraway>) -> String {
        prompt::prompt(seen)
    }

    fn label(_: Seen<'_, Faraway>, action: Action) -> String {
        match cards_of(action).as_slice() {
            [one] => format!("{} {}", deed(action), title(*one)),
            cards => {
                let numbers: Vec<String> = cards.iter().map(ToString::to_string).collect();
                format!("{} Regions {}", deed(action), listed(&numbers))
            }
        }
    }

    fn meaning(seen: Seen<'_, Faraway>, action: Action) -> Option<String> {
        match cards_of(action).as_slice() {
            [one] => Some(one.card(seen.content).to_string()),
            _ => None,
        }
    }

    fn things(_: Seen<'_, Faraway>, action: Action) -> Vec<Thing> {
        cards_of(action).into_iter().map(CardId::thing).collect()
    }

    fn why_not(seen: Seen<'_, Faraway>) -> Vec<Missing> {
        why_not::why_not(seen)
    }
}

/// A round as the heading of a chapter of the log.
pub fn round(round: u8) -> String {
    format!("Round {round}")
}

/// What a card is called: `Region 23`.
pub fn title(card: CardId) -> String {
    match card {
        CardId::Region(region) => format!("Region {region}"),
        CardId::Sanctuary(sanctuary) => format!("Sanctuary {sanctuary}"),
    }
}

/// What an action does, before the card it is done with.
pub fn deed(action: Action) -> &'static str {
    match action {
        Action::Play(_) => "Play",
        Action::Take(_) => "Take",
        Action::Choose(_) => "Choose",
        Action::Keep(_) => "Keep",
    }
}

/// The cards an action is about.
pub fn cards_of(action: Action) -> Vec<CardId> {
    match action {
        Action::Play(region) | Action::Take(region) => vec![region.into()],
        Action::Choose(sanctuary) => vec![sanctuary.into()],
        Action::Keep(kept) => kept.regions().map(CardId::Region).to_vec(),
    }
}

/// A card's symbols explained, a sentence each.
pub fn explained(content: &Content, id: CardId) -> Vec<String> {
    let card = id.card(content);
    let time = if card.night { "by night" } else { "by day" };
    let mut lines = vec![match (id, card.colour) {
        (CardId::Region(region), colour) => {
            let biome = colour.map_or("no biome", |colour| colour.word());
            format!("Region {region}: {biome}, {} hours to explore, {time}.", region.duration())
        }
        (CardId::Sanctuary(_), Some(colour)) => sentence(&format!("{} Sanctuary", colour.word())),
        (CardId::Sanctuary(_), None) => "Sanctuary without a biome.".to_owned(),
    }];
    if card.night && matches!(id, CardId::Sanctuary(_)) {
        lines.push("It counts as a night card.".to_owned());
    }
    if card.clues > 0 {
        let (clues, words) = (card.clues, Counted::Clue.words(card.clues));
        lines.push(format!(
            "{clues} {words}: {clues} more to choose from when you find Sanctuaries."
        ));
    }
    if card.wonders.total() > 0 {
        lines.push(format!("It shows {}.", card.wonders));
    }
    lines.push(match card.quest {
        None => "It pays nothing itself; what it shows counts for other cards.".to_owned(),
        Some(quest) if card.prerequisite.total() == 0 => {
            format!("In the end it {}.", quest.in_sight())
        }
        Some(quest) => format!(
            "In the end it {}, if {} can be seen then; otherwise nothing.",
            quest.in_sight(),
            card.prerequisite
        ),
    });
    lines
}
