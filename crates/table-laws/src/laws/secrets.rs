//! Imagination is sometimes wrong: whoever is always right about a secret has been told it.
//!
//! The owner of a secret is always right about it, since an imagined world
//! looks the same. Every other viewer, and for each owner, must be wrong once.

use std::{collections::BTreeMap, fmt};

use table::{Game, Seat, Viewer};

use crate::{
    Law,
    broken::who,
    trial::{Trial, Verdict},
};

/// Something a seat reads in its own view and nobody else may know.
pub(crate) struct Secret<G: Game> {
    name: &'static str,
    differs: Differs<G>,
}

type Differs<G> = Box<dyn Fn(&<G as Game>::View, &<G as Game>::View) -> bool>;

impl<G: Game> Secret<G> {
    pub(crate) fn new<T: PartialEq>(
        name: &'static str,
        read: impl Fn(&G::View) -> T + 'static,
    ) -> Secret<G> {
        Secret { name, differs: Box::new(move |one, other| read(one) != read(other)) }
    }
}

/// Who was ever wrong about whose secrets.
pub(crate) struct Guesses {
    secrets: Vec<(&'static str, BTreeMap<Pair, bool>)>,
}

/// Somebody's secret and somebody else, who has no seat as a spectator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    owner: Seat,
    viewer: Option<Seat>,
}

impl Guesses {
    pub(crate) fn about<G: Game>(secrets: &[Secret<G>]) -> Guesses {
        Guesses { secrets: secrets.iter().map(|secret| (secret.name, BTreeMap::new())).collect() }
    }

    /// Whether everybody was wrong about everybody else, for each secret.
    pub(crate) fn close(&self) -> Verdict {
        let told: Vec<String> = self
            .secrets
            .iter()
            .flat_map(|(name, pairs)| {
                pairs
                    .iter()
                    .filter(|(_, wrong)| !**wrong)
                    .map(move |(pair, _)| format!("{pair}’s {name}"))
            })
            .collect();
        if told.is_empty() { Ok(()) } else { Err(format!("never wrong: {}", told.join(", "))) }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let viewer = self.viewer.map_or(Viewer::Spectator, Viewer::Seat);
        write!(f, "{} about {}", who(viewer), self.owner)
    }
}

/// Notes where `world`, imagined by `viewer` at this moment, is wrong about somebody's secret.
pub(super) fn note<G: Game>(trial: &mut Trial<'_, G>, viewer: Viewer, world: &G) {
    let moment = trial.moment();
    for owner in (0..world.seats()).map(Seat::new).filter(|&owner| viewer != Viewer::Seat(owner)) {
        let pair = Pair { owner, viewer: viewer.seat() };
        let mut imagined = None;
        for index in 0..trial.laws.secrets.len() {
            // Being wrong once is enough, and a view is dear to make.
            if trial.memory.guesses.secrets[index].1.get(&pair) == Some(&true) {
                continue;
            }
            trial.test(Law::Secret);
            let owner = Viewer::Seat(owner);
            let imagined = imagined.get_or_insert_with(|| world.view(owner));
            let wrong = (trial.laws.secrets[index].differs)(imagined, moment.view(owner));
            trial.memory.guesses.secrets[index].1.insert(pair, wrong);
        }
    }
}
