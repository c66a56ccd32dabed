//! The content files, for tests that change them.

use game_above_and_below::components::FILES;

/// The content files as they come with the program, in the order of [`FILES`].
pub(crate) fn files() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/above-and-below/");
    let read = |file: &&str| std::fs::read_to_string(format!("{folder}{file}"));
    FILES.iter().map(read).collect::<Result<_, _>>().expect("the files are there")
}
