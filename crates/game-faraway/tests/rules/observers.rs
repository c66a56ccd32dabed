//! What each observer may see (RULES.md section 15).

use std::collections::BTreeSet;

use game_faraway::{Faraway, KnownSanctuary, Stage, View};
use luck::Quick;
use table::{Game, Viewer};

use crate::{
    stage::{P1, P2, P3, Table, cards, region, regions, sanctuaries},
    walk::{every_state, public, views},
};

/// `view` without what only its owner knows: the hand, and the faces of cards lying face down.
fn stripped(mut view: View) -> View {
    view.own = None;
    view.below = view.below.iter().map(|&seen_card| faceless(seen_card)).collect();
    view.players = view
        .players
        .iter()
        .map(|player| {
            let mut player = *player;
            player.dealt = player.dealt.iter().map(|&seen_card| faceless(seen_card)).collect();
            player
        })
        .collect();
    view
}

fn faceless(mut seen_card: KnownSanctuary) -> KnownSanctuary {
    seen_card.sanctuary = None;
    seen_card
}

#[test]
fn fa_147_a_player_sees_their_own_hand_choice_and_sanctuary_cards_and_everything_public() {
    let mut table = Table::along(&[&[6, 9, 50], &[20, 19, 18]]).meeting([7, 8]).explored(2);
    let own = table.view(P1);
    assert_eq!(own.own.unwrap().hand.len(), 2);
    assert_eq!(table.offered(P1), sanctuaries([7, 8]));
    table.finish();

    table.play(P1, 50);

    let own = table.view(P1);
    assert_eq!(own.own.unwrap().chosen.as_slice(), [region(50)]);
    assert_eq!(own.own.unwrap().hand.len(), 3);
    assert_eq!(own.below.as_slice()[0].sanctuary, Some(sanctuaries([8])[0]));
    assert_eq!(stripped(own), table.spectate(), "and everything public");
}

#[test]
fn fa_148_the_public_part_has_all_that_lies_open_and_all_that_can_be_counted() {
    let mut table = Table::along(&[&[6, 9, 50], &[19, 21, 18], &[1, 2, 3]]).at_round(2);
    table.play(P2, 21);

    let choosing = table.spectate();
    table.play(P1, 9);
    table.play(P3, 2);
    let taking = table.spectate();

    assert_eq!((choosing.round, choosing.stage), (2, Stage::Exploring));
    assert_eq!(choosing.player(P1).row.as_slice(), regions([6]));
    assert_eq!((choosing.display.len(), choosing.removed.len()), (4, 1));
    assert_eq!((choosing.region_deck, choosing.sanctuary_deck), (68 - 9 - 4 - 4, 45));
    let hands: Vec<_> = choosing.players.iter().map(|p| (p.hand, p.chosen)).collect();
    assert_eq!(hands, [(3, false), (2, true), (3, false)], "who has chosen, and hand sizes");
    assert_eq!(taking.waiting.first(), Some(P3), "whose turn it is");
    let held: Vec<_> = taking.players.iter().map(|player| player.dealt.len()).collect();
    assert_eq!(held, [2, 1, 1], "how many Sanctuary cards each holds");
}

#[test]
fn fa_149_hands_dealt_sanctuaries_and_removed_regions_are_shown_to_no_other_player() {
    let mut wrong = BTreeSet::new();
    every_state(|setup, game| {
        // Whatever lies behind a view, it cannot be read off it: another world looks the same.
        let rival = game.view(Viewer::Seat(P2));
        let world = Faraway::imagine(cards(), &rival, &mut Quick::new(7, 0));
        assert_eq!(world.view(Viewer::Seat(P2)), rival, "{setup}");
        let (truth, guess) = (game.view(Viewer::Seat(P1)), world.view(Viewer::Seat(P1)));
        let (own, other) = (truth.own.unwrap(), guess.own.unwrap());
        let over = game.standings().is_some();
        let differences = [
            ("the hand", own.hand != other.hand),
            ("the hand left after round 8", over && own.hand != other.hand),
            ("the choice", own.chosen != other.chosen),
            ("the removed Regions", own.put_back != other.put_back),
            ("dealt Sanctuaries", truth.player(P1).dealt != guess.player(P1).dealt),
            ("returned Sanctuaries", truth.below != guess.below),
        ];
        wrong.extend(differences.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name));
    });

    assert_eq!(wrong.len(), 6, "P2 was wrong about each kind of secret: {wrong:?}");
}

#[test]
fn fa_150_a_spectator_sees_exactly_the_public_part() {
    every_state(|setup, game| {
        let seen = public(game);

        assert_eq!(seen.own, None);
        for view in views(game) {
            assert_eq!(stripped(view), seen, "{setup}");
        }
    });
}
