//! What experience looks at: a play area and a hand as a list of numbers.
//!
//! Only what is printed on the cards counts, never which card it is: makers
//! may bring cards of their own. The heart of it are the quests that are not
//! yet paid in full: what they lack, and what one more symbol would pay.

use crate::{
    Content, Region,
    cards::{Card, Colour, Counted, Quest, Tally, Wonders},
};

use super::area::{Area, Moment};

/// How many numbers there are.
pub const FEATURES: usize = OFFER + 3;

// Where each kind of number begins.
const ROW: usize = 0;
const HAND: usize = ROW + BLOCK;
const BLOCK: usize = PENDING + SYMBOLS;
const IN_SIGHT: usize = HAND + BLOCK;
const WONDERS: usize = IN_SIGHT + SYMBOLS;
const TOTAL: usize = WONDERS + 12;
const SUPPLY: usize = TOTAL + SYMBOLS;
const CLUES: usize = SUPPLY + SYMBOLS;
const DEALT: usize = CLUES + 6;
const LAST: usize = DEALT + 7;
const DURATIONS: usize = LAST + 10;
const RISING: usize = DURATIONS + 10;
const FOUND: usize = RISING + 4;
const PLAYERS: usize = FOUND + 1;
const SCORE: usize = PLAYERS + 5;
const GAINS: usize = SCORE + 2;
const DISPLAY: usize = GAINS + 3;
const OFFER: usize = DISPLAY + SYMBOLS;

// Within the quests of the row or of the hand:
/// What one more of each symbol pays.
const SLOPE: usize = 0;
/// What is at stake for lack of 1 to 4 of each wonder.
const LACK: usize = SLOPE + SYMBOLS;
/// What is at stake, by how many wonders are missing together.
const FAR: usize = LACK + 12;
/// What the next set of colours pays, by the colour that is missing.
const SET: usize = FAR + 6;
/// What one more of each symbol would pay once the prerequisite is met.
const PENDING: usize = SET + 5;

/// Stone, chimera, thistle, night, clue, and four colours.
const SYMBOLS: usize = 9;

const KINDS: [Counted; 5] =
    [Counted::Stone, Counted::Chimera, Counted::Thistle, Counted::Night, Counted::Clue];

/// What was seen in a play area, for the hand beside it.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    quests: Quests<'a>,
    /// The score so far.
    pub(super) fame: u32,
    /// The duration of the Region played last.
    last: u8,
}

/// Gives every number about the play area that is not 0 to `note`, with its place.
#[inline]
pub(super) fn read_area<'a>(
    content: &'a Content,
    area: &Area,
    moment: &Moment,
    note: &mut impl FnMut(usize, f32),
) -> Seen<'a> {
    let mut tally = Tally::EMPTY;
    for &sanctuary in area.sanctuaries.iter() {
        tally = tally.with(content.sanctuary(sanctuary));
    }
    let in_sight = tally;
    symbols(in_sight, 0.5, &mut |at, value| note(IN_SIGHT + at, value));
    let wonders = in_sight.wonders();
    for (kind, count) in [wonders.stone, wonders.chimera, wonders.thistle].into_iter().enumerate() {
        if count > 0 {
            note(WONDERS + 4 * kind + usize::from(count.min(4)) - 1, 1.0);
        }
    }

    let mut fame = 0;
    let mut quests = Quests::new(in_sight, content.region(Region::default()));
    for &region in area.row.as_slice().iter().rev() {
        let card = content.region(region);
        tally = tally.with(card);
        fame += card.pay.fame(tally);
        quests.add(card, tally);
        quest(card, tally, &mut |at, value| note(ROW + at, value));
    }
    symbols(tally, 0.25, &mut |at, value| note(TOTAL + at, value));
    for &sanctuary in area.sanctuaries.iter() {
        let card = content.sanctuary(sanctuary);
        fame += card.pay.fame(tally);
        quests.add(card, tally);
        quest(card, tally, &mut |at, value| note(ROW + at, value));
    }
    note(SCORE, fame as f32 / 40.0);
    note(SCORE + 1, 1.0);

    let last = area.row.as_slice().last().map_or(0, |region| region.duration());
    note(LAST + usize::from(last / 7), 1.0);
    let clues = tally.counted(Counted::Clue) as usize;
    note(CLUES + clues.min(5), 1.0);
    note(DEALT + usize::from(moment.dealt.min(6)), 1.0);
    note(FOUND, area.sanctuaries.len() as f32 / 4.0);
    note(PLAYERS + usize::from(moment.players.clamp(2, 6)) - 2, 1.0);
    Seen { quests, fame, last }
}

