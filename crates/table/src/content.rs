//! What content is known by: the SHA-256 of its files.
//!
//! A table and a replay name the content they are played with, so that an
//! edited card or a corrected word never changes a game that has begun. Files
//! written before that have a shorter name (FNV-1a, 64 bits), which is still
//! understood.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::NotationError;

/// What content is known by. It changes whenever anything in its files does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint {
    sha256: [u8; 32],
    /// The name it had in files written before SHA-256 was used.
    fnv: u64,
}

impl Fingerprint {
    /// The fingerprint of these files: each with its name, always in the same order.
    pub fn of<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)> + Clone) -> Fingerprint {
        let mut sha256 = Sha256::new();
        for (name, text) in files.clone() {
            for part in [name, text] {
                // With its length in front no text can pretend to be two.
                sha256.update((part.len() as u64).to_le_bytes());
                sha256.update(part);
            }
        }
        let fnv = fnv1a(files.into_iter().map(|(_, text)| text));
        Fingerprint { sha256: sha256.finalize().into(), fnv }
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sha256.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Content as a file or a table names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ContentName {
    /// By its SHA-256.
    Sha256([u8; 32]),
    /// By the 64 bits of FNV-1a that were used before.
    Fnv(u64),
}

impl ContentName {
    /// Whether this names the content with that fingerprint.
    pub fn is(self, fingerprint: Fingerprint) -> bool {
        match self {
            ContentName::Sha256(sha256) => sha256 == fingerprint.sha256,
            ContentName::Fnv(fnv) => fnv == fingerprint.fnv,
        }
    }
}

impl From<Fingerprint> for ContentName {
    fn from(fingerprint: Fingerprint) -> ContentName {
        ContentName::Sha256(fingerprint.sha256)
    }
}

impl fmt::Display for ContentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContentName::Sha256(sha256) => Fingerprint { sha256: *sha256, fnv: 0 }.fmt(f),
            ContentName::Fnv(fnv) => write!(f, "{fnv:016x}"),
        }
    }
}

impl FromStr for ContentName {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<ContentName, NotationError> {
        let wrong = || NotationError::new("a fingerprint of 64 hexadecimal digits", text);
        if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        match text.len() {
            16 => u64::from_str_radix(text, 16).map(ContentName::Fnv).map_err(|_| wrong()),
            64 => {
                let mut sha256 = [0; 32];
                for (index, byte) in sha256.iter_mut().enumerate() {
                    let digits = &text[2 * index..2 * index + 2];
                    *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
                }
                Ok(ContentName::Sha256(sha256))
            }
            _ => Err(wrong()),
        }
    }
}

/// A number that stays the same on every machine and for ever (FNV-1a).
pub fn fnv1a<'a>(texts: impl IntoIterator<Item = &'a str>) -> u64 {
    let bytes = texts.into_iter().flat_map(|text| text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_names_of_content_read_back_and_mean_it() {
        let fingerprint = Fingerprint::of([("a.toml", "1"), ("b.toml", "2")]);
        let old = ContentName::Fnv(fnv1a(["1", "2"]));
        for name in [ContentName::from(fingerprint), old] {
            assert_eq!(name.to_string().parse(), Ok(name));
            assert!(name.is(fingerprint));
        }
        assert_eq!(fingerprint.to_string(), ContentName::from(fingerprint).to_string());
        for wrong in ["", "12", &"g".repeat(64), &"+".repeat(16), &"é".repeat(32)] {
            assert!(wrong.parse::<ContentName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_of_files_and_where_they_end_count() {
        let files = [
            [("a", "12"), ("b", "")],
            [("a", "1"), ("b", "2")],
            [("b", "12"), ("a", "")],
            [("a", ""), ("b", "12")],
        ];
        let all: std::collections::HashSet<String> =
            files.into_iter().map(|files| Fingerprint::of(files).to_string()).collect();
        assert_eq!(all.len(), files.len());
    }
}
