//! The limits of a server, each an option.

use std::time::Duration;

use clap::Args;
use server::{Limits, Rate, Timeouts};

/// Files that are no connections: the database, the listener, the log.
const OTHER_FILES: usize = 128;

/// How much one address may use, and how much all together. One address stays below what all may
/// use; the last tenth of all is for people who sit at a table.
#[derive(Args)]
#[command(next_help_heading = "Limits of serve (IPv6 addresses count by /64)")]
pub(crate) struct LimitArgs {
    /// Open connections in all [default: what the limit of open files allows, at most 20000]
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = at_least_one)]
    most_connections: Option<usize>,

    /// Open connections from one address; not counted with --behind-proxy
    #[arg(long, value_name = "N", hide_short_help = true, default_value = "1000", value_parser = at_least_one)]
    connections_per_address: usize,

    /// Live pages open in all [default: three quarters of the connections, at most 15000]
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = at_least_one)]
    most_streams: Option<usize>,

    /// Live pages open from one address
    #[arg(long, value_name = "N", hide_short_help = true, default_value = "500", value_parser = at_least_one)]
    streams_per_address: usize,

    /// Tables set up from one address in an hour
    #[arg(long, value_name = "N", hide_short_help = true, default_value = "200")]
    tables_per_address: u32,

    /// Saved games loaded from one address in an hour
    #[arg(long, value_name = "N", hide_short_help = true, default_value = "100")]
    imports_per_address: u32,

    /// Requests from one address in a second, over ten seconds
    #[arg(long, value_name = "N", hide_short_help = true, default_value = "500")]
    requests_per_address: u32,

    /// Seconds for the head of a request to arrive
    #[arg(long, value_name = "SECONDS", hide_short_help = true, default_value = "10", value_parser = seconds)]
    header_timeout: Duration,

    /// Seconds for the body of a request to arrive
    #[arg(long, value_name = "SECONDS", hide_short_help = true, default_value = "30", value_parser = seconds)]
    body_timeout: Duration,

    /// Seconds a connection is kept open between requests
    #[arg(long, value_name = "SECONDS", hide_short_help = true, default_value = "75", value_parser = seconds)]
    idle_timeout: Duration,

    /// Seconds until a client that does not read is disconnected
    #[arg(long, value_name = "SECONDS", hide_short_help = true, default_value = "30", value_parser = seconds)]
    write_timeout: Duration,
}

fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("expected a number from 1 up".to_owned()),
        Ok(number) => Ok(number),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "expected a number of seconds above 0, such as 10 or 0.5".to_owned();
    let seconds: f64 = text.parse().map_err(|_| wrong())?;
    let duration = Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?;
    if duration.is_zero() || duration > Duration::from_secs(86_400) {
        return Err(wrong());
    }
    Ok(duration)
}

impl LimitArgs {
    /// The limits, where the process may open so many files.
    pub(crate) fn limits(&self, files: Option<u64>) -> Limits {
        let mut limits = Limits::default();
        let fits = files.map_or(usize::MAX, |files| room_for_connections(files as usize));
        limits.connections = self.most_connections.unwrap_or(limits.connections.min(fits));
        if limits.connections > fits {
            tracing::warn!(
                fits,
                "--most-connections is more than the limit of open files allows; raise the limit"
            );
        }
        let streams = limits.streams.min(limits.connections * 3 / 4).max(1);
        limits.streams = self.most_streams.unwrap_or(streams);
        limits.connections_per_address =
            self.connections_per_address.min((limits.connections / 2).max(1));
        limits.streams_per_address = self.streams_per_address.min((limits.streams / 2).max(1));
        limits.tables_per_address = Rate::per_hour(self.tables_per_address);
        limits.imports_per_address = Rate::per_hour(self.imports_per_address);
        limits.per_address = Rate::per_second(self.requests_per_address);
        limits.timeouts = Timeouts {
            header: self.header_timeout,
            body: self.body_timeout,
            idle: self.idle_timeout,
            write: self.write_timeout,
        };
        tracing::info!(
            connections = limits.connections,
            connections_per_address = limits.connections_per_address,
            streams = limits.streams,
            streams_per_address = limits.streams_per_address,
            "limits"
        );
        limits
    }
}

/// How many of so many files can be connections.
fn room_for_connections(files: usize) -> usize {
    files.saturating_sub(OTHER_FILES).max(files / 2)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        limits: LimitArgs,
    }

    fn limits(words: &str, files: u64) -> Limits {
        let words = std::iter::once("serve").chain(words.split_whitespace());
        Words::try_parse_from(words).unwrap().limits.limits(Some(files))
    }

    #[test]
    fn the_limits_rest_on_the_limit_of_files() {
        let usual = limits("", 524_288);
        assert_eq!((usual.connections, usual.connections_per_address), (20_000, 1_000));
        assert_eq!((usual.streams, usual.streams_per_address), (15_000, 500));
        assert_eq!(usual.timeouts, Timeouts::default());
        let defaults = Limits::default();
        assert_eq!(usual.per_address, defaults.per_address);
        assert_eq!(usual.tables_per_address, defaults.tables_per_address);
        assert_eq!(usual.imports_per_address, defaults.imports_per_address);

        let small = limits("", 256);
        assert_eq!((small.connections, small.connections_per_address), (128, 64));
        assert_eq!((small.streams, small.streams_per_address), (96, 48));
    }

    #[test]
    fn nonsense_is_refused() {
        let seconds = |text| seconds(text).is_ok();
        assert!(seconds("0.5") && seconds("10"));
        assert!(!seconds("0") && !seconds("-1") && !seconds("inf") && !seconds("soon"));
        assert!(at_least_one("0").is_err() && at_least_one("7").is_ok());
    }
}
