//! `cargo xtask fuzz`: the API tried from its own description.
//!
//! A server of our own, with a database of its own, answers rounds of
//! schemathesis: a stranger's at tables that are not there, and for each game a
//! player's at a table where it is on. That a refusal changes nothing is a test of the server.

mod client;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::shell;
use client::Server;

/// How many requests schemathesis makes up for each operation.
const EXAMPLES: &str = "50";
/// An answer that takes longer is a hang, in seconds.
const HANG: &str = "10";
/// A round that takes longer is cut short, in seconds.
const ROUND: u64 = 240;
/// What every answer must keep.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";

/// Tries the API; an error when something is found.
pub(crate) fn run(root: &Path) -> Result<()> {
    shell::run(&mut shell::cargo(root, &["build", "--locked", "--package", "tabletale"]))?;
    let own = std::env::current_exe().context("where xtask was built is unknown")?;
    let built = own.parent().context("xtask is in a target folder")?;
    let target = built.parent().context("xtask is in a target folder")?;
    let scratch = target.join("fuzz");
    fs::create_dir_all(&scratch).with_context(|| format!("no folder {}", scratch.display()))?;
    let schemathesis = bring(&scratch)?;
    let program = built.join(format!("tabletale{}", std::env::consts::EXE_SUFFIX));
    let server = Server::start(&program, &scratch)?;

    let mut found = Vec::new();
    println!("a stranger, at tables that are not there");
    found.extend(round(&schemathesis, &server, &scratch, None).err());
    // Each game answers with views, options and actions of its own.
    for game in client::games(server.address)? {
        let table = client::set_up(server.address, &game)?;
        println!("a player of {game}, at table {}", table.id);
        found.extend(round(&schemathesis, &server, &scratch, Some(&table)).err());
    }
    if found.is_empty() {
        println!("nothing found");
        return Ok(());
    }
    let found: Vec<String> = found.iter().map(|error| format!("{error:#}")).collect();
    bail!("{} findings:\n{}", found.len(), found.join("\n"));
}

/// The program, in a virtual environment of its own.
fn bring(scratch: &Path) -> Result<PathBuf> {
    let home = scratch.join("venv");
    let program = home.join("bin/schemathesis");
    if program.is_file() {
        return Ok(program);
    }
    if !shell::works("python3", &["-c", "import venv, ensurepip"]) {
        bail!(
            "schemathesis needs Python with pip and venv: install python3, python3-pip and \
             python3-venv (their names on Debian and Ubuntu) and try again"
        );
    }
    shell::run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    shell::run(Command::new(home.join("bin/pip")).args(["install", "--quiet", "schemathesis"]))
        .context("schemathesis does not install: `pip install schemathesis` needs a network")?;
    Ok(program)
}

/// One round of schemathesis.
fn round(
    schemathesis: &Path,
    server: &Server,
    scratch: &Path,
    table: Option<&client::Table>,
) -> Result<()> {
    let config = scratch.join("schemathesis.toml");
    fs::write(&config, settings(table))?;
    let mut command = Command::new(schemathesis);
    command.arg("--config-file").arg(&config).arg("run");
    command.arg(format!("http://{}/api/openapi.json", server.address));
    // Streams do not end: they are looked at by the browser tests.
    command.args(["--exclude-path-regex", "events$", "--phases", "examples,coverage,fuzzing"]);
    command.args(["--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", "1", "--no-color"]);
    command.args(["--request-timeout", HANG, "--max-response-time", HANG, "--continue-on-failure"]);
    command.args(["--warnings", "off", "--suppress-health-check", "all"]);
    command.args(["--generation-database", "none", "--max-time", &(ROUND / 2).to_string()]);
    if let Some(table) = table {
        command.arg("--header").arg(format!("Authorization: Bearer {}", table.player));
        // One visitor may post twenty times a second.
        command.args(["--rate-limit", "18/s"]);
    }
    let spoken = shell::spoken(&command);
    let mut child = command
        .current_dir(scratch)
        .stdin(Stdio::null())
        .spawn()
        .with_context(|| format!("`{spoken}` does not start"))?;
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            if status.success() {
                return Ok(());
            }
            let who = if table.is_some() { "player" } else { "stranger" };
            bail!("the {who}'s round has findings, printed above");
        }
        if began.elapsed() > Duration::from_secs(ROUND) {
            child.kill()?;
            child.wait()?;
            bail!("a round took longer than {ROUND} seconds: something hangs");
        }
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// What schemathesis is told about parameters: the table that is played at.
fn settings(table: Option<&client::Table>) -> String {
    match table {
        Some(table) => format!("[parameters]\n\"path.id\" = \"{}\"\n", table.id),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_fuzzes_one_table() {
        let table = client::Table { id: "abc".to_owned(), player: "secret".to_owned() };

        assert_eq!(settings(Some(&table)), "[parameters]\n\"path.id\" = \"abc\"\n");
        assert_eq!(settings(None), "");
    }
}
