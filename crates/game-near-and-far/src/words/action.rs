//! Every action as on a button: what it does, with its price and its odds.

use table::{Seen, words::counted};

use super::{
    choice_terms, cost, duel, foe_name, kin, member_name, odds_words, open_choice, reward,
    space_name, step_words,
};
use crate::{
    Action, Animal, Building, Card, Foe, Good, NearAndFar, RollKind, Space, Stage, Style,
    TradeSide,
    components::{Cell, Cost, Thing},
    rules::{
        camping, entering, hall, hut, recruiting,
        rolling::{needed, total},
        stables, treasures,
    },
};

/// An action as on a button.
pub fn label(seen: Seen<'_, NearAndFar>, action: Action) -> String {
    let open = &seen.view.open;
    let called = |card: Card| seen.content.card(card).name.as_str();
    match action {
        Action::Platypus => "Take the platypus".to_owned(),
        Action::Pick(card) => format!("Pick {}", called(card)),
        Action::Drop(card) => format!("Discard {}", called(card)),
        Action::Ready => "Start with these cards".to_owned(),
        Action::Visit(building) => visit(seen, building),
        Action::Adventure => adventure(seen),
        Action::WalkIn => "Walk in".to_owned(),
        Action::Duel { foe, style } => challenge(seen, foe, style),
        Action::Pass(card) => pass(seen, card),
        Action::Use(card) => use_card(seen, card),
        Action::Spend(hearts) => spend(seen, hearts),
        Action::Done => done(seen),
        Action::Trade { side, good } => {
            let (one, worth) = (good.counted(1), trade_worth(seen, side, good));
            match side {
                TradeSide::Gain => format!("Trade for {one}: pay goods worth {worth}"),
                TradeSide::Pay => format!("Trade in {one}: take goods worth up to {worth}"),
            }
        }
        Action::Give(good) => {
            format!("Pay {} (worth {})", good.counted(1), seen.content.board.values[good])
        }
        Action::Receive(good) => {
            format!("Take {} (worth {})", good.counted(1), seen.content.board.values[good])
        }
        Action::Favour { up, good } => {
            let has = open.mover().reputation;
            let then = if up { has + 1 } else { has - 1 };
            format!("Pay {}: reputation {has} → {then}", good.counted(1))
        }
        Action::Recruit(adventurer) => {
            let name = &seen.content.face(adventurer).name;
            let kin = kin(adventurer.faction());
            match open.stage {
                Stage::Welcome { .. } => format!("Welcome {name}, {kin}, for free"),
                _ => {
                    let price = recruiting::price_for(seen.content, open.mover(), adventurer);
                    format!("Recruit {name}, {kin}, for {}", counted(price, "coin"))
                }
            }
        }
        Action::Refresh => "See five other adventurers for 1 food".to_owned(),
        Action::For(member) => format!("Take the place of {}", member_name(seen, member)),
        Action::Inactive => "Stay out of the party for now".to_owned(),
        Action::BuyAnimal(animal) => {
            format!("Buy a pack {} for {}", animal.word(), cost(&stables::price(animal)))
        }
        Action::Coin { basic: 0, advanced: 0 } => "Take 1 coin".to_owned(),
        Action::Coin { basic, advanced } => {
            format!("Take 1 coin and draw {}", decks(basic, advanced))
        }
        Action::Draw { basic, advanced } => format!("Draw {}", decks(basic, advanced)),
        Action::Keep(card) => format!("Keep {}", called(card)),
        Action::DrawTreasure => match hut::draws(open.side) {
            1 => "Draw a treasure".to_owned(),
            draws => format!("Draw {draws} treasures, and keep one"),
        },
        Action::Swap { keep, lose } => {
            format!("Keep {} and give up {}", called(keep), called(lose))
        }
        Action::Lose(card) => format!("Give up {}", called(card)),
        Action::Dig(cell) => dig(seen, cell),
        Action::With(member) => format!("Take {} along", member_name(seen, member)),
        Action::Out(member) => format!("Leave {} behind", member_name(seen, member)),
        Action::Unchanged => "Go with the party as it is".to_owned(),
        Action::Step(space) => {
            let step = format!("Step to {}", space_name(seen, space));
            with_terms(step, &step_words(seen, space))
        }
        Action::Stop => stop(seen),
        Action::Fight => fight(seen),
        Action::Return(animal) => {
            format!("Give back a pack {} to get past the {}", animal.word(), threat_name(seen))
        }
        Action::Shield => format!("Slip past the {}: you have a shield", threat_name(seen)),
        Action::Attempt => "Attempt the quest".to_owned(),
        Action::Choose(choice) => match open_choice(seen, choice) {
            Some(read) => match choice_terms(seen, &read) {
                terms if terms.is_empty() => read.label,
                terms => format!("{} ({terms})", read.label.trim_end_matches('.')),
            },
            None => format!("Choose {choice}"),
        },
        Action::Take(which) => match open.stage {
            Stage::Farm => format!("Take {}", Good::Food.counted(open.mover().party.skill.into())),
            _ => {
                let reward = reward(seen, which).unwrap_or_else(|| "this reward".to_owned());
                let sentence = table::words::sentence(&reward);
                sentence.trim_end_matches('.').to_owned()
            }
        },
        Action::Camp => {
            let hearts = Thing::Heart.counted(camping::HEARTS);
            with_terms(format!("Build a camp for {hearts}"), &camp_brings(seen, open.here()))
        }
        Action::Settle(space) => {
            let place = format!("Place the camp at {}", space_name(seen, space));
            with_terms(place, &camp_brings(seen, space))
        }
        Action::Buy(card) => format!("Buy {} for {}", called(card), price_of(seen, card)),
        Action::End => "End your turn".to_owned(),
    }
}

