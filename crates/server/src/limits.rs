//! How much one visitor may ask for: token buckets, and open streams counted.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use host::Who;

/// How much one visitor may ask for. Copies count together.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests from one address: a second's worth, and at once.
    pub per_address: Rate,
    /// New tables from one address. This machine's own is not counted: it is the operator's, or
    /// that of a proxy that says nothing about who asks.
    pub tables_per_address: Rate,
    /// Posts of one visitor.
    pub per_visitor: Rate,
    /// The most open streams of one visitor.
    pub streams_per_visitor: usize,
    /// The most open streams in all.
    pub streams: usize,
    counts: Arc<Mutex<Counts>>,
}

/// So many a second, and so many at once.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// So many a second.
    pub per_second: f64,
    /// So many at once.
    pub at_once: f64,
}

#[derive(Debug, Default)]
struct Counts {
    addresses: HashMap<IpAddr, Bucket>,
    tables: HashMap<IpAddr, Bucket>,
    visitors: HashMap<Who, Bucket>,
    streams: HashMap<Who, usize>,
    open: usize,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            per_address: Rate { per_second: 500.0, at_once: 5_000.0 },
            tables_per_address: Rate { per_second: 1.0 / 60.0, at_once: 60.0 },
            per_visitor: Rate { per_second: 20.0, at_once: 60.0 },
            streams_per_visitor: 16,
            streams: 15_000,
            counts: Arc::default(),
        }
    }
}

impl Limits {
    /// Whether another request from this address is fine.
    pub(crate) fn admits_address(&self, address: IpAddr) -> bool {
        take(&mut self.counts().addresses, network(address), self.per_address)
    }

    /// Whether another table for this address is fine.
    pub(crate) fn admits_table(&self, address: IpAddr) -> bool {
        address.is_loopback()
            || take(&mut self.counts().tables, network(address), self.tables_per_address)
    }

    /// Whether another post of this visitor is fine.
    pub(crate) fn admits_post(&self, who: Who) -> bool {
        take(&mut self.counts().visitors, who, self.per_visitor)
    }

    /// Opens a stream, which counts for as long as the answer lives.
    pub(crate) fn open_stream(&self, who: Who) -> Option<OpenStream> {
        let mut counts = self.counts();
        let open = counts.open;
        let theirs = counts.streams.entry(who).or_insert(0);
        if *theirs >= self.streams_per_visitor || open >= self.streams {
            return None;
        }
        *theirs += 1;
        counts.open += 1;
        Some(OpenStream { limits: self.clone(), who })
    }

    /// How many streams are open.
    pub(crate) fn open_streams(&self) -> usize {
        self.counts().open
    }

    /// Forgets those who have not asked for anything in a while.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        let mut counts = self.counts();
        let is_full = |bucket: &Bucket, rate: Rate| bucket.after(now, rate) >= rate.at_once;
        counts.addresses.retain(|_, bucket| !is_full(bucket, self.per_address));
        counts.tables.retain(|_, bucket| !is_full(bucket, self.tables_per_address));
        counts.visitors.retain(|_, bucket| !is_full(bucket, self.per_visitor));
        counts.streams.retain(|_, open| *open > 0);
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    fn after(&self, now: Instant, rate: Rate) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * rate.per_second).min(rate.at_once)
    }
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

fn take<K: Hash + Eq>(buckets: &mut HashMap<K, Bucket>, key: K, rate: Rate) -> bool {
    let now = Instant::now();
    let bucket = buckets.entry(key).or_insert(Bucket { left: rate.at_once, at: now });
    let left = bucket.after(now, rate);
    let admits = left >= 1.0;
    *bucket = Bucket { left: if admits { left - 1.0 } else { left }, at: now };
    admits
}

/// A stream that counts while it is open.
pub(crate) struct OpenStream {
    limits: Limits,
    who: Who,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut counts = self.limits.counts();
        counts.open -= 1;
        if let Some(open) = counts.streams.get_mut(&self.who) {
            *open -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_up_again() {
        let rate = Rate { per_second: 1000.0, at_once: 3.0 };
        let mut buckets = HashMap::new();
        assert_eq!([(); 4].map(|()| take(&mut buckets, 1, rate)), [true, true, true, false]);
        assert!(take(&mut buckets, 2, rate), "another visitor has another bucket");

        let later = Instant::now() + std::time::Duration::from_secs(1);
        assert!(buckets[&1].after(later, rate) >= 3.0);
    }

    #[test]
    fn a_house_with_many_addresses_counts_as_one() {
        let counted = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(counted("203.0.113.7"), "203.0.113.7");
        assert_eq!(counted("::ffff:203.0.113.7"), "203.0.113.7");
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Limits { streams_per_visitor: 1, ..Limits::default() };
        let who = host::Secret::fresh().unwrap().who();
        let open = limits.open_stream(who);
        assert!(open.is_some() && limits.open_stream(who).is_none());
        drop(open);
        assert!(limits.open_stream(who).is_some());
        assert_eq!(limits.open_streams(), 0);
    }
}
