//! How much one visitor and one address may ask for: token buckets, and what is open counted.
//!
//! What one address may hold is always less than what all may, so that no
//! address shuts the others out. The last tenth of what all may hold is for
//! those who are seated, and one address has at most half of that. Whoever sits
//! at a table keeps the seat, whatever others at the same address do: the last
//! tenth of an address is for those who sit, and the seated go beyond it.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use host::VisitorId;

use crate::{
    AddressSource, Rate, Timeouts,
    rate::{Bucket, take},
};

/// How much one visitor and one address may ask for. Copies count together.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests from one address.
    pub per_address: Rate,
    /// New tables from one address.
    pub tables_per_address: Rate,
    /// Files brought in from one address.
    pub imports_per_address: Rate,
    /// Posts of one visitor.
    pub per_visitor: Rate,
    /// The most open streams of one visitor.
    pub streams_per_visitor: usize,
    /// The most open streams of one address.
    pub streams_per_address: usize,
    /// The most open streams in all.
    pub streams: usize,
    /// The most open connections of one address. Behind a proxy all are the proxy's, and only
    /// those in all are counted.
    pub connections_per_address: usize,
    /// The most open connections in all.
    pub connections: usize,
    /// How long a connection is waited for.
    pub timeouts: Timeouts,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    requests: HashMap<IpAddr, Bucket>,
    tables: HashMap<IpAddr, Bucket>,
    imports: HashMap<IpAddr, Bucket>,
    posts: HashMap<VisitorId, Bucket>,
    visitor_streams: Open<VisitorId>,
    streams: Open<IpAddr>,
    /// Streams among those that are kept for the seated.
    kept_streams: Open<IpAddr>,
    connections: Open<IpAddr>,
    /// Connections among those that are kept for the seated.
    kept_connections: Open<IpAddr>,
    /// Requests of those who sit at a table beyond what their address may ask.
    players: HashMap<VisitorId, Bucket>,
    sitting: HashMap<IpAddr, Bucket>,
}

/// What is open, of each and in all.
#[derive(Debug)]
struct Open<K> {
    of: HashMap<K, usize>,
    all: usize,
}

impl<K> Default for Open<K> {
    fn default() -> Open<K> {
        Open { of: HashMap::new(), all: 0 }
    }
}

impl<K: Hash + Eq> Open<K> {
    fn of(&self, key: &K) -> usize {
        self.of.get(key).copied().unwrap_or(0)
    }

    fn add(&mut self, key: K) {
        *self.of.entry(key).or_insert(0) += 1;
        self.all += 1;
    }

    fn take(&mut self, key: &K) {
        if let Some(open) = self.of.get_mut(key) {
            *open -= 1;
            self.all -= 1;
            if *open == 0 {
                self.of.remove(key);
            }
        }
    }
}

impl Default for Limits {
    /// Generous to forty people behind one address: a school, an office, a party.
    fn default() -> Limits {
        Limits {
            per_address: Rate::per_second(500),
            tables_per_address: Rate::per_hour(200),
            imports_per_address: Rate::per_hour(100),
            per_visitor: Rate { per_second: 20.0, at_once: 60.0 },
            streams_per_visitor: 16,
            streams_per_address: 500,
            streams: 15_000,
            connections_per_address: 1_000,
            connections: 20_000,
            timeouts: Timeouts::default(),
            counts: Arc::default(),
        }
    }
}

/// What somebody who asks is at the table they ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Places are kept for them ([`host::Standing::Seated`]).
    Seated,
    /// They sit there.
    Sitting,
    /// They look on.
    Watching,
}

/// Whom a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// Anybody.
    All,
    /// Those who sit at a table: it is one of the last of its address.
    Sitting,
    /// Those who are seated: it is one of the last of all.
    Seated,
}

/// Why a stream is not opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoStream {
    /// This visitor or this address has enough.
    Enough,
    /// All together have enough.
    Crowded,
}

/// Whether a connection is let in.
pub(crate) enum Admission {
    /// It is, for as long as this lives.
    In(Connection),
    /// It is not.
    Full,
}

impl Limits {
    /// Whether another request from this address is fine.
    pub(crate) fn admits_request(&self, address: IpAddr) -> bool {
        take(&mut self.counts().requests, network(address), self.per_address)
    }

    /// Whether a request of somebody who sits at the table they ask about is fine beyond what their
    /// address may ask. Those who are seated count by themselves; the others share a tenth more.
    pub(crate) fn admits_player(&self, who: VisitorId, address: IpAddr, place: Place) -> bool {
        let mut counts = self.counts();
        take(&mut counts.players, who, self.per_visitor)
            && match place {
                Place::Seated => true,
                Place::Sitting => {
                    take(&mut counts.sitting, network(address), self.per_address.tenth())
                }
                Place::Watching => false,
            }
    }

    /// Whether another table for this address is fine.
    pub(crate) fn admits_table(&self, address: IpAddr) -> bool {
        take(&mut self.counts().tables, network(address), self.tables_per_address)
    }

