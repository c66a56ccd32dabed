//! The files that come with the program, to be changed.

use game_near_and_far::{Content, components::FILES};
use table::Fault;

/// The texts of all files.
pub(crate) fn files() -> Vec<String> {
    Content::embedded_files().into_iter().map(str::to_owned).collect()
}

/// The new faults after in each of these files the first `from` became `to`.
pub(crate) fn faults_with<const N: usize>(changes: [(&str, &str, &str); N]) -> Vec<String> {
    let told = |files: &[String]| -> Vec<String> {
        let faults = Content::read(files).err().unwrap_or_default();
        faults.iter().map(Fault::to_string).collect()
    };
    let mut files = files();
    let before = told(&files);
    for (file, from, to) in changes {
        let index = FILES.iter().position(|name| *name == file).expect("a file of the game");
        assert!(files[index].contains(from), "{file} has no “{from}”");
        files[index] = files[index].replacen(from, to, 1);
    }
    told(&files).into_iter().filter(|fault| !before.contains(fault)).collect()
}

/// The faults of one file with one change.
pub(crate) fn faults(file: &str, from: &str, to: &str) -> Vec<String> {
    faults_with([(file, from, to)])
}
