//! So many a second and so many at once: token buckets.

use std::{collections::HashMap, hash::Hash, time::Instant};

/// So many a second, and so many at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// So many a second.
    pub per_second: f64,
    /// So many at once.
    pub at_once: f64,
}

impl Rate {
    /// So many in an hour, all at once or spread over it.
    pub fn per_hour(many: u32) -> Rate {
        let many = f64::from(many);
        Rate { per_second: many / 3_600.0, at_once: many }
    }

    /// A tenth of it, and at least one.
    pub(crate) fn tenth(self) -> Rate {
        Rate { per_second: self.per_second / 10.0, at_once: (self.at_once / 10.0).max(1.0) }
    }

    /// So many a second, and ten seconds' worth at once.
    pub fn per_second(many: u32) -> Rate {
        let many = f64::from(many);
        Rate { per_second: many, at_once: many * 10.0 }
    }
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// What is in it at this time.
    pub(crate) fn after(&self, now: Instant, rate: Rate) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * rate.per_second).min(rate.at_once)
    }
}

/// Takes one from the bucket of `key`, if there is one left.
pub(crate) fn take<K: Hash + Eq>(buckets: &mut HashMap<K, Bucket>, key: K, rate: Rate) -> bool {
    let now = Instant::now();
    let bucket = buckets.entry(key).or_insert(Bucket { left: rate.at_once, at: now });
    let left = bucket.after(now, rate);
    let admits = left >= 1.0;
    *bucket = Bucket { left: if admits { left - 1.0 } else { left }, at: now };
    admits
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
}
