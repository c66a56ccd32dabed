//! As if every game had got one more content file in this release: for tests of what then becomes of
//! content that was made before.

use std::sync::{
    OnceLock,
    atomic::{AtomicBool, Ordering},
};

use crate::{GameName, LaterFile, Shelf};

/// The file. No game reads it.
const FILE: LaterFile = LaterFile { name: "later.txt", since: "0.0.0", before: "" };

/// Whether every game has it.
static IS_THERE: AtomicBool = AtomicBool::new(false);
/// What comes with the program then.
static SHELF: OnceLock<Shelf> = OnceLock::new();

/// From now on, and for this whole process, every game has one more content file.
pub fn add_a_content_file() {
    SHELF.get_or_init(|| {
        let before = Shelf::embedded();
        IS_THERE.store(true, Ordering::SeqCst);
        GameName::ALL.iter().fold(before.clone(), |shelf, &game| {
            let mut bundle = before.bundle(game);
            bundle.files.push((FILE.name.to_owned(), "What came later.\n".to_owned()));
            shelf.with(bundle).expect("what comes with the program is in order")
        })
    });
}

/// The file, once it is there.
pub(crate) fn file() -> Option<LaterFile> {
    IS_THERE.load(Ordering::SeqCst).then_some(FILE)
}

/// What comes with the program, once the file is there.
pub(crate) fn shelf() -> Option<&'static Shelf> {
    SHELF.get()
}
