//! Imagining a whole world behind a view, for bots to search.
//!
//! Every hidden card that the viewer cannot place is dealt anew, each way as
//! likely as any other; everything the viewer knows stays as it is.

use table::{Bag, Chance, Deck, Pile, Shared};

use crate::{
    Content, Faraway, KnownSanctuary, MOST_PLAYERS, PlayerView, Region, Sanctuary, Stage, View,
    cards::{REGIONS, SANCTUARIES},
    rules::order::BySeat,
    state::{Held, Phase, Places, Player},
};

/// One world that could lie behind `view`.
pub(crate) fn imagine(content: &'static Content, view: &View, chance: &mut impl Chance) -> Faraway {
    let still_to_act = view.order.iter().copied().skip_while(|&seat| !view.waiting.contains(seat));
    let mut game = Faraway {
        content: Shared(content),
        held: [Held::default(); MOST_PLAYERS],
        players: [Player::NEW; MOST_PLAYERS],
        regions: Bag::of([]),
        sanctuaries: Deck::of([]),
        display: view.display.iter().copied().collect(),
        removed: view.removed.iter().copied().collect(),
        order: still_to_act.collect(),
        played: BySeat::HIGHEST,
        clues: BySeat::ZERO,
        seats: view.players.len() as u8,
        round: view.round,
        start: view.start,
        phase: phase(view.stage),
        waiting: view.waiting,
    };
    deal_regions(&mut game, view, chance);
    deal_sanctuaries(&mut game, view, chance);
    game
}

fn phase(stage: Stage) -> Phase {
    match stage {
        Stage::Keeping => Phase::Keeping,
        Stage::Exploring => Phase::Exploring,
        Stage::Taking => Phase::Taking,
        Stage::Choosing => Phase::Choosing,
        Stage::Over => Phase::Over,
    }
}

/// Deals unknown Regions to the hands of others; the rest is the deck.
fn deal_regions(game: &mut Faraway, view: &View, chance: &mut impl Chance) {
    let mut placed = [false; REGIONS + 1];
    let mut place = |region: Region| placed[usize::from(region.duration())] = true;
    view.display.iter().for_each(|&region| place(region));
    view.removed.iter().for_each(|&region| place(region));
    for player in view.players.iter() {
        player.row.iter().for_each(|&region| place(region));
        player.known.iter().for_each(|&region| place(region));
    }
    if let Some(own) = &view.own {
        own.hand.iter().for_each(|&region| place(region));
        own.put_back.iter().for_each(|&region| place(region));
    }
    game.regions = Bag::of(Region::all().filter(|region| !placed[usize::from(region.duration())]));

    for (index, seen) in view.players.iter().enumerate() {
        let player = &mut game.players[index];
        player.row = seen.row.iter().copied().collect();
        player.sanctuaries = seen.sanctuaries.iter().copied().collect();
        game.clues.add(index, seen.clues);
        if let Some(last) = seen.row.iter().last() {
            game.played.subtract(index, 127 - last.duration());
        }
        match &view.own {
            Some(own) if own.seat.index() == index => {
                player.hand = own.hand.iter().copied().collect();
                player.choice = places(&own.hand, own.chosen.iter().copied());
                player.secret = (own.hand.len() - seen.known.len()) as u8;
                player.put_back = own.put_back.iter().copied().collect();
            }
            _ => imagine_hand(player, seen, view.stage, &mut game.regions, chance),
        }
    }
    // What the viewer removed at the start is in no hand but in the deck, unseen (FA-047).
    if let Some(own) = &view.own {
        own.put_back.iter().for_each(|&region| game.regions.add(region));
    }
}

/// A hand with the cards everybody saw and others from the deck, and a choice among them.
fn imagine_hand(
    player: &mut Player,
    seen: &PlayerView,
    stage: Stage,
    regions: &mut Bag<Region, REGIONS>,
    chance: &mut impl Chance,
) {
    let laid = stage == Stage::Exploring && seen.chosen;
    let unknown = usize::from(seen.hand) + usize::from(laid) - seen.known.len();
    player.secret = unknown as u8;
    for _ in 0..unknown {
        player.hand.push(regions.draw(chance));
    }
    seen.known.iter().for_each(|&region| player.hand.push(region));
    if laid {
        player.choice = Places::only(chance.pick(player.hand.len() as u32) as usize);
    } else if seen.chosen {
        let mut rest: Bag<u8, 5> = Bag::of(0..player.hand.len() as u8);
        for _ in 0..crate::rules::hands::HAND {
            player.choice = player.choice.with(rest.draw(chance).into());
        }
    }
}

fn places(hand: &Pile<Region, 5>, cards: impl Iterator<Item = Region>) -> Places {
    cards.filter_map(|card| hand.place_of(card)).fold(Places::NONE, Places::with)
}

/// Gives every face-down Sanctuary a face: the known ones their own, the others any.
fn deal_sanctuaries(game: &mut Faraway, view: &View, chance: &mut impl Chance) {
    let mut placed = [false; SANCTUARIES + 1];
    let mut place = |sanctuary: Sanctuary| placed[usize::from(sanctuary.id())] = true;
    let known = |seen_card: &KnownSanctuary| seen_card.sanctuary;
    view.below.iter().filter_map(known).for_each(&mut place);
    for player in view.players.iter() {
        player.sanctuaries.iter().copied().for_each(&mut place);
        player.dealt.iter().filter_map(known).for_each(&mut place);
    }
    let mut unseen: Bag<Sanctuary, SANCTUARIES> =
        Bag::of(Sanctuary::all().filter(|card| !placed[usize::from(card.id())]));

    for (index, player) in view.players.iter().enumerate() {
        for seen_card in player.dealt.iter() {
            let sanctuary = face(&mut game.held, seen_card, &mut unseen, chance);
            game.players[index].dealt.push(sanctuary);
        }
    }
    let mut below: Pile<Sanctuary, SANCTUARIES> = Pile::new();
    for seen_card in view.below.iter() {
        below.push(face(&mut game.held, seen_card, &mut unseen, chance));
    }
    game.sanctuaries = Deck::of(unseen.cards().iter().copied());
    game.sanctuaries.put_under(below.iter().copied());
}

fn face(
    held: &mut [Held; MOST_PLAYERS],
    seen_card: &KnownSanctuary,
    unseen: &mut Bag<Sanctuary, SANCTUARIES>,
    chance: &mut impl Chance,
) -> Sanctuary {
    let sanctuary = seen_card.sanctuary.unwrap_or_else(|| unseen.draw(chance));
    for seat in seen_card.held_by.iter() {
        held[seat.index()].add(sanctuary);
    }
    sanctuary
}
