//! The card files as text, for tests that print cards of their own.

/// `regions.toml` as it ships.
pub(crate) const REGIONS: &str = include_str!("../../../../content/faraway/regions.toml");
/// `sanctuaries.toml` as it ships.
pub(crate) const SANCTUARIES: &str = include_str!("../../../../content/faraway/sanctuaries.toml");

/// `text` with the entry that has the line `key` replaced by these lines.
pub(crate) fn reprinted(text: &str, key: &str, lines: &[&str]) -> String {
    let mut found = 0;
    let entries = text.split("\n\n").map(|entry| {
        if !entry.lines().any(|line| line == key) {
            return entry.to_owned();
        }
        found += 1;
        let header = entry.lines().next().expect("an entry has a first line");
        [&[header, key], lines].concat().join("\n")
    });
    let text = entries.collect::<Vec<_>>().join("\n\n") + "\n";
    assert_eq!(found, 1, "one entry has the line “{key}”");
    text
}
