//! What Now or Never tells those who learn it.

use table::{Lesson, Lessons, Picture, Seen, Worked, words::counted};

use crate::{
    NowOrNever, Pictured, Stage,
    components::{Content, SEASONS, TOWN_ROWS, VILLAGER_ROW},
    pictured,
    rules::{
        dice, fighting,
        scoring::{self, Part},
    },
    words::is_asked,
    worked,
};

impl Lessons for NowOrNever {
    const SYMBOLS: &'static [(&'static str, &'static str)] = pictured::SYMBOLS;
    const QUESTIONS: &'static [&'static str] = &[
        "hero",
        "keep",
        "turn",
        "replace",
        "tile",
        "site",
        "gear",
        "slot",
        "move",
        "meet",
        "arrived",
        "round",
        "again",
        "roll",
        "villager",
        "draw",
        "sift",
        "order",
        "swap",
        "claim",
        "refresh",
        "bot-token",
        "bot-discard",
        "dusk",
        "wait",
        "over",
    ];
    const FACTS: &'static [&'static str] = &[
        "season",
        "hero",
        "kept",
        "coins",
        "hearts",
        "mana",
        "experience",
        "actions",
        "buildings",
        "goods",
        "waiting",
        "beds",
        "steps",
        "movement",
        "announced",
        "damage",
        "loss",
        "health",
        "points",
        "sale",
        "rows",
        "quests",
        "rest",
    ];
    const PLACES: &'static [&'static str] = &[
        "decision",
        "board",
        "town",
        "grid",
        "hero",
        "hand",
        "specialists",
        "row",
        "gear",
        "villagers",
        "market",
        "orders",
        "fight",
        "cards",
        "next",
        "numbers",
        "others",
        "bot",
        "scores",
    ];

    fn figures(content: &Content) -> Vec<(&'static str, i64)> {
        let numbers = &content.numbers;
        let dealt: u8 = numbers.dealt.iter().sum();
        vec![
            ("seasons", SEASONS.into()),
            ("coins", numbers.start_coins.into()),
            ("dealt", dealt.into()),
            ("kept", numbers.kept.into()),
            ("recruit-factor", numbers.recruit_factor.into()),
            ("rest-hearts", numbers.rest_hearts.into()),
            ("rest-coins", numbers.rest_coins.into()),
            ("villagers", VILLAGER_ROW as i64),
            ("refill", numbers.refill_experience.into()),
            ("failed-fight", numbers.failed_fight_experience.into()),
            ("search-income", numbers.search_income.into()),
            ("order-points", numbers.order_points.into()),
            ("solo-target", numbers.solo_target.into()),
        ]
    }

    fn pictured(content: &Content, picture: &Picture) -> Option<String> {
        Pictured::of(content, picture).map(|pictured| pictured.words(content))
    }

    fn worked(content: &Content, example: &str) -> Result<Worked, String> {
        worked::worked(content, example)
    }

    fn lesson(seen: Seen<'_, NowOrNever>) -> Option<Lesson> {
        let (content, open) = (seen.content, &seen.view.open);
        let seat = seen.seat()?;
        let player = open.player(seat);
        let mine = open.active == seat;
        let now = fighting::exchange(content, open).filter(|_| mine);
        let rolled = if mine { dice::loss(open) } else { 0 };
        let loss = now.map_or(rolled, |now| now.loss);
        let health = open.combat.filter(|_| mine).map_or(0, |combat| combat.health);
        let waiting: u8 = player.unhoused.iter().sum();
        let beds: u8 = (0..TOWN_ROWS).map(|row| player.free_beds(content, row)).sum();
        let score = scoring::score(content, open, seat);
        let rows = score.of(Part::Rows) + score.of(Part::Housing);
        let quests = score.of(Part::Quests) + score.of(Part::Ends);
        let told = score.of(Part::Coins) + rows + quests;
        Some(
            Lesson::new(asks(seen))
                .with("season", season(seen))
                .with("hero", content.hero(player.hero()).name.as_str())
                .with("kept", seen.view.kept.len())
                .with("coins", counted(player.coins, "coin"))
                .with("hearts", counted(player.hearts, "heart"))
                .with("mana", player.mana)
                .with("experience", player.experience)
                .with("actions", player.free_arrows().count())
                .with("buildings", player.buildings())
                .with("goods", player.goods.total())
                .with("waiting", waiting)
                .with("beds", beds)
                .with("steps", open.turn.steps)
                .with("movement", counted(open.turn.movement, "space"))
                .with("announced", if mine && open.turn.announced { "yes" } else { "no" })
                .with("damage", now.map_or(0, |now| now.damage))
                .with("loss", counted(loss, "heart"))
                .with("health", health)
                .with("points", score.total())
                .with("sale", score.of(Part::Coins))
                .with("rows", rows)
                .with("quests", quests)
                .with("rest", score.total() - told),
        )
    }
}

/// The season that is played; 0 before the first.
fn season(seen: Seen<'_, NowOrNever>) -> u8 {
    match seen.view.open.stage {
        Stage::Hero { .. } | Stage::Keep => 0,
        _ => seen.view.open.season,
    }
}

/// The word for what is asked.
fn asks(seen: Seen<'_, NowOrNever>) -> &'static str {
    match seen.view.open.stage {
        Stage::Over => "over",
        _ if !is_asked(seen) => "wait",
        Stage::Hero { .. } => "hero",
        Stage::Keep => "keep",
        Stage::Turn => "turn",
        Stage::Replace { .. } => "replace",
        Stage::Tile => "tile",
        Stage::Site { .. } => "site",
        Stage::Gear { .. } => "gear",
        Stage::Slot { .. } => "slot",
        Stage::Move => "move",
        Stage::Meet => "meet",
        Stage::Arrived => "arrived",
        Stage::Round => "round",
        Stage::Again => "again",
        Stage::Roll => "roll",
        Stage::Villager => "villager",
        Stage::Draw => "draw",
        Stage::Sift => "sift",
        Stage::Order => "order",
        Stage::Swap { .. } => "swap",
        Stage::Claim => "claim",
        Stage::Refresh => "refresh",
        Stage::BotToken => "bot-token",
        Stage::BotDiscard => "bot-discard",
        Stage::Dusk { .. } => "dusk",
    }
}
