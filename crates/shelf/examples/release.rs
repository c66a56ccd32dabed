//! Keeps the content of a release for ever: `cargo run -p shelf --example release -- 0.2.0`.
//!
//! Games that begin with a release are played on with its content by every later one. So when a
//! release is made this writes `content/<game>/released/<version>.content.gz` for each game whose
//! content is new, and names what to add to `RELEASES` in `crates/shelf/src/<game>.rs` and to
//! `crates/shelf/tests/released.rs`.

use std::{env, fs, path::Path, process::ExitCode};

use shelf::{GameName, Shelf};

fn main() -> ExitCode {
    let Some(version) = env::args().nth(1) else {
        eprintln!("name the version, as in 0.2.0");
        return ExitCode::FAILURE;
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    for &game in GameName::ALL {
        let bundle = Shelf::embedded().bundle(game);
        let fingerprint = bundle.fingerprint();
        if Shelf::released(game).contains(&fingerprint) {
            println!("{game}: nothing has changed");
            continue;
        }
        let file = root.join(format!("{game}/released/{version}.content.gz"));
        if file.exists() {
            eprintln!("{} exists, and is never written anew", file.display());
            return ExitCode::FAILURE;
        }
        if let Err(error) = fs::write(&file, bundle.pack()) {
            eprintln!("{}: {error}", file.display());
            return ExitCode::FAILURE;
        }
        println!("{game}: released/{version}.content.gz is {fingerprint}");
    }
    ExitCode::SUCCESS
}
