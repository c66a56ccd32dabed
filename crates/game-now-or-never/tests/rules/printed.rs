//! What is printed on locations, cards, orders, abilities and tokens (the DATA lines of RULES.md).

use game_now_or_never::components::{
    Ability, AbilityToken, Colour, Content, Deck, Effect, Fight, Find, Gear, Good, Goods, Hero,
    Limit, Location, Order, Points, Power, PowerEffect, Quest, QuestCard, Requirement, Sale, Side,
    SoloTake, Stat, Thing, Timing,
};

fn printed() -> &'static Content {
    Content::embedded()
}

fn name_of(location: Location) -> &'static str {
    &printed().location(location).name
}

/// The quest card of this name.
fn card(name: &str) -> &'static QuestCard {
    let found = Quest::all().find(|one| printed().quest(*one).name == name);
    printed().quest(found.unwrap_or_else(|| panic!("no quest card is called {name}")))
}

/// The ability of this name.
fn ability(name: &str) -> &'static AbilityToken {
    let found = Ability::all().find(|one| printed().ability(*one).name == name);
    printed().ability(found.unwrap_or_else(|| panic!("no ability is called {name}")))
}

fn goods(text: &str) -> Goods {
    text.parse().unwrap()
}

fn gain(what: Thing, n: u8) -> Effect {
    Effect::Gain { what, n }
}

/// NN-245, NN-246.
#[test]
fn nn_245_nn_246_five_locations_act_alike_on_both_boards_and_none_has_two_names() {
    let alike: Vec<&str> = Location::all()
        .filter(|one| printed().visit(Side::Above, *one) == printed().visit(Side::Below, *one))
        .map(name_of)
        .collect();

    assert_eq!(
        alike,
        ["Crystal Meteorite", "Nomad Camp", "Ublo Tower", "Scholars’ Tower", "City of Spirits"]
    );
    let wailing = Location::all().filter(|one| name_of(*one).starts_with("Wailing")).count();
    assert_eq!(wailing, 1);
}

#[test]
fn nn_279_dark_flame_and_cinder_slash_are_halia_s_red_abilities_of_levels_1_and_2() {
    let (flame, slash) = (ability("Dark Flame"), ability("Cinder Slash"));

    assert_eq!((flame.hero, flame.colour, flame.level), (Hero::Halia, Colour::Red, 1));
    assert_eq!((slash.hero, slash.colour, slash.level), (Hero::Halia, Colour::Red, 2));
    let strike = flame.strike.unwrap();
    let boost = strike.boost.unwrap();
    assert_eq!((strike.damage, boost.mana, boost.damage), (3, 1, 2));
}

/// NN-323, NN-324.
#[test]
fn nn_323_nn_324_some_cards_are_printed_in_the_rulebook() {
    let spiders = card("Spindle Spiders");
    assert_eq!(name_of(spiders.location), "Snail Caves");
    assert!(spiders.cost.is_free() && spiders.combat.is_some());
    let text = card("Chronicle of the Return");
    assert_eq!((text.points, text.at_end), (4, Some((Points::FullHousingRows, 1))));
    let plain = card("Crown of Mycelium");
    assert!(plain.rewards.is_empty() && plain.power.is_none() && plain.at_end.is_none());
    assert_eq!(name_of(card("Lightning Fungus").location), "Undergarden");
}

#[test]
fn nn_327_two_cards_sell_three_shells_for_8_and_three_tools_for_10() {
    let sales: Vec<Sale> = Quest::all().filter_map(|one| printed().quest(one).sale).collect();

    assert_eq!(
        sales,
        [Sale { goods: goods("SSS"), coins: 8 }, Sale { goods: goods("TTT"), coins: 10 }]
    );
}