/// Gives every number about the hand that is not 0 to `note`, with its place.
#[inline]
pub(super) fn read_hand(
    content: &Content,
    seen: &Seen,
    hand: &[Region],
    moment: &Moment,
    note: &mut impl FnMut(usize, f32),
) {
    let mut supply = Tally::EMPTY;
    let mut rising = 0;
    for &region in hand {
        let card = content.region(region);
        supply = supply.with(card);
        rising += usize::from(region.duration() > seen.last);
        note(DURATIONS + usize::from(region.duration() / 7), 1.0);
        quest(card, seen.quests.in_sight.with(card), &mut |at, value| note(HAND + at, value));
    }
    symbols(supply, 0.5, &mut |at, value| note(SUPPLY + at, value));
    note(RISING + rising.min(3), 1.0);
    let best = seen.quests.best_of_hand(content, hand);
    for (size, &best) in best.iter().enumerate().take(moment.rounds_left().into()) {
        if best > seen.fame {
            note(GAINS + size, (best - seen.fame) as f32 / 20.0);
        }
    }
}

/// Gives every number about what can be taken that is not 0 to `note`, with its place.
#[inline]
pub(super) fn read_display(
    content: &Content,
    seen: &Seen,
    display: &[Region],
    note: &mut impl FnMut(usize, f32),
) {
    if display.is_empty() {
        return;
    }
    let mut supply = Tally::EMPTY;
    let (mut best, mut sum, mut rising) = (0, 0, 0);
    for &region in display {
        let card = content.region(region);
        supply = supply.with(card);
        rising += u8::from(region.duration() > seen.last);
        let own = card.pay.fame(seen.quests.in_sight.with(card));
        let gain = (seen.quests.fame_with(&[card]) + own).saturating_sub(seen.fame);
        best = best.max(gain);
        sum += gain;
    }
    let share = 1.0 / display.len() as f32;
    symbols(supply, share, &mut |at, value| note(DISPLAY + at, value));
    note(OFFER, best as f32 / 20.0);
    note(OFFER + 1, sum as f32 * share / 20.0);
    note(OFFER + 2, f32::from(rising) * share);
}

