//! The door: who is let in, how many at a time, and how long each is waited for.
//!
//! A connection has to ask in time, and to read what it asked for. One address
//! holds only so many; the last places of all are kept for those who sit at a
//! table. Whoever does not fit is told so, and not left standing.

use std::{
    convert::Infallible,
    future::Future,
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    body::{Body, HttpBody},
    extract::ConnectInfo,
};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
    time::{sleep, timeout},
};
use tower::Service;

use crate::{
    AddressSource, App,
    limits::{Admission, Connection},
    patience::{Busy, Kept, TimedBody, TimedReader},
};

/// The most of a connection that is kept in memory at once: longer heads are refused.
const BUFFER: usize = 32 * 1024;
/// How long connections are waited for when the server ends.
const PATIENCE: Duration = Duration::from_millis(500);
/// How long the door stays shut when no more files can be opened, at first and at most.
const SHUT: [Duration; 2] = [Duration::from_millis(20), Duration::from_secs(1)];
/// How many are told at the same time that there is no room.
const MOST_TOLD: usize = 64;
/// How long somebody who is told so has to hear it.
const TELLING: Duration = Duration::from_millis(500);

/// Where connections come from.
pub(crate) trait Door: Send {
    /// The next one.
    fn accept(&self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Door for TcpListener {
    async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
        TcpListener::accept(self).await
    }
}

/// Takes connections in until `stop` comes true, and ends them.
pub(crate) async fn accept(door: impl Door, app: &App, router: Router, stop: impl Future) {
    let told = Arc::new(AtomicUsize::new(0));
    let (held, mut all_gone) = mpsc::channel::<()>(1);
    let mut shut = SHUT[0];
    tokio::pin!(stop);
    loop {
        let came = tokio::select! {
            _ = &mut stop => break,
            came = door.accept() => came,
        };
        match came {
            Ok((stream, address)) => {
                shut = SHUT[0];
                match app.limits().connect(address.ip(), app.settings().address_source) {
                    Admission::In(place) => {
                        let (app, router, held) = (app.clone(), router.clone(), held.clone());
                        tokio::spawn(async move {
                            let _held = held;
                            serve_one(stream, address, &app, router, place).await;
                        });
                    }
                    Admission::Full => {
                        app.metrics().refused.fetch_add(1, Ordering::Relaxed);
                        tell(stream, &told);
                    }
                }
            }
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::warn!(%error, open = app.limits().connections_open(),
                    "no connection can be taken in; waiting {} ms", shut.as_millis());
                tokio::select! {
                    _ = &mut stop => break,
                    () = sleep(shut) => shut = (shut * 2).min(SHUT[1]),
                }
            }
        }
    }
    drop((door, held));
    app.end_streams();
    let _ = timeout(PATIENCE, all_gone.recv()).await;
}

/// Whether only the one who wanted to connect is to blame.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn serve_one(
    stream: TcpStream,
    address: SocketAddr,
    app: &App,
    router: Router,
    place: Connection,
) {
    let _ = stream.set_nodelay(true);
    let timeouts = app.limits().timeouts;
    let busy = Arc::new(Busy::default());
    let stream = TokioIo::new(TimedReader::new(stream, timeouts, busy.clone()));
    let is_for = place.is_for();
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let answering = busy.begin();
        let mut request = request.map(|body| match body.size_hint().exact() {
            Some(0) => Body::empty(),
            Some(_) | None => Body::new(TimedBody::new(body, timeouts.body)),
        });
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(is_for);
        let answer = router.clone().call(request);
        async move {
            let answer = answer.await.unwrap_or_else(|never: Infallible| match never {});
            Ok::<_, Infallible>(answer.map(|body| Kept::new(body, answering)))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.idle.max(timeouts.header))
        .max_buf_size(BUFFER)
        .serve_connection(stream, service);
    tokio::pin!(connection);
    let ending = app.ending();
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = ended(ending) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended");
    }
}

async fn ended(mut ending: watch::Receiver<bool>) {
    let _ = ending.wait_for(|end| *end).await;
}

/// Says that there is no room, to as many at once as can be told.
fn tell(mut stream: TcpStream, told: &Arc<AtomicUsize>) {
    const SENTENCE: &str = "Too many connections are open. Please try again in a few seconds.\n";
    if told.fetch_add(1, Ordering::Relaxed) >= MOST_TOLD {
        told.fetch_sub(1, Ordering::Relaxed);
        return;
    }
    let told = told.clone();
    tokio::spawn(async move {
        let answer = format!(
            "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
             content-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\n\r\n{SENTENCE}",
            SENTENCE.len()
        );
        let telling = async {
            stream.write_all(answer.as_bytes()).await?;
            stream.shutdown().await?;
            // What was asked is read to its end: a connection closed before that loses the answer.
            let mut asked = [0; 1024];
            while stream.read(&mut asked).await? > 0 {}
            io::Result::Ok(())
        };
        let _ = timeout(TELLING, telling).await;
        told.fetch_sub(1, Ordering::Relaxed);
    });
}

impl AddressSource {
    /// Whether connections say who asks: not where a proxy makes all of them.
    pub(crate) fn counts_connections(self) -> bool {
        match self {
            AddressSource::Connection => true,
            AddressSource::Proxy => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A door that finds no file to open, and counts how often it was tried.
    struct Stuck(Arc<AtomicUsize>);

    impl Door for Stuck {
        async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {
            self.0.fetch_add(1, Ordering::Relaxed);
            Err(io::Error::from_raw_os_error(24)) // EMFILE on Linux and macOS.
        }
    }

    #[tokio::test]
    async fn a_door_without_files_waits_and_does_not_spin() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::SqliteStore::open(&folder.path().join("t.db")).await.unwrap();
        let shelf = shelf::Shelf::embedded();
        let host = host::Host::new(Arc::new(store), shelf, host::Options::default());
        let app = App::new(host, crate::Settings::default());
        let tried = Arc::new(AtomicUsize::new(0));
        let door = Stuck(tried.clone());
        accept(door, &app, Router::new(), sleep(Duration::from_millis(200))).await;
        assert!((2..10).contains(&tried.load(Ordering::Relaxed)), "{tried:?}");
    }
}
