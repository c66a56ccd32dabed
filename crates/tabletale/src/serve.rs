//! `tabletale serve`: the table in the browser.

use std::{
    env,
    fmt::Write as _,
    io::{self, IsTerminal},
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, anyhow};
use clap::Args;
use directories::ProjectDirs;
use host::{Host, Options};
use qrcode::{QrCode, render::unicode::Dense1x2};
use server::{AddressSource, App, Links, Settings};
use store::{ServerLock, SqliteStore, Store};
use tokio::{net::TcpListener, runtime::Runtime};

use crate::{content::ContentArgs, outlet};

mod file_limit;
mod limit_args;

/// Where it listens unless told otherwise.
const PORT: u16 = 7878;

const EXAMPLES: &str = "\
Examples:
  tabletale                    play in the browser of this machine
  tabletale --lan              let phones and televisions in the house join, too";

/// Play in the browser: open the address it prints
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDR:PORT")]
    listen: Option<SocketAddr>,

    /// Let other devices in the house join: listens to them and prints a QR code
    #[arg(long)]
    lan: bool,

    /// The address links for friends have, with http or https in front [default: the one the
    /// browser used]
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,

    /// Trust X-Forwarded-For and X-Forwarded-Proto from your reverse proxy
    #[arg(long)]
    behind_proxy: bool,

    #[command(flatten)]
    database: DatabaseArgs,

    /// Log as JSON, one event per line
    #[arg(long)]
    json_log: bool,

    #[command(flatten)]
    content: ContentArgs,

    #[command(flatten)]
    limits: limit_args::LimitArgs,
}

/// Where the tables are.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// The file that keeps the tables [default: tables.db in your data folder]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl DatabaseArgs {
    /// The file that keeps the tables.
    pub(crate) fn file(&self) -> anyhow::Result<PathBuf> {
        if let Some(file) = &self.database {
            return Ok(file.clone());
        }
        let folder = match env::var_os("TABLETALE_DATA") {
            Some(folder) if !folder.is_empty() => PathBuf::from(folder),
            _ => ProjectDirs::from("", "", "tabletale")
                .ok_or_else(|| anyhow!("you have no data folder: name a file with --database"))?
                .data_dir()
                .to_owned(),
        };
        Ok(folder.join("tables.db"))
    }
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let shelf = args.content.shelf()?;
    log(args.json_log);
    let files = file_limit::raise();
    let file = args.database.file()?;
    let runtime = Runtime::new()?;
    // Held until the store is closed.
    let mut lock = ServerLock::take(&file)?;
    let served = runtime.block_on(async {
        let store = SqliteStore::open(&file).await.with_context(|| file.display().to_string())?;
        let store = Arc::new(store);
        let everywhere = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let address = args.listen.unwrap_or(SocketAddr::new(everywhere.into(), PORT));
        let listener = TcpListener::bind(address).await.with_context(|| {
            format!("cannot listen at {address}; try another with --listen ADDR:PORT")
        })?;
        let address = listener.local_addr()?;
        lock.say(&format!("http://{address}"))?;
        let stop = stop();
        let lan = in_the_house(address);
        outlet::print(&greeting(address, lan.as_deref(), args.public_url.as_deref(), &file))?;

        let host = Host::new(store.clone() as Arc<dyn Store>, shelf, Options::default());
        let address_source =
            if args.behind_proxy { AddressSource::Proxy } else { AddressSource::Connection };
        let limits = args.limits.limits(files);
        let links = match (args.public_url.clone(), lan) {
            (Some(public), _) => Links::Public(public),
            (None, Some(lan)) => Links::InTheHouse(lan),
            (None, None) => Links::AsAsked,
        };
        let app = App::new(host, Settings { links, address_source, limits });
        let served = server::serve(listener, app, stop).await;
        // What was answered is in the one file from here on, whoever still thinks.
        store.close().await;
        Ok(served?)
    });
    // Bots that still think are not waited for: their moves are not made.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served
}

fn log(as_json: bool) {
    use tracing_subscriber::{EnvFilter, fmt};
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("warn,host=info,server=info,tabletale=info"));
    let log = fmt().with_env_filter(filter).with_writer(io::stderr);
    if as_json {
        log.json().init();
    } else {
        log.with_ansi(io::stderr().is_terminal()).init();
    }
}

/// Ctrl-C, or the word of whoever runs services here, which is heeded from now on.
fn stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let terminate = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate()).ok()
    };
    async move {
        #[cfg(unix)]
        if let Some(mut terminate) = terminate {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// An address that links begin with, without a slash at its end.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]/_~".contains(letter);
    match rest {
        Some(rest)
            if rest.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '[')
                && rest.chars().all(is_plain) =>
        {
            Ok(url.to_owned())
        }
        Some(_) | None => {
            Err("it begins with https:// or http:// and a name, as https://games.example"
                .to_owned())
        }
    }
}

/// The address of this machine for the other devices in the house; nothing where it listens to
/// itself alone.
fn in_the_house(listening: SocketAddr) -> Option<String> {
    if listening.ip().is_loopback() {
        return None;
    }
    // Nothing is sent: choosing a route tells which of our addresses others see.
    let ip = if listening.ip().is_unspecified() {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        socket.local_addr().ok()?.ip()
    } else {
        listening.ip()
    };
    Some(format!("http://{}", SocketAddr::new(ip, listening.port())))
}

fn greeting(
    address: SocketAddr,
    lan: Option<&str>,
    public: Option<&str>,
    file: &std::path::Path,
) -> String {
    let here = match address.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    let here = SocketAddr::new(here, address.port());
    let mut text = format!("Tabletale is open at http://{here}\n");
    if let Some(lan) = lan {
        let _ = writeln!(text, "For the other devices in the house: {lan}\n");
        if let Ok(code) = QrCode::new(lan) {
            let _ = writeln!(text, "{}\n", code.render::<Dense1x2>().build());
        }
    }
    if let Some(public) = public {
        let _ = writeln!(text, "Links for friends begin with {public}");
    }
    let _ = writeln!(text, "Its tables are kept in {}; Ctrl-C ends it.", file.display());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greeting_says_where_to_go() {
        let text = greeting(
            "0.0.0.0:7878".parse().unwrap(),
            Some("http://192.168.1.7:7878"),
            Some("https://games.example"),
            std::path::Path::new("t.db"),
        );
        assert!(text.starts_with("Tabletale is open at http://127.0.0.1:7878\n"), "{text}");
        assert!(text.contains("192.168.1.7") && text.contains('█'), "{text}");
        assert!(text.contains("begin with https://games.example\n"), "{text}");
    }

    #[test]
    fn a_server_that_others_can_reach_has_an_address_for_them() {
        let house = |listening: &str| in_the_house(listening.parse().unwrap());
        assert_eq!(house("127.0.0.1:7878"), None);
        assert_eq!(house("[::1]:7878"), None);
        assert_eq!(house("192.168.1.7:80").as_deref(), Some("http://192.168.1.7:80"));
        // A machine without a network has none.
        assert!(house("0.0.0.0:7878").is_none_or(|address| address.ends_with(":7878")));
    }

    #[test]
    fn a_public_address_is_one() {
        let fine = [
            ("https://games.example/", "https://games.example"),
            ("http://[::1]:80", "http://[::1]:80"),
        ];
        for (text, url) in fine {
            assert_eq!(public_url(text).as_deref(), Ok(url));
        }
        for text in
            ["", "games.example", "ftp://games.example", "https://", "https:// x", "https://a\"b"]
        {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