/// What the other side of a trade with this good has to be worth, or may be.
pub fn trade_worth(seen: Seen<'_, NearAndFar>, side: TradeSide, good: Good) -> u8 {
    hall::worth(seen.content, &seen.view.open, side, good)
}

/// `Step to Mossgate: passing costs 1 heart`.
fn with_terms(name: String, terms: &str) -> String {
    if terms.is_empty() { name } else { format!("{name}: {terms}") }
}

fn price_of(seen: Seen<'_, NearAndFar>, card: Card) -> String {
    cost(&seen.content.card(card).cost)
}

/// What a visit is for, and who stands in the way.
fn visit(seen: Seen<'_, NearAndFar>, building: Building) -> String {
    let open = &seen.view.open;
    let mover = open.mover();
    let brings = match building {
        Building::TownHall => "trade, reputation".to_owned(),
        Building::Saloon => {
            let row = open.row.iter().flatten();
            let price = |one: &crate::Adventurer| recruiting::price_for(seen.content, mover, *one);
            row.map(price).min().map_or_else(
                || "nobody is there".to_owned(),
                |least| format!("adventurers from {}", counted(least, "coin")),
            )
        }
        Building::Stables => animals(seen),
        Building::Store => "a coin, or artifacts".to_owned(),
        Building::Farm => Good::Food.counted(mover.party.skill.into()),
        Building::Hut if !treasures::can_draw(seen.content, open) => {
            "nobody could carry a treasure".to_owned()
        }
        Building::Hut => match hut::draws(open.side) {
            1 => "a treasure".to_owned(),
            draws => format!("one of {draws} treasures"),
        },
        Building::Mine => format!("dig with skill {}", mover.mining(seen.content)),
    };
    let inside = entering::foes(open, building).map(|foe| foe_name(seen, foe));
    let inside: Vec<&str> = inside.collect();
    let barred = match inside.is_empty() || entering::is_open_door(open, building) {
        true => String::new(),
        false => format!("; duel {} to enter", inside.join(" or ")),
    };
    format!("Visit the {} ({brings}{barred})", building.name())
}

