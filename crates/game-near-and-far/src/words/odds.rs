//! How likely a roll succeeds: as the party stands, and with hearts (NF-092, NF-218, NF-306, NF-341).

use table::words::counted;

use crate::{
    Building, Foe, Open, Roll, RollKind, Style,
    components::{Cards, Content},
    rules::rolling::{needed, total},
};

/// Of a hundred rolls of this kind so many succeed if so many hearts are spent: 0 and 100 only where
/// it is certain. Cards that could be used after the dice are not counted.
pub fn odds(content: &Content, open: &Open, kind: RollKind, hearts: u8) -> u8 {
    let (mut all, mut good) = (0_u32, 0_u32);
    for against in against(kind) {
        for die in 1..=6 {
            let roll = Roll { kind: against, die, added: 0, used: Cards::NONE };
            all += 1;
            good += u32::from(total(content, open, &roll) + hearts >= needed(content, open, &roll));
        }
    }
    match good {
        0 => 0,
        good if good == all => 100,
        good => ((200 * good / all).div_ceil(2)).clamp(1, 99) as u8,
    }
}

/// The dice of whoever is challenged, where somebody is.
fn against(kind: RollKind) -> Vec<RollKind> {
    match kind {
        RollKind::Duel { building, foe, style, added, used, .. } => {
            (1..=6).map(|die| RollKind::Duel { building, foe, style, die, added, used }).collect()
        }
        RollKind::Threat { .. } | RollKind::Skill { .. } | RollKind::Combat { .. } => vec![kind],
    }
}

/// A duel before the dice.
pub fn duel(building: Building, foe: Foe, style: Style) -> RollKind {
    RollKind::Duel { building, foe, style, die: 0, added: 0, used: Cards::NONE }
}

/// The odds in words, with so many hearts to spend: `67% as you stand, 100% with 2 hearts`.
pub fn odds_words(content: &Content, open: &Open, kind: RollKind, hearts: u8) -> String {
    let plain = odds(content, open, kind, 0);
    let best = odds(content, open, kind, hearts);
    if best == plain {
        return format!("{plain}%");
    }
    let least = (1..=hearts).find(|&some| odds(content, open, kind, some) == best);
    let hearts = counted(least.unwrap_or(hearts), "heart");
    format!("{plain}% as you stand, {best}% with {hearts}")
}

#[cfg(test)]
mod tests {
    use table::Game;

    use super::*;
    use crate::{NearAndFar, Setup};

    fn open() -> Open {
        let mut luck = luck::Quick::new(1, 0);
        let setup = Setup::first_adventure(2);
        let game = NearAndFar::start(Content::embedded(), &setup, &mut luck).expect("it starts");
        game.view(table::Viewer::Spectator).open
    }

    #[test]
    fn odds_are_those_of_all_rolls() {
        let (content, open) = (Content::embedded(), open());
        let swords = open.mover().symbols().sword;
        for hearts in 0..8 {
            // The first threat is a 4.
            let faces = (1..=6).filter(|die| die + swords + hearts >= 4).count() as f64;
            let odds = odds(content, &open, RollKind::Threat { threat: 0 }, hearts);
            assert!((f64::from(odds) - faces / 0.06).abs() <= 1.0, "{hearts}: {odds}");
        }
    }

    #[test]
    fn a_duel_is_won_by_more_and_a_tie_is_lost() {
        let (content, open) = (Content::embedded(), open());
        let honest = duel(Building::TownHall, Foe::Stranger, Style::Honorable);
        let dirty = duel(Building::TownHall, Foe::Stranger, Style::Dirty);
        // The party of the start shows no sword: 15 of 36 rolls win, and 21 of 36 with one more.
        assert_eq!(open.mover().symbols().sword, 0);
        assert_eq!((odds(content, &open, honest, 0), odds(content, &open, dirty, 0)), (42, 58));
        assert_eq!(odds_words(content, &open, honest, 0), "42%");
        assert_eq!(odds_words(content, &open, honest, 6), "42% as you stand, 100% with 6 hearts");
    }
}
