//! How a party stands with the explore numbers of a choice: before it rolls, and with the lanterns it
//! has (AB-082, AB-093, AB-098, AB-119).

use std::fmt;

use story::{Amount, Choice, Keyword, Player, reached};
use table::Seen;

use crate::{
    AboveAndBelow, Villagers,
    components::{Content, Craft, Sign, Thing, Vocabulary},
    rules::symbols,
};

/// How likely a party reaches a number with its first roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// So many times in a hundred; never 0, and 100 only where it is certain.
    Percent(u8),
    /// No roll is enough, but villagers may be exerted.
    ByExerting,
    /// Not even then.
    OutOfReach,
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Odds::Percent(chance) => write!(f, "{chance}%"),
            Odds::ByExerting => write!(f, "only by exerting"),
            Odds::OutOfReach => write!(f, "out of reach"),
        }
    }
}

/// How likely the party reaches each number of a choice, counted from 1; `paying` buys lanterns.
pub fn odds(seen: Seen<'_, AboveAndBelow>, choice: u8, paying: bool) -> Vec<(u8, Odds)> {
    let Some(written) = written(seen, choice.checked_sub(1)) else { return Vec::new() };
    let bonus = written.bonus_of(&Explorer(seen), paying);
    let party = seen.view.open.party;
    let numbers = written.numbers().iter().map(|tier| tier.number);
    numbers.map(|number| (number, odds_of(seen.content, party, bonus, number))).collect()
}

/// The highest number that so many lanterns reach for what the party does, free or payable.
pub fn reaches(seen: Seen<'_, AboveAndBelow>) -> Option<u8> {
    let exploration = seen.view.open.exploration.as_ref()?;
    let written = written(seen, exploration.choice)?;
    let explorer = Explorer(seen);
    let mut counted = reached(written.numbers(), exploration.lanterns, &explorer);
    counted.next().map(|(_, tier)| tier.number)
}

/// How many lanterns a party finds on average.
pub(super) fn expected_lanterns(content: &Content, party: Villagers) -> f32 {
    let one = |villager| {
        let lanterns = &content.face(villager).lanterns[1..];
        lanterns.iter().map(|&number| f32::from(number)).sum::<f32>() / 6.0
    };
    party.iter().map(one).sum()
}

/// A choice of the open passage, counted from 0.
fn written<'a>(
    seen: Seen<'a, AboveAndBelow>,
    choice: Option<u8>,
) -> Option<&'a Choice<Vocabulary>> {
    let passage = seen.view.open.exploration.as_ref()?.passage;
    seen.content.tales().passage(passage).choices.get(usize::from(choice?))
}

fn odds_of(content: &Content, party: Villagers, bonus: u8, number: u8) -> Odds {
    // How many of all rolls of the dice find so many lanterns; an adventurer finds the same on each.
    let mut rolls: Vec<u64> = vec![0; usize::from(bonus)];
    rolls.push(1);
    for villager in party.iter() {
        let lanterns = &content.face(villager).lanterns[1..];
        let most = lanterns.iter().max().map_or(0, |&most| usize::from(most));
        let mut next = vec![0; rolls.len() + most];
        for (found, ways) in rolls.iter().enumerate() {
            for &more in lanterns {
                next[found + usize::from(more)] += ways;
            }
        }
        rolls = next;
    }
    let all: u64 = rolls.iter().sum();
    let enough: u64 = rolls.iter().skip(number.into()).sum();
    let most = rolls.iter().rposition(|&ways| ways > 0).unwrap_or(0);
    match enough {
        0 if most + party.len() >= number.into() => Odds::ByExerting,
        0 => Odds::OutOfReach,
        enough if enough == all => Odds::Percent(100),
        enough => Odds::Percent(((enough * 200 / all).div_ceil(2)).clamp(1, 99) as u8),
    }
}

/// The active player with the party, as the book asks for them (AB-121).
struct Explorer<'a>(Seen<'a, AboveAndBelow>);

impl Player<Vocabulary> for Explorer<'_> {
    fn has(&self, thing: Thing) -> u16 {
        let open = &self.0.view.open;
        let village = open.village(open.active);
        match thing {
            Thing::Coin => village.coins,
            Thing::Reputation => village.reputation.into(),
            Thing::Token(token) => village.owns(token).into(),
        }
    }

    fn shows(&self, sign: Sign) -> usize {
        let faces = self.0.view.open.party.iter().map(|one| self.0.content.face(one));
        let shows = faces.filter(|face| match sign {
            Sign::Hammer => face.build != Craft::None,
            Sign::Quill => face.train != Craft::None,
            Sign::Fishfolk | Sign::Frogfolk => face.people == Some(sign),
        });
        shows.count()
    }

    fn knows(&self, _: Keyword) -> bool {
        false
    }

    /// Coins by cider and potion too; tokens from the stores.
    fn can_pay(&self, price: &Amount<Vocabulary>) -> bool {
        let open = &self.0.view.open;
        let village = open.village(open.active);
        match price.thing {
            Thing::Coin => symbols::purse(self.0.content, village) >= price.amount.into(),
            Thing::Reputation => true,
            Thing::Token(token) => village.stores[token] >= price.amount,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Villager;

    #[test]
    fn odds_are_those_of_all_rolls() {
        let content = Content::embedded();
        let party: Villagers = [Villager::of_index(0), Villager::of_index(1)].into_iter().collect();
        let faces: Vec<_> = party.iter().map(|one| content.face(one)).collect();
        for number in 1..=8_u8 {
            let rolls = (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)));
            let enough = |&(first, second): &(usize, usize)| {
                1 + faces[0].lanterns[first] + faces[1].lanterns[second] >= number
            };
            let count = rolls.filter(enough).count();

            let odds = odds_of(content, party, 1, number);

            match odds {
                Odds::Percent(chance) => {
                    assert!((f64::from(chance) - count as f64 / 0.36).abs() <= 1.0, "{number}");
                }
                Odds::ByExerting | Odds::OutOfReach => assert_eq!(count, 0),
            }
        }
        assert_eq!(odds_of(content, party, 1, 1), Odds::Percent(100));
        assert_eq!(odds_of(content, party, 0, 40), Odds::OutOfReach);
    }
}
