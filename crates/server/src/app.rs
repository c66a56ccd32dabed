//! What all routes share.

use std::{
    hash::{BuildHasher, RandomState},
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

use host::{Host, Origin};
use tokio::sync::watch;

use crate::{Limits, assets::Drawings, limits::network, metrics::Metrics, renderings::Renderings};

/// What can be chosen about a server.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Which address links for others have.
    pub links: Links,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// Whose word is taken for where a request came from.
    pub address_source: AddressSource,
}

/// Which address links for others have.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Links {
    /// The one the browser used.
    #[default]
    AsAsked,
    /// The one the browser used; for browsers on this machine this one in the house, as
    /// `http://192.168.1.7:7878`.
    InTheHouse(String),
    /// Always this one, as `https://games.example`.
    Public(String),
}

/// Whose word is taken for where a request came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AddressSource {
    /// The connection's: whoever connects is whoever asks.
    #[default]
    Connection,
    /// That of a proxy in front, in `X-Forwarded-For`, where its own entry is the last.
    Proxy,
}

/// What all routes share. Cheap to copy.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    host: Arc<Host>,
    settings: Settings,
    metrics: Metrics,
    renderings: Renderings,
    drawings: Drawings,
    /// The key that origins are made with; it is never the same again.
    key: RandomState,
    /// A proxy that nobody believes has been noticed.
    has_noticed_proxy: AtomicBool,
    /// Comes true when the server ends.
    end: watch::Sender<bool>,
    /// Counts those who are sent away when it does.
    turns: AtomicU32,
}

impl App {
    /// A server for this host's tables.
    pub fn new(host: Arc<Host>, settings: Settings) -> App {
        let end = watch::Sender::new(false);
        App(Arc::new(Shared {
            host,
            settings,
            metrics: Metrics::default(),
            renderings: Renderings::default(),
            drawings: Drawings::default(),
            key: RandomState::new(),
            has_noticed_proxy: AtomicBool::new(false),
            end,
            turns: AtomicU32::new(0),
        }))
    }

    /// Pictures of the content of tables.
    pub(crate) fn drawings(&self) -> &Drawings {
        &self.0.drawings
    }

    /// The authority over the tables.
    pub fn host(&self) -> &Arc<Host> {
        &self.0.host
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.settings.limits
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn renderings(&self) -> &Renderings {
        &self.0.renderings
    }

    /// What the host knows an address by: neither it nor anybody else can tell the address from it.
    pub(crate) fn origin(&self, address: IpAddr) -> Origin {
        Origin::of_hash(self.0.key.hash_one(network(address)))
    }

    /// Whether this is the first time that a proxy shows that nobody believes.
    pub(crate) fn notices_proxy(&self) -> bool {
        !self.0.has_noticed_proxy.swap(true, Ordering::Relaxed)
    }

    /// Ends every open stream.
    pub fn end_streams(&self) {
        self.0.end.send_replace(true);
    }

    /// Another number for each who is sent away.
    pub(crate) fn next_turn(&self) -> u32 {
        self.0.turns.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn ending(&self) -> watch::Receiver<bool> {
        self.0.end.subscribe()
    }
}
