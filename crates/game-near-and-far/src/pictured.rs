//! What pictures in How to play show, and the symbols of the game.

use story::ReadChoice;
use table::{
    Picture,
    words::{counted, listed},
};

use crate::{
    components::{
        Adventurer, Adventurers, Card, Content, Cost, Good, Kind, Space, THREATS, TradeGood,
    },
    words::{cost, does, price, symbols},
};

/// Every symbol of the game and what it means.
pub const SYMBOLS: &[(&str, &str)] = &[
    ("heart", "a heart: spent on the road, for rolls and for camps"),
    (
        "skill",
        "a hand: adds 1 to skill rolls, brings food at the Farm, and is what the Mine asks for",
    ),
    ("sword", "a sword: adds 1 to combat rolls, in duels, against threats and in quests"),
    ("search", "an eye: a coin or gem more from a new camp"),
    ("movement", "an arrow: one step more"),
    ("shield", "a shield: you can walk past threats"),
    ("coin", "coins: they recruit adventurers and buy artifacts"),
    ("gem", "gems: they buy artifacts, and are worth as much as coins"),
    ("food", "food: it buys pack birds and some artifacts"),
    ("yellow", "yellow: the nomads, their tokens and banners"),
    ("red", "red: the lizardfolk, their tokens and banners"),
    ("green", "green: the outlaws, their tokens and banners"),
    ("blue", "blue: the mystics, their tokens and banners"),
    ("bird", "a pack bird: one step more, and it carries a treasure"),
    ("tortoise", "a pack tortoise: one empty space a turn for free, and it carries a treasure"),
    ("companion", "your companion: a dog, a cat or the platypus"),
    ("adventurer", "an adventurer: travels with you"),
    ("chief", "a chief: for the first with four banners of a colour"),
    ("camp", "a camp: place all of yours to end the game"),
    ("reputation", "reputation: some artifacts need it, high or low"),
    ("points", "journey points at the end"),
    ("book", "a quest: somebody reads, you choose"),
    ("threat", "a threat: fight it, or find a way past"),
    ("treasure", "a treasure: draw a card, if an animal can carry it"),
    ("artifact", "an artifact: buy it from your hand in your turn"),
    ("world", "a world card: only quests bring it"),
    ("peppers", "peppers: an end of a trade route"),
    ("tea", "tea leaves: an end of a trade route"),
    ("parts", "machine parts: an end of a trade route"),
    ("ichor", "ichor stone: an end of a trade route"),
    ("hand", "cards in hand: each one left at the end costs a point"),
    ("town", "the town space: free to pass, and as good as a camp"),
    ("town-hall", "Town Hall: trade, reputation, discard an artifact"),
    ("saloon", "Saloon: recruit an adventurer"),
    ("stables", "Stables: pack birds"),
    ("store", "General Store: a coin, or new artifacts"),
    ("farm", "Farm: food for hands"),
    ("hut", "Mystic’s Hut: treasures"),
    ("mine", "Mine: camps below the town"),
    ("jail", "Jail: where you go if you lose a duel"),
];

/// What a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub enum Pictured {
    /// An adventurer: `adventurer G3`.
    Adventurer(Adventurer),
    /// A companion and adventurers: `party R3 B3`.
    Party(Adventurers),
    /// An artifact, a treasure or a world card: `card A7`.
    Card(Card),
    /// A threat, by its place in the stack: `threat 4` is the one with this number.
    Threat(usize),
    /// A die: `die 3`.
    Die(u8),
    /// The mine: `board mine`.
    Mine,
    /// The reputation track: `board reputation`.
    Reputation,
    /// What goods are worth in a trade: `board values`.
    Values,
    /// A trade route of map 1: `route tea`.
    Route(TradeGood),
    /// A way over map 1, with a star where a camp is: `way town 1 5*`.
    Way(Vec<Stop>),
    /// A duel, dice and swords: `duel 4+1 3+1`. The challenger comes first.
    Duel([Rolled; 2]),
    /// A trade: `trade blue for coin coin coin food`.
    Trade {
        /// What is paid.
        pays: Cost,
        /// What is gained.
        gains: Cost,
    },
    /// The choices of a quest: `quest X1`.
    Quest {
        /// What it is called.
        title: String,
        /// What can be done.
        choices: Vec<ReadChoice>,
    },
    /// A symbol and its meaning: `symbol coin`.
    Symbol(&'static str, &'static str),
}

/// A space on a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Which.
    pub space: Space,
    /// Whether a camp is on it.
    pub camp: bool,
}

/// A die and what is added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// The die.
    pub die: u8,
    /// The swords.
    pub swords: u8,
}

