//! What the seed of a game is made of, line by line.
//!
//! ```text
//! tabletale luck 1
//! server seed: 5f0c…
//! pledged: P1 91ab… 77de…
//! added nothing: P2
//! drawn again: P3
//! ```
//!
//! The SHA-256 of these lines, each with its end, is the seed: so anybody can
//! mix it again with `sha256sum`, and no line can be changed unnoticed. The
//! hashes in them were fixed before any number was told. Where no player's
//! browser took part the seed is the server's own, as it always was.

use table::{Remark, Seat};

use crate::{LuckError, secret};

/// The first of the lines, so that they are taken for nothing else.
const FIRST: &str = "tabletale luck 1";

/// What the seed of a game is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    /// The server's seed, whose hash was shown first.
    pub(crate) server: [u8; 32],
    /// Whether the players' browsers were asked: the seed is then mixed.
    pub(crate) is_mixed: bool,
    /// The numbers of the players' browsers, by seat.
    pub(crate) pledged: Vec<Pledge>,
    /// The people whose browsers added nothing.
    pub(crate) nothing: Vec<Seat>,
    /// Whose numbers were missing, each time it was drawn again.
    pub(crate) again: Vec<Vec<Seat>>,
}

/// A number that was pledged by its hash and then told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pledge {
    pub(crate) seat: Seat,
    pub(crate) hash: [u8; 32],
    pub(crate) number: [u8; 32],
}

impl Terms {
    /// The server's seed alone.
    pub(crate) fn plain(server: [u8; 32]) -> Terms {
        let (pledged, nothing, again) = (Vec::new(), Vec::new(), Vec::new());
        Terms { server, is_mixed: false, pledged, nothing, again }
    }

    /// The seed.
    pub(crate) fn seed(&self) -> [u8; 32] {
        if self.is_mixed { secret::sha256(self.text().as_bytes()) } else { self.server }
    }

    /// The lines whose SHA-256 is the seed.
    pub(crate) fn text(&self) -> String {
        let line = |remark: &Remark| format!("{}: {}\n", remark.key, remark.value);
        format!("{FIRST}\n{}", self.remarks().iter().map(line).collect::<String>())
    }

    /// The lines as remarks of a file, without the first.
    pub(crate) fn remarks(&self) -> Vec<Remark> {
        let key = if self.is_mixed { "server seed" } else { "seed" };
        let server = Remark::new(key, secret::hex(&self.server));
        let pledged = self.pledged.iter().map(|pledge| {
            let Pledge { seat, hash, number } = pledge;
            let value = format!("{seat} {} {}", secret::hex(hash), secret::hex(number));
            Remark::new("pledged", value)
        });
        let nothing =
            self.nothing.iter().map(|seat| Remark::new("added nothing", seat.to_string()));
        let again = self.again.iter().map(|seats| {
            let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
            Remark::new("drawn again", seats.join(" "))
        });
        std::iter::once(server).chain(pledged).chain(nothing).chain(again).collect()
    }

    /// Takes in a line of a file; those that say nothing about the seed are left alone.
    pub(crate) fn read(&mut self, key: &str, value: &str) -> Result<(), LuckError> {
        match key {
            "pledged" => {
                let pledge = read_pledge(value).ok_or(LuckError::Missing("pledged"))?;
                if secret::sha256(&pledge.number) != pledge.hash {
                    return Err(LuckError::NotPledged(pledge.seat));
                }
                self.pledged.push(pledge);
            }
            "added nothing" => {
                let seat = value.parse().map_err(|_| LuckError::Missing("added nothing"))?;
                self.nothing.push(seat);
            }
            "drawn again" => {
                let seats = value.split_ascii_whitespace().map(str::parse);
                let seats = seats.collect::<Result<_, _>>();
                self.again.push(seats.map_err(|_| LuckError::Missing("drawn again"))?);
            }
            _ => {}
        }
        Ok(())
    }
}

fn read_pledge(value: &str) -> Option<Pledge> {
    let mut words = value.split_ascii_whitespace();
    let seat = words.next()?.parse().ok()?;
    let hash = secret::unhex(words.next()?)?;
    let number = secret::unhex(words.next()?)?;
    words.next().is_none().then_some(Pledge { seat, hash, number })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> Terms {
        let number = [7; 32];
        Terms {
            is_mixed: true,
            pledged: vec![Pledge { seat: Seat::new(0), hash: secret::sha256(&number), number }],
            nothing: vec![Seat::new(1)],
            again: vec![vec![Seat::new(1), Seat::new(2)]],
            ..Terms::plain([1; 32])
        }
    }

    /// `sha256sum` over the lines says the same. Published files rest on it: it may never change.
    #[test]
    fn the_seed_is_the_hash_of_the_lines() {
        let text = terms().text();
        assert!(text.starts_with("tabletale luck 1\nserver seed: 0101"), "{text}");
        assert!(text.ends_with("\nadded nothing: P2\ndrawn again: P2 P3\n"), "{text}");
        let seed = secret::hex(&terms().seed());
        assert_eq!(seed, "3a72314995c11d0c30c77308b25155b111404e2ff2588205f29427fa96e24716");
        assert_eq!(Terms::plain([1; 32]).seed(), [1; 32], "as it was before players took part");
    }

    #[test]
    fn terms_read_back_and_every_line_counts() {
        let mut read = Terms { is_mixed: true, ..Terms::plain([1; 32]) };
        for remark in terms().remarks() {
            read.read(&remark.key, &remark.value).unwrap();
        }
        assert_eq!(read, terms());
        let changes: [fn(&mut Terms); 5] = [
            |terms| terms.server[0] ^= 1,
            |terms| terms.pledged.clear(),
            |terms| terms.pledged[0].seat = Seat::new(3),
            |terms| terms.nothing.clear(),
            |terms| terms.again.clear(),
        ];
        for change in changes {
            let mut other = terms();
            change(&mut other);
            assert_ne!(other.seed(), terms().seed());
        }
        let wrong = format!("P1 {} {}", "0".repeat(64), "1".repeat(64));
        assert_eq!(read.read("pledged", &wrong), Err(LuckError::NotPledged(Seat::new(0))));
        for garbled in ["", "P1", "P1 12 34", "P1 x y z"] {
            assert_eq!(read.read("pledged", garbled), Err(LuckError::Missing("pledged")));
        }
    }
}
