//! Reading the content files: everything is checked, and every fault reported at once.

use serde::Deserialize;
use story::Number;
use table::Fault;

use super::{
    ADVENTURERS, Board, CAVES, Card, Content, Counted, Craft, Face, Group, HOUSES, KEY_HOUSES,
    Kind, OUTPOSTS, Per, REGULAR, SPECIAL, STAR_HOUSES, STARTING, Sign, Stock, Tales, Token,
    Tokens, Tongue, TrackSlot, Villager, Who,
};

macro_rules! content {
    ($($file:literal),+ $(,)?) => {
        /// The files of the game, tables first.
        pub const FILES: &[&str] = &[$($file),+];

        /// The files that come with the program, in the order of [`FILES`].
        pub(super) fn embedded() -> Vec<String> {
            let texts = [$(include_str!(concat!("../../../../content/above-and-below/", $file))),+];
            texts.map(str::to_owned).to_vec()
        }
    };
}

content![
    "board.toml",
    "villagers.toml",
    "adventurers.toml",
    "buildings.toml",
    "caves.toml",
    "storybook/1-near-the-well.story",
    "storybook/2-the-lower-market.story",
    "storybook/3-slow-water.story",
    "storybook/4-engines-and-letters.story",
    "storybook/5-things-that-grow.story",
    "storybook/6-the-far-dark.story",
];

/// How many of [`FILES`] are tables; the others are chapters.
const TABLES: usize = 5;

/// Reads all files.
pub(super) fn read(files: &[String]) -> Result<Content, Vec<Fault>> {
    read_held_to(super::targets::check, files)
}

impl Content {
    /// Reads a book that is held to nothing but its grammar: for tests that write their own.
    #[doc(hidden)]
    pub fn read_unheld(files: &[String]) -> Result<Content, Vec<Fault>> {
        read_held_to(|_, _| Vec::new(), files)
    }
}

fn read_held_to(
    check: impl Fn(&Tales, &[[Number; 6]; CAVES]) -> Vec<Fault>,
    files: &[String],
) -> Result<Content, Vec<Fault>> {
    assert_eq!(files.len(), FILES.len(), "every file of FILES is read");
    let mut faults = Vec::new();
    let board = table::<BoardEntry>(files, 0, &mut faults).and_then(|it| board(it, &mut faults));
    let faces = faces(
        table::<VillagerFile>(files, 1, &mut faults),
        table::<AdventurerFile>(files, 2, &mut faults),
        &mut faults,
    );
    let buildings = table::<BuildingFile>(files, 3, &mut faults);
    let cards = buildings.and_then(|file| cards(file, &mut faults));
    let caves = table::<CaveFile>(files, 4, &mut faults).and_then(|it| caves(&it, &mut faults));
    let chapters: Vec<(String, String)> = FILES[TABLES..]
        .iter()
        .zip(&files[TABLES..])
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    let tales = match story::read::<Tongue>(&chapters).and_then(Tales::of) {
        Ok(tales) => Some(tales),
        Err(mut found) => {
            faults.append(&mut found);
            None
        }
    };
    if let (Some(tales), Some(caves)) = (&tales, &caves) {
        faults.append(&mut check(tales, caves));
    }
    match (board, faces, cards, caves, tales) {
        (Some(board), Some(faces), Some((starting_house, cards)), Some(caves), Some(tales))
            if faults.is_empty() =>
        {
            let who = who(&faces);
            let fingerprint = table::fingerprint(files.iter().map(String::as_str));
            Ok(Content { board, starting_house, faces, cards, caves, tales, who, fingerprint })
        }
        _ => Err(faults),
    }
}

/// One table, if it can be read at all.
fn table<T: for<'a> Deserialize<'a>>(
    files: &[String],
    index: usize,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let text = &files[index];
    match toml::from_str(text) {
        Ok(table) => Some(table),
        Err(error) => {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            faults.push(Fault {
                file: FILES[index].to_owned(),
                line: text[..start].matches('\n').count() + 1,
                what: error.message().replace("expected u8", "expected a number from 0 to 255"),
            });
            None
        }
    }
}

