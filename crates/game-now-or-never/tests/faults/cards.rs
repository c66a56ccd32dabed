//! Faults of buildings, quest cards, orders, trades and search tokens.

use crate::check;

/// NN-390.
#[test]
fn a_building_that_would_compete_with_the_last_sale() {
    check(
        "buildings.toml",
        &[
            ("beds = 1", "beds = 9", &[":36: Garden House: beds must be between 0 and 4, not 9"]),
            (
                r#"gains = [{ does = "gain", what = "book", n = 1 }]"#,
                r#"gains = [{ does = "build" }]"#,
                &[":54: Library: building a tile brings a gain of something, and asks nothing"],
            ),
            (
                r#"what = "coin", n = 2"#,
                r#"what = "book", n = 2"#,
                &[":36: Garden House: a building produces goods, hearts or coins, not book"],
            ),
            (
                r#"per = "final-demon""#,
                r#"per = "held-demon""#,
                &[
                    ":12: Bottled Demons Lab: points for held-demon would compete with the last sale: count “final-…”, what is produced, or “housed-…”, who produces it",
                ],
            ),
            (
                r#"per = "final-demon""#,
                r#"per = "coins""#,
                &[
                    ":12: Bottled Demons Lab: points for coins would compete with the last sale: count “final-…”, what is produced, or “housed-…”, who produces it",
                ],
            ),
            (
                r#"per = "final-demon""#,
                r#"per = "shoes""#,
                &[
                    ":12: Bottled Demons Lab: points are counted for no “shoes”; final-tool is one that is known",
                ],
            ),
            (
                "standing = { movement = 1 }",
                r#"standing = { movement = 1, pair = "G1" }"#,
                &[":81: Snail Ranch: only gear comes in pairs"],
            ),
        ],
    );
}

#[test]
fn a_quest_card_that_could_not_be_played() {
    check(
        "quests.toml",
        &[
            (
                r#"per = "search-tokens""#,
                r#"per = "crystal""#,
                &[
                    ":660: Map Without Blanks: points for crystal would compete with the last sale: count “final-…”, what is produced, or “housed-…”, who produces it",
                ],
            ),
            (
                r#"location = "L1""#,
                r#"location = "L15""#,
                &[
                    ":15: Ore for the Foundry: location: expected a location such as L3, found “L15”",
                ],
            ),
            (
                "points = 2",
                "points = 21",
                &[":15: Ore for the Foundry: points must be between 0 and 20, not 21"],
            ),
            (
                "cost = { tool = 1 }",
                "cost = { heart_roll = true }",
                &[":15: Ore for the Foundry: the price of a card is a number: no die decides it"],
            ),
            (
                "cost = { heart = 5 }",
                "cost = { heart = 11 }",
                &[
                    ": Echo Rescue: costs 11 hearts, and one hero has 11, who could never pay it and go on",
                ],
            ),
            (
                "health = 5",
                "health = 0",
                &[":24: Collapsed Gallery: health must be between 1 and 60, not 0"],
            ),
            (
                r#"[{ does = "villagers", n = 1 }]"#,
                "[]\nstanding = { movement = 1 }",
                &[
                    ":24: Collapsed Gallery: what a combat decides is not in play before it is won: no power, standing or sale",
                ],
            ),
            (
                r#"[{ does = "villagers", n = 1 }]"#,
                "[]\nsale = { goods = { shell = 3 }, coins = 8 }",
                &[
                    ":24: Collapsed Gallery: what a combat decides is not in play before it is won: no power, standing or sale",
                ],
            ),
            (
                r#"[{ does = "villagers", n = 1 }]"#,
                r#"[]
power = { effect = { does = "gain", what = "demon", n = 1 }, when = "any", limit = "season" }"#,
                &[
                    ":24: Collapsed Gallery: what a combat decides is not in play before it is won: no power, standing or sale",
                ],
            ),
            (
                "at_least = 1 }",
                "at_least = 10 }",
                &[":33: Miners’ Tally: at_least must be between 1 and 9, not 10"],
            ),
            (
                r#"[{ does = "villagers", n = 1 }]"#,
                r#"[{ does = "build" }]"#,
                &[":24: Collapsed Gallery: only a specialist builds"],
            ),
            (
                r#"[{ does = "villagers", n = 1 }]"#,
                r#"[{ does = "hero-action", movement = 3 }]"#,
                &[
                    ":24: Collapsed Gallery: only a power does this: write it as “power”, with a cost",
                ],
            ),
            (
                "goods = { shell = 3 }, coins = 8",
                "goods = {}, coins = 8",
                &[":60: Beadmaker’s Letter: at least one good is sold"],
            ),
            (
                "standing = { movement = 1 }",
                r#"standing = { movement = 1, pair = "G9" }"#,
                &[":279: Saddle Snail: only gear comes in pairs"],
            ),
            (
                r#"effect = { does = "hero-action", movement = 3 }, when = "as-turn""#,
                r#"effect = { does = "hero-action", movement = 3 }, when = "own-turn""#,
                &[r#":405: Lightning Fungus: a hero action takes the turn: when = "as-turn""#],
            ),
            (
                r#"effect = { does = "gain", what = "demon", n = 1 }, when = "any", limit = "season""#,
                r#"effect = { does = "gain", what = "demon", n = 1 }, when = "any", limit = "round""#,
                &[
                    r#":415: Demon Trap: only a power for when = "attack-round" has limit = "round""#,
                ],
            ),
        ],
    );
}

#[test]
fn an_order_for_nothing() {
    check(
        "orders.toml",
        &[
            ("{ shell = 3 }", "{}", &[":7: Beads for the Nomads: at least one good is sold"]),
            (
                "{ shell = 3 }",
                "{ shell = 30 }",
                &[":7: Beads for the Nomads: goods: shell must be between 0 and 20, not 30"],
            ),
        ],
    );
}

#[test]
fn a_market_that_does_not_sell_everything() {
    check(
        "market.toml",
        &[
            ("coins = 14", "coins = 0", &[": coins must be between 1 and 20, not 0"]),
            ("{ tool = 1 }", "{ tool = 4 }", &[": one tool alone has no price"]),
            ("{ shell = 3 }", "{ crystal = 3 }", &[": CCC is sold at two prices"]),
        ],
    );
}

#[test]
fn a_search_token_too_many() {
    check(
        "finds.toml",
        &[
            ("copies = 3", "copies = 4", &[": there are 18 search tokens, not 19"]),
            (
                r#"gains = [{ does = "gain", what = "book", n = 1 }]"#,
                "gains = []",
                &[":44: Lost Knowledge: a search token brings something"],
            ),
            (
                r#"gains = [{ does = "gain", what = "book", n = 1 }]"#,
                r#"gains = [{ does = "build" }]"#,
                &[":44: Lost Knowledge: only a specialist builds"],
            ),
        ],
    );
}
