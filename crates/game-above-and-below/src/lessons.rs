//! What Above and Below tells those who learn it.

use table::{
    Game, Lesson, Lessons, Picture, Script, Seat, Seen, Worked, WorkedStep, words::listed,
};

use crate::{
    AboveAndBelow, Building, Cave, Content, MOST_PLAYERS, Open, Setup, Slot, Stage, Task, Token,
    Village, Villager,
    components::{Caves, Craft},
    rules::{free::LEAST_PRICE, round_end::ROUNDS, symbols},
    scoring::{self, Part},
    words::{coins, does, is_asked, symbols as villager_symbols},
};

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pictured {
    /// A building: `card H3`.
    Card(Building),
    /// A villager: `villager V14`.
    Villager(Villager),
    /// A die: `die 3`.
    Die(u8),
    /// A cave card: `cave C2`.
    Cave(Cave),
    /// The advancement track: `board track`.
    Track,
    /// The reputation track: `board reputation`.
    Reputation,
    /// A symbol and its meaning: `symbol coin`.
    Symbol(&'static str, &'static str),
}

impl Pictured {
    /// What this picture shows; nothing where there is no such thing.
    pub fn of(picture: &Picture) -> Option<Pictured> {
        let id = picture.id.as_str();
        match picture.kind.as_str() {
            "card" => id.parse().ok().map(Pictured::Card),
            "villager" => id.parse().ok().map(Pictured::Villager),
            "die" => id.parse().ok().filter(|die| (1..=6).contains(die)).map(Pictured::Die),
            "cave" => id.parse().ok().map(Pictured::Cave),
            "board" if id == "track" => Some(Pictured::Track),
            "board" if id == "reputation" => Some(Pictured::Reputation),
            "symbol" => {
                let symbol = AboveAndBelow::SYMBOLS.iter().find(|symbol| symbol.0 == id);
                symbol.map(|&(word, meaning)| Pictured::Symbol(word, meaning))
            }
            _ => None,
        }
    }
}

