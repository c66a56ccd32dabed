//! What holds in every state (RULES.md section 36), worked out from the views.

pub(crate) mod steps;

use std::collections::BTreeSet;

use game_now_or_never::{
    NowOrNever, Open, Player, SEASONS, Setup, Stage, Token, View,
    components::{
        Colour, Content, Deck, Find, Gear, LETTERS, Order, Orders, Quests, Site, Sites, Specialist,
        VILLAGER_ROW, VILLAGERS,
    },
};
use table::{Game, Seat, Viewer};

/// Fine, or what is wrong.
pub(crate) type Found = Result<(), String>;

fn view(game: &NowOrNever) -> View {
    game.view(Viewer::Spectator)
}

fn open(game: &NowOrNever) -> Open {
    view(game).open
}

fn own(game: &NowOrNever) -> impl Iterator<Item = View> + '_ {
    (0..game.seats()).map(|index| game.view(Viewer::Seat(Seat::new(index))))
}

pub(crate) fn equal(what: &str, found: usize, expected: usize) -> Found {
    if found == expected { Ok(()) } else { Err(format!("{found} {what}, not {expected}")) }
}

pub(crate) fn never(what: &str, is: bool) -> Found {
    if is { Err(what.to_owned()) } else { Ok(()) }
}

fn sum(counts: &[u8]) -> usize {
    counts.iter().map(|count| usize::from(*count)).sum()
}

/// NN-I01.
pub(crate) fn villagers(game: &NowOrNever) -> Found {
    let View { open, piles, .. } = view(game);
    let with = |player: &Player| usize::from(player.housed_villagers()) + sum(&player.unhoused);
    let owned: usize = open.players.iter().map(with).sum();
    let bot = open.bot.map_or(0, |bot| sum(&bot.villagers));
    let (row, pile) = (sum(&open.villagers), usize::from(piles.villagers));
    equal("villagers", owned + bot + row + pile, VILLAGERS)?;
    never("the row is too long", row > VILLAGER_ROW)?;
    never("the row is empty and the pile is not", row == 0 && pile > 0)
}

/// NN-I02.
pub(crate) fn quests(game: &NowOrNever) -> Found {
    let spectator = view(game);
    let open = spectator.open;
    let active = game.view(Viewer::Seat(open.active));
    let mut places: Vec<Quests> = vec![active.fresh, open.discards];
    places.extend(own(game).map(|view| view.hand));
    places.extend(open.players.iter().map(|player| player.played));
    let seen = places.iter().fold(Quests::NONE, |all, cards| all.union(*cards));
    equal("cards are in one place", seen.len(), places.iter().map(|one| one.len()).sum())?;
    for deck in Deck::ALL {
        let bot = open.bot.map_or(0, |bot| usize::from(bot.quests[deck.index()]));
        let pile = usize::from(spectator.piles.quests[deck.index()]);
        equal("quest cards of a deck", seen.of(deck).len() + bot + pile, deck.cards())?;
        for (view, player) in own(game).zip(open.players.iter()) {
            let size = usize::from(player.hand[deck.index()]);
            equal("cards in hand, as everybody sees", size, view.hand.of(deck).len())?;
        }
        let fresh = usize::from(open.fresh_backs[deck.index()]);
        equal("cards drawn, as everybody sees", fresh, active.fresh.of(deck).len())?;
    }
    Ok(())
}

/// NN-I03; what is in the box nobody counts.
pub(crate) fn gear(game: &NowOrNever) -> Found {
    let View { open, piles, .. } = view(game);
    let content = Content::embedded();
    let pending = match open.stage {
        Stage::Slot { token: Token::Gear(gear) } => Some(gear),
        _ => None,
    };
    for colour in Colour::ALL {
        let is_it = |gear: &Gear| content.gear(*gear).colour == colour;
        let all: u8 = Gear::all().filter(is_it).map(|gear| content.gear(gear).copies).sum();
        let row = open.gear[colour.index()].iter().flatten().count();
        let tokens = open.players.iter().flat_map(Player::tokens);
        let equipped = tokens.filter(|token| matches!(token, Token::Gear(gear) if is_it(gear)));
        let pile = usize::from(piles.gear[colour.index()]);
        let bought = pending.iter().filter(|gear| is_it(gear)).count();
        never("there is more gear than in the box", row + pile + equipped.count() > all.into())?;
        never("the gear row is short", pile > 0 && row + bought < 3)?;
    }
    Ok(())
}

