//! Components and counts (RULES.md section 1).

use game_faraway::{Content, Event, Faraway, Region, Sanctuary, Setup, cards::Quest, scoring};
use luck::Quick;
use table::{Game, Record, SetupError, Viewer};
use table_laws::play_out;

use crate::{
    paper,
    stage::{P1, Table, cards},
};

/// Rulebook, Components.
#[test]
fn fa_001_the_game_has_68_regions() {
    let view = Table::of(2).spectate();

    assert_eq!(Region::all().count(), 68);
    assert_eq!(Region::new(69), None);
    assert_eq!(usize::from(view.region_deck) + 2 * 3 + view.display.len(), 68);
}

/// Rulebook, Components.
#[test]
fn fa_002_the_game_has_45_sanctuaries() {
    let view = Table::of(2).spectate();

    assert_eq!(Sanctuary::all().count(), 45);
    assert_eq!(Sanctuary::new(46), None);
    assert_eq!(view.sanctuary_deck, 45);
}

/// Rulebook, Components and Game End: fame is noted on the score pad.
#[test]
fn fa_003_the_score_pad_writes_down_what_the_game_knows_without_it() {
    let table = Table::along(&[&[1, 2, 3, 4, 5, 6, 7, 8], &[]]).at_end();
    let view = table.spectate();
    let player = view.player(P1);

    let pad = scoring::score_pad(cards(), player.row.as_slice(), player.sanctuaries.as_slice());

    assert!(pad.total > 0);
    assert_eq!(pad.total, player.fame);
    assert_eq!(i32::from(pad.total), table.game.standings().unwrap().score(P1));
    assert_eq!(table.spectate(), view, "and writing it changes nothing");
}

#[test]
fn fa_004_two_to_six_play_and_no_other_number() {
    let start = |players| {
        Faraway::start(cards(), &Setup::standard(players), &mut Quick::new(0, 0))
            .map(|game| game.seats())
    };

    for players in 2..=6 {
        assert_eq!(start(players), Ok(players));
    }
    for players in [0, 1, 7, 8, 100] {
        let refused = SetupError::Players { game: "Faraway", fewest: 2, most: 6, players };
        assert_eq!(start(players), Err(refused));
    }
}

#[test]
fn fa_005_all_luck_is_the_drawing_of_cards() {
    for setup in Setup::all() {
        let whole = play_out::<Faraway>(cards(), &setup, 5).replay();
        let in_decks = |game: &Faraway| {
            let view = game.view(Viewer::Spectator);
            // The last card of a deck is no luck any more.
            usize::from(view.region_deck) + usize::from(view.sanctuary_deck.max(1))
        };
        let start = Faraway::start(cards(), &setup, &mut Quick::new(5, 0)).unwrap();

        let mut before = in_decks(&start);
        assert_eq!(whole.opening.len(), 68 + 45 - before, "{setup}");
        let mut at = 0;
        let after_each_move = |record: &Record<Faraway>, events: &[Event]| {
            if events.contains(&Event::HandsKept) {
                before += 2 * setup.players;
            }
            let now = in_decks(record.game());
            assert_eq!(record.moves()[at].luck.len(), before - now, "{setup}, move {at}");
            before = now;
            at += 1;
        };
        whole.play(cards(), after_each_move).unwrap();
    }
}

/// Rulebook, Areas: the quest types are listed on a player aid that the text does not show.
#[test]
fn fa_006_every_quest_is_of_a_kind_listed_in_section_12() {
    let mut counts = [0; 4];
    let on_regions = Region::all().filter_map(|region| cards().region(region).quest);
    let on_sanctuaries = Sanctuary::all().filter_map(|card| cards().sanctuary(card).quest);

    for quest in on_regions.chain(on_sanctuaries) {
        counts[match quest {
            Quest::Flat { .. } => 0,
            Quest::Per { .. } => 1,
            Quest::PerColour { .. } => 2,
            Quest::ColourSet { .. } => 3,
        }] += 1;
    }

    assert_eq!(counts, [18, 41, 22, 6]);
    let riddle = paper::REGIONS.replacen("kind = \"flat\"", "kind = \"riddle\"", 1);
    let faults = Content::read(&riddle, paper::SANCTUARIES).err().unwrap();
    assert!(faults[0].what.contains("riddle"), "another kind is refused by name: {faults:?}");
}