impl Lessons for AboveAndBelow {
    const SYMBOLS: &'static [(&'static str, &'static str)] = &[
        ("coin", "coins: what buildings and villagers cost"),
        ("income", "income: coins at the end of each round"),
        ("bed", "a bed: one villager recovers in it at the end of a round"),
        ("lantern", "a lantern: explore numbers are counted in them"),
        ("hammer", "a hammer: this villager can build"),
        ("quill", "a quill: this villager can train others"),
        ("plus", "a plus: it costs a coin less"),
        ("ready", "ready: can act"),
        ("exhausted", "exhausted: has acted in this round"),
        ("injured", "injured: two steps from ready"),
        ("reroll", "reroll one die per encounter"),
        ("reputation", "reputation: a step on its track"),
        ("points", "points at the end"),
        ("cycle", "refills at the end of the round"),
        ("villager", "for each villager"),
        ("cave", "a cave, to build an outpost in"),
        ("house", "house"),
        ("outpost", "outpost: a building in a cave"),
        ("key-house", "key house: four of nine are in a game"),
        ("star-house", "star house: all six are in every game"),
        ("track", "the advancement track: goods on it pay income and points"),
        ("sale", "for sale: others may bid for it"),
        ("stores", "stores: goods that are neither placed nor for sale"),
        ("mushroom", "mushroom"),
        ("fish", "fish"),
        ("fruit", "fruit"),
        ("rope", "rope"),
        ("clay-pot", "clay pot"),
        ("paper", "paper"),
        ("ore", "ore"),
        ("amethyst", "amethyst"),
        ("cider", "cider: an exhausted villager becomes ready"),
        ("potion", "potion: an injured villager becomes exhausted"),
        ("bread", "bread: with bacon it is a sandwich and pays 5 points"),
        ("bacon", "bacon: with bread it is a sandwich and pays 5 points"),
        ("book", "the storybook: somebody reads a passage aloud"),
    ];
    const QUESTIONS: &'static [&'static str] = &[
        "turn", "bid", "answer", "send", "by", "pay", "pick", "choose", "reroll", "exert", "claim",
        "reward", "injure", "found", "rest", "beds", "place", "wait", "over",
    ];
    const FACTS: &'static [&'static str] = &[
        "round",
        "ready",
        "tired",
        "injured",
        "coins",
        "income",
        "beds",
        "goods",
        "caves",
        "task",
        "sent",
        "hammers",
        "quills",
        "lanterns",
        "points",
        "track",
        "buildings",
        "rank",
        "space",
        "cards",
    ];
    const PLACES: &'static [&'static str] = &[
        "decision",
        "purse",
        "coins",
        "track",
        "village",
        "villagers",
        "newcomers",
        "houses",
        "outposts",
        "key-houses",
        "star-houses",
        "cave",
        "supply",
        "reputation",
        "book",
        "scores",
    ];

    fn figures(content: &Content) -> Vec<(&'static str, i64)> {
        let board = &content.board;
        let slot = |index: usize| board.advancement[index];
        vec![
            ("rounds", ROUNDS.into()),
            ("coins", board.coins.into()),
            ("villager-cheapest", board.villager_row[0].into()),
            ("villager-dearest", board.villager_row[4].into()),
            ("base-income", board.base_income.into()),
            ("first-slot-points", slot(0).points.into()),
            ("last-slot-points", slot(7).points.into()),
            ("first-slot-income", slot(0).income.into()),
            ("last-slot-income", slot(7).income.into()),
            ("most-reputation", board.majority.first().copied().unwrap_or(0).into()),
            ("second-reputation", board.majority.get(1).copied().unwrap_or(0).into()),
            ("third-reputation", board.majority.get(2).copied().unwrap_or(0).into()),
            ("least-price", LEAST_PRICE.into()),
            ("beds", content.starting_house.beds.into()),
            ("passages", content.tales().book().passages.len() as i64),
        ]
    }

    fn pictured(content: &Content, picture: &Picture) -> Option<String> {
        Some(match Pictured::of(picture)? {
            Pictured::Card(building) => {
                let card = content.card(building);
                format!("{}, {}: {}", card.name, coins(card.cost), does(card).join(", "))
            }
            Pictured::Villager(villager) => {
                let face = content.face(villager);
                format!("{}: {}", face.name, villager_symbols(face))
            }
            Pictured::Die(die) => die.to_string(),
            Pictured::Cave(cave) => {
                let passages = content.cave(cave).map(|passage| passage.to_string());
                format!("a cave: passages {}", listed(&passages))
            }
            Pictured::Track => {
                let slots = content.board.advancement.iter();
                let slots: Vec<String> =
                    slots.map(|slot| format!("{}/{}", slot.points, slot.income)).collect();
                format!("the track, points and income: {}", slots.join(", "))
            }
            Pictured::Reputation => {
                let spaces: Vec<String> =
                    content.board.reputation.iter().map(ToString::to_string).collect();
                format!("the reputation track: {}", spaces.join(", "))
            }
            Pictured::Symbol(_, meaning) => meaning.to_owned(),
        })
    }

    /// What a village has, and the reputation of the others: `track fruit 2, fish 1; cards H14 O2;
    /// caves 2; reputation 7; others 5 3`. Spaces of the reputation track are counted from 0.
    fn worked(content: &Content, example: &str) -> Result<Worked, String> {
        let open = described(example)?;
        let seat = Seat::new(0);
        let village = open.village(seat);
        let score = scoring::score(content, &open, seat);
        let step = |kind: &str, id: &str, text: String, points: i16| WorkedStep {
            picture: Picture::new(kind, id),
            text,
            points: points.into(),
        };
        let slots: Vec<String> = village
            .track
            .iter()
            .zip(&content.board.advancement)
            .map(|(slot, printed)| {
                format!("{} at {}", slot.good.counted(slot.count.into()), printed.points)
            })
            .collect();
        let mut steps = vec![
            step("symbol", "track", format!("Track: {}", listed(&slots)), score.of(Part::Track)),
            step(
                "symbol",
                "house",
                "Buildings: 1 each, the first house included".to_owned(),
                score.of(Part::Buildings),
            ),
            step(
                "symbol",
                "reputation",
                format!("Most reputation of {} players", open.seats()),
                score.of(Part::Rank),
            ),
            step(
                "symbol",
                "reputation",
                "The space on the reputation track".to_owned(),
                score.of(Part::Space),
            ),
        ];
        for &building in village.buildings.iter() {
            let points = scoring::card_points(content, &open, seat, building);
            let card = content.card(building);
            if points != 0 {
                let text = format!("{}: {}", card.name, does(card).join(", "));
                steps.push(step("card", &building.to_string(), text, points));
            }
        }
        Ok(Worked { steps, total: score.total().into() })
    }

    fn lesson(seen: Seen<'_, AboveAndBelow>) -> Option<Lesson> {
        let open = &seen.view.open;
        let seat = seen.seat()?;
        let village = open.village(seat);
        let shows = |craft: fn(&crate::components::Face) -> Craft| {
            village.ready.iter().filter(|&one| craft(seen.content.face(one)) != Craft::None).count()
        };
        let task = match open.stage {
            Stage::Gathering { task: Task::Explore } => "explore",
            Stage::Gathering { task: Task::Harvest } => "harvest",
            Stage::Gathering { task: Task::Labor } => "labor",
            _ => "none",
        };
        let score = scoring::score(seen.content, open, seat);
        Some(
            Lesson::new(asks(seen, seat))
                .with("round", open.round)
                .with("ready", village.ready.len())
                .with("tired", village.exhausted.len() + village.injured.len())
                .with("injured", village.injured.len())
                .with("coins", village.coins)
                .with("income", symbols::income(seen.content, village))
                .with("beds", symbols::beds(seen.content, village))
                .with("goods", village.stores.goods().count())
                .with("caves", village.empty_caves())
                .with("task", task)
                .with("sent", open.party.len())
                .with("hammers", shows(|face| face.build))
                .with("quills", shows(|face| face.train))
                .with("lanterns", open.exploration.map_or(0, |exploration| exploration.lanterns))
                .with("points", score.total())
                .with("track", score.of(Part::Track))
                .with("buildings", score.of(Part::Buildings))
                .with("rank", score.of(Part::Rank))
                .with("space", score.of(Part::Space))
                .with("cards", score.of(Part::Cards)),
        )
    }
}

