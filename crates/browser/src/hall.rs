//! A server of one's own, and the driver that opens browsers.

use std::{path::PathBuf, process::Stdio, sync::Arc, time::Duration};

use anyhow::{Context, Result, bail};
use host::{Clock, Host, Options, Sitter, Snapshot, Stage};
use server::{App, Links, Settings};
use shelf::Shelf;
use store::{SqliteStore, Store};
use table::{Seat, Viewer};
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    net::TcpListener,
    process::{Child, Command},
    sync::oneshot,
};

use crate::{Progress, luck};

/// What the machine is called by other devices in the tests: an address of its own that a browser
/// takes for another machine.
pub const IN_THE_HOUSE: &str = "127.0.0.2";

/// When pictures are taken: noon of the fifth of January 2026, in milliseconds since 1970.
const NOON: i64 = 1_767_614_400_000;

/// A running server with its driver. Both end with it.
pub struct Hall {
    /// Where the server is, as `http://127.0.0.1:PORT`.
    pub url: String,
    host: Arc<Host>,
    pub(crate) driver: String,
    pub(crate) folder: TempDir,
    shots: PathBuf,
    _driver: Child,
    _stop: oneshot::Sender<()>,
}

impl Hall {
    /// Opens a hall. Its pictures go to `target/browser/<name>-….png`.
    pub async fn open(name: &str) -> Result<Hall> {
        Hall::open_at(name, "127.0.0.1", |_| Links::AsAsked, Clock::default()).await
    }

    /// Opens a hall that other devices can reach, at another address than this machine uses itself.
    pub async fn open_to_the_house(name: &str) -> Result<Hall> {
        let links = |port| Links::InTheHouse(format!("http://{IN_THE_HOUSE}:{port}"));
        Hall::open_at(name, "0.0.0.0", links, Clock::default()).await
    }

    /// Opens a hall for pictures: links name the same address whichever port the server has, and it
    /// is always noon on the same day.
    pub(crate) async fn open_for_pictures() -> Result<Hall> {
        let links = |_| Links::InTheHouse("http://192.168.1.7:7878".to_owned());
        Hall::open_at("pictures", "127.0.0.1", links, Clock::new(|| NOON)).await
    }

    async fn open_at(
        name: &str,
        address: &str,
        links: fn(u16) -> Links,
        clock: Clock,
    ) -> Result<Hall> {
        let folder = tempfile::tempdir()?;
        let store: Arc<dyn Store> =
            Arc::new(SqliteStore::open(&folder.path().join("tables.db")).await?);
        // People like to see what a bot does; a test need not wait for it.
        let bot_pause = Duration::from_millis(20);
        let seed = Some(luck::seed(name));
        println!("{name} is played with {}", luck::again());
        let options = Options { bot_pause, words_a_minute: 0, clock, seed, ..Options::default() };
        let host = Host::new(store, Shelf::embedded(), options);
        let listener = TcpListener::bind((address, 0)).await?;
        let port = listener.local_addr()?.port();
        let url = format!("http://127.0.0.1:{port}");
        let (stop, stopped) = oneshot::channel::<()>();
        let app = App::new(host.clone(), Settings { links: links(port), ..Settings::default() });
        tokio::spawn(server::serve(listener, app, async {
            let _ = stopped.await;
        }));
        let (child, driver) = start_driver().await?;
        let shots = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
        std::fs::create_dir_all(&shots)?;
        let shots = shots.canonicalize()?.join(name);
        Ok(Hall { url, host, driver, folder, shots, _driver: child, _stop: stop })
    }

    /// Plays the table at this path to its end for whoever set it up, without a browser.
    pub(crate) async fn play_on(&self, path: &str) -> Result<()> {
        let id = table_at(path)?;
        let mut progress = Progress::begin();
        for step in 0_usize.. {
            let table = self.host.look(id).await?;
            if table.stage == Stage::Over {
                return Ok(());
            }
            progress.at(&table.revision);
            if progress.is_stuck() {
                break;
            }
            for seat in table.seats_of(table.owner) {
                let Some(board) = table.board.as_deref() else { continue };
                self.host.read_on(id, table.owner, seat, None).await.ok();
                let actions = board.actions(Viewer::Seat(seat));
                // Any of them will do. Where a bot was faster, there is another time.
                if let Some(action) = actions.get(step * 7919 % actions.len().max(1)) {
                    self.host.act(id, table.owner, seat, table.revision, action).await.ok();
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        bail!("the game at {path} does not go on, played with {}", luck::again())
    }

    /// What a strong bot would do for the person at this seat; nothing where they have no choice now.
    pub async fn advice(&self, path: &str, seat: usize) -> Result<Option<String>> {
        let (id, seat) = (table_at(path)?, Seat::new(seat));
        let table = self.host.look(id).await?;
        let Some(Sitter::Person(who)) = table.seats.get(seat.index()).map(|now| now.sitter) else {
            bail!("nobody sits at {seat} of {path}");
        };
        // Where somebody was faster there is nothing left to ask.
        self.host.hint(id, who, seat).await.ok();
        let table = self.host.look(id).await?;
        let opinions = table.hints.get(&seat);
        Ok(opinions.and_then(|opinions| Some(opinions.first()?.action.clone())))
    }

    /// The authority over the tables.
    pub(crate) fn host(&self) -> &Arc<Host> {
        &self.host
    }

    /// The table at this path, as it is now.
    pub(crate) async fn look(&self, path: &str) -> Result<Arc<Snapshot>> {
        Ok(self.host.look(table_at(path)?).await?)
    }

    /// Where the picture of this name goes.
    pub(crate) fn shot(&self, name: &str) -> PathBuf {
        let mut file = self.shots.as_os_str().to_owned();
        file.push(format!("-{name}.png"));
        file.into()
    }
}

/// The table at this path.
fn table_at(path: &str) -> Result<&str> {
    path.split('/').nth(2).with_context(|| format!("{path} is no table"))
}

/// Starts the driver at a port of its own choice, and reads it off.
async fn start_driver() -> Result<(Child, String)> {
    let mut child = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("chromedriver does not start: install Debian's chromium and chromium-driver")?;
    let output = child.stdout.take().context("a piped output can be read")?;
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim_end_matches('.').to_owned();
            // Whoever writes to a pipe that nobody reads will stop one day.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((child, format!("http://127.0.0.1:{port}")));
        }
    }
    bail!("chromedriver ended before it was ready")
}
