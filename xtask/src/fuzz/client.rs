//! A server to be fuzzed, and requests made by hand.

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

/// Somebody who makes requests.
pub(super) struct Client(SocketAddr);

/// What came back.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
}

impl Client {
    /// A client of the server at this address.
    pub(super) fn at(address: SocketAddr) -> Client {
        Client(address)
    }

    /// Sets up a game of two persons, with one visitor for the test and one who does nothing.
    pub(super) fn set_up(&self) -> Result<Table> {
        let plan = r#"{"game":"faraway","seats":"here,person","name":"Ada"}"#;
        let made = self.ask("POST", "/api/tables", None, plan)?;
        let id = field(&made.body, "id").context("a new table has no id")?;
        let player = field(&made.body, "secret").context("a stranger gets no secret")?;
        let joined =
            self.ask("POST", &format!("/api/tables/{id}/join"), None, r#"{"name":"Ben"}"#)?;
        if joined.status != 200 {
            bail!("joining gets {}: {}", joined.status, joined.body);
        }
        // It may have begun by itself.
        self.ask("POST", &format!("/api/tables/{id}/start"), Some(&player), "{}")?;
        Ok(Table { id, player })
    }

    /// Makes a request; `body` is sent as it is.
    pub(super) fn ask(
        &self,
        method: &str,
        path: &str,
        bearer: Option<&str>,
        body: &str,
    ) -> Result<Answer> {
        let mut stream = TcpStream::connect_timeout(&self.0, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let bearer =
            bearer.map(|secret| format!("authorization: Bearer {secret}\r\n")).unwrap_or_default();
        let text = format!(
            "{method} {path} HTTP/1.0\r\nhost: {}\r\n{bearer}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.0,
            body.len()
        );
        stream.write_all(text.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).with_context(|| format!("{method} {path} hangs"))?;
        read(&String::from_utf8_lossy(&answer)).with_context(|| format!("{method} {path}"))
    }
}

fn read(answer: &str) -> Result<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer is cut short")?;
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    Ok(Answer { status: status.context("no status")?, body: body.to_owned() })
}

/// The text of this name at the beginning of an object; ours have no quotes in them.
fn field(json: &str, name: &str) -> Option<String> {
    let (_, rest) = json.split_once(&format!("\"{name}\":\""))?;
    Some(rest.split('"').next()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_its_status_and_its_body() {
        let answer = read("HTTP/1.0 409 Conflict\r\na: b\r\n\r\n{}").unwrap();

        assert_eq!((answer.status, answer.body.as_str()), (409, "{}"));
        assert_eq!(field(r#"{"id":"abc","secret":"d"}"#, "secret").as_deref(), Some("d"));
    }
}