/// The word for what is asked.
fn asks(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> &'static str {
    let open = &seen.view.open;
    match open.stage {
        Stage::Over => "over",
        _ if !is_asked(seen) => "wait",
        Stage::Turn => "turn",
        Stage::Bidding { .. } => "bid",
        Stage::Answering { .. } => "answer",
        Stage::Gathering { .. } => "send",
        Stage::Assigning { .. } => "by",
        Stage::Paying { .. } => "pay",
        Stage::Harvesting { .. } => "pick",
        Stage::Choosing => "choose",
        Stage::Rerolling => "reroll",
        Stage::Exerting => "exert",
        Stage::Claiming => "claim",
        Stage::Picking => "reward",
        Stage::Injuring => "injure",
        Stage::Founding { .. } => "found",
        Stage::Resting if open.rests[seat.index()].step == crate::RestStep::Beds => "beds",
        Stage::Resting => "rest",
        Stage::Placing => "place",
    }
}

/// A table on which the first player has what is described.
fn described(example: &str) -> Result<Open, String> {
    let clauses: Vec<(&str, &str)> = example
        .split(';')
        .map(|clause| clause.trim().split_once(' ').unwrap_or((clause, "")))
        .collect();
    let others = clauses.iter().find(|clause| clause.0 == "others").map_or("", |clause| clause.1);
    let others: Vec<u8> = numbers(others)?;
    let players = others.len() + 1;
    if !(2..=MOST_PLAYERS).contains(&players) {
        return Err("give the reputation of one to three others".to_owned());
    }
    let setup = Setup { first: Some(Seat::new(0)), ..Setup::standard(players) };
    // The luck of the setup has nothing to do with what is scored.
    let game = AboveAndBelow::start(Content::embedded(), &setup, &mut Script::of([]));
    let mut open = game.map_err(|error| error.to_string())?.open;
    for (index, reputation) in others.into_iter().enumerate() {
        open.village_mut(Seat::new(index + 1)).reputation = reputation;
    }
    let village = open.village_mut(Seat::new(0));
    for (word, rest) in clauses {
        fill(village, word, rest)?;
    }
    let spaces = Content::embedded().board.reputation.len();
    let is_there = |village: &Village| usize::from(village.reputation) < spaces;
    if open.villages.iter().all(is_there) {
        Ok(open)
    } else {
        Err(format!("the reputation track has {spaces} spaces"))
    }
}

fn fill(village: &mut Village, word: &str, rest: &str) -> Result<(), String> {
    match word {
        "track" => {
            for goods in rest.split(',') {
                let (good, count) = goods.trim().rsplit_once(' ').ok_or("say how many")?;
                let good: Token = good.parse().map_err(|_| format!("{good} is no good"))?;
                let count = count.parse().map_err(|_| format!("{count} is no number"))?;
                if !good.is_good() || village.on_track(good) > 0 {
                    return Err(format!("{} stands once, and only goods do", good.name()));
                }
                village.track.push(Slot { good, count });
            }
        }
        "cards" => {
            for card in rest.split_ascii_whitespace() {
                let card: Building =
                    card.parse().map_err(|_| format!("there is no card {card}"))?;
                village.buildings.push(card);
            }
        }
        "caves" => {
            let count: usize = rest.trim().parse().map_err(|_| "say how many caves".to_owned())?;
            village.caves = Caves::NONE;
            Cave::all().take(count).for_each(|cave| village.caves.add(cave));
        }
        "reputation" => {
            village.reputation = rest.trim().parse().map_err(|_| "say which space".to_owned())?;
        }
        "others" => {}
        other => {
            return Err(format!("“{other}” is none of track, cards, caves, reputation, others"));
        }
    }
    Ok(())
}

fn numbers(text: &str) -> Result<Vec<u8>, String> {
    let number = |word: &str| word.parse().map_err(|_| format!("“{word}” is no number"));
    text.split_ascii_whitespace().map(number).collect()
}
