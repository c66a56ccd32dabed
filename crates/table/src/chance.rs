//! Luck as an argument: picking one of so many, scripting and recording it.

use std::{fmt, str::FromStr};

use crate::NotationError;

/// A source of luck. The rules ask; hosts draw, tests script, replays repeat.
pub trait Chance {
    /// One of `0..sides`, each as likely as any other; `sides` is at least 1.
    ///
    /// A pick of one side is no luck: it gives 0 and leaves no trace in a record.
    fn pick(&mut self, sides: u32) -> u32;

    /// A six-sided die, 1 to 6.
    #[inline]
    fn d6(&mut self) -> u32 {
        self.pick(6) + 1
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn pick(&mut self, sides: u32) -> u32 {
        (**self).pick(sides)
    }
}

/// One piece of luck, written `3/45`: the fourth of 45 sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    /// Which side, counted from 0.
    pub side: u32,
    /// Of how many.
    pub sides: u32,
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.side, self.sides)
    }
}

impl FromStr for Pick {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pick, NotationError> {
        let wrong = || NotationError::new("a pick such as 3/45", text);
        let (side, sides) = text.split_once('/').ok_or_else(wrong)?;
        let pick = Pick {
            side: side.parse().map_err(|_| wrong())?,
            sides: sides.parse().map_err(|_| wrong())?,
        };
        if pick.side < pick.sides { Ok(pick) } else { Err(wrong()) }
    }
}

/// Writes down every pick of the source behind it.
pub struct Recorder<'a, C> {
    source: C,
    picks: &'a mut Vec<Pick>,
}

impl<'a, C: Chance> Recorder<'a, C> {
    /// Records what `source` gives at the end of `picks`.
    pub fn new(source: C, picks: &'a mut Vec<Pick>) -> Self {
        Recorder { source, picks }
    }
}

impl<C: Chance> Chance for Recorder<'_, C> {
    fn pick(&mut self, sides: u32) -> u32 {
        if sides == 1 {
            return 0;
        }
        let side = self.source.pick(sides);
        self.picks.push(Pick { side, sides });
        side
    }
}

/// Luck known beforehand: for tests, and for replaying what was recorded.
///
/// A script never panics in the middle of a rule. When it runs dry or is asked
/// for other sides than were written down, it gives the first side and
/// remembers the mismatch; look at [`Script::mismatch`] afterwards.
#[derive(Clone, Debug)]
pub struct Script {
    picks: Vec<Scripted>,
    next: usize,
    mismatch: Option<Mismatch>,
}

#[derive(Clone, Copy, Debug)]
enum Scripted {
    Side(u32),
    Pick(Pick),
}

/// Where the luck that was asked for is not the luck that was written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// The rules asked for more luck than there is.
    #[error("the rules ask for one more pick of {sides}, and none is written down")]
    Dry {
        /// Of how many sides.
        sides: u32,
    },
    /// The rules asked for a different number of sides.
    #[error("the rules ask for a pick of {sides}, and {written} is written down")]
    Sides {
        /// Of how many sides.
        sides: u32,
        /// What the script has instead.
        written: Pick,
    },
    /// The scripted side does not exist.
    #[error("the rules ask for a pick of {sides}, and side {side} is scripted")]
    NoSuchSide {
        /// Of how many sides.
        sides: u32,
        /// The scripted side.
        side: u32,
    },
    /// Some of the luck was never asked for.
    #[error("{left} of the picks written down were never asked for")]
    Unused {
        /// How many.
        left: usize,
    },
}

impl Script {
    /// These sides in this order, whatever the number of sides asked for.
    pub fn of(sides: impl IntoIterator<Item = u32>) -> Script {
        Script::new(sides.into_iter().map(Scripted::Side).collect())
    }

    /// Exactly these picks.
    pub fn replaying(picks: &[Pick]) -> Script {
        Script::new(picks.iter().copied().map(Scripted::Pick).collect())
    }

    fn new(picks: Vec<Scripted>) -> Script {
        Script { picks, next: 0, mismatch: None }
    }

    /// Whether all of it was used and nothing else was asked for.
    pub fn is_spent(&self) -> bool {
        self.mismatch().is_none()
    }

    /// The first difference between what was asked for and what was there.
    pub fn mismatch(&self) -> Option<Mismatch> {
        let left = self.picks.len() - self.next;
        self.mismatch.or((left > 0).then_some(Mismatch::Unused { left }))
    }
}

impl Chance for Script {
    fn pick(&mut self, sides: u32) -> u32 {
        if sides == 1 {
            return 0;
        }
        let scripted = self.picks.get(self.next).copied();
        self.next = (self.next + 1).min(self.picks.len());
        let (side, fault) = match scripted {
            None => (0, Some(Mismatch::Dry { sides })),
            Some(Scripted::Side(side)) if side >= sides => {
                (0, Some(Mismatch::NoSuchSide { sides, side }))
            }
            Some(Scripted::Side(side)) => (side, None),
            Some(Scripted::Pick(written)) if written.sides != sides => {
                (0, Some(Mismatch::Sides { sides, written }))
            }
            Some(Scripted::Pick(written)) => (written.side, None),
        };
        self.mismatch = self.mismatch.or(fault);
        side
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_recorded_replays() {
        let mut picks = Vec::new();
        let mut recorder = Recorder::new(Script::of([2, 0, 5]), &mut picks);
        let given = [recorder.pick(3), recorder.pick(1), recorder.pick(7), recorder.d6()];
        assert_eq!(given, [2, 0, 0, 6]);

        let mut script = Script::replaying(&picks);
        assert_eq!([script.pick(3), script.pick(7), script.d6()], [2, 0, 6]);
        assert!(script.is_spent());
    }

    #[test]
    fn a_script_remembers_its_first_mismatch() {
        let mut dry = Script::of([]);
        assert_eq!(dry.pick(4), 0);
        assert_eq!(dry.mismatch(), Some(Mismatch::Dry { sides: 4 }));

        let written = Pick { side: 1, sides: 2 };
        let mut other = Script::replaying(&[written]);
        assert_eq!(other.pick(3), 0);
        assert_eq!(other.mismatch(), Some(Mismatch::Sides { sides: 3, written }));

        let mut high = Script::of([3]);
        assert_eq!(high.pick(3), 0);
        assert_eq!(high.mismatch(), Some(Mismatch::NoSuchSide { sides: 3, side: 3 }));

        assert_eq!(Script::of([1]).mismatch(), Some(Mismatch::Unused { left: 1 }));
    }

    #[test]
    fn a_pick_reads_back_as_it_is_written() {
        let pick = Pick { side: 3, sides: 45 };
        assert_eq!(pick.to_string().parse(), Ok(pick));
        for wrong in ["", "3", "3/", "/3", "3/3", "4/3", "a/b", "-1/3"] {
            assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
        }
    }
}
