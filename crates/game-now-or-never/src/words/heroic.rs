//! The actions of a hero as on buttons: moves, fights, visits, searches, dice.

use table::{Seen, words::counted};

use super::{
    asked::quest_terms,
    cards::{foe_name, quest},
    effects::{cost, effects, some},
    odds::{fight_words, stands},
    places::{space_name, step_words, stop_words},
};
use crate::{
    Action, NowOrNever, RollKind,
    components::{Boost, Fight, Quest, Space, Thing},
    rules::{dice, fighting},
};

pub(super) fn set_out(seen: Seen<'_, NowOrNever>, arrow: u8) -> String {
    let mover = seen.view.open.mover();
    let board = seen.content.hero(mover.hero());
    let spaces = board.moves[usize::from(arrow)] + mover.standing.movement;
    let spaces = counted(spaces, "space");
    format!("Send {} out with arrow {}: {spaces}", board.name, arrow + 1)
}

/// `Step to space F: costs 1 heart (mountain)`.
pub(super) fn step(seen: Seen<'_, NowOrNever>, to: Space) -> String {
    with_terms(format!("Step to {}", space_name(seen, to)), &step_words(seen, to))
}

pub(super) fn stop(seen: Seen<'_, NowOrNever>) -> String {
    let here = seen.view.open.mover().place;
    with_terms(format!("Stop at {}", space_name(seen, here)), &stop_words(seen, here))
}

fn with_terms(name: String, terms: &str) -> String {
    if terms.is_empty() { name } else { format!("{name}: {terms}") }
}

/// The enemy where the hero stands, with its odds.
pub(super) fn fight(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let Some(enemy) = open.enemy(content, open.mover().place) else { return "Fight".to_owned() };
    let face = content.enemy(enemy);
    let odds = fight_words(seen, open.mover(), face.fight());
    format!("Fight the {} (level {}): {odds}", face.name, face.level)
}

pub(super) fn slip(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let enemy = open.enemy(content, open.mover().place);
    let name = enemy.map_or("enemy", |enemy| content.enemy(enemy).name.as_str());
    if open.turn.armored {
        return format!("Walk past the {name} for free");
    }
    let hearts = content.numbers.slip_hearts;
    let ends = if hearts >= open.mover().hearts { "; your turn ends here" } else { "" };
    format!("Slip past the {name} for {}{ends}", some(Thing::Heart, hearts))
}

pub(super) fn play(seen: Seen<'_, NowOrNever>, card: Quest) -> String {
    let face = seen.content.quest(card);
    let name = &face.name;
    match face.combat {
        Some(fight) => {
            let Fight { health, attack } = fight;
            let price = match face.cost.is_free() {
                true => String::new(),
                false => format!(" for {}", cost(&face.cost)),
            };
            let odds = fight_words(seen, seen.view.open.mover(), fight);
            format!("Play {name}{price}: fight (health {health}, attack {attack}), {odds}")
        }
        None if face.cost.is_free() => format!("Play {name}"),
        None => format!("Play {name} for {}", cost(&face.cost)),
    }
}

/// What a quest card asks for and brings, for whoever looks at the action.
pub(super) fn play_more(seen: Seen<'_, NowOrNever>, card: Quest) -> String {
    let face = seen.content.quest(card);
    let brings = quest(seen.content, face).join(", ");
    match face.requires {
        Some(_) => format!("{}: {brings}", quest_terms(seen, card)),
        None => brings,
    }
}

pub(super) fn visit(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let here = space_name(seen, mover.place);
    let Some(location) = open.location(content, mover.place) else {
        return format!("Visit {here}");
    };
    let visit = content.visit(open.side, location);
    let gains = effects(&visit.gains);
    if visit.cost.hearts_rolled {
        let odds = stands(mover.hearts, 0);
        return format!("Visit {here} for as many hearts as a die shows ({odds}% safe): {gains}");
    }
    match visit.cost.is_free() {
        true => format!("Visit {here}: {gains}"),
        false => format!("Visit {here} for {}: {gains}", cost(&visit.cost)),
    }
}