#[test]
fn nn_328_a_card_says_where_it_is_played_and_what_it_costs_asks_and_gives() {
    let tally = card("Miners’ Tally");
    assert_eq!(name_of(tally.location), "Tower of Miners");
    assert_eq!(tally.requires, Some(Requirement { stat: Stat::OrdersDone, at_least: 1 }));
    assert_eq!(*tally.rewards, [gain(Thing::Experience, 1), gain(Thing::Coin, 2)]);
    let silence = card("Silence the Cavern");
    assert_eq!((silence.cost.books, silence.points), (1, 10));
    assert_eq!(silence.combat, Some(Fight { health: 12, attack: 4 }));
    assert_eq!(card("Saddle Snail").standing.movement, 1);
    let engine = card("Wake the Old Engine").requires;
    assert_eq!(engine, Some(Requirement { stat: Stat::Held(Good::Tool), at_least: 4 }));
    assert_eq!(*card("House Edge").rewards, [Effect::GainRoll { what: Thing::Coin, times: 2 }]);

    for quest in Quest::all() {
        let card = printed().quest(quest);
        assert!(card.points > 0, "{}", card.name);
        let dear = quest.deck() != Deck::Basic && card.combat.is_none();
        assert!(!dear || card.cost.books >= 2, "{}", card.name);
    }
}

/// NN-337, NN-338.
#[test]
fn nn_337_nn_338_the_market_has_eleven_trades() {
    let trades = printed().market.map(|sale| (sale.goods.to_string(), sale.coins));

    let trades: Vec<(&str, u8)> =
        trades.iter().map(|(goods, coins)| (goods.as_str(), *coins)).collect();
    assert_eq!(
        trades,
        [
            ("S", 1),
            ("T", 2),
            ("D", 2),
            ("C", 2),
            ("SSS", 5),
            ("STT", 7),
            ("TDD", 9),
            ("STD", 9),
            ("CCC", 11),
            ("STDC", 12),
            ("DDCC", 14),
        ]
    );
}

#[test]
fn nn_349_orders_pay_more_than_the_market() {
    let orders: Vec<(String, u8)> = Order::all()
        .map(|order| printed().order(order))
        .map(|token| (token.goods.to_string(), token.coins))
        .collect();

    assert_eq!(orders[0], ("SSS".to_owned(), 9));
    assert_eq!(orders[8], ("STDC".to_owned(), 16));
    for order in Order::all().map(|order| printed().order(order)) {
        let same = printed().market.iter().find(|sale| sale.goods == order.goods);
        assert!(same.is_none_or(|sale| order.coins >= sale.coins + 4), "{}", order.name);
    }
}

/// NN-358, NN-471.
#[test]
fn nn_358_nn_471_abilities_have_a_level_and_a_price_that_rises_with_it() {
    for hero in Hero::ALL {
        for colour in Colour::ALL {
            let tokens = Ability::all_of(hero)
                .map(|one| printed().ability(one))
                .filter(|token| token.colour == colour);
            let levels: Vec<u8> = tokens.clone().map(|token| token.level).collect();
            assert!(levels == [1, 2, 3] || levels == [1, 2, 2], "{hero}, {colour}: {levels:?}");
            assert!(tokens.clone().all(|token| token.experience == token.level + 1), "{hero}");
        }
    }
}

#[test]
fn nn_446_the_vampire_knife_is_red_and_the_other_named_gear_is_blue() {
    let colour = |name: &str| {
        let gear = Gear::all().map(|one| printed().gear(one)).find(|token| token.name == name);
        gear.unwrap_or_else(|| panic!("no gear is called {name}")).colour
    };

    assert_eq!(colour("Vampire Knife"), Colour::Red);
    for name in ["Arzian Helm", "Azure Gloves", "Azure Coat", "Shield Crystal"] {
        assert_eq!(colour(name), Colour::Blue, "{name}");
    }
}

