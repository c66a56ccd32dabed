//! Saved games with cards of their own: good ones, each another, and some that are full of faults.
//!
//! Whoever attacks has none of our crates: cards are unpacked, changed and packed here as anybody
//! could, who has read how a file carries them. They begin as those that releases left behind.

use std::io::{Read as _, Write as _};

use anyhow::{Context, bail};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use sha2::{Digest as _, Sha256};

/// The cards of every game, packed.
const RELEASED: [&[u8]; 4] = [
    include_bytes!("../../../../content/faraway/released/0.1.0.content.gz"),
    include_bytes!("../../../../content/above-and-below/released/0.2.0.content.gz"),
    include_bytes!("../../../../content/near-and-far/released/0.2.0.content.gz"),
    include_bytes!("../../../../content/now-or-never/released/0.2.0.content.gz"),
];
const FIRST_LINE: &str = "tabletale content 1\n";
/// How much of packed cards stands on one line of a file.
const LINE: usize = 96;
/// How many letters that hardly pack make 389 files take 64 MiB.
const LETTERS: usize = 225_000;
/// How often everything in a file stands in it, and how often its head alone.
const TIMES: usize = 20;
const HEADS: usize = 20_000;
/// How large a file with faults is at least.
const FAULTY: usize = 75_000;

/// The files of one game.
#[derive(Clone)]
struct Cards {
    game: String,
    files: Vec<(String, String)>,
}

/// So many saved games, each with other cards that can be played with.
pub(super) fn of_their_own(count: usize) -> anyhow::Result<Vec<String>> {
    let cards = Cards::unpack(RELEASED[0])?;
    (0..count).map(|number| cards.with_noise(0, number, LETTERS).file()).collect()
}

/// So many saved games with cards that cannot be read, of each game in turn.
pub(super) fn full_of_faults(count: usize) -> anyhow::Result<Vec<String>> {
    let mut all = Vec::with_capacity(count);
    for number in 0..count {
        let mut cards = Cards::unpack(RELEASED[number % RELEASED.len()])?;
        let round = number / RELEASED.len();
        let at = round % cards.files.len();
        cards.files[at].1 = faulty(&cards.files[at], round / cards.files.len());
        let letters = FAULTY.saturating_sub(cards.pack()?.len() * 4 / 3);
        all.push(cards.with_noise(at, number, letters).file()?);
    }
    Ok(all)
}

/// A file in which every entry stands many times, or, in turn, its head without end.
fn faulty((name, text): &(String, String), turn: usize) -> String {
    let head = text.lines().find(|line| line.starts_with("[["));
    let head = if name.ends_with(".story") { Some("== 1 x") } else { head };
    match head.filter(|_| turn.is_multiple_of(2)) {
        Some(head) => format!("{text}\n{}", format!("{head}\n").repeat(HEADS)),
        None => format!("{text}\n").repeat(TIMES),
    }
}

impl Cards {
    fn unpack(packed: &[u8]) -> anyhow::Result<Cards> {
        let mut text = String::new();
        GzDecoder::new(packed).read_to_string(&mut text)?;
        let rest = text.strip_prefix(FIRST_LINE).and_then(|rest| rest.strip_prefix("game: "));
        let (game, mut rest) = rest.and_then(|rest| rest.split_once('\n')).context("no cards")?;
        let mut files = Vec::new();
        while let Some((head, after)) = rest.strip_prefix("file: ").and_then(|r| r.split_once('\n'))
        {
            let (name, length) = head.rsplit_once(' ').context("a file has no length")?;
            let length: usize = length.parse()?;
            let (text, after) = after.split_at_checked(length).context("a file is cut off")?;
            files.push((name.to_owned(), text.to_owned()));
            rest = after.strip_prefix('\n').context("a file does not end")?;
        }
        if !rest.is_empty() || files.is_empty() {
            bail!("no cards");
        }
        Ok(Cards { game: game.to_owned(), files })
    }

    fn pack(&self) -> anyhow::Result<Vec<u8>> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        writeln!(packed, "{FIRST_LINE}game: {}", self.game)?;
        for (name, text) in &self.files {
            writeln!(packed, "file: {name} {}\n{text}", text.len())?;
        }
        Ok(packed.finish()?)
    }

    /// What they are known by.
    fn fingerprint(&self) -> String {
        let mut sha256 = Sha256::new();
        for part in self.files.iter().flat_map(|(name, text)| [name, text]) {
            sha256.update((part.len() as u64).to_le_bytes());
            sha256.update(part);
        }
        sha256.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The same with a remark in one file that no other cards have.
    fn with_noise(&self, at: usize, number: usize, letters: usize) -> Cards {
        let mut cards = self.clone();
        if let Some((_, text)) = cards.files.get_mut(at) {
            *text += &format!("\n# {number} {}\n", noise(number, letters));
        }
        cards
    }

    /// A recorded game that has just begun, with these cards.
    fn file(&self) -> anyhow::Result<String> {
        let mut text = format!(
            "tabletale replay 1\ngame: {}\ncontent: {}\nsetup: 2 players\n\
             luck: 27/68 44/67 53/66 40/65 25/64 36/63 29/62 33/61 42/60\n\n",
            self.game,
            self.fingerprint()
        );
        let letters = STANDARD.encode(self.pack()?);
        for line in letters.as_bytes().chunks(LINE) {
            text += "# cards: ";
            text.extend(line.iter().map(|&letter| char::from(letter)));
            text += "\n";
        }
        Ok(text)
    }
}

/// Letters that hardly pack, never the same for another number.
fn noise(number: usize, length: usize) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    let mut random = fastrand::Rng::with_seed(number as u64);
    (0..length).map(|_| char::from(LETTERS[random.usize(..LETTERS.len())])).collect()
}

#[cfg(test)]
mod tests {
    use super::super::loaded::GAMES;
    use super::*;

    /// The games that a release left behind name the cards it left behind.
    #[test]
    fn cards_are_known_by_the_name_that_games_give_them() {
        for (packed, game) in RELEASED.into_iter().zip(GAMES) {
            let cards = Cards::unpack(packed).unwrap();
            let again = Cards::unpack(&cards.pack().unwrap()).unwrap();
            assert!(game.contains(&format!("game: {}\n", cards.game)), "{}", cards.game);
            assert!(
                game.contains(&format!("content: {}\n", cards.fingerprint())),
                "{}",
                cards.game
            );
            assert_eq!(again.fingerprint(), cards.fingerprint());
        }
        assert!(Cards::unpack(&RELEASED[0][..400]).is_err());
    }

    #[test]
    fn each_file_has_cards_that_no_other_has() {
        let files = of_their_own(3).unwrap();
        let names = files.iter().map(|file| file.lines().nth(2).unwrap());
        let names: std::collections::BTreeSet<&str> = names.collect();
        assert_eq!(names.len(), 3);
        assert!(files.iter().all(|file| (170_000..400_000).contains(&file.len())));
    }

    #[test]
    fn faults_are_of_every_game_and_within_what_a_file_may_have() {
        let files = full_of_faults(8).unwrap();
        for (number, file) in files.iter().enumerate() {
            assert!((FAULTY..400_000).contains(&file.len()), "{number}: {}", file.len());
        }
        let games = |from: usize| files[from].lines().nth(1).unwrap().to_owned();
        assert_eq!(games(0), "game: faraway");
        assert_eq!(games(7), "game: now-or-never");
    }
}
