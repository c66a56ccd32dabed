//! What one address holds, and what is kept for those who play.

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
    let connect = |text: &str| limits.connect(ip(text), AddressSource::Connection);
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
    let mut fill = |address: &str, source| {
        let before = open.len();
        while let Admission::In(place) = limits.connect(ip(address), source) {
            open.push(place);
        }
        (open.len() - before, open.last().map(Connection::is_for))
    };
    let direct = AddressSource::Connection;
    assert_eq!(fill("192.0.2.1", direct), (30, Some(For::Sitting)), "its last are marked");
    assert_eq!(fill("192.0.2.2", direct), (6 + 2, Some(For::Seated)), "half of the last tenth");
    assert_eq!(fill("192.0.2.3", AddressSource::Proxy), (2, Some(For::Seated)));
    drop(open);
    assert_eq!(limits.connections_open(), 0);
    assert_eq!(limits.counts().kept_connections.all, 0);
}

#[test]
fn streams_are_counted_while_they_are_open() {
    let limits = Limits { streams_per_visitor: 1, ..Limits::default() };
    let who = somebody();
    let open = limits.open_stream(who, None, Place::Watching);
    assert!(open.is_ok() && limits.open_stream(who, None, Place::Seated).is_err());
    drop(open);
    assert!(limits.open_stream(who, None, Place::Watching).is_ok());
    assert_eq!(limits.streams_open(), 0);
}

#[test]
fn the_last_streams_are_for_the_seated_and_half_of_them_for_one_address() {
    let limits = Limits { streams: 40, streams_per_address: 20, ..Limits::default() };
    let mut open = Vec::new();
    let mut fill = |address: &str, place| loop {
        match limits.open_stream(somebody(), Some(ip(address)), place) {
            Ok(stream) => open.push(stream),
            Err(refused) => return (open.len(), refused),
        }
    };
    assert_eq!(fill("192.0.2.1", Place::Watching), (18, NoStream::Enough));
    assert_eq!(fill("192.0.2.1", Place::Sitting), (20, NoStream::Enough));
    assert_eq!(fill("192.0.2.2", Place::Watching), (36, NoStream::Crowded));
    assert_eq!(fill("192.0.2.3", Place::Sitting), (36, NoStream::Crowded));
    assert_eq!(fill("192.0.2.3", Place::Seated), (38, NoStream::Crowded), "half of the last tenth");
    assert_eq!(fill("192.0.2.4", Place::Seated), (40, NoStream::Crowded));
    drop(open);
    assert_eq!(limits.counts().kept_streams.all, 0);
}

#[test]
fn whoever_is_seated_behind_a_crowded_address_has_a_page() {
    let limits = Limits { streams: 400, streams_per_address: 20, ..Limits::default() };
    let school = Some(ip("192.0.2.1"));
    let open = |who, place| limits.open_stream(who, school, place);
    let crowd: Vec<_> =
        (0..20).map(|_| open(somebody(), Place::Sitting)).collect::<Result<_, _>>().unwrap();
    assert!(open(somebody(), Place::Sitting).is_err());
    let player = somebody();
    let _page = open(player, Place::Seated).unwrap();
    assert_eq!(open(player, Place::Seated).unwrap_err(), NoStream::Enough, "one of each");
    drop(crowd);
    open(player, Place::Seated).unwrap();
}

#[test]
fn whoever_sits_at_a_table_asks_beyond_what_the_address_may() {
    let limits =
        Limits { per_address: Rate { per_second: 0.0, at_once: 20.0 }, ..Limits::default() };
    let school = ip("192.0.2.1");
    while limits.admits_request(school) {}
    let admits = |who, place| limits.admits_player(who, school, place);
    assert!(!admits(somebody(), Place::Watching));
    let sitting: usize = (0..9).map(|_| usize::from(admits(somebody(), Place::Sitting))).sum();
    assert_eq!(sitting, 2, "a tenth more");
    let player = somebody();
    let passed = (0..100).filter(|_| admits(player, Place::Seated)).count();
    assert!((60..70).contains(&passed), "as many as one visitor may: {passed}");
}
