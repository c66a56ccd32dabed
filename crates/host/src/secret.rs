//! What a visitor is known by: 128 random bits they keep, and the hash we keep.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use crate::HostError;

/// A visitor's secret. It is never stored and never shown in logs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// A new one that nobody can guess.
    pub fn fresh() -> Result<Secret, HostError> {
        Ok(Secret(random()?))
    }

    /// The hash by which its owner is known.
    pub fn who(&self) -> VisitorId {
        VisitorId(*blake3::hash(&self.0).as_bytes())
    }

    /// The secret in words, for the one cookie or answer that carries it.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl FromStr for Secret {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Secret, HostError> {
        unhex(text).map(Secret).ok_or(HostError::NoSecret)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// The hash of a secret: enough to recognise a visitor, not enough to be one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct VisitorId([u8; 32]);

impl VisitorId {
    /// The first bytes of it as a number.
    pub(crate) fn first_bytes(&self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        u64::from_be_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Display for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for VisitorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0[..4]))
    }
}

impl FromStr for VisitorId {
    type Err = HostError;

    fn from_str(text: &str) -> Result<VisitorId, HostError> {
        unhex(text).map(VisitorId).ok_or(HostError::NoSecret)
    }
}

/// What a table's luck rests on.
pub(crate) fn fresh_seed() -> Result<[u8; 32], HostError> {
    random()
}

/// The SHA-256 of some bytes.
pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The hash of a seed that is shown before the game: SHA-256, which every browser can check.
pub(crate) fn seed_hash(seed: &[u8; 32]) -> String {
    hex(&sha256(seed))
}

/// A new name for a table, of 60 bits: short enough for a link, too long to guess.
pub(crate) fn fresh_id() -> Result<String, HostError> {
    // Without l, o, 0 and 1, which eyes confuse.
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes: [u8; 12] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A seed for what a bot imagines.
pub(crate) fn fresh_number() -> u64 {
    random().map_or(0, u64::from_le_bytes)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        *byte = (high * 16 + low) as u8;
    }
    Some(bytes)
}

/// Bytes that were stored in hexadecimal digits.
pub(crate) fn stored(text: &str) -> Result<[u8; 32], HostError> {
    unhex(text).ok_or_else(|| HostError::Broken("a stored hash has not 32 bytes".to_owned()))
}

fn random<const N: usize>() -> Result<[u8; N], HostError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| HostError::NoRandomness)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf '00…00' | xxd -r -p | sha256sum` says the same.
    #[test]
    fn the_promise_of_a_seed_is_its_sha_256() {
        let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(seed_hash(&[0; 32]), hash);
    }

    #[test]
    fn a_secret_reads_back_and_shows_itself_to_nobody() {
        let secret = Secret::fresh().unwrap();
        assert_eq!(secret.reveal().parse::<Secret>().unwrap(), secret);
        assert!(!format!("{secret:?}{:?}", secret.who()).contains(&secret.reveal()[..8]));
        assert_eq!(secret.who().to_string().parse::<VisitorId>().unwrap(), secret.who());
        for wrong in ["", "12", &"g".repeat(32), &"é".repeat(16)] {
            assert!(wrong.parse::<Secret>().is_err(), "{wrong}");
        }
    }
}
