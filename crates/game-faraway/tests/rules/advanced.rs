//! The advanced variant (RULES.md section 5).

use game_faraway::{Action, Event, Faraway, Kept, Refusal, Setup, Stage, Start};
use luck::Quick;
use table::{Game, Ignore, Script, Seats, Viewer};
use table_laws::play_out;

use crate::stage::{P1, P2, Table, actions, cards, region, regions};

/// Two players with five Regions each.
fn five_each() -> Table {
    Table::advanced(&[[1, 2, 3, 4, 5], [61, 62, 63, 64, 65]])
}

/// The same after both have kept their first three, with the display drawn by `luck`.
fn both_kept(luck: u64) -> Table {
    let mut table = five_each();
    let mut luck = Quick::new(luck, 0);
    table.keep(P1, [1, 2, 3], &mut luck);
    table.keep(P2, [61, 62, 63], &mut luck);
    table
}

/// Rulebook, Advanced variant: "Deal 5 Region cards to each player".
#[test]
fn fa_041_each_player_is_dealt_five_regions() {
    let table = five_each();

    assert_eq!(table.view(P1).own.unwrap().hand.as_slice(), regions([1, 2, 3, 4, 5]));
    assert_eq!(table.view(P2).own.unwrap().hand.as_slice(), regions([61, 62, 63, 64, 65]));
    assert_eq!(table.spectate().start, Start::Advanced);
}

/// Rulebook, Advanced variant: each player selects three cards and removes the other two.
#[test]
fn fa_042_each_player_keeps_any_three_of_the_five() {
    let mut table = five_each();
    let kept = |durations| Action::Keep(Kept::new(regions(durations)));

    let choices = table.actions(P1);
    let foreign = table.attempt(P1, kept([1, 2, 61]));
    let twice = table.attempt(P1, kept([1, 2, 2]));
    let mut luck = Quick::new(0, 0);
    table.keep(P1, [5, 1, 3], &mut luck);
    table.keep(P2, [61, 62, 63], &mut luck);

    assert_eq!(choices.len(), 10);
    for wanted in [[1, 2, 3], [1, 4, 5], [3, 4, 5], [2, 3, 5]] {
        assert!(choices.contains(&kept(wanted)), "{wanted:?}");
    }
    assert_eq!(foreign, Err(Refusal::NotInHand { region: region(61) }));
    assert_eq!(twice, Err(Refusal::KeptTwice));
    assert_eq!(table.view(P1).own.unwrap().hand.as_slice(), regions([1, 3, 5]));
}

/// Rulebook, Advanced variant: "without showing them to the other players".
#[test]
fn fa_043_the_five_the_choice_and_the_removed_two_are_known_to_their_owner_alone() {
    let mut low = five_each();
    let mut other = Table::advanced(&[[6, 7, 8, 9, 10], [61, 62, 63, 64, 65]]);
    assert_eq!(low.view(P2), other.view(P2), "P2 does not see what P1 was dealt");
    assert_ne!(low.view(P1), other.view(P1));

    let mut third = low.clone();
    low.keep(P1, [1, 2, 3], &mut Script::of([]));
    third.keep(P1, [3, 4, 5], &mut Script::of([]));
    other.keep(P1, [6, 7, 8], &mut Script::of([]));

    assert_eq!(low.view(P2), third.view(P2), "nor which three P1 keeps");
    assert_eq!(low.view(P2), other.view(P2));
    assert_eq!(low.spectate(), third.spectate());
    assert_ne!(low.view(P1), third.view(P1));
    // Afterwards only the owner is shown the removed two, as far as they have not come up again.
    let afterwards: Vec<Table> = (0..20).map(both_kept).collect();
    let shown_to = |table: &Table, seat| table.view(seat).own.unwrap().put_back;
    for table in &afterwards {
        assert!(shown_to(table, P1).iter().all(|removed| regions([4, 5]).contains(removed)));
        assert!(shown_to(table, P2).iter().all(|removed| regions([64, 65]).contains(removed)));
    }
    assert!(afterwards.iter().any(|table| shown_to(table, P2).len() == 2));
}

#[test]
fn fa_044_all_choose_what_to_keep_at_the_same_time_and_unseen() {
    let mut table = five_each();
    assert_eq!(table.game.to_act(), Seats::first_of(2));

    let before = table.view(P1);
    let events = table.keep(P2, [61, 62, 63], &mut Script::of([]));

    assert_eq!(events, [Event::Decided { seat: P2 }]);
    let after = table.view(P1);
    assert!(after.player(P2).chosen, "that P2 has chosen is public");
    assert_eq!(after.player(P2).hand, 5, "and that the hand is whole");
    assert_eq!(after.own, before.own);
    assert_eq!(table.game.to_act(), Seats::only(P1), "the game waits for P1");
}

