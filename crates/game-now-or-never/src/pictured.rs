//! What pictures in How to play show, and the symbols of the game.

use table::{
    Picture,
    words::{counted, listed},
};

use crate::{
    components::{
        Ability, Content, DIE, Enemy, EnemyToken, Fight, Find, Gear, Good, Hero, Location, Order,
        Quest, Side, Site, Space, Specialist, TOWN_ROWS, Thing, Tile,
    },
    words,
};

/// Every symbol of the game and what it means.
pub const SYMBOLS: &[(&str, &str)] = &[
    ("heart", "hearts: your hero’s health. At 0 the turn ends"),
    ("mana", "mana: pays for abilities, and is full again each season"),
    ("experience", "experience: buys hero abilities and fills the villager row"),
    ("coin", "coins: pay specialists, buildings and gear"),
    ("shell", "a shell: a good to sell"),
    ("tool", "a tool: a good to sell"),
    ("demon", "a bottled demon: a good to sell"),
    ("crystal", "a crystal: a good to sell"),
    ("book", "a book: pays for artifacts and advanced quests. It cannot be sold"),
    ("villager", "a villager: produces a good each season, once housed"),
    ("bed", "a bed: room for one more villager in the row"),
    ("building", "a building: every one houses a villager in its row"),
    ("builder", "a builder: builds one of your tiles"),
    ("healer", "a healer: fills your hearts"),
    ("teacher", "a teacher: brings experience"),
    ("smith", "a smith: sells gear"),
    ("tax", "the tax: what you get when others hire your specialist"),
    ("hero", "a hero, and a hero action"),
    ("movement", "an arrow: so many spaces in a hero action"),
    ("mountain", "a mountain: 1 heart to enter"),
    ("location", "a location: visit it for what it offers"),
    ("search", "a search token: roll, lose hearts, and keep it for income"),
    ("enemy", "an enemy: fight it, or lose a heart"),
    ("health", "health: the damage that defeats an enemy"),
    ("attack", "attack: the hearts an enemy takes each round"),
    ("damage", "damage: what a strike does to an enemy"),
    ("defence", "defence: taken off the enemy’s attack"),
    ("red", "a red slot: works when its number is rolled"),
    ("blue", "a blue slot: works on any roll, or when it is paid for"),
    ("ability", "a hero ability: bought with experience"),
    ("gear", "gear: bought with coins"),
    ("basic", "a basic quest card"),
    ("artifact", "an artifact: a quest card with a power to use"),
    ("advanced", "an advanced quest card: dear, and worth many points"),
    ("order", "an order: deliver goods for coins and points"),
    ("market", "the market: goods for coins, best in sets"),
    ("first", "the first player token: begins the next season"),
    ("season", "a season: the game has six"),
    ("points", "victory points at the end"),
    ("bot", "the bot you play against when you are alone"),
];

/// What a picture shows.
#[derive(Clone, PartialEq, Debug)]
pub enum Pictured {
    /// A hero board: `hero zeik`.
    Hero(Hero),
    /// A quest card: `quest Q17`.
    Quest(Quest),
    /// Gear: `gear G3`.
    Gear(Gear),
    /// A hero ability: `ability K7`.
    Ability(Ability),
    /// A building tile: `tile B7`.
    Tile(Tile),
    /// A specialist: `specialist S5`.
    Specialist(Specialist),
    /// An order: `order O3`.
    Order(Order),
    /// A search token: `find F2`.
    Find(Find),
    /// An enemy, by its level above ground: `enemy 3`.
    Enemy(Enemy),
    /// A villager, by the good: `villager crystal`.
    Villager(Good),
    /// A location of the board above ground: `location L8`.
    Location(Location),
    /// A die: `die 3`.
    Die(u8),
    /// The trades of the market: `board market`.
    Market,
    /// The town above ground: `board town`.
    Town,
    /// A few buildings on their spaces: `town B12 at a4, B5 at b4`.
    Buildings(Vec<(Tile, Site)>),
    /// A way over the board above ground with a movement: `way 2 e2 f2 f3 g3`.
    Way {
        /// Spaces without losing hearts for distance.
        movement: u8,
        /// Where it begins, and every step.
        spaces: Vec<Space>,
    },
    /// One round of a combat with the basic abilities of a hero: `round namal 4 2` is Namal against an
    /// enemy of level 4 who rolls a 2.
    Round {
        /// Who fights.
        hero: Hero,
        /// Against whom.
        enemy: Enemy,
        /// The die.
        die: u8,
    },
    /// A symbol and its meaning: `symbol coin`.
    Symbol(&'static str, &'static str),
}

