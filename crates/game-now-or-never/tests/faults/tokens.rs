//! Faults of heroes, abilities, gear, specialists and enemies.

use crate::check;

#[test]
fn a_hero_who_cannot_be_played() {
    check(
        "heroes.toml",
        &[
            ("hearts = 11", "hearts = 1", &[":9: Marklun: hearts must be between 2 and 30, not 1"]),
            ("mana = 4", "mana = 0", &[":9: Marklun: mana must be between 1 and 9, not 0"]),
            (
                r#"id = "zeik""#,
                r#"id = "zack""#,
                &[":57: zack: expected a hero such as halia, found “zack”"],
            ),
            (
                r#"when = "hero-move""#,
                r#"when = "own-turn""#,
                &[r#":9: Marklun: movement is for when = "hero-move""#],
            ),
            (
                r#"when = "after-roll""#,
                r#"when = "own-turn""#,
                &[r#":25: Halia: a reroll is for when = "after-roll""#],
            ),
            (
                r#"{ does = "ignore-enemies" }, when = "own-turn""#,
                r#"{ does = "ignore-enemies" }, when = "any""#,
                &[r#":41: Namal: enemies are ignored for one turn: when = "own-turn""#],
            ),
            (
                r#"cost = { mana = 1 }, effect = { does = "movement", n = 2 }"#,
                r#"effect = { does = "movement", n = 2 }"#,
                &[r#":9: Marklun: a power costs something, or has limit = "season""#],
            ),
        ],
    );
}

#[test]
fn an_ability_that_is_not_of_its_hero_or_cannot_be_bought() {
    check(
        "abilities.toml",
        &[
            (
                r#"hero = "marklun""#,
                r#"hero = "halia""#,
                &[":11: Gravity Orb: K1 is the id of a red ability of marklun"],
            ),
            (
                "experience = 2",
                "experience = 0",
                &[":11: Gravity Orb: experience must be between 1 and 20, not 0"],
            ),
            (
                "level = 1",
                "level = 2",
                &[
                    ": Gravity Orb: marklun has no red ability of level 1, which level 2 asks for",
                    ": Null Lance: marklun has no red ability of level 1, which level 2 asks for",
                    ": Collapse Sphere: marklun has no red ability of level 1, which level 2 asks for",
                ],
            ),
            (
                "level = 1",
                "level = 4",
                &[
                    ":11: Gravity Orb: level must be between 1 and 3, not 4",
                    ": Gravity Orb: marklun has no red ability of level 3, which level 4 asks for",
                    ": Null Lance: marklun has no red ability of level 1, which level 2 asks for",
                    ": Collapse Sphere: marklun has no red ability of level 1, which level 2 asks for",
                ],
            ),
            (
                "standing = { recruit_discount = 1 }",
                r#"standing = { recruit_discount = 1, pair = "G9" }"#,
                &[":106: Leadership: only gear comes in pairs"],
            ),
            (
                r#"cost = { demon = 1 }, effect = { does = "gain", what = "mana""#,
                r#"cost = { mana = 1 }, effect = { does = "gain", what = "mana""#,
                &[
                    r#": Siphon Power: what this power gives leads back to what it costs, so that it could be used for ever: it needs limit = "season""#,
                ],
            ),
            (
                r#"cost = { mana = 3 }, effect = { does = "gain", what = "book""#,
                r#"cost = { coin = 1 }, effect = { does = "gain", what = "tool""#,
                &[
                    r#": Research: what this power gives leads back to what it costs, so that it could be used for ever: it needs limit = "season""#,
                ],
            ),
            (
                "cost = { mana = 3 }",
                "cost = { heart = 3 }",
                &[
                    ":53: Research: a power costs no hearts: they are lost in visits and combat alone",
                ],
            ),
            (
                r#"cost = { mana = 3 }, effect = { does = "gain", what = "book""#,
                r#"cost = { mana = 3 }, effect = { does = "gain", what = "demon""#,
                &[
                    r#": Siphon Power: what this power gives leads back to what it costs, so that it could be used for ever: it needs limit = "season""#,
                    r#": Research: what this power gives leads back to what it costs, so that it could be used for ever: it needs limit = "season""#,
                ],
            ),
            (
                r#"when = "attack-round""#,
                r#"when = "own-turn""#,
                &[
                    r#":64: Phase Mantle: damage and defence are for when = "attack-round""#,
                    r#":64: Phase Mantle: only a power for when = "attack-round" has limit = "round""#,
                ],
            ),
            (
                r#"effect = { does = "refresh-specialist" }, when = "own-turn""#,
                r#"effect = { does = "refresh-specialist" }, when = "as-turn""#,
                &[
                    r#":127: Rallying Cry: a gain is for when = "any", "own-turn", "out-of-combat" or "own-turn-out-of-combat""#,
                ],
            ),
        ],
    );
}

#[test]
fn a_red_token_is_rolled_and_a_blue_one_is_not() {
    check(
        "gear.toml",
        &[
            (
                "strike = { damage = 3 }\n",
                "strike = { damage = 3 }\nstanding = { movement = 1 }\n",
                &[
                    ":23: Scrap Cleaver: a red token works when it is rolled: it has no power and nothing that holds",
                ],
            ),
            ("strike = { damage = 3 }\n", "", &[":23: Scrap Cleaver: a red token has a strike"]),
            (
                "strike = { damage = 3 }\n",
                "strike = {}\n",
                &[":23: Scrap Cleaver: a strike does something"],
            ),
            (
                "boost = { mana = 1, damage = 3 }",
                "boost = { mana = 1 }",
                &[":41: Coal Sling: boost: mana buys damage, defence or a die"],
            ),
            (
                "boost = { mana = 1, damage = 3 }",
                "boost = { damage = 3 }",
                &[":41: Coal Sling: boost: mana must be between 1 and 9, not 0"],
            ),
            (
                "standing = { movement = 1 }\n",
                "",
                &[":118: Stilt Boots: a blue token has something that holds, or a power"],
            ),
            (
                "standing = { movement = 1 }\n",
                "standing = { movement = 1 }\nstrike = { damage = 1 }\n",
                &[":118: Stilt Boots: a blue token has no strike: its slot is not rolled"],
            ),
            (
                r#"pair = "G9""#,
                r#"pair = "G8""#,
                &[":78: Azure Gloves: a pair is made with another kind of gear"],
            ),
            (
                "max_mana = 1, pair",
                "pair",
                &[":78: Azure Gloves: a pair gives mana: set max_mana, or leave the pair out"],
            ),
            (
                r#"pair = "G9""#,
                r#"pair = "K9""#,
                &[":78: Azure Gloves: pair: expected a gear such as G3, found “K9”"],
            ),
            (
                "copies = 2\ncost = 5",
                "copies = 3\ncost = 5",
                &[": there are 9 red gear tokens, not 10"],
            ),
            (
                "helm = 1",
                "helm = 9",
                &[":68: Arzian Helm: standing: helm must be between 0 and 4, not 9"],
            ),
        ],
    );
}

#[test]
fn a_specialist_whose_action_is_of_another_kind() {
    check(
        "specialists.toml",
        &[
            (
                r#"kind = "builder""#,
                r#"kind = "healer""#,
                &[
                    ":10: Pebble Mason: the action of a healer comes first, and then the bonus",
                    ":10: Pebble Mason: S1 is the id of a builder to start with",
                ],
            ),
            ("tax = 2", "tax = 5", &[":10: Pebble Mason: tax must be between 0 and 4, not 5"]),
            (
                r#"action = [{ does = "build" }, { does = "gain", what = "shell", n = 1 }]"#,
                r#"action = [{ does = "build" }, { does = "swap-tiles" }]"#,
                &[":20: Beachwright: a bonus is a gain of something"],
            ),
        ],
    );
}

#[test]
fn an_enemy_of_another_level() {
    check(
        "enemies.toml",
        &[
            (
                "level = 1",
                "level = 2",
                &[":10: Cinder Mite: E1 is the id of the enemy of level 1 above ground"],
            ),
            (
                "underground = true\n",
                "",
                &[":122: Gloom Newt: E10 is the id of the enemy of level 2 underground"],
            ),
            (
                "copies = 2",
                "copies = 4",
                &[":109: Mother of Splinters: there are 2 tokens of level 9, not 4"],
            ),
            (
                "villagers = 1",
                "villagers = 5",
                &[":10: Cinder Mite: villagers must be between 0 and 4, not 5"],
            ),
        ],
    );
}
