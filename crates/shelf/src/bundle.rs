//! The content files of one game as one packed piece: what a database keeps, a file carries, and a
//! release leaves behind.
//!
//! ```text
//! tabletale content 1
//! game: faraway
//! file: regions.toml 13100
//! …13,100 bytes…
//! file: sanctuaries.toml 6323
//! …
//! ```

use std::io::{Read as _, Write as _};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use table::{Fingerprint, Remark, ReplayFile};

const FIRST_LINE: &str = "tabletale content 1\n";
/// The largest content, unpacked. The largest of ours has 0.3 MB.
const MOST_BYTES: u64 = 2 * 1024 * 1024;
/// The key of the remarks in a file that carry content along.
const CARRIED: &str = "cards";
/// How much of it stands on one line.
const LINE: usize = 96;

/// The content files of one game, by name, in the order in which they are read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// The word for the game.
    pub game: String,
    /// The files.
    pub files: Vec<(String, String)>,
}

/// Why packed content cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BundleError {
    /// It is larger than content may be.
    #[error("these cards are larger than {} MB", MOST_BYTES / 1024 / 1024)]
    TooLarge,
    /// It is not what [`Bundle::pack`] writes.
    #[error("the cards that come along are damaged")]
    Damaged,
}

impl Bundle {
    /// What this content is known by.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }

    /// The text of the file of this name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|file| file.0 == name).map(|file| file.1.as_str())
    }

    /// All of it in few bytes.
    pub fn pack(&self) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        let mut add = |text: &str| {
            packed.write_all(text.as_bytes()).expect("writing to memory does not fail");
        };
        add(FIRST_LINE);
        add(&format!("game: {}\n", self.game));
        for (name, text) in &self.files {
            add(&format!("file: {name} {}\n", text.len()));
            add(text);
            add("\n");
        }
        packed.finish().expect("writing to memory does not fail")
    }

    /// Reads what [`Bundle::pack`] wrote; it may come from anybody.
    pub fn unpack(packed: &[u8]) -> Result<Bundle, BundleError> {
        let mut text = String::new();
        let read = GzDecoder::new(packed).take(MOST_BYTES + 1).read_to_string(&mut text);
        let read = read.map_err(|_| BundleError::Damaged)?;
        if read as u64 > MOST_BYTES {
            return Err(BundleError::TooLarge);
        }
        parse(&text).ok_or(BundleError::Damaged)
    }

    /// The content as lines at the end of a file that the rules do not read.
    pub fn carried(&self) -> String {
        let letters = STANDARD.encode(self.pack());
        let mut text = String::with_capacity(letters.len() + letters.len() / 8);
        for line in letters.as_bytes().chunks(LINE) {
            let line: String = line.iter().map(|&letter| char::from(letter)).collect();
            text.push_str(&format!("{}\n", Remark::new(CARRIED, line)));
        }
        text
    }

    /// Whether this remark in a file carries content.
    pub fn is_carried_in(remark: &Remark) -> bool {
        remark.key == CARRIED
    }

    /// The content a file carries along, if it does.
    pub fn carried_by(file: &ReplayFile) -> Result<Option<Bundle>, BundleError> {
        let carried = file.remarks.iter().filter(|remark| Bundle::is_carried_in(remark));
        let letters: String = carried.map(|remark| remark.value.as_str()).collect();
        if letters.is_empty() {
            return Ok(None);
        }
        let packed = STANDARD.decode(letters).map_err(|_| BundleError::Damaged)?;
        Bundle::unpack(&packed).map(Some)
    }
}

fn parse(text: &str) -> Option<Bundle> {
    let rest = text.strip_prefix(FIRST_LINE)?.strip_prefix("game: ")?;
    let (game, mut rest) = rest.split_once('\n')?;
    let mut files = Vec::new();
    while !rest.is_empty() {
        let (head, after) = rest.strip_prefix("file: ")?.split_once('\n')?;
        let (name, length) = head.rsplit_once(' ')?;
        let length: usize = length.parse().ok()?;
        let text = after.get(..length)?;
        rest = after.get(length..)?.strip_prefix('\n')?;
        files.push((name.to_owned(), text.to_owned()));
    }
    Some(Bundle { game: game.to_owned(), files })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle() -> Bundle {
        let files = [("a.toml", "x = 1\nfile: b 3\n"), ("deep/b.story", ""), ("c d", "é\n\n")];
        let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
        Bundle { game: "ferry".to_owned(), files: files.to_vec() }
    }

    fn file(remarks: &str) -> ReplayFile {
        let file = format!(
            "tabletale replay 1\ngame: ferry\ncontent: 0123456789abcdef\nsetup: 2\nluck:\n{remarks}"
        );
        ReplayFile::parse(&file).unwrap()
    }

    #[test]
    fn what_is_packed_reads_back() {
        let bundle = bundle();
        assert_eq!(Bundle::unpack(&bundle.pack()).unwrap(), bundle);
        let file = file(&format!("{}# the end\n", bundle.carried()));
        assert_eq!(Bundle::carried_by(&file).unwrap().unwrap(), bundle);
        assert_eq!(Bundle::carried_by(&self::file("")), Ok(None));
    }

    #[test]
    fn what_is_damaged_or_endless_is_refused() {
        let packed = bundle().pack();
        for cut in 0..packed.len() {
            assert_eq!(Bundle::unpack(&packed[..cut]), Err(BundleError::Damaged), "{cut}");
        }
        assert_eq!(Bundle::carried_by(&file("# cards: §§§§")), Err(BundleError::Damaged));
        let files = vec![("a".to_owned(), "x".repeat(MOST_BYTES as usize))];
        let endless = Bundle { game: "ferry".to_owned(), files }.pack();
        assert!(endless.len() < 20_000);
        assert_eq!(Bundle::unpack(&endless), Err(BundleError::TooLarge));
    }
}
