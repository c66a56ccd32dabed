//! What is different between two folders of pictures.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

/// A picture that is not as it was.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Change {
    /// The game.
    group: String,
    /// The moment.
    moment: String,
    /// The size and the scheme.
    screen: String,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum What {
    Differs,
    New,
    Gone,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Change { group, moment, screen, what } = self;
        let what = match what {
            What::Differs => "differs",
            What::New => "is new",
            What::Gone => "is gone",
        };
        write!(f, "{group} {moment} {screen} {what}")
    }
}

impl Change {
    fn file(&self) -> PathBuf {
        [&self.group, &self.screen, &format!("{}.png", self.moment)].iter().collect()
    }
}

/// What is different in `after`. Games of which one of the folders has no pictures are passed over: it is
/// enough to take those that a change can reach.
pub(super) fn changes(before: &Path, after: &Path) -> Result<Vec<Change>> {
    let (old, new) = (pictures(before)?, pictures(after)?);
    let groups = |all: &BTreeMap<Key, PathBuf>| -> BTreeSet<String> {
        all.keys().map(|(group, ..)| group.clone()).collect()
    };
    let both: BTreeSet<String> = groups(&old).intersection(&groups(&new)).cloned().collect();
    ensure!(!both.is_empty(), "no game has pictures in both folders");
    let mut changes = Vec::new();
    for key in old.keys().chain(new.keys()).collect::<BTreeSet<_>>() {
        let what = match (old.get(key), new.get(key)) {
            (Some(old), Some(new)) if fs::read(old)? == fs::read(new)? => continue,
            (Some(_), Some(_)) => What::Differs,
            (None, _) => What::New,
            (_, None) => What::Gone,
        };
        let (group, moment, screen) = key.clone();
        if both.contains(&group) {
            changes.push(Change { group, moment, screen, what });
        }
    }
    Ok(changes)
}

/// How much has changed, in a sentence.
pub(super) fn summary(changes: &[Change]) -> String {
    let moments: BTreeSet<_> =
        changes.iter().map(|change| (&change.group, &change.moment)).collect();
    match changes.len() {
        0 => "nothing looks different".to_owned(),
        pictures => {
            format!("{pictures} pictures of {} moments are not as they were", moments.len())
        }
    }
}

/// A page that shows each change: before, after, and in light what has changed.
pub(super) fn page(before: &Path, changes: &[Change]) -> Result<String> {
    let before = before.canonicalize().with_context(|| before.display().to_string())?;
    let mut html = "<!doctype html><html lang=en><meta charset=utf-8><title>Changes</title><style>\
        body { background: #55585f; color: #fff; font: 15px/1.3 sans-serif } img { display: block; max-width: 30vw } \
        section { display: flex; gap: 1vw } div { display: grid; background: #000; isolation: isolate } \
        div img { grid-area: 1/1 } div img + img { mix-blend-mode: difference }</style>"
        .to_owned();
    write!(html, "<h1>{}</h1>", summary(changes))?;
    for change in changes {
        let file = change.file();
        let old = format!("<img loading=lazy src='file://{}'>", before.join(&file).display());
        let new = format!("<img loading=lazy src='{}'>", file.display());
        write!(html, "<h2>{change}</h2><section>")?;
        match change.what {
            What::Differs => write!(html, "{old}{new}<div>{old}{new}</div>")?,
            What::New => html.push_str(&new),
            What::Gone => html.push_str(&old),
        }
        html.push_str("</section>");
    }
    Ok(html)
}

/// Game, moment, and size with scheme.
type Key = (String, String, String);

/// The pictures of a folder: `GAME/SIZE-SCHEME/MOMENT.png`.
fn pictures(folder: &Path) -> Result<BTreeMap<Key, PathBuf>> {
    let mut found = BTreeMap::new();
    for group in entries(folder)? {
        for screen in entries(&group)?.iter().filter(|_| name(&group) != "sheets") {
            for picture in entries(screen)? {
                let moment = picture.file_stem().unwrap_or_default().to_string_lossy();
                found.insert((name(&group), moment.into_owned(), name(screen)), picture);
            }
        }
    }
    Ok(found)
}

/// What lies in a folder; nothing in a file.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if folder.is_file() {
        return Ok(Vec::new());
    }
    let entries =
        fs::read_dir(folder).with_context(|| format!("no folder {}", folder.display()))?;
    Ok(entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with these pictures, in the place for what tests leave.
    fn folder(of: &str, pictures: &[(&str, &[u8])]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tabletale-{of}-{}", std::process::id()));
        for (path, bytes) in pictures {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, bytes).unwrap();
        }
        folder
    }

    #[test]
    fn what_looks_different_is_new_or_gone_is_told_and_nothing_else() {
        let before = folder(
            "before",
            &[
                ("faraway/390x844-light/turn.png", b"same"),
                ("faraway/390x844-dark/turn.png", b"old"),
                ("faraway/390x844-light/gone.png", b"gone"),
                ("sheets/faraway-390x844-light.png", b"old"),
                ("now-or-never/390x844-light/turn.png", b"not taken again"),
                ("index.html", b"old"),
            ],
        );
        let after = folder(
            "after",
            &[
                ("faraway/390x844-light/turn.png", b"same"),
                ("faraway/390x844-dark/turn.png", b"new"),
                ("faraway/390x844-light/late.png", b"late"),
                ("sheets/faraway-390x844-light.png", b"new"),
            ],
        );

        let changes = changes(&before, &after).unwrap();
        let told: Vec<String> = changes.iter().map(ToString::to_string).collect();
        let page = page(&before, &changes).unwrap();
        let nothing = super::changes(&after, &after).unwrap();
        let other = folder("other", &[("front/390x844-light/first.png", b"")]);
        let stranger = super::changes(&other, &after).unwrap_err();
        for folder in [&before, &after, &other] {
            fs::remove_dir_all(folder).unwrap();
        }

        assert_eq!(
            told,
            [
                "faraway gone 390x844-light is gone",
                "faraway late 390x844-light is new",
                "faraway turn 390x844-dark differs",
            ]
        );
        assert_eq!(summary(&changes), "3 pictures of 3 moments are not as they were");
        assert!(page.contains("faraway turn 390x844-dark differs</h2><section><img"), "{page}");
        assert_eq!(summary(&nothing), "nothing looks different");
        assert!(stranger.to_string().contains("no game has pictures in both"), "{stranger}");
    }
}