/// The board that pictures are taken from.
const SIDE: Side = Side::Above;

impl Pictured {
    /// What this picture shows; nothing where there is no such thing.
    pub fn of(content: &Content, picture: &Picture) -> Option<Pictured> {
        let id = picture.id.as_str();
        Some(match picture.kind.as_str() {
            "hero" => Pictured::Hero(id.parse().ok()?),
            "quest" => Pictured::Quest(id.parse().ok()?),
            "gear" => Pictured::Gear(id.parse().ok()?),
            "ability" => Pictured::Ability(id.parse().ok()?),
            "tile" => Pictured::Tile(id.parse().ok()?),
            "specialist" => Pictured::Specialist(id.parse().ok()?),
            "order" => Pictured::Order(id.parse().ok()?),
            "find" => Pictured::Find(id.parse().ok()?),
            "enemy" => Pictured::Enemy(enemy(content, id)?),
            "villager" => Pictured::Villager(id.parse().ok()?),
            "location" => Pictured::Location(id.parse().ok()?),
            "die" => Pictured::Die(die(id)?),
            "board" if id == "market" => Pictured::Market,
            "board" if id == "town" => Pictured::Town,
            "town" => Pictured::Buildings(buildings(id)?),
            "way" => way(content, id)?,
            "round" => {
                let mut words = id.split_ascii_whitespace();
                let hero = words.next()?.parse().ok()?;
                let enemy = enemy(content, words.next()?)?;
                let die = die(words.next()?)?;
                words.next().is_none().then_some(Pictured::Round { hero, enemy, die })?
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
            Pictured::Hero(hero) => {
                let board = content.hero(*hero);
                format!("{}: {}", board.name, words::hero(board))
            }
            Pictured::Quest(quest) => {
                let face = content.quest(*quest);
                let place = words::in_sentence(&content.location(face.location).name);
                let (price, brings) = (words::quest_price(face), words::quest(content, face));
                format!("{}, at {place}, asks for {price}: {}", face.name, brings.join(", "))
            }
            Pictured::Gear(gear) => {
                let face = content.gear(*gear);
                let does = words::gear(content, face).join(", ");
                format!("{}, {}: {does}", face.name, words::some(Thing::Coin, face.cost))
            }
            Pictured::Ability(ability) => {
                let face = content.ability(*ability);
                let does = words::ability(content, face).join(", ");
                format!("{}, {} experience: {does}", face.name, face.experience)
            }
            Pictured::Tile(tile) => {
                let face = content.building(*tile);
                let does = words::building(content, face).join(", ");
                format!("{}, {}: {does}", face.name, words::some(Thing::Coin, face.cost))
            }
            Pictured::Specialist(one) => {
                let face = content.specialist(*one);
                let price = words::specialist_price(face);
                format!("{}, {price}: {}", face.name, words::specialist(face))
            }
            Pictured::Order(order) => {
                let face = content.order(*order);
                format!("{}: {}", face.name, words::order(face))
            }
            Pictured::Find(find) => {
                let face = content.find(*find);
                format!("{}: {}", face.name, words::find(content, face))
            }
            Pictured::Enemy(enemy) => {
                let face = content.enemy(*enemy);
                let brings = words::enemy_brings(face);
                format!("{}: {}; a win brings {brings}", face.name, words::enemy(face))
            }
            Pictured::Villager(good) => {
                format!("{}: {}", words::villager(*good), words::produces(*good))
            }
            Pictured::Location(location) => {
                let does = words::location(content, SIDE, *location);
                format!("{}: {does}", content.location(*location).name)
            }
            Pictured::Die(die) => die.to_string(),
            Pictured::Market => {
                let sales: Vec<String> = content.market.iter().map(words::sale).collect();
                format!("the market: {}", sales.join("; "))
            }
            Pictured::Town => town_words(content),
            Pictured::Buildings(built) => {
                let each = built.iter().map(|(tile, site)| {
                    format!("{} in {}", content.building(*tile).name, words::site_name(*site))
                });
                listed(&each.collect::<Vec<_>>())
            }
            Pictured::Way { movement, spaces } => {
                let steps = counted(spaces.len() as i64 - 1, "step");
                let hearts = words::some(Thing::Heart, way_hearts(content, *movement, spaces));
                format!("{steps} with an arrow {movement}: {hearts}")
            }
            Pictured::Round { hero, enemy, die } => {
                let blow = Blow::of(content, *hero, content.enemy(*enemy), *die);
                format!(
                    "{} rolls {die} against {}: {} damage of {}, and {} lost",
                    content.hero(*hero).name,
                    content.enemy(*enemy).name,
                    blow.damage,
                    blow.fight.health,
                    words::some(Thing::Heart, blow.loss)
                )
            }
            Pictured::Symbol(_, meaning) => (*meaning).to_owned(),
        }
    }
}

/// What one round of a combat does, with the basic abilities of a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// The enemy before the round.
    pub fight: Fight,
    /// Damage to it.
    pub damage: u8,
    /// Hearts lost.
    pub loss: u8,
}

impl Blow {
    /// The round of a hero who rolls this.
    pub fn of(content: &Content, hero: Hero, enemy: &EnemyToken, die: u8) -> Blow {
        let strike = content.hero(hero).strikes[usize::from(die) - 1];
        let loss = enemy.attack.saturating_sub(strike.defence);
        Blow { fight: enemy.fight(), damage: strike.damage, loss }
    }
}

/// Hearts that a way costs: for mountains, and for steps beyond the movement (NN-185, NN-187).
pub fn way_hearts(content: &Content, movement: u8, spaces: &[Space]) -> u8 {
    let (numbers, board) = (&content.numbers, content.board(SIDE));
    let steps = spaces.len().saturating_sub(1);
    let extra = steps.saturating_sub(movement.into()) as u8 * numbers.extra_space_hearts;
    let mountains = spaces.iter().skip(1).filter(|space| board.mountains.contains(**space));
    extra + mountains.count() as u8 * numbers.mountain_hearts
}

fn town_words(content: &Content) -> String {
    let town = content.town(SIDE);
    let row = |row: usize| {
        let (four, all) = (town.row_points[row], town.housing_points[row]);
        format!("row {}: {four} for four buildings, {all} for all four goods", row + 1)
    };
    let rows: Vec<String> = (0..TOWN_ROWS).map(row).collect();
    format!("the town, points by row from the top: {}", rows.join("; "))
}

fn die(text: &str) -> Option<u8> {
    text.parse().ok().filter(|die| (1..=DIE).contains(die))
}

/// The enemy of a level.
fn enemy(content: &Content, level: &str) -> Option<Enemy> {
    let level = level.parse().ok().filter(|level| (1..=9).contains(level))?;
    Some(content.enemy_of(SIDE, level))
}

/// `B12 at a4, B5 at b4`, each tile and each space once.
fn buildings(text: &str) -> Option<Vec<(Tile, Site)>> {
    let mut all: Vec<(Tile, Site)> = Vec::new();
    for one in text.split(',') {
        let (tile, site) = one.trim().split_once(" at ")?;
        let (tile, site) = (tile.parse().ok()?, site.parse().ok()?);
        if all.iter().any(|known| known.0 == tile || known.1 == site) {
            return None;
        }
        all.push((tile, site));
    }
    Some(all)
}

fn way(content: &Content, text: &str) -> Option<Pictured> {
    let mut words = text.split_ascii_whitespace();
    let movement = words.next()?.parse().ok()?;
    let spaces: Vec<Space> = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let board = content.board(SIDE);
    let leads = spaces.windows(2).all(|two| board.beside(two[0]).contains(two[1]));
    (spaces.len() > 1 && leads).then_some(Pictured::Way { movement, spaces })
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
        assert_eq!(said("way", "2 e2 f2 f3 g3"), "3 steps with an arrow 2: 2 hearts", "NN-200");
        assert_eq!(said("way", "3 e2 d2"), "1 step with an arrow 3: 0 hearts");
        let round = said("round", "namal 1 1");
        assert_eq!(round, "Namal rolls 1 against Cinder Mite: 2 damage of 3, and 1 heart lost");
        assert!(said("board", "market").contains("1 shell and 2 tools for 7 coins"), "NN-338");
        assert!(said("board", "town").contains("row 4: 8 for four buildings, 7 for"), "NN-394");
        assert_eq!(said("order", "O1"), "Beads for the Nomads: 3 shells for 9 coins");
        assert!(said("town", "B12 at a4, B5 at b4").ends_with("Inn in row 4, place 2"));
    }

    #[test]
    fn what_does_not_exist_has_no_picture() {
        for (kind, id) in [
            ("quest", "Q74"),
            ("die", "5"),
            ("enemy", "10"),
            ("way", "2 e2 g2"),
            ("way", "2 e2"),
            ("way", "e2 f2"),
            ("round", "namal 1"),
            ("round", "namal 1 5"),
            ("town", "B1 at a4, B1 at b4"),
            ("board", "chess"),
            ("symbol", "moon"),
            ("moon", "1"),
        ] {
            assert_eq!(words(kind, id), None, "{kind} {id}");
        }
    }
}