impl Rolled {
    /// Both together.
    pub fn total(self) -> u8 {
        self.die + self.swords
    }
}

/// The map that pictures are taken from.
const MAP: u8 = 1;

impl Pictured {
    /// What this picture shows; nothing where there is no such thing.
    pub fn of(content: &Content, picture: &Picture) -> Option<Pictured> {
        let id = picture.id.as_str();
        Some(match picture.kind.as_str() {
            "adventurer" => Pictured::Adventurer(id.parse().ok()?),
            "party" => {
                let members: Result<Adventurers, _> =
                    id.split_ascii_whitespace().map(str::parse).collect();
                Pictured::Party(members.ok()?)
            }
            "card" => Pictured::Card(id.parse().ok()?),
            "threat" => {
                let level: u8 = id.parse().ok()?;
                Pictured::Threat((0..THREATS).find(|at| content.threat(*at).level == level)?)
            }
            "die" => Pictured::Die(id.parse().ok().filter(|die| (1..=6).contains(die))?),
            "board" if id == "mine" => Pictured::Mine,
            "board" if id == "reputation" => Pictured::Reputation,
            "board" if id == "values" => Pictured::Values,
            "route" => Pictured::Route(TradeGood::ALL.into_iter().find(|good| good.word() == id)?),
            "way" => Pictured::Way(way(content, id)?),
            "duel" => {
                let (challenger, defender) = id.split_once(' ')?;
                Pictured::Duel([rolled(challenger)?, rolled(defender)?])
            }
            "trade" => {
                let (pays, gains) = id.split_once(" for ")?;
                Pictured::Trade { pays: goods(pays)?, gains: goods(gains)? }
            }
            "quest" => {
                let book = content.tales().book();
                let key = book.key(id).ok()?;
                let title = book.passage(key)?.title.clone();
                Pictured::Quest { title, choices: content.tales().terms(key) }
            }
            "symbol" => {
                let &(word, meaning) = SYMBOLS.iter().find(|symbol| symbol.0 == id)?;
                Pictured::Symbol(word, meaning)
            }
            _ => return None,
        })
    }

    /// What it shows, in words.
    pub fn words(&self, content: &Content) -> String {
        match self {
            Pictured::Adventurer(one) => {
                let face = content.face(*one);
                let coins = Good::Coin.counted(face.cost.into());
                format!("{}, {coins}: {}", face.name, symbols(&face.symbols))
            }
            Pictured::Party(members) => {
                let faces = members.iter().map(|one| content.face(one));
                let start = content.board.companion;
                let sum = faces.clone().fold(start, |sum, face| sum + face.symbols);
                let names: Vec<&str> =
                    ["a dog"].into_iter().chain(faces.map(|face| face.name.as_str())).collect();
                format!("{}, together {}", listed(&names), symbols(&sum))
            }
            Pictured::Card(card) => card_words(content, *card),
            Pictured::Threat(place) => {
                let threat = content.threat(*place);
                let points = counted(threat.points, "point");
                format!("{}: reach {}, worth {points}", threat.name, threat.level)
            }
            Pictured::Die(die) => die.to_string(),
            Pictured::Mine => {
                let numbers = content.board.mine.numbers.map(|number| number.to_string());
                format!("the mine, row by row: {}", numbers.join(", "))
            }
            Pictured::Reputation => {
                let points = content.board.dusk_points.map(|points| points.to_string());
                format!(
                    "points for reputation from the lowest to the highest: {}",
                    points.join(", ")
                )
            }
            Pictured::Values => {
                let values = content.board.values;
                let values = Good::ALL.map(|good| format!("{} {}", good.word(), values[good]));
                format!("what goods count in a trade: {}", listed(&values))
            }
            Pictured::Route(good) => {
                let route = content.map(MAP).routes[*good as usize];
                let points = counted(route.alone, "point");
                format!("{}: {points} alone, {} shared", good.words(), route.shared)
            }
            Pictured::Way(stops) => {
                let steps = counted((stops.len() - 1) as i64, "step");
                let over = if hearts(stops) == 0 { "a camp" } else { "an empty space" };
                format!("{steps} over {over}: {}", counted(hearts(stops), "heart"))
            }
            Pictured::Duel([challenger, defender]) => {
                let wins = challenger.total() > defender.total();
                let who = if wins { "who comes in wins" } else { "who is inside wins" };
                format!("{} against {}: {who}", challenger.total(), defender.total())
            }
            Pictured::Trade { pays, gains } => {
                format!("{} for {}", cost(pays), cost(gains))
            }
            Pictured::Quest { title, choices } => {
                let choices: Vec<String> = choices.iter().map(choice_words).collect();
                format!("{title}: {}", choices.join(" "))
            }
            Pictured::Symbol(_, meaning) => (*meaning).to_owned(),
        }
    }
}

