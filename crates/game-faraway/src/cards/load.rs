//! Reading the card files: everything is checked, and every fault reported at once.

use std::collections::BTreeMap;

use serde::Deserialize;

use table::{Bag, Deck, Fault, Fingerprint, LineIndex};

use super::{
    Card, Colour, Content, Counted, FILES, Quest, REGIONS, Region, SANCTUARIES, Sanctuary, Tally,
    Wonders, quest::Pay,
};

pub(super) const REGIONS_FILE: &str = include_str!("../../../../content/faraway/regions.toml");
pub(super) const SANCTUARIES_FILE: &str =
    include_str!("../../../../content/faraway/sanctuaries.toml");

/// More symbols of one kind on one card would outgrow the counters of scoring: 15 cards with 2 each
/// are 30, and a counter holds 31.
const MOST_WONDERS: u8 = 2;
/// More Clues on one card would deal more Sanctuaries than a hand can hold.
const MOST_CLUES: u8 = 1;
/// The most a counter can ask for.
const MOST_ASKED: u8 = 31;
/// More could outgrow a score: 15 quests that each count 30 symbols pay 44,550 in all.
const MOST_FAME: u8 = 99;

/// A card as it is written, Region or Sanctuary, but for its number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    colour: Option<Colour>,
    night: bool,
    clues: u8,
    wonders: Wonders,
    #[serde(default)]
    prerequisite: Wonders,
    quest: Option<QuestEntry>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum QuestEntry {
    Flat { fame: u8 },
    Per { what: Counted, fame: u8 },
    PerColour { colours: Vec<Colour>, fame: u8 },
    ColourSet { fame: u8 },
}

const BLANK: Card = Card {
    colour: None,
    night: false,
    clues: 0,
    wonders: Wonders { stone: 0, chimera: 0, thistle: 0 },
    prerequisite: Wonders { stone: 0, chimera: 0, thistle: 0 },
    quest: None,
    tally: Tally::EMPTY,
    pay: Pay::NOTHING,
};

/// Reads both files.
pub(super) fn read(regions_text: &str, sanctuaries_text: &str) -> Result<Content, Vec<Fault>> {
    let mut regions = Sheet::new(Kind::Region, regions_text);
    let mut region_cards = [BLANK; 128];
    regions.read(&mut region_cards[..=REGIONS]);

    let mut sanctuaries = Sheet::new(Kind::Sanctuary, sanctuaries_text);
    let mut sanctuary_cards = [BLANK; 64];
    sanctuaries.read(&mut sanctuary_cards[..=SANCTUARIES]);

    let faults = [regions.faults, sanctuaries.faults].concat();
    if faults.is_empty() {
        Ok(Content {
            regions: region_cards,
            sanctuaries: sanctuary_cards,
            region_deck: Bag::of(Region::all()),
            sanctuary_deck: Deck::of(Sanctuary::all()),
            fingerprint: Fingerprint::of(
                FILES.iter().copied().zip([regions_text, sanctuaries_text]),
            ),
        })
    } else {
        Err(faults)
    }
}

/// What a file holds.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Region,
    Sanctuary,
}

impl Kind {
    fn file(self) -> &'static str {
        match self {
            Kind::Region => "regions.toml",
            Kind::Sanctuary => "sanctuaries.toml",
        }
    }

    /// The name of its entries.
    fn entry(self) -> &'static str {
        match self {
            Kind::Region => "region",
            Kind::Sanctuary => "sanctuary",
        }
    }

    /// The field that numbers its entries.
    fn key(self) -> &'static str {
        match self {
            Kind::Region => "duration",
            Kind::Sanctuary => "id",
        }
    }
}

/// One file being read, with the faults found so far.
struct Sheet<'a> {
    kind: Kind,
    text: &'a str,
    lines: LineIndex,
    line: usize,
    faults: Vec<Fault>,
}

impl<'a> Sheet<'a> {
    fn new(kind: Kind, text: &'a str) -> Sheet<'a> {
        Sheet { kind, text, lines: LineIndex::of(text), line: 0, faults: Vec::new() }
    }

    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(Fault {
            file: self.kind.file().to_owned(),
            line: self.line,
            what: what.into(),
        });
    }

    fn go_to(&mut self, byte: usize) {
        self.line = self.lines.line(byte);
    }

