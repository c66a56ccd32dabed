//! Drafting artifacts (RULES.md section 3).

use game_near_and_far::{
    Event, Refusal, Setup, Stage,
    components::{Cards, Kind},
    scoring::{Part, score},
};
use table::{Happening, Seat, Seats, Viewer};

use crate::kit::{P1, P2, P3, Table, card, cards, die, printed};

/// A draft of so many players; each packet has five cards in a row: A1 to A5 is P1's.
fn draft(players: usize) -> Table {
    Table::start(Setup { first: Some(P1), ..Setup::first_adventure(players) })
}

fn packet(table: &Table, seat: Seat) -> Cards {
    table.game_view(seat).packet
}

/// Everybody picks the first card of the packet, so many times.
fn pick(table: &mut Table, times: usize) {
    for _ in 0..times {
        for seat in (0..table.open().seats()).map(Seat::new) {
            let first = packet(table, seat).first().unwrap();
            table.act(seat, &format!("pick {first}"));
        }
    }
}

/// Everybody drops an advanced card and is ready.
fn settle(table: &mut Table) {
    while let Some(seat) = table.open().waiting.first().filter(|_| table.open().round == 0) {
        let advanced = table.hand_of(seat).of(Kind::Advanced).first().unwrap();
        table.play(seat, [&format!("drop {advanced}"), "ready"]);
    }
}

/// NF-067, NF-070.
#[test]
fn nf_067_nf_070_one_is_picked_and_the_rest_passed_to_the_left_until_all_are_picked() {
    let mut table = draft(3);
    let (first, second, third) = (packet(&table, P1), packet(&table, P2), packet(&table, P3));

    table.act(P1, "pick A3");
    table.act(P2, "pick A6");
    table.act(P3, "pick A15");

    let left = |from: Cards, name: &str| from.without(cards([name]));
    assert_eq!(packet(&table, P2), left(first, "A3"), "P1's packet goes to P2");
    assert_eq!(packet(&table, P3), left(second, "A6"));
    assert_eq!(packet(&table, P1), left(third, "A15"));
    table.act(P1, "pick A11");
    table.act(P2, "pick A1");
    table.act(P3, "pick A7");
    assert_eq!(packet(&table, P2), cards(["A12", "A13", "A14"]), "to the left every time");
    pick(&mut table, 2);
    for seat in [P1, P2, P3] {
        assert_eq!((table.of_seat(seat).basic, table.hand_of(seat).of(Kind::Basic).len()), (5, 5));
    }
    assert_eq!(table.open().stage, Stage::Discard);
}

#[test]
fn nf_068_advanced_cards_are_not_drafted() {
    let mut table = draft(2);
    let before = [P1, P2].map(|seat| table.hand_of(seat));

    assert_eq!(table.refusal(P1, "pick A39"), Refusal::NotInPacket { card: card("A39") });
    pick(&mut table, 4);

    let after = [P1, P2].map(|seat| table.hand_of(seat).of(Kind::Advanced));
    assert_eq!((before, before.map(Cards::len)), (after, [2, 2]));
}

#[test]
fn nf_069_all_pick_at_once_and_in_secret_and_the_fifth_comes_by_itself() {
    let mut table = draft(3);
    assert_eq!(table.open().waiting, Seats::first_of(3));
    let (before, unpicked) = (packet(&table, P1), packet(&table, P2));

    let events = table.act(P3, "pick A11");
    assert_eq!(table.refusal(P3, "pick A12"), Refusal::NotYourTurn { turn: P1 });
    assert_eq!(
        (packet(&table, P1), packet(&table, P2)),
        (before, unpicked),
        "nothing is passed yet"
    );
    let told = |viewer: Viewer| events.iter().filter(|one| one.audience().includes(viewer)).count();
    assert_eq!([Viewer::Seat(P3), Viewer::Seat(P1), Viewer::Spectator].map(told), [1, 0, 0]);

    table.act(P1, "pick A1");
    table.act(P2, "pick A6");
    pick(&mut table, 3);

    assert_eq!(
        table.open().stage,
        Stage::Discard,
        "four picks, and the fifth card comes by itself"
    );
    assert_eq!(table.of_seat(P1).basic, 5);
}

#[test]
fn nf_071_with_two_players_a_packet_is_met_again_after_two_passes() {
    let mut table = draft(2);
    let first = packet(&table, P1);
    let mut seen = vec![first.len()];

    pick(&mut table, 2);
    seen.push(packet(&table, P1).intersection(first).len());
    pick(&mut table, 2);

    let own = table.hand_of(P1).intersection(first);
    seen.push(own.len() - 2);
    assert_eq!(seen, [5, 3, 1], "the last of it is taken");
}

#[test]
fn nf_072_at_least_one_advanced_card_goes_and_anything_else_may() {
    let mut table = draft(2);
    pick(&mut table, 4);

    assert_eq!(table.refusal(P1, "ready"), Refusal::TooManyAdvanced { cards: 2 });
    let advanced: Vec<String> =
        table.hand_of(P1).of(Kind::Advanced).iter().map(|one| format!("drop {one}")).collect();
    table.act(P1, &advanced[0]);
    assert!(table.offers(P1, "ready") && table.offers(P1, &advanced[1]));
    table.act(P1, &advanced[1]);
    for one in table.hand_of(P1).iter() {
        table.act(P1, &format!("drop {one}"));
    }
    assert_eq!(table.offered(P1), ["ready"]);
    table.act(P1, "ready");

    assert_eq!((table.of_seat(P1).basic, table.of_seat(P1).advanced), (0, 0));
}

