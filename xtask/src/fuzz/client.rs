//! A server to be fuzzed, and a game at it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server with a database of its own. It ends when this is dropped.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    /// Starts `program` on a free port of this machine.
    pub(super) fn start(program: &Path, scratch: &Path) -> Result<Server> {
        let folder = scratch.join(format!("server-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.join("tables.db"))
            // A fuzzer is one address that sets up what a thousand people do.
            .args(["--tables-per-address", "1000000", "--imports-per-address", "1000000"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let greeting = child.stdout.take().context("the server has no output")?;
        let mut server = Server { child, address: ([127, 0, 0, 1], 0).into(), folder };
        for line in BufReader::new(greeting).lines() {
            if let Some((_, address)) = line?.split_once("http://") {
                server.address = address.trim().parse().context("the server's address")?;
                return Ok(server);
            }
        }
        bail!("the server did not say where it listens");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is ours, and so is what it has stored.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A game that is on, and the secret of the player at its first seat.
pub(super) struct Table {
    pub(super) id: String,
    pub(super) player: String,
}

/// The games of the server, by their words.
pub(super) fn games(address: SocketAddr) -> Result<Vec<String>> {
    let answer = ask(address, "GET /api/games", "")?;
    let games: Vec<String> = words_of_games(&answer).map(str::to_owned).collect();
    if games.is_empty() {
        bail!("no games in {answer}");
    }
    Ok(games)
}

/// What each game is called in a list of games.
fn words_of_games(json: &str) -> impl Iterator<Item = &str> {
    json.split("\"game\":\"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// A request: there are two of them, so they are written by hand.
fn ask(address: SocketAddr, what: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    write!(
        stream,
        "{what} HTTP/1.0\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).with_context(|| format!("{what} hangs"))?;
    Ok(answer)
}

/// Sets up a game against a bot.
pub(super) fn set_up(address: SocketAddr, game: &str) -> Result<Table> {
    let plan = format!(r#"{{"game":"{game}","seats":"here,easy","name":"Ada"}}"#);
    let answer = ask(address, "POST /api/tables", &plan)?;
    let field = |name| field(&answer, name).with_context(|| format!("no {name} in {answer}"));
    Ok(Table { id: field("id")?, player: field("secret")? })
}

/// The text of this name in an object; ours have no quotes in them.
fn field(json: &str, name: &str) -> Option<String> {
    let (_, rest) = json.split_once(&format!("\"{name}\":\""))?;
    Some(rest.split('"').next()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_found_by_its_name() {
        assert_eq!(field(r#"{"id":"abc","secret":"d"}"#, "secret").as_deref(), Some("d"));
        assert_eq!(field("{}", "secret"), None);
    }

    #[test]
    fn games_are_found_in_their_list() {
        let list = r#"[{"choices":[],"game":"faraway"},{"game":"near-and-far","title":"N"}]"#;
        assert_eq!(words_of_games(list).collect::<Vec<_>>(), ["faraway", "near-and-far"]);
    }
}