    /// Fills `cards` by their numbers.
    fn read(&mut self, cards: &mut [Card]) {
        let mut file: BTreeMap<String, Vec<toml::Spanned<toml::Value>>> =
            match toml::from_str(self.text) {
                Ok(file) => file,
                Err(error) => {
                    self.go_to(error.span().map_or(0, |span| span.start));
                    return self.fault(error.message());
                }
            };
        let mut placed = [false; REGIONS + 1];
        for entry in file.remove(self.kind.entry()).unwrap_or_default() {
            self.go_to(entry.span().start);
            self.read_card(cards, &mut placed, entry.into_inner());
        }
        self.line = 0;
        let key = self.kind.key();
        for (number, _) in
            placed[..cards.len()].iter().enumerate().skip(1).filter(|(_, there)| !**there)
        {
            self.fault(format!("{key} {number} is missing"));
        }
        for (name, entries) in file {
            if let Some(first) = entries.first() {
                self.go_to(first.span().start);
            }
            self.fault(format!("“{name}” is not known here; cards are [[{}]]", self.kind.entry()));
        }
    }

    /// Reads one card. Its number comes first: a faulty card is not a missing one.
    fn read_card(&mut self, cards: &mut [Card], placed: &mut [bool], mut entry: toml::Value) {
        let key = self.kind.key();
        let most = cards.len() - 1;
        let Some(number) = entry.as_table_mut().and_then(|fields| fields.remove(key)) else {
            return self.fault(format!("every [[{}]] needs its {key}", self.kind.entry()));
        };
        let is_card = |number: &usize| (1..=most).contains(number);
        let Some(number) = number.as_integer().and_then(|n| n.try_into().ok()).filter(is_card)
        else {
            return self.fault(format!("{key} {number} is not between 1 and {most}"));
        };
        if std::mem::replace(&mut placed[number], true) {
            self.fault(format!("{key} {number} is used twice"));
        }
        match Entry::deserialize(entry) {
            Ok(entry) => self.place(cards, number, entry),
            Err(error) => {
                let what =
                    error.message().replace("expected u8", "expected a number from 0 to 255");
                self.fault(format!("{key} {number}: {what}"));
            }
        }
    }

    fn place(&mut self, cards: &mut [Card], number: usize, entry: Entry) {
        let Entry { colour, night, clues, wonders, prerequisite, quest } = entry;
        let key = self.kind.key();
        if self.kind == Kind::Region && colour.is_none() {
            self.fault(format!("{key} {number} needs a colour"));
        }
        if wonders.most() > MOST_WONDERS {
            self.fault(format!("{key} {number} shows more than {MOST_WONDERS} of one wonder"));
        }
        if clues > MOST_CLUES {
            self.fault(format!("{key} {number} shows more than {MOST_CLUES} Clue"));
        }
        if prerequisite.most() > MOST_ASKED {
            self.fault(format!("{key} {number} asks for more than {MOST_ASKED} of one wonder"));
        }
        if prerequisite != Wonders::default() && quest.is_none() {
            self.fault(format!("{key} {number} has a prerequisite and no quest to pay for it"));
        }
        let quest = self.quest(quest);
        if !self.faults.is_empty() {
            return;
        }
        // A Sanctuary without the night symbol is neither day nor night.
        let day = self.kind == Kind::Region && !night;
        let tally = Tally::of(colour, night, day, clues, wonders);
        let pay = Pay::new(prerequisite, quest);
        cards[number] = Card { colour, night, clues, wonders, prerequisite, quest, tally, pay };
    }

    fn quest(&mut self, entry: Option<QuestEntry>) -> Option<Quest> {
        let quest = match entry? {
            QuestEntry::Flat { fame } => Quest::Flat { fame },
            QuestEntry::Per { what, fame } => Quest::Per { what, fame },
            QuestEntry::ColourSet { fame } => Quest::ColourSet { fame },
            QuestEntry::PerColour { colours, fame } => match colours[..] {
                [first] => Quest::PerColour { first, second: None, fame },
                [first, second] if first != second => {
                    Quest::PerColour { first, second: Some(second), fame }
                }
                _ => {
                    self.fault("a quest counts one colour or two different ones");
                    return None;
                }
            },
        };
        let (Quest::Flat { fame }
        | Quest::Per { fame, .. }
        | Quest::PerColour { fame, .. }
        | Quest::ColourSet { fame }) = quest;
        if fame == 0 {
            self.fault("a quest that pays 0 is no quest: leave it out");
        }
        if fame > MOST_FAME {
            self.fault(format!("a quest pays at most {MOST_FAME} for each thing it counts"));
        }
        Some(quest)
    }
}