fn animals(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let sold = Animal::ALL.iter().filter(|animal| match animal {
        Animal::Bird => true,
        Animal::Tortoise => open.side == crate::Side::Day,
    });
    let sold: Vec<String> = sold
        .map(|animal| format!("pack {} for {}", animal.word(), cost(&stables::price(*animal))))
        .collect();
    sold.join(", ")
}

fn adventure(seen: Seen<'_, NearAndFar>) -> String {
    let mover = seen.view.open.mover();
    match mover.place.space() {
        None => {
            let hearts = mover.symbols().heart.min(crate::MOST_HEARTS);
            let hearts = Thing::Heart.counted(hearts);
            format!("Go on an adventure: the party has {hearts}")
        }
        Some(space) => format!(
            "Travel on from {}: {} left",
            space_name(seen, space),
            Thing::Heart.counted(mover.hearts)
        ),
    }
}

fn challenge(seen: Seen<'_, NearAndFar>, foe: Foe, style: Style) -> String {
    let open = &seen.view.open;
    let Stage::Enter { building } = open.stage else { return "Duel".to_owned() };
    let kind = duel(building, foe, style);
    let odds = odds_words(seen.content, open, kind, open.free_hearts());
    let (how, win) = match style {
        Style::Honorable => ("honorably", "a win gains 1 reputation"),
        Style::Dirty => ("dirty", "a win costs 1 reputation"),
    };
    format!("Duel {} {how}: {odds}; {win}", foe_name(seen, foe))
}

/// A card that leads in, or past a threat.
fn pass(seen: Seen<'_, NearAndFar>, card: Card) -> String {
    let face = seen.content.card(card);
    let (way, price) = match seen.view.open.stage {
        Stage::Enter { .. } => ("Walk in", face.effects.no_duel),
        _ => ("Get past", face.effects.skip_threat),
    };
    match price.filter(|price| !price.is_free()) {
        Some(price) => format!("{way} with {} for {}", face.name, cost(&price)),
        None => format!("{way} with {}", face.name),
    }
}

fn use_card(seen: Seen<'_, NearAndFar>, card: Card) -> String {
    let face = seen.content.card(card);
    match &face.effects.boost {
        Some(boost) if boost.cost.is_free() => format!("Use {}: +{}", face.name, boost.add),
        Some(boost) => format!("Use {}: +{} for {}", face.name, boost.add, cost(&boost.cost)),
        None => format!("Roll again with {}", face.name),
    }
}

/// What comes of the roll with so many hearts.
fn spend(seen: Seen<'_, NearAndFar>, hearts: u8) -> String {
    let open = &seen.view.open;
    let paid = match hearts {
        0 => "Spend no hearts".to_owned(),
        hearts => format!("Spend {}", Thing::Heart.counted(hearts)),
    };
    let Some(roll) = &open.roll else { return paid };
    let total = total(seen.content, open, roll) + hearts;
    let needed = needed(seen.content, open, roll);
    let won = total >= needed;
    let then = match roll.kind {
        RollKind::Duel { .. } if won => "you win the duel",
        RollKind::Duel { .. } => "you lose and go to Jail",
        RollKind::Threat { .. } if won => "the threat is defeated",
        RollKind::Threat { .. } => "you are turned back",
        RollKind::Skill { .. } | RollKind::Combat { .. } if total >= needed + story::MORE => {
            "success, and more"
        }
        RollKind::Skill { .. } | RollKind::Combat { .. } if won => "success",
        RollKind::Skill { .. } | RollKind::Combat { .. } => "the quest fails",
    };
    format!("{paid}: {total} of {needed}, {then}")
}