/// Rulebook, Advanced variant: "Shuffle the removed cards into the Region Deck".
#[test]
fn fa_045_all_removed_regions_are_shuffled_into_the_deck() {
    let mut table = five_each();
    table.keep(P1, [1, 2, 3], &mut Script::of([]));
    assert_eq!(table.spectate().region_deck, 58);

    // Whichever side of luck comes up, one of 62 Regions is shown first: 58 and the removed four.
    let mut shown = Vec::new();
    for side in 0..62 {
        let mut table = table.clone();
        let mut luck = Script::of([side, 0, 0]);
        table.keep(P2, [61, 62, 63], &mut luck);
        assert!(luck.is_spent());
        assert_eq!(table.spectate().region_deck, 62 - 3);
        shown.push(table.spectate().display.as_slice()[0]);
    }

    shown.sort_unstable();
    shown.dedup();
    assert_eq!(shown.len(), 62);
    for removed in regions([4, 5, 64, 65]) {
        assert!(shown.contains(&removed), "{removed} may come up again");
    }
}

/// Rulebook, Advanced variant: shuffle, "then reveal cards according to the number of players".
#[test]
fn fa_046_the_display_is_revealed_after_everybody_has_chosen() {
    let mut table = five_each();
    let mut luck = Quick::new(1, 0);

    assert!(table.spectate().display.is_empty());
    table.keep(P1, [1, 2, 3], &mut luck);
    assert!(table.spectate().display.is_empty());
    let events = table.keep(P2, [61, 62, 63], &mut luck);

    let regions = table.spectate().display;
    assert_eq!(regions.len(), 3);
    assert_eq!(
        events,
        [Event::Decided { seat: P2 }, Event::HandsKept, Event::Displayed { regions }]
    );
}

#[test]
fn fa_047_a_player_knows_the_removed_two_are_in_the_deck_until_they_show() {
    let is_shown = |table: &Table| table.spectate().display.contains(region(4));
    let unseen = (0..200).map(both_kept).find(|table| !is_shown(table)).unwrap();
    let seen = (0..200).map(both_kept).find(is_shown).unwrap();

    let known_to = |table: &Table, seat| table.view(seat).own.unwrap().put_back;

    assert!(known_to(&unseen, P1).contains(region(4)));
    assert!(!known_to(&unseen, P2).contains(region(4)));
    assert!(!known_to(&seen, P1).contains(region(4)), "it lies in the display for all to see");
    // In the worlds that P1 can imagine, P2 never holds it; in those of a spectator sometimes.
    let view = unseen.view(P1);
    let held_by_p2 = |view, seed| {
        let world = Faraway::imagine(cards(), view, &mut Quick::new(seed, 0));
        world.view(Viewer::Seat(P2)).own.unwrap().hand.contains(region(4))
    };
    assert!(!(0..200).any(|seed| held_by_p2(&view, seed)));
    let public = unseen.spectate();
    assert!((0..200).any(|seed| held_by_p2(&public, seed)));
}

#[test]
fn fa_048_after_the_choice_the_game_goes_on_as_the_standard_one() {
    let view = both_kept(0).spectate();
    let moves = |setup| {
        let record = play_out::<Faraway>(cards(), &setup, 1);
        let count =
            |is: fn(&Action) -> bool| record.moves().iter().filter(|one| is(&one.action)).count();
        let takes = count(|action| matches!(action, Action::Take(_)));
        (takes, record.game().view(Viewer::Spectator).region_deck)
    };

    assert_eq!((view.stage, view.round), (Stage::Exploring, 1));
    assert_eq!(view.region_deck, Table::of(2).spectate().region_deck);
    assert!(view.players.iter().all(|player| player.hand == 3 && !player.chosen));
    assert_eq!(moves(Setup::advanced(3)), moves(Setup::standard(3)));
}

/// Rulebook, Advanced variant: it is recommended to have played before.
#[test]
fn fa_049_the_variant_is_free_to_choose_at_any_number_of_players() {
    for players in 2..=6 {
        let setup = Setup::advanced(players);

        let game = Faraway::start(cards(), &setup, &mut Quick::new(0, 0)).unwrap();

        assert_eq!(game.view(Viewer::Spectator).stage, Stage::Keeping);
        assert!(Setup::all().any(|one| one == setup));
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
}

#[test]
fn fa_050_six_players_start_with_43_in_the_deck_as_in_the_standard_game() {
    let mut luck = Quick::new(0, 0);
    let mut game = Faraway::start(cards(), &Setup::advanced(6), &mut luck).unwrap();
    assert_eq!(game.view(Viewer::Spectator).region_deck, 68 - 30);

    for seat in Seats::first_of(6).iter() {
        let action = actions(&game, seat)[0];
        game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
    }

    let view = game.view(Viewer::Spectator);
    assert_eq!((view.region_deck, view.display.len()), (38 + 12 - 7, 7));
    assert_eq!(view.region_deck, Table::of(6).spectate().region_deck);
}