/// What a way costs: a heart for each space without a camp that is left again (NF-282, NF-285).
pub fn hearts(stops: &[Stop]) -> u8 {
    let passed = stops.get(1..stops.len().saturating_sub(1)).unwrap_or_default();
    passed.iter().filter(|stop| !stop.camp && stop.space != Space::TOWN).count() as u8
}

/// What a trade counts on one side (NF-152).
pub fn value(content: &Content, goods: &Cost) -> u8 {
    goods.each().map(|(good, amount)| amount * content.board.values[good]).sum()
}

fn way(content: &Content, text: &str) -> Option<Vec<Stop>> {
    let map = content.map(MAP);
    let stop = |word: &str| {
        let (word, camp) = word.strip_suffix('*').map_or((word, false), |word| (word, true));
        let space: Space = word.parse().ok()?;
        (space.index() < map.spaces.len()).then_some(Stop { space, camp })
    };
    let stops: Vec<Stop> = text.split_ascii_whitespace().map(stop).collect::<Option<_>>()?;
    let leads = stops.windows(2).all(|two| map.path(two[0].space, two[1].space).is_some());
    (stops.len() > 1 && leads).then_some(stops)
}

fn rolled(text: &str) -> Option<Rolled> {
    let (die, swords) = text.split_once('+')?;
    let rolled = Rolled { die: die.parse().ok()?, swords: swords.parse().ok()? };
    ((1..=6).contains(&rolled.die) && rolled.swords < 20).then_some(rolled)
}

fn goods(text: &str) -> Option<Cost> {
    let mut sum = Cost::default();
    for word in text.split_ascii_whitespace() {
        let good: Good = word.parse().ok()?;
        sum[good] += 1;
    }
    Some(sum)
}

/// A card, what it costs and what it does.
fn card_words(content: &Content, card: Card) -> String {
    let face = content.card(card);
    let does = does(face).join(", ");
    match card.kind() {
        Kind::Basic | Kind::Advanced => format!("{}, {}: {does}", face.name, price(face)),
        Kind::Treasure | Kind::World => format!("{}: {does}", face.name),
    }
}

/// A choice of a quest: `Rope the crates. Skill 5.`
fn choice_words(choice: &ReadChoice) -> String {
    let numbers: Vec<String> = choice.numbers.iter().map(|it| it.number.to_string()).collect();
    match choice.check {
        Some(check) => format!("{} ({check} {})", choice.label, listed(&numbers)),
        None => choice.label.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(kind: &str, id: &str) -> Option<String> {
        let content = Content::embedded();
        Pictured::of(content, &Picture::new(kind, id)).map(|shown| shown.words(content))
    }

    #[test]
    fn pictures_say_what_they_show_by_the_rules() {
        let said = |kind, id| words(kind, id).unwrap_or_default();
        assert_eq!(said("way", "town 1 5"), "2 steps over an empty space: 1 heart", "NF-293");
        assert_eq!(said("way", "town 1* 5"), "2 steps over a camp: 0 hearts", "NF-293");
        assert_eq!(said("duel", "4+1 3+1"), "5 against 4: who comes in wins", "NF-235");
        assert_eq!(said("duel", "3+2 4+1"), "5 against 5: who is inside wins", "NF-236");
        assert_eq!(
            said("trade", "blue for coin coin coin food"),
            "1 blue token for 1 food and 3 coins",
            "NF-156"
        );
        assert_eq!(said("route", "tea"), "tea leaves: 6 points alone, 3 shared");
        assert_eq!(said("threat", "4"), "Bandit: reach 4, worth 1 point");
        assert!(said("quest", "X1").contains("(skill 5)"));
        assert!(
            said("party", "R3 B3").ends_with("together 7 hearts, 4 hands, 1 sword, 1 eye, 1 arrow")
        );
    }

    #[test]
    fn what_does_not_exist_has_no_picture() {
        for (kind, id) in [
            ("card", "A56"),
            ("die", "7"),
            ("threat", "3"),
            ("way", "town 30"),
            ("way", "town"),
            ("duel", "7+1 3+1"),
            ("duel", "3"),
            ("trade", "blue for moon"),
            ("quest", "X99"),
            ("board", "chess"),
            ("symbol", "moon"),
            ("moon", "1"),
        ] {
            assert_eq!(words(kind, id), None, "{kind} {id}");
        }
    }
}
