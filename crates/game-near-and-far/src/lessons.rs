//! What Near and Far tells those who learn it.

use table::{Lesson, Lessons, Picture, Seen, Worked, words::counted};

use crate::{
    CAMPS, HIGHEST_REPUTATION, LOWEST_REPUTATION, MOST_ANIMALS, MOST_HEARTS, NearAndFar, Pictured,
    Place, RollKind, Stage, Traveller,
    components::Content,
    pictured, rolling,
    rules::{camping, starting, store},
    scoring::{self, Part},
    words::is_asked,
    worked,
};

impl Lessons for NearAndFar {
    const SYMBOLS: &'static [(&'static str, &'static str)] = pictured::SYMBOLS;
    const QUESTIONS: &'static [&'static str] = &[
        "companion",
        "draft",
        "discard",
        "turn",
        "enter",
        "defend",
        "roll",
        "hall",
        "trade",
        "saloon",
        "newcomer",
        "stables",
        "store",
        "journal",
        "sift",
        "farm",
        "hut",
        "treasure",
        "surplus",
        "mine",
        "party",
        "move",
        "danger",
        "attempt",
        "choose",
        "either",
        "welcome",
        "camp",
        "settle",
        "end",
        "wait",
        "over",
    ];
    const FACTS: &'static [&'static str] = &[
        "round",
        "packet",
        "hand",
        "advanced",
        "place",
        "in",
        "taken",
        "coins",
        "hearts",
        "strength",
        "movement",
        "hands",
        "skill",
        "swords",
        "left",
        "threat",
        "roll",
        "total",
        "needed",
        "points",
        "camps",
        "routes",
        "artifacts",
        "threats",
        "rest",
    ];
    const PLACES: &'static [&'static str] = &[
        "decision", "map", "town", "row", "mine", "me", "hand", "party", "numbers", "book",
        "scores",
    ];

    fn figures(_: &Content) -> Vec<(&'static str, i64)> {
        vec![
            ("camps", CAMPS.into()),
            ("coins", starting::COINS.into()),
            ("animals", MOST_ANIMALS.into()),
            ("store-cards", store::DRAW.into()),
            ("hearts", MOST_HEARTS.into()),
            ("camp-hearts", camping::HEARTS.into()),
            ("lowest-reputation", LOWEST_REPUTATION.into()),
            ("highest-reputation", HIGHEST_REPUTATION.into()),
        ]
    }

    fn pictured(content: &Content, picture: &Picture) -> Option<String> {
        Pictured::of(content, picture).map(|pictured| pictured.words(content))
    }

    fn worked(content: &Content, example: &str) -> Result<Worked, String> {
        worked::worked(content, example)
    }

    fn lesson(seen: Seen<'_, NearAndFar>) -> Option<Lesson> {
        let open = &seen.view.open;
        let seat = seen.seat()?;
        let traveller = open.traveller(seat);
        let symbols = traveller.symbols();
        let roll = open.roll.filter(|_| open.active == seat);
        let totals = roll.map_or((0, 0), |roll| {
            (rolling::total(seen.content, open, &roll), rolling::needed(seen.content, open, &roll))
        });
        let level = open.threat().map_or(0, |place| seen.content.threat(place.into()).level);
        let score = scoring::score(seen.content, open, seat);
        let told = [Part::Camps, Part::Routes, Part::Artifacts, Part::Threats];
        let told: i16 = told.iter().map(|part| score.of(*part)).sum();
        Some(
            Lesson::new(asks(seen))
                .with("round", open.round)
                .with("packet", seen.view.packet.len())
                .with("hand", traveller.hand())
                .with("advanced", traveller.advanced)
                .with("place", place(traveller))
                .with("in", building(traveller))
                .with("taken", open.turn.steps)
                .with("coins", counted(traveller.goods.coin, "coin"))
                .with("hearts", counted(traveller.hearts, "heart"))
                .with("strength", counted(symbols.heart.min(MOST_HEARTS), "heart"))
                .with("movement", counted(traveller.movement(), "step"))
                .with("hands", counted(traveller.mining(seen.content), "hand"))
                .with("skill", symbols.skill)
                .with("swords", symbols.sword)
                .with("left", open.camps_left(seat))
                .with("threat", level)
                .with("roll", roll.map_or("none", |roll| rolled_for(roll.kind)))
                .with("total", totals.0)
                .with("needed", totals.1)
                .with("points", score.total())
                .with("camps", score.of(Part::Camps))
                .with("routes", score.of(Part::Routes))
                .with("artifacts", score.of(Part::Artifacts))
                .with("threats", score.of(Part::Threats))
                .with("rest", score.total() - told),
        )
    }
}

/// Where somebody is, as far as a guide cares.
fn place(traveller: &Traveller) -> &'static str {
    match traveller.place {
        Place::Aside | Place::In(_) => "town",
        Place::Jail => "jail",
        Place::At(_) => "road",
    }
}

/// The building somebody is in.
fn building(traveller: &Traveller) -> &'static str {
    match traveller.place {
        Place::In(building) => building.word(),
        Place::Aside | Place::Jail | Place::At(_) => "none",
    }
}

/// What a roll is for.
fn rolled_for(kind: RollKind) -> &'static str {
    match kind {
        RollKind::Duel { .. } => "duel",
        RollKind::Threat { .. } => "threat",
        RollKind::Skill { .. } => "skill",
        RollKind::Combat { .. } => "combat",
    }
}

/// The word for what is asked.
fn asks(seen: Seen<'_, NearAndFar>) -> &'static str {
    match seen.view.open.stage {
        Stage::Over => "over",
        _ if !is_asked(seen) => "wait",
        Stage::Companion { .. } => "companion",
        Stage::Draft => "draft",
        Stage::Discard => "discard",
        Stage::Turn => "turn",
        Stage::Enter { .. } => "enter",
        Stage::Defend { .. } => "defend",
        Stage::Roll => "roll",
        Stage::Hall => "hall",
        Stage::Trade => "trade",
        Stage::Saloon => "saloon",
        Stage::Newcomer { .. } => "newcomer",
        Stage::Stables => "stables",
        Stage::Store => "store",
        Stage::Journal => "journal",
        Stage::Sift => "sift",
        Stage::Farm => "farm",
        Stage::Hut => "hut",
        Stage::Treasure => "treasure",
        Stage::Surplus => "surplus",
        Stage::Mine => "mine",
        Stage::Party { .. } => "party",
        Stage::Move => "move",
        Stage::Danger { .. } => "danger",
        Stage::Attempt => "attempt",
        Stage::Choose => "choose",
        Stage::Either => "either",
        Stage::Welcome { .. } => "welcome",
        Stage::Camp => "camp",
        Stage::Settle => "settle",
        Stage::End => "end",
    }
}
