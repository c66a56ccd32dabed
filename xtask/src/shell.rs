//! Running other programs from the folder of the workspace.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The folder of the workspace: the one above this crate.
pub(crate) fn root() -> Result<PathBuf> {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .unwrap_or_else(|| OsString::from(env!("CARGO_MANIFEST_DIR")));
    let root = Path::new(&here).parent().context("xtask is a folder of the workspace")?;
    Ok(root.to_owned())
}

/// The cargo that started us, with `words` to follow.
pub(crate) fn cargo(root: &Path, words: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(words).current_dir(root);
    command
}

/// Runs `command` in sight of whoever waits for it; an error unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let spoken = spoken(command);
    let status = command.status().with_context(|| format!("`{spoken}` does not start"))?;
    if !status.success() {
        bail!("`{spoken}` failed ({status})");
    }
    Ok(())
}

/// What `command` writes to its output; an error unless it succeeds.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let spoken = spoken(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("`{spoken}` does not start"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{spoken}` failed ({}):\n{}", output.status, said.trim_end());
    }
    Ok(output.stdout)
}

/// Whether `program` with `words` can be run at all, and succeeds.
pub(crate) fn works(program: &str, words: &[&str]) -> bool {
    output(Command::new(program).args(words)).is_ok()
}

/// The command as somebody would type it.
pub(crate) fn spoken(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_spoken_without_the_folder_of_its_program() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["fmt", "--all"]);

        assert_eq!(spoken(&command), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(!works("tabletale-has-no-such-program", &["--version"]));
    }

    #[test]
    fn the_root_holds_the_workspace() {
        let root = root().unwrap();

        assert!(root.join("xtask/Cargo.toml").is_file());
    }
}