/// NN-468, NN-469.
#[test]
fn nn_468_nn_469_what_does_not_depend_on_a_combat_roll_is_blue() {
    let shield = ability("Rock Shield");
    assert_eq!((shield.hero, shield.colour), (Hero::Zeik, Colour::Blue));
    let power = shield.power.unwrap();
    assert!(power.cost.mana > 0 && matches!(power.does, PowerEffect::Defence(_)));
    for (name, hero) in [
        ("Toughness", Hero::Zeik),
        ("Self-Repair", Hero::Namal),
        ("Leadership", Hero::Halia),
        ("Research", Hero::Marklun),
        ("Siphon Power", Hero::Marklun),
    ] {
        assert_eq!((ability(name).hero, ability(name).colour), (hero, Colour::Blue), "{name}");
    }
    assert_eq!(ability("Gravity Orb").colour, Colour::Red);
}

#[test]
fn nn_484_every_artifact_gives_a_power_for_mana() {
    let powers: Vec<(&str, Power)> = Quest::all_of(Deck::Artifact)
        .map(|one| printed().quest(one))
        .filter_map(|card| Some((card.name.as_str(), card.power?)))
        .collect();

    assert_eq!(powers.len(), 13);
    for (name, power) in powers {
        assert!(power.cost.mana > 0, "{name}");
        let limit = match power.timing {
            Timing::AttackRound => Limit::PerRound,
            Timing::HeroMove => Limit::None,
            _ => Limit::PerSeason,
        };
        assert_eq!(power.limit, limit, "{name}");
    }
}

/// NN-485 to NN-489, NN-492 to NN-495: kinds, copies and what they bring.
#[test]
fn nn_485_nn_486_nn_487_nn_488_nn_489_nn_492_nn_493_nn_494_nn_495_search_tokens_of_seven_kinds() {
    let quest = Effect::DrawQuests { draw: 1, keep: 1 };
    let good = |good| gain(Thing::Good(good), 1);
    let kinds: Vec<(&str, u8, bool, &[Effect])> = Find::all()
        .map(|find| printed().find(find))
        .map(|token| (token.name.as_str(), token.copies, token.kept, &*token.gains))
        .collect();

    assert_eq!(
        kinds,
        [
            ("Abandoned Camp", 3, true, &[gain(Thing::Coin, 4), quest][..]),
            ("Hidden Cave", 3, true, &[good(Good::Crystal), gain(Thing::Experience, 1)]),
            ("High-tech Ruins", 2, true, &[good(Good::Demon), good(Good::Shell)]),
            ("High-tech Ruins", 2, true, &[good(Good::Demon), quest]),
            ("Lost Knowledge", 3, true, &[gain(Thing::Book, 1)]),
            ("Ruined Shelter", 2, true, &[Effect::BuyGear { discount: 6 }]),
            ("Lost Villager", 3, false, &[Effect::Villagers(1)]),
        ]
    );
}

#[test]
fn nn_501_the_underground_has_a_map_a_town_and_three_kinds_of_enemies_of_its_own() {
    let [above, below] = Side::ALL.map(|side| printed().board(side));
    assert_ne!((above.enemies, above.letters), (below.enemies, below.letters));
    assert_ne!(above.mountains, below.mountains);
    for location in Location::all() {
        let places = [above, below]
            .map(|board| board.spaces.iter().position(|space| space.location == Some(location)));
        assert_eq!(places[0], places[1], "{} keeps its place", name_of(location));
    }
    let tokens = [2, 5, 7].map(|level| printed().enemy(printed().enemy_of(Side::Below, level)));
    let strength = tokens.map(|token| (token.health, token.attack));
    assert_eq!(strength, [(5, 1), (7, 4), (12, 3)]);
}

/// NN-597, NN-598.
#[test]
fn nn_597_nn_598_the_bot_rolls_for_an_order_or_a_card_of_each_deck() {
    let (order, quests) = (SoloTake::Orders(1), SoloTake::QuestsOfEachDeck(1));

    assert_eq!(printed().solo.die, [order, order, quests, quests]);
}