/// NN-I04; what is in the box nobody counts.
pub(crate) fn specialists(game: &NowOrNever) -> Found {
    let View { open, piles, .. } = view(game);
    let mut seen: Vec<Specialist> = open.specialists.iter().flatten().copied().collect();
    let row = seen.len();
    seen.extend(open.players.iter().flat_map(|player| player.specialists).flatten());
    seen.extend(open.bot.iter().flat_map(|bot| bot.specialists).flatten());
    let once: BTreeSet<Specialist> = seen.iter().copied().collect();
    equal("specialists are in one place", once.len(), seen.len())?;
    let regular = once.iter().filter(|one| one.starting().is_none()).count();
    never("there are more than 14", regular + usize::from(piles.specialists) > 14)?;
    let between = open.stage == Stage::Turn;
    never("the row is short", between && piles.specialists > 0 && row < 4)
}

/// NN-I05, NN-I20.
pub(crate) fn orders(game: &NowOrNever) -> Found {
    let View { open, piles, .. } = view(game);
    if open.stage == Stage::Over {
        let left = open.players.iter().any(|player| !player.orders.is_empty());
        return never("an open order is left at the end", left);
    }
    let owned = || open.players.iter().flat_map(|player| [player.orders, player.done]);
    let count: usize = owned().map(Orders::len).sum();
    let all = owned().fold(Orders::NONE, Orders::union);
    equal("orders are in one place", all.len(), count)?;
    let bot = open.bot.map_or(0, |bot| usize::from(bot.orders));
    let others = usize::from(piles.orders) + usize::from(piles.drawn_orders) + bot;
    equal("orders", count + others, Order::COUNT)
}

/// NN-I06, as far as one state shows it: tokens that left for the box are of a kind that is not kept. How
/// many these are [`steps::search_tokens`] counts.
pub(crate) fn search_tokens(game: &NowOrNever) -> Found {
    let open = open(game);
    let letters = Content::embedded().board(open.side).letters;
    let strays = open.search.iter().filter(|space| !letters.contains(space)).count();
    equal("search tokens on a space without a letter", strays, 0)?;
    let taken: u8 = open.players.iter().map(|player| player.finds).sum();
    let bot = open.bot.map_or(0, |bot| bot.finds);
    let there = open.search.len() + sum(&[taken, bot]);
    if open.is_setting_up() {
        equal("search tokens on the board", open.search.len(), LETTERS)?;
        return equal("search tokens", there, LETTERS);
    }
    let faces = Find::all().map(|find| Content::embedded().find(find)).filter(|face| !face.kept);
    let thrown_away: usize = faces.map(|face| usize::from(face.copies)).sum();
    never("too many search tokens", there > LETTERS)?;
    never("too few search tokens", there + thrown_away < LETTERS)
}

/// NN-I07, as far as one state shows it.
pub(crate) fn enemies(game: &NowOrNever) -> Found {
    let open = open(game);
    for (level, left) in (1..).zip(open.enemies) {
        let most = Content::embedded().enemies_at_start(level, open.seats());
        never("more enemies than at the start", left > most)?;
    }
    Ok(())
}

/// NN-I08. Before everybody has a hero no grid is laid.
pub(crate) fn towns(game: &NowOrNever) -> Found {
    let open = open(game);
    if matches!(open.stage, Stage::Hero { .. }) {
        return Ok(());
    }
    for player in open.players.iter() {
        let mut tiles: Vec<_> = player.grid.iter().chain(&player.town).flatten().collect();
        tiles.sort_unstable();
        tiles.dedup();
        equal("different tiles", tiles.len(), 20)?;
        let gaps = player.grid.iter().filter(|place| place.is_none()).count();
        equal("gaps in the grid", gaps, player.buildings().into())?;
        let built: Sites = Site::all().filter(|site| player.town[site.index()].is_some()).collect();
        let mut reached: Sites = built.iter().filter(|site| site.is_starting()).collect();
        for _ in 0..16 {
            let beside = reached.iter().fold(reached, |all, site| all.union(site.neighbours()));
            reached = beside.intersection(built);
        }
        never("a building stands apart", reached != built)?;
    }
    Ok(())
}

