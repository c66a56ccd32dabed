//! How fast the bots of a table play: whoever sits there chooses.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use crate::{Host, HostError, VisitorId, entry::Entry};

/// The longest pause of bots that play quickly.
const QUICK: Duration = Duration::from_millis(100);

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tempo {
    /// Twice the usual time for everything.
    Slow,
    /// So that one can follow.
    #[default]
    Normal,
    /// Hardly any pause, and none for reading.
    Quick,
}

impl Tempo {
    /// All, the slowest first.
    pub const ALL: [Tempo; 3] = [Tempo::Slow, Tempo::Normal, Tempo::Quick];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Tempo::Slow => "slow",
            Tempo::Normal => "normal",
            Tempo::Quick => "quick",
        }
    }

    /// How long a bot waits that would usually wait for so long, where others read for `reading`.
    pub(crate) fn pause(self, usual: Duration, reading: Duration) -> Duration {
        match self {
            Tempo::Slow => usual.max(reading) * 2,
            Tempo::Normal => usual.max(reading),
            Tempo::Quick => usual.min(QUICK),
        }
    }

    /// That somebody chose it, in words.
    pub(crate) fn told(self, name: &str) -> String {
        match self {
            Tempo::Slow => format!("{name} lets the bots play slowly"),
            Tempo::Normal => format!("{name} lets the bots play at the usual speed"),
            Tempo::Quick => format!("{name} lets the bots play quickly"),
        }
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Tempo {
    type Err = HostError;

    fn from_str(word: &str) -> Result<Tempo, HostError> {
        let known = Tempo::ALL.into_iter().find(|tempo| tempo.word() == word);
        known.ok_or_else(|| HostError::Unreadable("bots play slow, normal or quick".to_owned()))
    }
}

impl Host {
    /// Chooses how fast the bots of a table play; anybody who sits there may.
    pub async fn set_tempo(
        self: &Arc<Host>,
        id: &str,
        who: VisitorId,
        tempo: Tempo,
    ) -> Result<(), HostError> {
        self.change(id, move |table| {
            let by = table.seats_of(who).first().ok_or(HostError::NotSeated)?;
            Ok(((table.tempo != tempo).then_some(Entry::Tempo { tempo, by }), ()))
        })
        .await?;
        // Whoever wants it quicker does not wait for a pause that has begun.
        if tempo == Tempo::Quick { self.hurry(id, who).await } else { Ok(()) }
    }
}