fn fault(index: usize, what: impl Into<String>) -> Fault {
    Fault { file: FILES[index].to_owned(), line: 0, what: what.into() }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    coins: u16,
    extra_coins: Vec<Vec<u16>>,
    villager_row: [u8; 5],
    base_income: u8,
    advancement: [SlotEntry; 8],
    torch: u8,
    reputation: Vec<i8>,
    majority_of_two: Vec<u8>,
    majority: Vec<u8>,
    tokens: TokenEntry,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct SlotEntry {
    points: u8,
    income: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    mushroom: u8,
    fish: u8,
    fruit: u8,
    rope: u8,
    clay_pot: u8,
    paper: u8,
    ore: u8,
    amethyst: u8,
    cider: u8,
    potion: u8,
}

fn board(entry: BoardEntry, faults: &mut Vec<Fault>) -> Option<Board> {
    let before = faults.len();
    let mut wrong = |what: &str| faults.push(fault(0, what));
    let players: Vec<usize> = entry.extra_coins.iter().map(Vec::len).collect();
    if players != [2, 3, 4] {
        wrong("extra_coins are three lists, for two, three and four players");
    }
    if !entry.villager_row.is_sorted() {
        wrong("the costs of the villager row do not fall to the right");
    }
    // AB-232.
    let slots = &entry.advancement;
    if !slots.is_sorted_by_key(|slot| slot.points) || !slots.is_sorted_by_key(|slot| slot.income) {
        wrong("neither points nor income fall along the advancement track");
    }
    if slots[0].income < entry.base_income {
        wrong("no slot of the advancement track has less than the base income");
    }
    if usize::from(entry.torch) >= entry.reputation.len() || entry.reputation.len() > 100 {
        wrong("the torch is a space of the reputation track, counted from 0");
    }
    if faults.len() > before {
        return None;
    }
    let counts = &entry.tokens;
    let mut tokens = Tokens::default();
    for (token, count) in [
        (Token::Mushroom, counts.mushroom),
        (Token::Fish, counts.fish),
        (Token::Fruit, counts.fruit),
        (Token::Rope, counts.rope),
        (Token::ClayPot, counts.clay_pot),
        (Token::Paper, counts.paper),
        (Token::Ore, counts.ore),
        (Token::Amethyst, counts.amethyst),
        (Token::Cider, counts.cider),
        (Token::Potion, counts.potion),
    ] {
        tokens[token] = count;
    }
    Some(Board {
        coins: entry.coins,
        extra_coins: entry.extra_coins,
        villager_row: entry.villager_row,
        base_income: entry.base_income,
        advancement: slots.map(|slot| TrackSlot { points: slot.points, income: slot.income }),
        reputation: entry.reputation,
        torch: entry.torch,
        majority_of_two: entry.majority_of_two,
        majority: entry.majority,
        tokens,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VillagerFile {
    villager: Vec<VillagerEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VillagerEntry {
    name: String,
    group: GroupEntry,
    #[serde(default)]
    build: CraftEntry,
    #[serde(default)]
    train: CraftEntry,
    lanterns: Vec<PairEntry>,
    #[serde(default)]
    traits: Vec<Trait>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum GroupEntry {
    Starting,
    Regular,
    Special,
}

/// Whether the printed token shows it, or we had to make it up.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Source {
    Fact,
    Design,
}

#[derive(Deserialize, Clone, Copy, Default, PartialEq)]
enum CraftEntry {
    #[default]
    None,
    #[serde(rename = "hammer", alias = "quill")]
    Plain,
    #[serde(rename = "hammer plus", alias = "quill plus")]
    Plus,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct PairEntry {
    roll: u8,
    lanterns: u8,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Trait {
    #[serde(rename = "bad reputation")]
    BadReputation,
    Cat,
    #[serde(rename = "own bed")]
    OwnBed,
    #[serde(rename = "takes no medicine")]
    TakesNoMedicine,
    Frogfolk,
    Fishfolk,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerFile {
    adventurer: Vec<AdventurerEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerEntry {
    name: String,
    #[serde(rename = "people")]
    _people: People,
    cost: u8,
    lanterns: u8,
    #[serde(default)]
    build: CraftEntry,
    #[serde(default)]
    train: CraftEntry,
    food: Option<Food>,
}

/// The four peoples of the roads.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum People {
    Nomads,
    Outlaws,
    Mystics,
    Lizardfolk,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Food {
    Bread,
    Bacon,
}

fn craft(entry: CraftEntry) -> Craft {
    match entry {
        CraftEntry::None => Craft::None,
        CraftEntry::Plain => Craft::Plain,
        CraftEntry::Plus => Craft::Plus,
    }
}

fn faces(
    villagers: Option<VillagerFile>,
    adventurers: Option<AdventurerFile>,
    faults: &mut Vec<Fault>,
) -> Option<Vec<Face>> {
    let (villagers, adventurers) = (villagers?.villager, adventurers?.adventurer);
    let before = faults.len();
    let groups = [
        (GroupEntry::Starting, STARTING, "starting"),
        (GroupEntry::Regular, REGULAR, "regular"),
        (GroupEntry::Special, SPECIAL, "special"),
    ];
    let mut faces = Vec::new();
    for (group, count, word) in groups {
        let of_group: Vec<_> = villagers.iter().filter(|one| one.group == group).collect();
        if of_group.len() != count {
            let found = of_group.len();
            faults.push(fault(1, format!("there are {count} {word} villagers, not {found}")));
        }
        faces.extend(of_group.into_iter().map(|one| face(one, faults)));
    }
    if adventurers.len() != ADVENTURERS {
        let found = adventurers.len();
        faults.push(fault(2, format!("there are {ADVENTURERS} adventurers, not {found}")));
    }
    faces.extend(adventurers.into_iter().map(|one| Face {
        name: one.name,
        build: craft(one.build),
        train: craft(one.train),
        lanterns: [one.lanterns; 7],
        pairs: vec![(1, one.lanterns)],
        cost: one.cost,
        cat: false,
        own_bed: true,
        takes_no_medicine: false,
        bad_reputation: false,
        people: None,
        bread: (one.food == Some(Food::Bread)).into(),
        bacon: (one.food == Some(Food::Bacon)).into(),
    }));
    (faults.len() == before).then_some(faces)
}

fn face(entry: &VillagerEntry, faults: &mut Vec<Fault>) -> Face {
    let name = &entry.name;
    let rolls_rise = entry.lanterns.is_sorted_by(|one, next| one.roll < next.roll);
    let lanterns_rise = entry.lanterns.is_sorted_by(|one, next| one.lanterns < next.lanterns);
    let in_range = entry.lanterns.iter().all(|pair| (1..=6).contains(&pair.roll));
    if !rolls_rise || !lanterns_rise || !in_range {
        let what = format!("{name}: rolls from 1 to 6, and more lanterns for higher ones");
        faults.push(fault(1, what));
    }
    let mut lanterns = [0; 7];
    for pair in &entry.lanterns {
        // AB-082: the best pair counts alone.
        for by_die in lanterns.iter_mut().skip(usize::from(pair.roll).max(1)) {
            *by_die = pair.lanterns.max(*by_die);
        }
    }
    let has = |one: Trait| entry.traits.contains(&one);
    let people = match (has(Trait::Fishfolk), has(Trait::Frogfolk)) {
        (true, _) => Some(Sign::Fishfolk),
        (_, true) => Some(Sign::Frogfolk),
        (false, false) => None,
    };
    Face {
        name: name.clone(),
        build: craft(entry.build),
        train: craft(entry.train),
        lanterns,
        pairs: entry.lanterns.iter().map(|pair| (pair.roll, pair.lanterns)).collect(),
        cost: 0,
        cat: has(Trait::Cat),
        own_bed: has(Trait::OwnBed),
        takes_no_medicine: has(Trait::TakesNoMedicine),
        bad_reputation: has(Trait::BadReputation),
        people,
        bread: 0,
        bacon: 0,
    }
}

fn who(faces: &[Face]) -> Who {
    let all = || (0..faces.len()).map(Villager::of_index);
    let those =
        |has: &dyn Fn(&Face) -> bool| all().filter(|one| has(&faces[one.index()])).collect();
    Who {
        builds: those(&|face| face.build != Craft::None),
        trains: those(&|face| face.train != Craft::None),
        cats: those(&|face| face.cat),
        own_bed: those(&|face| face.own_bed),
        no_medicine: those(&|face| face.takes_no_medicine),
        rolls_none: Villager::all_of(Group::Adventurer).collect(),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingFile {
    starting_house: Vec<CardEntry>,
    house: Vec<CardEntry>,
    outpost: Vec<CardEntry>,
    key_house: Vec<CardEntry>,
    star_house: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    name: String,
    cost: u8,
    #[serde(default)]
    beds: u8,
    #[serde(default)]
    income: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    potions: u8,
    #[serde(default)]
    potion_income: u8,
    #[serde(default)]
    reputation: u8,
    #[serde(default)]
    rerolls: u8,
    goods: Option<StockEntry>,
    per: Option<PerEntry>,
    income_per: Option<IncomePerEntry>,
    #[serde(default)]
    abilities: Vec<Ability>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StockEntry {
    kind: Token,
    count: u8,
    replenishing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerEntry {
    points: u8,
    each: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomePerEntry {
    coins: u8,
    each: Vec<String>,
}

#[derive(Deserialize, PartialEq)]
enum Ability {
    #[serde(rename = "train to ready")]
    TrainToReady,
    #[serde(rename = "coin when building")]
    CoinWhenBuilding,
    #[serde(rename = "coin when exploring")]
    CoinWhenExploring,
    #[serde(rename = "cider as coins")]
    CiderAsCoins,
    #[serde(rename = "potion as coins")]
    PotionAsCoins,
}

fn cards(file: BuildingFile, faults: &mut Vec<Fault>) -> Option<(Card, Vec<Card>)> {
    let before = faults.len();
    let decks = [
        (file.starting_house, 1, "starting house"),
        (file.house, HOUSES, "house"),
        (file.outpost, OUTPOSTS, "outpost"),
        (file.key_house, KEY_HOUSES, "key house"),
        (file.star_house, STAR_HOUSES, "star house"),
    ];
    let mut cards = Vec::new();
    for (entries, count, word) in decks {
        if entries.len() != count {
            let found = entries.len();
            faults.push(fault(3, format!("there are {count} of the kind {word}, not {found}")));
        }
        cards.extend(entries.into_iter().map(|entry| card(entry, faults)));
    }
    (faults.len() == before).then(|| (cards.remove(0), cards))
}

fn card(entry: CardEntry, faults: &mut Vec<Fault>) -> Card {
    let name = entry.name;
    let mut per = |each: u8, words: Vec<String>| Per {
        each,
        counted: words
            .into_iter()
            .filter_map(|word| {
                let found = counted(&word);
                if found.is_none() {
                    faults.push(fault(3, format!("{name}: “{word}” cannot be counted")));
                }
                found
            })
            .collect(),
    };
    let points_per = entry.per.map(|it| per(it.points, it.each));
    let income_per = entry.income_per.map(|it| per(it.coins, it.each));
    let stock = entry.goods.map(|goods| Stock {
        kind: goods.kind,
        count: goods.count,
        replenishing: goods.replenishing,
    });
    // AB-271, AB-272; AB-I12.
    if let Some(stock) = stock
        && (!stock.kind.is_good() || !(1..=2).contains(&stock.count))
    {
        faults.push(fault(3, format!("{name}: one or two goods of one kind lie on a card")));
    }
    let has = |ability: Ability| entry.abilities.contains(&ability);
    Card {
        cost: entry.cost,
        points: entry.points,
        beds: entry.beds,
        income: entry.income,
        rerolls: entry.rerolls,
        potions: entry.potions,
        potion_income: entry.potion_income,
        reputation: entry.reputation,
        stock,
        per: points_per,
        income_per,
        train_to_ready: has(Ability::TrainToReady),
        coin_when_building: has(Ability::CoinWhenBuilding),
        coin_when_exploring: has(Ability::CoinWhenExploring),
        cider_as_coins: has(Ability::CiderAsCoins),
        potion_as_coins: has(Ability::PotionAsCoins),
        name,
    }
}

fn counted(word: &str) -> Option<Counted> {
    Some(match word {
        "house" => Counted::Building(Kind::House),
        "outpost" => Counted::Building(Kind::Outpost),
        "key house" => Counted::Building(Kind::KeyHouse),
        "star house" => Counted::Building(Kind::StarHouse),
        "villager" => Counted::Villager,
        "empty cave" => Counted::EmptyCave,
        _ => Counted::Token(word.replace(' ', "-").parse().ok()?),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaveFile {
    caves: Vec<[u16; 6]>,
}

fn caves(file: &CaveFile, faults: &mut Vec<Fault>) -> Option<[[Number; 6]; CAVES]> {
    let found = file.caves.len();
    let numbers: Vec<_> = file.caves.iter().map(|card| card.map(Number::new)).collect();
    let caves = numbers.try_into().ok();
    if caves.is_none() {
        faults.push(fault(4, format!("there are {CAVES} cave cards, not {found}")));
    }
    caves
}