/// NN-I09.
pub(crate) fn housing(game: &NowOrNever) -> Found {
    let content = Content::embedded();
    for player in open(game).players.iter() {
        for row in 0..4 {
            let beds = player.row(row).iter().flatten().map(|tile| content.building(*tile).beds);
            let room: u8 = beds.map(|beds| beds + 1).sum();
            never("a row is overfull", sum(&player.housed[row]) > room.into())?;
        }
    }
    Ok(())
}

/// NN-I11, NN-I12 as far as one state shows it.
pub(crate) fn bounds(game: &NowOrNever) -> Found {
    let content = Content::embedded();
    for player in open(game).players.iter() {
        let Some(hero) = player.hero else { continue };
        never("too many hearts", player.hearts > content.hero(hero).hearts)?;
        never("too much mana", player.mana > player.most_mana(content))?;
        never("a fourth arrow", player.arrows >= 8)?;
        // Below nothing a number would be very large.
        never("something below nothing", player.coins > 10_000 || player.experience > 200)?;
        never("something below nothing", player.books > 200)?;
        never("goods below nothing", player.goods.0.iter().any(|count| *count > 200))?;
    }
    Ok(())
}

/// NN-I13 as far as one state shows it.
pub(crate) fn standing_heroes(game: &NowOrNever) -> Found {
    let open = open(game);
    let in_action = matches!(
        open.stage,
        Stage::Move | Stage::Meet | Stage::Arrived | Stage::Round | Stage::Again | Stage::Roll
    );
    never("a hero without hearts acts", in_action && open.mover().hearts == 0)
}

/// NN-I18: whatever lies on a slot has its colour, and no ability lies there twice.
pub(crate) fn slots(game: &NowOrNever) -> Found {
    let content = Content::embedded();
    for player in open(game).players.iter() {
        for colour in Colour::ALL {
            let tokens = player.slots(colour).iter().flatten();
            let wrong = tokens.into_iter().any(|token| match token {
                Token::Ability(ability) => content.ability(*ability).colour != colour,
                Token::Gear(gear) => content.gear(*gear).colour != colour,
            });
            never("a token lies on a slot of the other colour", wrong)?;
        }
        for token in player.tokens() {
            if let Token::Ability(ability) = token {
                let times = player.tokens().filter(|other| *other == token).count();
                equal("times an ability lies there", times, 1)?;
                never("an ability that was never learned", !player.learned.contains(ability))?;
                never("another hero’s ability", player.hero != Some(ability.hero()))?;
            }
        }
    }
    Ok(())
}

/// NN-I21 as far as one state shows it.
pub(crate) fn seasons(game: &NowOrNever) -> Found {
    let open = open(game);
    never("a seventh season", !(1..=SEASONS).contains(&open.season))?;
    let passed = open.stage == Stage::Turn && open.passed.contains(open.active);
    never("somebody who has passed has a turn", passed)
}

/// NN-I23, NN-621.
pub(crate) fn asked(game: &NowOrNever) -> Found {
    let open = open(game);
    let asked = game.to_act().len();
    match open.stage {
        Stage::Over => equal("players are asked at the end", asked, 0),
        Stage::Keep => never("nobody is asked", asked == 0),
        _ => equal("players are asked", asked, 1),
    }
}

/// NN-I27 as far as one state shows it: the pile is what the used cards leave.
pub(crate) fn solo(game: &NowOrNever) -> Found {
    let open = open(game);
    never("a bot among others", open.bot.is_some() != (open.seats() == 1))?;
    let Some(bot) = open.bot else { return Ok(()) };
    let all = sum(&Content::embedded().solo.copies);
    let left = (all - usize::from(bot.drawn) % all) % all;
    equal("cards are in the solo pile", sum(&bot.pile) % all, left)
}

/// All of them.
pub(crate) const ALL: [fn(&NowOrNever) -> Found; 15] = [
    villagers,
    quests,
    gear,
    specialists,
    orders,
    search_tokens,
    enemies,
    towns,
    housing,
    bounds,
    standing_heroes,
    slots,
    seasons,
    asked,
    solo,
];

/// Every setup for so many players.
pub(crate) fn setups(players: usize) -> Vec<Setup> {
    Setup::all().filter(|setup| setup.players == players).collect()
}
