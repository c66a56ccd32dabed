//! A combat: what each face of the die does, and what the enemy does back.

use game_now_or_never::components::Thing;
use game_now_or_never::{
    components::Fight,
    odds::{Face, forecast},
    rules::fighting,
    words::{foe_name, some, strike, token_name},
};

use super::NowOrNeverScreen;

/// The combat that is going on, a line each; nothing where there is none.
pub(super) fn lines(screen: &NowOrNeverScreen<'_>) -> Vec<String> {
    let (content, open) = (screen.content, screen.open());
    let Some(combat) = open.combat else { return Vec::new() };
    let mover = open.mover();
    let mut lines = vec![format!(
        "{} fights {}: health {}, attack {}; {} and {} mana left, round {}",
        screen.name(open.active),
        foe_name(content, combat.foe),
        combat.health,
        combat.attack,
        some(Thing::Heart, mover.hearts),
        mover.mana,
        combat.round
    )];
    let fight = Fight { health: combat.health, attack: combat.attack };
    for (slot, face) in forecast(content, mover, fight).iter().enumerate() {
        let mark = if combat.die == Some(slot as u8 + 1) { ">" } else { " " };
        let name = mover.red[slot].map_or("", |token| token_name(content, token));
        let name = if name.is_empty() { String::new() } else { format!("{name}, ") };
        let does = strike(&face.strike);
        lines.push(format!("{mark} {}: {name}{does} ({})", slot + 1, exchange(face)));
    }
    if let Some(now) = fighting::exchange(content, open) {
        let loss = some(Thing::Heart, now.loss);
        lines.push(format!("  as it stands: {} damage, {loss} lost", now.damage));
    }
    lines
}

/// What both sides do to each other: `3 for 1 heart; boosted 5 for 1 heart`.
fn exchange(face: &Face) -> String {
    let told = |now: fighting::Exchange| {
        format!("deal {}, lose {}", now.damage, some(Thing::Heart, now.loss))
    };
    match face.boosted {
        Some(boosted) => format!("{}; with mana {}", told(face.plain), told(boosted)),
        None => told(face.plain),
    }
}
