//! What `villagers.toml` and `adventurers.toml` say: whom a village can have.

use serde::Deserialize;
use table::{Fault, check_range};

use super::{ids, limits};
use crate::components::{
    ADVENTURERS, Craft, Face, Group, REGULAR, SETS, SPECIAL, STARTING, Sign, SpecialName, Villager,
    VillagerSets,
};

/// Where the villagers are.
pub(super) const FILE: &str = "villagers.toml";
/// Where the adventurers are.
pub(super) const ADVENTURERS_FILE: &str = "adventurers.toml";

/// The file of the villagers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VillagerFile {
    villager: Vec<VillagerEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VillagerEntry {
    id: Option<String>,
    name: String,
    group: GroupEntry,
    #[serde(default)]
    build: Option<Hammer>,
    #[serde(default)]
    train: Option<Quill>,
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

#[derive(Deserialize, Clone, Copy)]
enum Hammer {
    #[serde(rename = "hammer")]
    Plain,
    #[serde(rename = "hammer plus")]
    Plus,
}

#[derive(Deserialize, Clone, Copy)]
enum Quill {
    #[serde(rename = "quill")]
    Plain,
    #[serde(rename = "quill plus")]
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

/// The file of the adventurers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdventurerFile {
    adventurer: Vec<AdventurerEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerEntry {
    id: Option<String>,
    name: String,
    #[serde(rename = "people")]
    _people: People,
    cost: u8,
    lanterns: u8,
    #[serde(default)]
    build: Option<Hammer>,
    #[serde(default)]
    train: Option<Quill>,
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

impl From<Hammer> for Craft {
    fn from(hammer: Hammer) -> Craft {
        match hammer {
            Hammer::Plain => Craft::Plain,
            Hammer::Plus => Craft::Plus,
        }
    }
}

impl From<Quill> for Craft {
    fn from(quill: Quill) -> Craft {
        match quill {
            Quill::Plain => Craft::Plain,
            Quill::Plus => Craft::Plus,
        }
    }
}

fn craft(shown: Option<impl Into<Craft>>) -> Craft {
    shown.map_or(Craft::None, Into::into)
}

/// All villagers and adventurers in the order of their numbers, if they make sense.
pub(super) fn faces(
    villagers: Option<VillagerFile>,
    adventurers: Option<AdventurerFile>,
    faults: &mut Vec<Fault>,
) -> Option<Vec<Face>> {
    let (villagers, adventurers) = (villagers?.villager, adventurers?.adventurer);
    let before = faults.len();
    let (all, special) = (STARTING + REGULAR + SPECIAL, STARTING + REGULAR);
    let villagers =
        ids::in_order::<Villager, _>(FILE, villagers, 0..all, |one| one.id.as_deref(), faults);
    let adventurers = ids::in_order::<Villager, _>(
        ADVENTURERS_FILE,
        adventurers,
        all..all + ADVENTURERS,
        |one| one.id.as_deref(),
        faults,
    );
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
            faults.push(Fault::of_file(
                FILE,
                format!("there are {count} {word} villagers, not {found}"),
            ));
        }
        faces.extend(of_group.into_iter().map(|one| face(one, faults)));
    }
    let has_ids = villagers.first().is_some_and(|one| one.id.is_some());
    if faults.len() == before && has_ids && !villagers.is_sorted_by_key(|one| one.group as u8) {
        let what = format!("V1 to V{STARTING} start, and those after V{special} are special");
        faults.push(Fault::of_file(FILE, what));
    }
    if faults.len() == before {
        check_starting(&faces, faults);
        check_special(&faces, faults);
    }
    if adventurers.len() != ADVENTURERS {
        let found = adventurers.len();
        faults.push(Fault::of_file(
            ADVENTURERS_FILE,
            format!("there are {ADVENTURERS} adventurers, not {found}"),
        ));
    }
    for one in &adventurers {
        let mut hold = |what: &str, number: u8, range| {
            check_range(ADVENTURERS_FILE, &format!("{}: {what}", one.name), number, range, faults);
        };
        hold("cost", one.cost, &limits::AMOUNT);
        hold("lanterns", one.lanterns, &limits::LANTERNS);
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
        special: None,
        bread: (one.food == Some(Food::Bread)).into(),
        bacon: (one.food == Some(Food::Bacon)).into(),
    }));
    (faults.len() == before).then_some(faces)
}

/// Whose type can do what: the first has the hammer, the second the quill, the third neither
/// (AB-022 to AB-024).
fn check_starting(faces: &[Face], faults: &mut Vec<Fault>) {
    let types = [(true, false, "a hammer"), (false, true, "a quill"), (false, false, "neither")];
    for (four, (builds, trains, word)) in faces[..STARTING].chunks(SETS).zip(types) {
        for face in four {
            if (face.build != Craft::None, face.train != Craft::None) != (builds, trains) {
                let order =
                    "four start with a hammer, then four with a quill, then four with neither";
                faults.push(Fault::of_file(
                    FILE,
                    format!("{}: {order}; here it is {word}", face.name),
                ));
            }
        }
    }
}

/// How many of each special villager there are (AB-006).
fn check_special(faces: &[Face], faults: &mut Vec<Fault>) {
    for name in SpecialName::ALL {
        let is_it = |face: &&Face| face.special == Some(name);
        let (count, found) = (name.copies(), faces.iter().filter(is_it).count());
        if found != count {
            let word = name.word();
            faults.push(Fault::of_file(
                FILE,
                format!("of the special villagers {count} must be called {word}, not {found}"),
            ));
        }
    }
}

fn face(entry: &VillagerEntry, faults: &mut Vec<Fault>) -> Face {
    let name = &entry.name;
    let rolls_rise = entry.lanterns.is_sorted_by(|one, next| one.roll < next.roll);
    let lanterns_rise = entry.lanterns.is_sorted_by(|one, next| one.lanterns < next.lanterns);
    let in_range = entry.lanterns.iter().all(|pair| (1..=6).contains(&pair.roll));
    if !rolls_rise || !lanterns_rise || !in_range {
        let what = format!("{name}: rolls from 1 to 6, and more lanterns for higher ones");
        faults.push(Fault::of_file(FILE, what));
    }
    for pair in &entry.lanterns {
        let what = format!("{name}: lanterns");
        check_range(FILE, &what, pair.lanterns, &limits::LANTERNS, faults);
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
        special: match entry.group {
            GroupEntry::Special => SpecialName::of(name),
            GroupEntry::Starting | GroupEntry::Regular => None,
        },
        bread: 0,
        bacon: 0,
    }
}

/// Who has which trait, so that the rules need not look at every face.
pub(super) fn who(faces: &[Face]) -> VillagerSets {
    let all = || (0..faces.len()).map(Villager::of_index);
    let those =
        |has: &dyn Fn(&Face) -> bool| all().filter(|one| has(&faces[one.index()])).collect();
    let called = |name| those(&|face| face.special == Some(name));
    VillagerSets {
        builds: those(&|face| face.build != Craft::None),
        trains: those(&|face| face.train != Craft::None),
        cats: those(&|face| face.cat),
        own_bed: those(&|face| face.own_bed),
        no_medicine: those(&|face| face.takes_no_medicine),
        rolls_none: Villager::all_of(Group::Adventurer).collect(),
        special: SpecialName::ALL.map(called),
    }
}
