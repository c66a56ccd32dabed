//! A server of one's own, and the driver that opens browsers.

use std::{path::PathBuf, process::Stdio, sync::Arc};

use anyhow::{Context, Result, bail};
use host::{Host, Options};
use server::{App, Settings};
use shelf::Shelf;
use store::{SqliteStore, Store};
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    net::TcpListener,
    process::{Child, Command},
    sync::oneshot,
};

/// A running server with its driver. Both end with it.
pub struct Hall {
    /// Where the server is, as `http://127.0.0.1:PORT`.
    pub url: String,
    pub(crate) driver: String,
    pub(crate) folder: TempDir,
    shots: PathBuf,
    _driver: Child,
    _stop: oneshot::Sender<()>,
}

impl Hall {
    /// Opens a hall. Its pictures go to `target/browser/<name>-….png`.
    pub async fn open(name: &str) -> Result<Hall> {
        let folder = tempfile::tempdir()?;
        let store: Arc<dyn Store> =
            Arc::new(SqliteStore::open(&folder.path().join("tables.db")).await?);
        let host = Host::new(store, Shelf::embedded(), Options::default());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let (stop, stopped) = oneshot::channel::<()>();
        let app = App::new(host, Settings::default());
        tokio::spawn(server::serve(listener, app, async {
            let _ = stopped.await;
        }));
        let (child, driver) = start_driver().await?;
        let shots = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
        std::fs::create_dir_all(&shots)?;
        let shots = shots.join(name);
        Ok(Hall { url, driver, folder, shots, _driver: child, _stop: stop })
    }

    /// Where the picture of this name goes.
    pub(crate) fn shot(&self, name: &str) -> PathBuf {
        let mut file = self.shots.as_os_str().to_owned();
        file.push(format!("-{name}.png"));
        file.into()
    }
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