/// Every quest of a play area, with the symbols in sight for it.
#[derive(Clone, Copy)]
struct Quests<'a> {
    in_sight: Tally,
    /// What flat quests pay whose prerequisite is met: nothing can change it.
    settled: u32,
    len: usize,
    all: [(&'a Card, Tally); 16],
}

impl<'a> Quests<'a> {
    #[inline]
    fn new(in_sight: Tally, blank: &'a Card) -> Quests<'a> {
        Quests { in_sight, settled: 0, len: 0, all: [(blank, Tally::EMPTY); 16] }
    }

    #[inline]
    fn add(&mut self, card: &'a Card, tally: Tally) {
        match card.quest {
            None => {}
            Some(Quest::Flat { fame }) if card.pay.is_due(tally) => self.settled += u32::from(fame),
            Some(_) => {
                self.all[self.len & 15] = (card, tally);
                self.len += 1;
            }
        }
    }

    /// What the quests pay when `more` comes into sight.
    #[inline]
    fn fame_with(&self, more: &[&Card]) -> u32 {
        let open = self.all[..self.len].iter();
        open.fold(self.settled, |fame, &(card, tally)| fame + card.pay.fame(sight(tally, more)))
    }

    /// The most the area can pay with one, two or three Regions of the hand played next.
    #[inline]
    fn best_of_hand(&self, content: &'a Content, hand: &[Region]) -> [u32; 3] {
        let Some(&first) = hand.first() else { return [0; 3] };
        let mut best = [0; 3];
        // By set of cards: what they themselves pay in the best order.
        let mut own = [0; 8];
        for set in 1..1usize << hand.len().min(3) {
            let mut cards = [content.region(first); 3];
            let mut size = 0;
            for (place, &region) in hand.iter().enumerate().take(3) {
                if set & (1 << place) != 0 {
                    cards[size] = content.region(region);
                    size += 1;
                }
            }
            let cards = &cards[..size];
            let sight = sight(self.in_sight, cards);
            // Whichever is played first sees all the others.
            let mut rest = set;
            for card in cards {
                let others = set & !(rest & rest.wrapping_neg());
                rest &= rest - 1;
                own[set] = own[set].max(card.pay.fame(sight) + own[others]);
            }
            best[size - 1] = best[size - 1].max(self.fame_with(cards) + own[set]);
        }
        best
    }
}

#[inline]
fn sight(tally: Tally, more: &[&Card]) -> Tally {
    more.iter().fold(tally, |tally, card| tally.with(card))
}

fn symbols(tally: Tally, scale: f32, note: &mut impl FnMut(usize, f32)) {
    for (at, kind) in KINDS.into_iter().enumerate() {
        let count = tally.counted(kind);
        if count > 0 {
            note(at, count as f32 * scale);
        }
    }
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let count = tally.coloured(colour);
        if count > 0 {
            note(5 + at, count as f32 * scale);
        }
    }
}

/// Notes what one quest may still bring with these symbols in sight.
#[inline]
fn quest(card: &Card, tally: Tally, note: &mut impl FnMut(usize, f32)) {
    let Some(quest) = card.quest else { return };
    if card.pay.is_due(tally) {
        growth(quest, SLOPE, note);
        if let Quest::ColourSet { fame } = quest {
            set(fame, tally, note);
        }
        return;
    }
    let lack = lack(card.prerequisite, tally.wonders());
    let missing = lack.iter().sum::<u8>();
    let stake = (card.pay.count(tally) * fame_of(quest)) as f32 / 10.0;
    for (kind, &count) in lack.iter().enumerate() {
        if count > 0 {
            note(LACK + 4 * kind + usize::from(count.min(4)) - 1, stake.max(0.2));
        }
    }
    note(FAR + usize::from(missing.min(6)) - 1, stake.max(0.2));
    growth(quest, PENDING, note);
}

fn lack(asked: Wonders, there: Wonders) -> [u8; 3] {
    [
        asked.stone.saturating_sub(there.stone),
        asked.chimera.saturating_sub(there.chimera),
        asked.thistle.saturating_sub(there.thistle),
    ]
}

fn fame_of(quest: Quest) -> u32 {
    match quest {
        Quest::Flat { fame }
        | Quest::Per { fame, .. }
        | Quest::PerColour { fame, .. }
        | Quest::ColourSet { fame } => fame.into(),
    }
}

/// Notes what one more symbol of each kind pays.
#[inline]
fn growth(quest: Quest, at: usize, note: &mut impl FnMut(usize, f32)) {
    match quest {
        Quest::Flat { .. } | Quest::ColourSet { .. } => {}
        Quest::Per { what, fame } => {
            // No printed card counts days.
            if let Some(kind) = KINDS.iter().position(|&kind| kind == what) {
                note(at + kind, f32::from(fame) / 4.0);
            }
        }
        Quest::PerColour { first, second, fame } => {
            note(at + 5 + first as usize, f32::from(fame) / 4.0);
            if let Some(second) = second {
                note(at + 5 + second as usize, f32::from(fame) / 4.0);
            }
        }
    }
}

/// Notes the colours that the next set lacks, and by how many.
#[inline]
fn set(fame: u8, tally: Tally, note: &mut impl FnMut(usize, f32)) {
    let sets = tally.sets();
    let mut missing = 0;
    for colour in Colour::ALL {
        if tally.coloured(colour) == sets {
            missing += 1;
            note(SET + colour as usize, f32::from(fame) / 10.0);
        }
    }
    note(SET + 4, f32::from(fame) / 10.0 / missing as f32);
}
