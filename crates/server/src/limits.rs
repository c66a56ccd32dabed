//! How much one visitor and one address may ask for: token buckets, and what is open counted.
//!
//! What one address may hold is always less than what all may, so that no
//! address shuts the others out. The last tenth of what all may hold is for
//! those who sit at a table.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use host::VisitorId;

use crate::{
    Origin, Rate, Timeouts,
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
    connections: Open<IpAddr>,
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

/// Whether somebody who asks sits at the table they ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// They sit there.
    Seated,
    /// They look on.
    Watching,
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
    pub(crate) fn connect(&self, address: IpAddr, origin: Origin) -> Admission {
        let network = network(address);
        let mut counts = self.counts();
        let open = &mut counts.connections;
        // However the limits are chosen, one address leaves a part to the others.
        let each = self.connections_per_address.min(self.connections * 3 / 4).max(1);
        if open.all >= self.connections
            || (origin.counts_connections() && open.of(&network) >= each)
        {
            return Admission::Full;
        }
        let is_last = open.all >= nine_tenths(self.connections);
        open.add(network);
        Admission::In(Connection { limits: self.clone(), network, is_last })
    }

    /// Opens a stream, which counts for as long as the answer lives.
    pub(crate) fn open_stream(
        &self,
        who: VisitorId,
        address: Option<IpAddr>,
        standing: Standing,
    ) -> Result<OpenStream, NoStream> {
        let network = address.map(network);
        let most = |all: usize| match standing {
            Standing::Seated => all,
            Standing::Watching => nine_tenths(all),
        };
        let mut counts = self.counts();
        let each = self.streams_per_address.min(self.streams * 3 / 4).max(1);
        if counts.visitor_streams.of(&who) >= self.streams_per_visitor
            || network.is_some_and(|network| counts.streams.of(&network) >= most(each))
        {
            return Err(NoStream::Enough);
        }
        if counts.visitor_streams.all >= most(self.streams) {
            return Err(NoStream::Crowded);
        }
        counts.visitor_streams.add(who);
        if let Some(network) = network {
            counts.streams.add(network);
        }
        Ok(OpenStream { limits: self.clone(), who, network })
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
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All but the last tenth, which is for those who sit at a table.
fn nine_tenths(all: usize) -> usize {
    all - all / 10
}

/// What is counted together: one address, or the network a house gets where addresses abound.
fn network(address: IpAddr) -> IpAddr {
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
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut counts = self.limits.counts();
        counts.visitor_streams.take(&self.who);
        if let Some(network) = &self.network {
            counts.streams.take(network);
        }
    }
}

/// A connection that counts while it is open.
pub(crate) struct Connection {
    limits: Limits,
    network: IpAddr,
    is_last: bool,
}

impl Connection {
    /// Whether it is one of the last, which are for those who sit at a table.
    pub(crate) fn is_last(&self) -> bool {
        self.is_last
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.limits.counts().connections.take(&self.network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn somebody() -> VisitorId {
        host::Secret::fresh().unwrap().who()
    }

    #[test]
    fn a_house_with_many_addresses_counts_as_one() {
        let counted = |text: &str| network(ip(text)).to_string();
        assert_eq!(counted("203.0.113.7"), "203.0.113.7");
        assert_eq!(counted("::ffff:203.0.113.7"), "203.0.113.7");
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");

        let limits = Limits { connections: 40, connections_per_address: 2, ..Limits::default() };
        let connect = |text: &str| limits.connect(ip(text), Origin::Connection);
        let is_in = |text: &str| matches!(connect(text), Admission::In(_));
        let _one = connect("2001:db8:1:2::1");
        let _two = connect("2001:db8:1:2:ffff::2");
        assert!(!is_in("2001:db8:1:2:3:4:5:6"), "the house has enough");
        assert!(is_in("2001:db8:1:3::1"), "the next house has not");
    }

    #[test]
    fn one_address_never_holds_all_connections() {
        let limits = Limits { connections: 40, connections_per_address: 99, ..Limits::default() };
        let mut open = Vec::new();
        let mut fill = |address: &str, origin| {
            let before = open.len();
            while let Admission::In(place) = limits.connect(ip(address), origin) {
                open.push(place);
            }
            (open.len() - before, open.last().is_some_and(Connection::is_last))
        };
        assert_eq!(fill("192.0.2.1", Origin::Connection), (30, false));
        assert_eq!(fill("192.0.2.2", Origin::Proxy), (10, true), "the last are marked");
        drop(open);
        assert_eq!(limits.connections_open(), 0);
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Limits { streams_per_visitor: 1, ..Limits::default() };
        let who = somebody();
        let open = limits.open_stream(who, None, Standing::Watching);
        assert!(open.is_ok() && limits.open_stream(who, None, Standing::Seated).is_err());
        drop(open);
        assert!(limits.open_stream(who, None, Standing::Watching).is_ok());
        assert_eq!(limits.streams_open(), 0);
    }

    #[test]
    fn the_last_streams_are_for_those_who_sit_at_a_table() {
        let limits = Limits { streams: 40, streams_per_address: 20, ..Limits::default() };
        let mut open = Vec::new();
        let mut fill = |address: &str, standing| loop {
            match limits.open_stream(somebody(), Some(ip(address)), standing) {
                Ok(stream) => open.push(stream),
                Err(refused) => return (open.len(), refused),
            }
        };
        assert_eq!(fill("192.0.2.1", Standing::Watching), (18, NoStream::Enough));
        assert_eq!(fill("192.0.2.1", Standing::Seated), (20, NoStream::Enough));
        assert_eq!(fill("192.0.2.2", Standing::Watching), (36, NoStream::Crowded));
        assert_eq!(fill("192.0.2.3", Standing::Seated), (40, NoStream::Crowded));
    }
}