#[test]
fn nf_073_starting_hands_have_none_to_six_cards() {
    let mut table = draft(2);
    pick(&mut table, 4);

    settle(&mut table);

    assert_eq!((table.of_seat(P1).basic, table.of_seat(P1).advanced), (5, 1), "the most");
    assert_eq!(table.hand_of(P1).len(), 6);
}

#[test]
fn nf_074_all_discard_at_once_and_then_the_first_turn_begins() {
    let mut table = draft(3);
    pick(&mut table, 4);
    assert_eq!(table.open().waiting, Seats::first_of(3));

    let drop = |table: &Table, seat| {
        let advanced = table.hand_of(seat).of(Kind::Advanced).first();
        format!("drop {}", advanced.unwrap())
    };
    let dropped = drop(&table, P3);
    table.play(P3, [&dropped, "ready"]);
    assert_eq!((table.open().stage, table.open().round), (Stage::Discard, 0));
    let dropped = drop(&table, P1);
    table.play(P1, [&dropped, "ready"]);
    let dropped = drop(&table, P2);
    let events = table.play(P2, [&dropped, "ready"]);

    assert!(events.contains(&Event::RoundBegan { round: 1, first: P1 }));
    assert_eq!((table.open().stage, table.open().active), (Stage::Turn, P1));
}

#[test]
fn nf_075_discards_lie_face_down_on_the_pile_of_their_deck() {
    let mut table = draft(2);
    pick(&mut table, 4);
    let dropped = table.hand_of(P1).of(Kind::Advanced).first().unwrap();

    let events = table.act(P1, &format!("drop {dropped}"));
    let first = table.hand_of(P1).first().unwrap();
    table.act(P1, &format!("drop {first}"));

    let piles = table.view().piles;
    assert_eq!((piles.basic_discards, piles.advanced_discards), (1, 1));
    let says = |event: &&Event| matches!(event, Event::DroppedCard { .. });
    let named = events.iter().find(says).unwrap().audience();
    assert!(named.includes(Viewer::Seat(P1)));
    assert!(!named.includes(Viewer::Seat(P2)) && !named.includes(Viewer::Spectator));
}

#[test]
fn nf_076_an_empty_deck_is_made_of_its_discards() {
    // All 17 advanced artifacts are discarded but the one that P2 has.
    let mut table = Table::later(2).holding(P2, ["A39"]).discarded(0, 16);
    assert_eq!((table.view().piles.advanced, table.view().piles.advanced_discards), (0, 16));

    table.act(P1, "visit store");
    table.act_with(P1, "draw 2+2", [0, 0, 0, 0]);

    let piles = table.view().piles;
    assert_eq!((piles.advanced, piles.advanced_discards, piles.fresh), (14, 0, [2, 2]));
}

#[test]
fn nf_076_where_deck_and_discards_are_empty_fewer_are_drawn() {
    let basics: Vec<String> = (1..=37).map(|number| format!("A{number}")).collect();
    let advanced: Vec<String> = (39..=54).map(|number| format!("A{number}")).collect();
    let all: Cards = basics.iter().chain(&advanced).map(|name| card(name)).collect();
    let mut table = Table::later(2).with(P2, |one| one.cards = all);

    table.act(P1, "visit store");

    assert_eq!(table.offered(P1), ["coin", "draw 1+1", "done"], "two cards are left");
    table.act(P1, "draw 1+1");
    assert_eq!(table.game_view(P1).fresh, cards(["A38", "A55"]));
}

/// NF-077, NF-078.
#[test]
fn nf_077_nf_078_hands_and_packets_are_known_to_their_owners_and_sizes_to_all() {
    let mut table = draft(2);
    pick(&mut table, 1);

    let (mine, yours, nobody) = (table.game_view(P1), table.game_view(P2), table.view());

    assert_eq!((mine.hand.len(), mine.packet.len()), (3, 4));
    assert_eq!((nobody.hand, nobody.packet), (Cards::NONE, Cards::NONE));
    assert!(mine.hand.intersection(yours.hand).is_empty());
    let json = serde_json::to_string(&nobody).unwrap();
    for secret in mine.hand.iter().chain(yours.hand.iter()).chain(mine.packet.iter()) {
        assert!(!json.contains(&format!("\"{secret}\"")), "{secret}");
    }
    let sizes = nobody.open.traveller(P2);
    assert_eq!(
        (sizes.basic, sizes.advanced, nobody.piles.packets[..2].to_vec()),
        (1, 2, vec![4, 4])
    );
    assert_eq!((nobody.piles.basic, nobody.piles.advanced), (28, 13));
}

#[test]
fn nf_079_an_artifact_in_hand_gives_nothing_and_costs_a_point() {
    let mut table = Table::later(2).holding(P1, ["A31", "A12"]).at(P2, "farm");
    let open = table.open();

    table.act(P1, "visit farm");
    let events = table.act_with(P1, "duel P2 honorably", [die(3), die(3)]);

    assert_eq!(table.of_seat(P1).symbols().sword, 0, "two swords on A31 are in hand");
    assert!(!events.iter().any(|event| matches!(event, Event::Visited { .. })));
    assert_eq!(score(printed(), &open, P1).of(Part::Hand), -2);
    assert_eq!(score(printed(), &open, P1).of(Part::Artifacts), 0);
}
