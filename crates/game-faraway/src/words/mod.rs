//! Faraway in words: what pages and terminals say, written once for all of them.

use table::{
    GameWords, Missing, Seen, Thing,
    words::{listed, sentence},
};

use crate::{Action, CardId, Content, Faraway, Stage, cards::Counted, state::ROUNDS, why_not};

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
        if is_asked(seen) { asked(seen) } else { waits(seen) }
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

/// Whether the viewer owes a decision.
pub fn is_asked(seen: Seen<'_, Faraway>) -> bool {
    seen.seat().is_some_and(|seat| seen.view.waiting.contains(seat))
}

fn asked(seen: Seen<'_, Faraway>) -> String {
    let view = seen.view;
    let Some(seat) = seen.seat() else { return String::new() };
    let player = view.player(seat);
    match (view.stage, player.row.as_slice().last()) {
        (Stage::Keeping, _) => "Keep three of your five Regions.".to_owned(),
        (Stage::Exploring, None) => {
            "Play a Region from your hand. All are revealed together.".to_owned()
        }
        (Stage::Exploring, Some(last)) => {
            let finds = match player.clues {
                0 => "find a Sanctuary".to_owned(),
                clues => format!("choose 1 of {} Sanctuaries", clues + 1),
            };
            let then = if view.round == ROUNDS { "" } else { " Lowest card picks first." };
            format!("Play a Region. Above {last}: {finds}.{then}")
        }
        (Stage::Taking, _) => "Take a Region from the display into your hand.".to_owned(),
        (Stage::Choosing, _) => "Choose one Sanctuary; the others go under the deck.".to_owned(),
        (Stage::Over, _) => String::new(),
    }
}

fn waits(seen: Seen<'_, Faraway>) -> String {
    let view = seen.view;
    let awaited = seen.awaited(view.waiting);
    let chosen: Vec<String> =
        view.own.iter().flat_map(|own| own.chosen.iter().map(ToString::to_string)).collect();
    let mine = |what: String| format!("{what} You can still change it. {awaited} still choosing.");
    match (view.stage, chosen.as_slice()) {
        (Stage::Over, _) => "The game is over.".to_owned(),
        (Stage::Keeping, [_, ..]) => mine(format!("You keep {}.", listed(&chosen))),
        (Stage::Exploring, [_, ..]) => mine(format!("You play {}.", listed(&chosen))),
        (Stage::Keeping, []) => format!("{awaited} choosing which Regions to keep."),
        (Stage::Exploring, []) => format!("{awaited} choosing a Region to explore."),
        (Stage::Taking, _) => format!("{awaited} taking a Region from the display."),
        (Stage::Choosing, _) => format!("{awaited} choosing a Sanctuary."),
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
