//! The server's process, and what the machine says about it.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, bail};
use rustix::process::{Resource, getrlimit, setrlimit};
use tempfile::TempDir;

/// The file that keeps tables, in a folder of its own.
const DATABASE: &str = "tables.db";
/// How many parts of a second Linux counts processor time in.
const TICKS: f64 = 100.0;

/// A server of our own, with a database of its own. It ends when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    folder: TempDir,
}

impl Server {
    /// Starts `program` and waits until it says where it listens.
    pub(crate) fn start(program: &Path) -> anyhow::Result<Server> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join(DATABASE);
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let greeting = child.stdout.take().context("the server has no output")?;
        let mut server = Server { child, url: String::new(), folder };
        for line in BufReader::new(greeting).lines() {
            let line = line?;
            if let Some(at) = line.find("http://") {
                server.url = line[at..].trim().to_owned();
                return Ok(server);
            }
        }
        bail!("{} did not say where it listens", program.display());
    }

    /// The file that keeps its tables.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join(DATABASE)
    }

    /// The number of its process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is ours, and so is what it has stored.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Lets us and the servers we start open as many files as we may; says how many those are.
pub(crate) fn raise_open_files() -> Option<u64> {
    let mut limit = getrlimit(Resource::Nofile);
    if limit.current < limit.maximum || limit.maximum.is_none() {
        limit.current = limit.maximum.or(Some(1 << 20));
        let _ = setrlimit(Resource::Nofile, limit);
    }
    getrlimit(Resource::Nofile).current
}

/// The memory of a process that is in use, in bytes.
pub(crate) fn memory(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    memory_in(&status)
}

fn memory_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// The processor time a process has used, in seconds.
pub(crate) fn processor(pid: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    processor_in(&stat)
}

fn processor_in(stat: &str) -> Option<f64> {
    // The name of the program may hold anything, and ends at the last bracket.
    let (_, rest) = stat.rsplit_once(')')?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let [user, system] = [words.get(11)?, words.get(12)?].map(|word| word.parse::<u64>().ok());
    Some((user? + system?) as f64 / TICKS)
}

/// The load average of the last minute, the last five and the last fifteen.
pub(crate) fn load_average() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let words: Vec<&str> = load.split_whitespace().take(3).collect();
    if words.is_empty() { "unknown".to_owned() } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernels_words_are_read() {
        assert_eq!(memory_in("VmPeak:\t 9 kB\nVmRSS:\t    12 kB\n"), Some(12 * 1024));
        let stat = "7 (a b) c) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0";
        assert_eq!(processor_in(stat), Some(2.0));
    }
}
