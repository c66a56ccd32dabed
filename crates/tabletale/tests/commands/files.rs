//! A server that may open few files, and one behind a proxy.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// A server under a limit of open files. It ends when this is dropped.
struct Server {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(files: u32, words: &str) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let program = env!("CARGO_BIN_EXE_tabletale");
        let line = format!("ulimit -n {files}; exec {program} serve --listen 127.0.0.1:0 {words}");
        let mut child = Command::new("sh")
            .args(["-c", &line])
            .env("TABLETALE_DATA", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let greeting = BufReader::new(child.stdout.take().unwrap()).lines().next();
        let greeting = greeting.unwrap().unwrap();
        let address = greeting.split("http://").nth(1).unwrap().to_owned();
        Server { child, address, _folder: folder }
    }

    /// The status of an answer; nothing where none came.
    fn status(&self) -> Option<u16> {
        self.status_with("")
    }

    /// The status of an answer to a request with these headers.
    fn status_with(&self, headers: &str) -> Option<u16> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
        let request =
            format!("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer.split(' ').nth(1)?.parse().ok()
    }

    /// What it logged, once it has ended.
    fn log(mut self) -> String {
        let _ = self.child.kill();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_never_runs_out_of_files_by_itself_and_says_how_many_it_has() {
    let server = Server::start(200, "");
    let flood: Vec<_> = (0..300).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
    assert!(flood.len() > 250);
    let began = Instant::now();
    while server.status().is_none() {
        assert!(began.elapsed() < Duration::from_secs(20), "nobody is told anything");
    }
    drop(flood);
    while server.status() != Some(200) {
        assert!(began.elapsed() < Duration::from_secs(20), "it does not come back");
    }
    let log = server.log();
    assert!(log.contains("limit of open files") && log.contains("files=200"), "{log}");
    assert!(!log.contains("no connection can be taken in"), "{log}");
}

#[test]
fn without_files_it_waits_and_comes_back() {
    let server = Server::start(60, "--most-connections 500 --connections-per-address 250");
    let flood: Vec<_> = (0..120).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
    std::thread::sleep(Duration::from_millis(300));
    drop(flood);
    let began = Instant::now();
    while server.status() != Some(200) {
        assert!(began.elapsed() < Duration::from_secs(20), "it does not come back");
    }
    let log = server.log();
    let complaints = log.matches("no connection can be taken in").count();
    assert!((1..20).contains(&complaints), "{complaints}: {log}");
}

#[test]
fn a_proxy_that_is_not_believed_is_warned_about_once() {
    for (words, warnings) in [("", 1), ("--behind-proxy", 0)] {
        let server = Server::start(200, words);
        for _ in 0..3 {
            assert_eq!(server.status_with("x-forwarded-for: 203.0.113.7\r\n"), Some(200));
        }
        let log = server.log();
        assert_eq!(log.matches("a proxy sent it").count(), warnings, "{log}");
    }
}