    /// Whether another file from this address is fine.
    pub(crate) fn admits_import(&self, address: IpAddr) -> bool {
        take(&mut self.counts().imports, network(address), self.imports_per_address)
    }

    /// Whether another post of this visitor is fine.
    pub(crate) fn admits_post(&self, who: VisitorId) -> bool {
        take(&mut self.counts().posts, who, self.per_visitor)
    }

    /// Lets a connection in, which counts for as long as the answer lives.
    pub(crate) fn connect(&self, address: IpAddr, source: AddressSource) -> Admission {
        let network = network(address);
        let mut counts = self.counts();
        let open = &counts.connections;
        // However the limits are chosen, one address leaves a part to the others.
        let each = self.connections_per_address.min(self.connections * 3 / 4).max(1);
        let is_counted = source.counts_connections();
        if open.all >= self.connections || (is_counted && open.of(&network) >= each) {
            return Admission::Full;
        }
        let is_for = match () {
            () if open.all >= nine_tenths(self.connections) => For::Seated,
            () if is_counted && open.of(&network) >= nine_tenths(each) => For::Sitting,
            () => For::All,
        };
        if is_for == For::Seated {
            if is_counted && counts.kept_connections.of(&network) >= half_kept(self.connections) {
                return Admission::Full;
            }
            counts.kept_connections.add(network);
        }
        counts.connections.add(network);
        Admission::In(Connection { limits: self.clone(), network, is_for })
    }

    /// Opens a stream, which counts for as long as the answer lives.
    pub(crate) fn open_stream(
        &self,
        who: VisitorId,
        address: Option<IpAddr>,
        place: Place,
    ) -> Result<OpenStream, NoStream> {
        let network = address.map(network);
        let mut counts = self.counts();
        let of_visitor = counts.visitor_streams.of(&who);
        if of_visitor >= self.streams_per_visitor {
            return Err(NoStream::Enough);
        }
        let all = counts.visitor_streams.all;
        let each = self.streams_per_address.min(self.streams * 3 / 4).max(1);
        let most = if place == Place::Watching { nine_tenths(each) } else { each };
        let address_is_full = network.is_some_and(|network| counts.streams.of(&network) >= most);
        let is_kept = address_is_full || all >= nine_tenths(self.streams);
        if is_kept {
            let has_half = |network| counts.kept_streams.of(&network) >= half_kept(self.streams);
            // Beyond what an address may have, one page of each who is seated there goes on.
            if address_is_full && (place != Place::Seated || of_visitor > 0) {
                return Err(NoStream::Enough);
            }
            if place != Place::Seated || all >= self.streams || network.is_some_and(has_half) {
                return Err(NoStream::Crowded);
            }
        }
        counts.visitor_streams.add(who);
        if let Some(network) = network {
            counts.streams.add(network);
            if is_kept {
                counts.kept_streams.add(network);
            }
        }
        Ok(OpenStream { limits: self.clone(), who, network, is_kept })
    }

    /// How many streams are open.
    pub(crate) fn streams_open(&self) -> usize {
        self.counts().visitor_streams.all
    }

    /// How many connections are open.
    pub(crate) fn connections_open(&self) -> usize {
        self.counts().connections.all
    }

    /// Forgets those who have not asked for anything in a while.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        let mut counts = self.counts();
        let is_full = |bucket: &Bucket, rate: Rate| bucket.after(now, rate) >= rate.at_once;
        counts.requests.retain(|_, bucket| !is_full(bucket, self.per_address));
        counts.tables.retain(|_, bucket| !is_full(bucket, self.tables_per_address));
        counts.imports.retain(|_, bucket| !is_full(bucket, self.imports_per_address));
        counts.posts.retain(|_, bucket| !is_full(bucket, self.per_visitor));
        counts.players.retain(|_, bucket| !is_full(bucket, self.per_visitor));
        counts.sitting.retain(|_, bucket| !is_full(bucket, self.per_address.tenth()));
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All but the last tenth, which is for those who are seated.
fn nine_tenths(all: usize) -> usize {
    all - all / 10
}

/// What one address may have of the last tenth of all.
fn half_kept(all: usize) -> usize {
    (all / 20).max(1)
}

/// What is counted together: one address, or the network a house gets where addresses abound.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// A stream that counts while it is open.
#[derive(Debug)]
pub(crate) struct OpenStream {
    limits: Limits,
    who: VisitorId,
    network: Option<IpAddr>,
    is_kept: bool,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut counts = self.limits.counts();
        counts.visitor_streams.take(&self.who);
        if let Some(network) = &self.network {
            counts.streams.take(network);
            if self.is_kept {
                counts.kept_streams.take(network);
            }
        }
    }
}

/// A connection that counts while it is open.
pub(crate) struct Connection {
    limits: Limits,
    network: IpAddr,
    is_for: For,
}

impl Connection {
    /// Whom it is for.
    pub(crate) fn is_for(&self) -> For {
        self.is_for
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = self.limits.counts();
        counts.connections.take(&self.network);
        if self.is_for == For::Seated {
            counts.kept_connections.take(&self.network);
        }
    }
}

#[cfg(test)]
mod tests;
