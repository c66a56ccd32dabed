//! The files that come with the program, to be changed.

use game_now_or_never::components::{Content, FILES};
use table::Fault;

/// The texts of all files.
pub(crate) fn files() -> Vec<String> {
    Content::embedded_files().into_iter().map(str::to_owned).collect()
}

/// The texts of all files after in each of these the first `from` became `to`.
pub(crate) fn files_with<const N: usize>(changes: [(&str, &str, &str); N]) -> Vec<String> {
    let mut files = files();
    for (file, from, to) in changes {
        let index = FILES.iter().position(|name| *name == file).expect("a file of the game");
        assert!(files[index].contains(from), "{file} has no “{from}”");
        files[index] = files[index].replacen(from, to, 1);
    }
    files
}

/// The faults after these changes.
pub(crate) fn faults_with<const N: usize>(changes: [(&str, &str, &str); N]) -> Vec<String> {
    let faults = Content::read(&files_with(changes)).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// The faults of one file with one change.
pub(crate) fn faults(file: &str, from: &str, to: &str) -> Vec<String> {
    faults_with([(file, from, to)])
}
