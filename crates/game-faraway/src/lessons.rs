//! What Faraway tells those who learn it.

use table::{Lesson, Lessons, Picture, Seen, Worked, WorkedStep};

use crate::{
    CardId, Content, Faraway, Region, Sanctuary, Stage,
    cards::{REGIONS, SANCTUARIES},
    scoring,
    state::ROUNDS,
    words::{is_asked, title},
};

/// Regions in a hand at the beginning of a round (FA-032).
const HAND: i64 = 3;
/// Regions dealt in the advanced variant (FA-041).
const DEALT_ADVANCED: i64 = 5;

impl Lessons for Faraway {
    const SYMBOLS: &'static [(&'static str, &'static str)] = &[
        ("stone", "stone: one of the three wonders"),
        ("chimera", "chimera: one of the three wonders"),
        ("thistle", "thistle: one of the three wonders"),
        ("night", "night: the card counts as a night card"),
        ("day", "day: the card counts as a day card"),
        ("clue", "Clue: one more Sanctuary to choose from"),
        ("red", "red: mountains"),
        ("green", "green: forest"),
        ("blue", "blue: water"),
        ("yellow", "yellow: steppe"),
        ("sanctuary", "Sanctuary: a small card that is always in sight"),
        ("fame", "fame: what a card pays in the end"),
    ];
    const QUESTIONS: &'static [&'static str] = &["keep", "play", "take", "choose", "wait", "over"];
    const FACTS: &'static [&'static str] = &[
        "round",
        "last",
        "clues",
        "dealt",
        "fame",
        "first-region",
        "first-fame",
        "last-region",
        "last-fame",
        "best-region",
        "best-fame",
        "sanctuaries",
        "sanctuary-fame",
    ];
    const PLACES: &'static [&'static str] =
        &["hand", "display", "journey", "dealt", "order", "scored", "decision"];

    fn figures(_: &Content) -> Vec<(&'static str, i64)> {
        vec![
            ("rounds", ROUNDS.into()),
            ("last-take", i64::from(ROUNDS) - 1),
            ("hand", HAND),
            ("dealt-advanced", DEALT_ADVANCED),
            ("regions", REGIONS as i64),
            ("sanctuaries", SANCTUARIES as i64),
        ]
    }

    fn pictured(content: &Content, picture: &Picture) -> Option<String> {
        match picture.kind.as_str() {
            "card" => {
                let card = CardId::pictured(picture)?;
                Some(format!("{}: {}", title(card), card.card(content)))
            }
            "symbol" => {
                let symbol = Self::SYMBOLS.iter().find(|symbol| symbol.0 == picture.id);
                symbol.map(|symbol| symbol.1.to_owned())
            }
            _ => None,
        }
    }

    /// The row in the order of play, and then the Sanctuaries: `60 18 2 S3`.
    fn worked(content: &Content, example: &str) -> Result<Worked, String> {
        let (mut row, mut found): (Vec<Region>, Vec<Sanctuary>) = Default::default();
        for word in example.split_ascii_whitespace() {
            match word.parse().map_err(|error| format!("{error}"))? {
                CardId::Region(region) if found.is_empty() && !row.contains(&region) => {
                    row.push(region);
                }
                CardId::Sanctuary(card) if !found.contains(&card) => found.push(card),
                card => return Err(format!("{card} stands twice, or after a Sanctuary")),
            }
        }
        let pad = scoring::score_pad(content, &row, &found);
        let regions = pad.regions.iter().map(|line| (line.card.into(), line.why, line.fame));
        let found = pad.sanctuaries.iter().map(|line| (line.card.into(), line.why, line.fame));
        let step = |(card, why, fame): (CardId, scoring::Why, u16)| WorkedStep {
            picture: Picture::new("card", card),
            text: format!("{}: {why}", title(card)),
            points: fame.into(),
        };
        Ok(Worked { steps: regions.chain(found).map(step).collect(), total: pad.total.into() })
    }

    fn lesson(seen: Seen<'_, Faraway>) -> Option<Lesson> {
        let view = seen.view;
        let player = view.player(seen.seat()?);
        let asks = match view.stage {
            Stage::Over => "over",
            _ if !is_asked(seen) => "wait",
            Stage::Keeping => "keep",
            Stage::Exploring => "play",
            Stage::Taking => "take",
            Stage::Choosing => "choose",
        };
        let lesson = Lesson::new(asks)
            .with("round", view.round)
            .with("last", player.row.as_slice().last().map_or(0, |last| last.duration()))
            .with("clues", player.clues)
            .with("dealt", player.dealt.len())
            .with("fame", player.fame);
        if view.stage != Stage::Over {
            return Some(lesson);
        }
        let (row, found) = (player.row.as_slice(), player.sanctuaries.as_slice());
        let pad = scoring::score_pad(seen.content, row, found);
        let found: u16 = pad.sanctuaries.iter().map(|line| line.fame).sum();
        // The pad begins with the Region that was played last.
        let (last, first) = (pad.regions.first()?, pad.regions.last()?);
        let best = pad.regions.iter().max_by_key(|line| line.fame)?;
        let told = [("last", last), ("first", first), ("best", best)];
        let lesson = lesson.with("sanctuaries", player.sanctuaries.len());
        Some(told.into_iter().fold(
            lesson.with("sanctuary-fame", found),
            |lesson, (which, line)| {
                let (region, fame) = match which {
                    "last" => ("last-region", "last-fame"),
                    "first" => ("first-region", "first-fame"),
                    _ => ("best-region", "best-fame"),
                };
                lesson.with(region, line.card).with(fame, line.fame)
            },
        ))
    }
}
