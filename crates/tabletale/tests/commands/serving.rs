//! `tabletale serve` beside other programs: one server for one file, a clean stop, and tables that
//! the operator removes.

#![cfg(unix)]

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use store::{SqliteStore, Store};

use crate::said::tabletale;

/// A server that runs.
struct Server {
    child: Child,
    address: String,
}

fn serve(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabletale"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(file);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Server {
    fn start(file: &Path) -> Server {
        let mut child = serve(file).spawn().unwrap();
        let mut greeting = BufReader::new(child.stdout.take().unwrap()).lines();
        let open = greeting.next().unwrap().unwrap();
        let address = open.rsplit("http://").next().unwrap().to_owned();
        Server { child, address }
    }

    fn connect(&self, token: &str, path: &str, body: Option<&Value>) -> TcpStream {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer \
             {token}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(head.as_bytes()).unwrap();
        socket
    }

    fn ask(&self, token: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut answer = String::new();
        self.connect(token, path, body).read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        (status, serde_json::from_str(body).unwrap())
    }

    /// A table of four bots that think for long, and its token.
    fn table_of_bots(&self) -> (String, String) {
        let token = "ab".repeat(16);
        let plan = json!({ "game": "faraway", "seats": ["here", "hard", "hard", "hard"] });
        let (status, made) = self.ask(&token, "/api/tables", Some(&plan));
        assert_eq!(status, 201, "{made}");
        (made["id"].as_str().unwrap().to_owned(), token)
    }

    /// Ends it as a service manager does, and waits for it.
    fn terminate(mut self) {
        let process = Pid::from_child(&self.child);
        kill_process(process, Signal::TERM).unwrap();
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn one_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let server = Server::start(&file);

    let second = serve(&file).output().unwrap();
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(!second.status.success());
    assert!(said.contains(&server.address), "{said}");
    assert!(said.contains(&format!("process {}", server.child.id())), "{said}");

    // What an operator does beside it goes on working; only replacing the file does not.
    let name = file.to_str().unwrap();
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    tabletale(&["tables", "list", "--database", name]).went_well();
    tabletale(&["tables", "contents", "--database", name]).went_well();
    tabletale(&["tables", "backup", copy, "--database", name]).went_well();
    let refused = tabletale(&["tables", "restore", copy, "--overwrite", "--database", name]);
    assert!(refused.complained().contains("stop the server first"), "{}", refused.err);

    // A server that dies leaves no lock.
    drop(server);
    Server::start(&file).terminate();
    tabletale(&["tables", "restore", copy, "--overwrite", "--database", name]).went_well();
}

#[test]
fn of_several_that_start_together_one_serves_and_the_others_say_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new/tables.db");
    let mut all: Vec<Child> = (0..4).map(|_| serve(&file).spawn().unwrap()).collect();
    let mut refused = 0;
    let since = Instant::now();
    while refused < 3 && since.elapsed() < Duration::from_secs(20) {
        refused = all.iter_mut().filter_map(|child| child.try_wait().unwrap()).count();
        std::thread::sleep(Duration::from_millis(20));
    }
    for mut child in all {
        let _ = child.kill();
        let mut said = String::new();
        child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        child.wait().unwrap();
        let serves = !said.contains("error") && said.contains("INFO");
        assert!(serves || said.contains("is served already"), "{said}");
    }
    assert_eq!(refused, 3);
}

#[test]
fn stopped_is_stored_in_one_file() {
    for is_idle in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        let server = Server::start(&file);
        let (id, token) = server.table_of_bots();
        let path = format!("/api/tables/{id}");
        let mut page = server.connect(&token, &format!("{path}/events"), None);
        let mut some = [0; 1_000];
        page.read_exact(&mut some).unwrap();
        let (mut revision, mut moved, mut bots_think) = (0, 0, false);
        // It is stopped right after a move that bots go on from.
        while moved < 3 || !bots_think {
            let (_, table) = server.ask(&token, &path, None);
            let Some(action) = table["actions"][0].as_str() else { continue };
            let act = json!({ "seat": "P1", "rev": table["revision"], "act": action });
            let (status, done) = server.ask(&token, &format!("{path}/act"), Some(&act));
            if status == 200 {
                revision = done["table"]["revision"].as_u64().unwrap();
                let to_act = done["table"]["to_act"].as_array().unwrap();
                bots_think = to_act.iter().any(|seat| seat != "P1");
                moved += 1;
            }
        }
        if is_idle {
            drop(page);
            while server.ask(&token, &path, None).1["to_act"] != json!(["P1"]) {
                std::thread::sleep(Duration::from_millis(50));
            }
        }

        server.terminate();

        let log = folder.path().join("tables.db-wal");
        let left = fs::metadata(&log).map_or(0, |log| log.len());
        assert_eq!(left, 0, "the log is folded in");
        let copy = folder.path().join("copy.db");
        fs::copy(&file, &copy).unwrap();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let entries = runtime.block_on(async {
            let store = SqliteStore::open(&copy).await.unwrap();
            store.entries(&id, 0).await.unwrap().len() as u64
        });
        assert!(entries >= revision, "{entries} of {revision}");
    }
}

#[test]
fn a_table_that_was_removed_is_gone_within_two_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let server = Server::start(&file);
    let (id, token) = server.table_of_bots();
    let path = format!("/api/tables/{id}");
    let (status, _) = server.ask(&token, &path, None);
    assert_eq!(status, 200);

    tabletale(&["tables", "remove", &id, "--database", file.to_str().unwrap()]).went_well();

    let since = Instant::now();
    while server.ask(&token, &path, None).0 != 404 {
        assert!(since.elapsed() < Duration::from_secs(2), "it is still shown");
        std::thread::sleep(Duration::from_millis(50));
    }
}