pub(super) fn search(seen: Seen<'_, NowOrNever>) -> String {
    let mover = seen.view.open.mover();
    let odds = stands(mover.hearts, mover.standing.search_reduction);
    let saved = match mover.standing.search_reduction {
        0 => String::new(),
        saved => format!(" less {saved}"),
    };
    format!("Search for as many hearts as a die shows{saved}: {odds}% to find the token")
}

/// The mana use of the slot that was rolled.
pub(super) fn rolled_boost(seen: Seen<'_, NowOrNever>) -> Option<Boost> {
    let open = &seen.view.open;
    let die = open.combat?.die?;
    fighting::strike(seen.content, open.mover(), usize::from(die) - 1).boost
}

/// What striking now does: `Strike: 3 damage, lose 1 heart`.
pub(super) fn strike(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let now = fighting::exchange(content, open).zip(open.combat);
    let Some((now, combat)) = now else { return "Strike".to_owned() };
    let loss = match now.loss {
        0 => "lose no heart".to_owned(),
        loss => format!("lose {}", some(Thing::Heart, loss)),
    };
    let then = if now.loss >= open.mover().hearts {
        "; your hero falls"
    } else if now.damage >= combat.health {
        "; you win"
    } else {
        ""
    };
    format!("Strike: {} damage, {loss}{then}", now.damage)
}

/// Another round against what is left of the foe.
pub(super) fn again(seen: Seen<'_, NowOrNever>) -> String {
    let open = &seen.view.open;
    let Some(combat) = open.combat else { return "Fight on".to_owned() };
    let fight = Fight { health: combat.health, attack: combat.attack };
    let odds = fight_words(seen, open.mover(), fight);
    let foe = foe_name(seen.content, combat.foe);
    format!("Fight on against {foe}: {odds}")
}

/// What the die as it lies does.
pub(super) fn accept(seen: Seen<'_, NowOrNever>) -> String {
    let open = &seen.view.open;
    let Some(roll) = open.roll else { return "Go on".to_owned() };
    match roll.kind {
        RollKind::Gain { what, times } => {
            format!("Take the {}: gain {}", roll.die, some(what, roll.die.saturating_mul(times)))
        }
        RollKind::Search | RollKind::Visit(_) => {
            let loss = dice::loss(open);
            let ends = if loss >= open.mover().hearts { "; your hero falls" } else { "" };
            format!("Take the {}: lose {}{ends}", roll.die, some(Thing::Heart, loss))
        }
    }
}

/// What there is to know of a hero's action besides its label.
pub(super) fn more(seen: Seen<'_, NowOrNever>, action: Action) -> Option<String> {
    let (content, open) = (seen.content, &seen.view.open);
    let numbers = &content.numbers;
    Some(match action {
        Action::Go(space) => super::places::space_words(seen, space),
        Action::Fight => {
            let enemy = content.enemy(open.enemy(content, open.mover().place)?);
            let brings = super::cards::enemy_brings(enemy);
            format!("health {}, attack {}; a win brings {brings}", enemy.health, enemy.attack)
        }
        Action::Slip => "you cannot fight it while you stay here".to_owned(),
        Action::Play(card) => play_more(seen, card),
        Action::Search => {
            let coins = some(Thing::Coin, numbers.search_income);
            format!("most tokens bring {coins} each season; without hearts it stays there")
        }
        Action::Again | Action::Strike => {
            let combat = open.combat?;
            let brings = super::cards::foe_brings(content, combat.foe);
            format!("it has {} health left; a win brings {brings}", combat.health)
        }
        Action::Retreat => "your turn ends, and it is back at full health".to_owned(),
        Action::Stop => {
            let here = open.mover().place;
            super::places::space_words(seen, here)
        }
        _ => return None,
    })
}