/// What doing nothing more is called here.
pub fn done(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    match open.stage {
        Stage::Companion { .. } => "Keep your own companion".to_owned(),
        Stage::Defend { .. } => "Use no card".to_owned(),
        Stage::Trade => "Finish the trade".to_owned(),
        Stage::Hall => "Done at the Town Hall".to_owned(),
        Stage::Saloon => "Done at the Saloon".to_owned(),
        Stage::Stables => "Buy no animal".to_owned(),
        Stage::Store => "Take nothing".to_owned(),
        Stage::Journal => "Draw nothing".to_owned(),
        Stage::Farm => "Leave the food".to_owned(),
        Stage::Hut => "Draw nothing".to_owned(),
        Stage::Treasure => match open.drawn.len() {
            1 => "Leave the treasure".to_owned(),
            _ => "Leave all treasures".to_owned(),
        },
        Stage::Mine => "Done at the Mine".to_owned(),
        Stage::Attempt => "Leave the quest alone".to_owned(),
        Stage::Camp => "Build no camp".to_owned(),
        _ => "Done".to_owned(),
    }
}

fn decks(basic: u8, advanced: u8) -> String {
    let artifacts = |number: u8, deck: &str| {
        let s = if number == 1 { "" } else { "s" };
        format!("{number} {deck} artifact{s}")
    };
    match (basic, advanced) {
        (basic, 0) => artifacts(basic, "basic"),
        (0, advanced) => artifacts(advanced, "advanced"),
        (basic, advanced) => format!("{basic} basic and {}", artifacts(advanced, "advanced")),
    }
}

fn dig(seen: Seen<'_, NearAndFar>, cell: Cell) -> String {
    let mine = &seen.content.board.mine;
    let mut brings: Cost = mine.rewards[cell.index()];
    let open = &seen.view.open;
    match open.mover().next_tent(seen.content, open.camps - crate::CAMPS) {
        crate::components::Tent::Bare => {}
        crate::components::Tent::Coin => brings.coin += 1,
        crate::components::Tent::Gem => brings.gem += 1,
    }
    let famous = open.side == crate::Side::Day && mine.famous.contains(cell);
    let famous = if famous { " and 1 reputation" } else { "" };
    let (number, row) = (mine.numbers[cell.index()], cell.row_name());
    format!("Dig at the {number} of the {row} row: {}{famous}", cost(&brings))
}

/// What a camp on a space brings.
fn camp_brings(seen: Seen<'_, NearAndFar>, space: Space) -> String {
    let open = &seen.view.open;
    let mut brings = Cost::default();
    if let Some((good, amount)) = camping::brings(seen.content, open, space) {
        brings[good] += amount;
    }
    match open.mover().next_tent(seen.content, open.camps - crate::CAMPS) {
        crate::components::Tent::Bare => {}
        crate::components::Tent::Coin => brings.coin += 1,
        crate::components::Tent::Gem => brings.gem += 1,
    }
    if brings.is_free() { super::space_kind(seen, space) } else { cost(&brings) }
}

/// What can be done where the movement ends.
fn stop(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let here = open.here();
    let stop = format!("Stop at {}", space_name(seen, here));
    let mut then = Vec::new();
    if open.quests.contains(here) {
        then.push("a quest is here".to_owned());
    }
    if !open.has_camp(here) {
        then.push(match open.mover().hearts >= camping::HEARTS {
            true => format!("a camp costs {}", Thing::Heart.counted(camping::HEARTS)),
            false => "too few hearts for a camp".to_owned(),
        });
    }
    with_terms(stop, &then.join("; "))
}

fn threat_name<'a>(seen: Seen<'a, NearAndFar>) -> &'a str {
    let place = seen.view.open.threat().unwrap_or_default();
    &seen.content.threat(place.into()).name
}

fn fight(seen: Seen<'_, NearAndFar>) -> String {
    let open = &seen.view.open;
    let threat = open.threat().unwrap_or_default();
    let face = seen.content.threat(threat.into());
    let odds = odds_words(seen.content, open, RollKind::Threat { threat }, open.free_hearts());
    format!("Fight the {} ({}): {odds}", face.name, face.level)
}
