//! Absurd moves: for each reason a position where the move is absurd, and one where it is not.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

use std::{fmt::Debug, str::FromStr};

use game_now_or_never::{
    Action, Content, NowOrNever, Player, Setup, Stage, View,
    components::{Cell, Goods, Hero, Quests, Site, Specialist, Tile},
};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Seat, Viewer};

const ME: Seat = Seat::new(0);

/// What is called by this text.
fn called<T: FromStr<Err: Debug>>(name: &str) -> T {
    name.parse().unwrap()
}

/// The first turn of two players: mine, as this hero, with a Pebble Mason and a Field Nurse and no cards.
fn first_turn(hero: Hero) -> View {
    let mut heroes = [None; 4];
    let other = if hero == Hero::Zeik { Hero::Halia } else { Hero::Zeik };
    (heroes[0], heroes[1]) = (Some(hero), Some(other));
    let setup = Setup { first: Some(ME), heroes, ..Setup::standard(2) };
    let mut luck = Quick::new(12, 0);
    let mut game = NowOrNever::start(Content::embedded(), &setup, &mut luck).unwrap();
    while let Some(seat) =
        game.to_act().first().filter(|_| listed(&game)[0].to_string().starts_with("keep"))
    {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        game.apply(seat, actions[0], &mut luck, &mut Ignore).unwrap();
    }
    let mut view = game.view(Viewer::Seat(ME));
    view.hand = Quests::NONE;
    let own = own(&mut view);
    own.hand = [0; 3];
    own.specialists = [Some(called("S1")), Some(called("S5")), None, None];
    view
}

/// What whoever owes a decision may do.
fn listed(game: &NowOrNever) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = game.to_act().first() {
        game.actions(seat, &mut actions);
    }
    actions
}

fn own(view: &mut View) -> &mut Player {
    &mut view.open.players.as_mut_slice()[0]
}

/// First these sides of luck, then the first of everything.
struct Sides<'a>(&'a [u32]);

impl Chance for Sides<'_> {
    fn pick(&mut self, _: u32) -> u32 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }
}

/// The game after a change of the first turn and some of my actions, with these dice.
fn after_as(
    hero: Hero,
    change: impl FnOnce(&mut View),
    actions: &[&str],
    dice: &[u32],
) -> NowOrNever {
    let mut view = first_turn(hero);
    change(&mut view);
    view.open.recount(Content::embedded());
    view.open.give_turn(ME);
    let mut game = NowOrNever::laid_out(Content::embedded(), &view, &mut Quick::new(1, 1));
    let sides: Vec<u32> = dice.iter().map(|die| die - 1).collect();
    let mut luck = Sides(&sides);
    for action in actions {
        let seat = game.to_act().first().unwrap();
        game.apply(seat, called(action), &mut luck, &mut Ignore)
            .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    game
}

fn after(change: impl FnOnce(&mut View), actions: &[&str], dice: &[u32]) -> NowOrNever {
    after_as(Hero::Marklun, change, actions, dice)
}

/// Nothing is changed.
fn as_it_is(_: &mut View) {}

/// So many hearts.
fn hearts(hearts: u8) -> impl Fn(&mut View) {
    move |view| own(view).hearts = hearts
}

/// The hero stands here, with so many hearts.
fn at(space: &'static str, hearts: u8) -> impl Fn(&mut View) {
    move |view| {
        own(view).place = called(space);
        own(view).hearts = hearts;
    }
}

/// What is said of an action that is listed.
#[track_caller]
fn said(game: &NowOrNever, action: &str) -> Option<&'static str> {
    let action = called(action);
    let listed = listed(game);
    assert!(listed.contains(&action), "{action} is not among {listed:?}");
    let view = game.view(Viewer::Seat(ME));
    let other = NowOrNever::imagine(Content::embedded(), &view, &mut Quick::new(3, 3));
    let said = game.absurdity(ME, action);
    assert_eq!(other.absurdity(ME, action), said, "it rests on what nobody can see");
    said
}

/// The action is absurd in the first position and not in the second.
#[track_caller]
fn absurd(action: &str, reason: &str, here: &NowOrNever, not_here: &NowOrNever) {
    assert_eq!(said(here, action), Some(reason));
    assert_eq!(said(not_here, action), None);
}

/// Builds these tiles on these sites, out of the grid.
fn build(player: &mut Player, tiles: &[(&str, &str)]) {
    for (tile, site) in tiles {
        let (tile, site): (Tile, Site) = (called(tile), called(site));
        player.town[site.index()] = Some(tile);
        for place in &mut player.grid {
            *place = place.filter(|other| *other != tile);
        }
    }
}

/// Four coins for a builder, and goods that pay for a building.
fn stocked(view: &mut View) {
    own(view).coins = 4;
    own(view).goods = called("SSSSSS");
}

#[test]
fn bots_sell_goods_for_a_building_at_a_builder() {
    let mut game = after(stocked, &["hire 1"], &[]);
    let seat = game.to_act().first().unwrap();
    for _ in 0..5 {
        let actions = listed(&game);
        let place = game.rollout_policy(seat, &actions, &mut Quick::new(0, 0));
        game.apply(seat, actions[place], &mut Quick::new(0, 0), &mut Ignore).unwrap();
        if !matches!(game.view(Viewer::Spectator).open.stage, Stage::Tile | Stage::Site { .. }) {
            break;
        }
    }

    let open = game.view(Viewer::Spectator).open;
    assert_eq!(open.player(seat).buildings(), 1);
}

#[test]
fn nobody_pays_for_nothing() {
    let reason = "pays a specialist who can do nothing";
    absurd("hire 2", reason, &after(as_it_is, &[], &[]), &after(hearts(3), &[], &[]));
    let poor = |view: &mut View| own(view).coins = 4;
    absurd("hire 1", reason, &after(poor, &[], &[]), &after(as_it_is, &[], &[]));
    // What goods bring pays for a building, too (NN-364).
    absurd("hire 1", reason, &after(poor, &[], &[]), &after(stocked, &[], &[]));

    let healer: Option<Specialist> = Some(called("S5"));
    let last = move |hearts: u8| {
        move |view: &mut View| {
            view.open.season = 6;
            view.open.specialists[0] = healer;
            own(view).specialists[1] = None;
            own(view).hearts = hearts;
        }
    };
    let reason = "recruits in the last season somebody who can do nothing";
    absurd("recruit 1", reason, &after(last(11), &[], &[]), &after(last(4), &[], &[]));
}

#[test]
fn a_builder_with_the_coins_for_a_building_builds() {
    let poor = |view: &mut View| own(view).coins = 4;
    let reason = "lets a builder rest with the coins for a building";
    absurd("rest 1 coin", reason, &after(as_it_is, &[], &[]), &after(poor, &[], &[]));

    // A School scores nothing when it is built in the last season.
    let school = |view: &mut View| {
        view.open.season = 6;
        let mut grid = [None; Cell::COUNT];
        grid[0] = Some(called("B8"));
        own(view).grid = grid;
    };
    let reason = "pays a builder and builds nothing";
    let (paid, at_school) = (after(as_it_is, &["hire 1"], &[]), after(school, &["hire 1"], &[]));
    absurd("nothing", reason, &paid, &at_school);
}

#[test]
fn nobody_passes_with_everything_ahead() {
    let reason = "passes with a hero in good health and a hero action left";
    absurd("pass", reason, &after(as_it_is, &[], &[]), &after(hearts(2), &[], &[]));
    let last = |coins: u16| {
        move |view: &mut View| {
            view.open.season = 6;
            own(view).arrows = 7;
            own(view).coins = coins;
        }
    };
    let reason = "passes in the last season with the coins for a building that scores";
    absurd("pass", reason, &after(last(20), &[], &[]), &after(last(1), &[], &[]));
}

#[test]
fn new_villagers_are_paid_for_when_one_is_chosen() {
    let gap = |view: &mut View| {
        own(view).experience = 3;
        view.open.lay_villagers([3, 2, 0, 0], [5, 5, 5, 5]);
    };
    let won = after(gap, &["hero 1", "go d2", "fight", "fight"], &[4]);
    absurd(
        "refill",
        "pays for new villagers before one can be chosen",
        &after(gap, &[], &[]),
        &won,
    );
}

#[test]
fn a_token_covers_the_weakest_strike() {
    let learned = after(|view| own(view).experience = 2, &["learn K1"], &[]);
    assert_eq!(said(&learned, "slot 4"), Some("covers a strike and leaves a weaker one"));
    assert_eq!(said(&learned, "slot 3"), None);
    assert_eq!(said(&learned, "slot 1"), None);
}

#[test]
fn a_swap_frees_a_tile() {
    let actions = ["hero 1", "go e1", "go d1", "stop", "visit", "swap a1"];
    let swapping = after(as_it_is, &actions, &[]);
    let reason = "swaps two tiles that could both be built anyway";
    assert_eq!(said(&swapping, "swap b1"), Some(reason));
    assert_eq!(said(&swapping, "swap b2"), None);
}

#[test]
fn goods_are_not_thrown_away() {
    let crystals = |cards: u8| {
        move |view: &mut View| {
            own(view).goods = called::<Goods>("CCC");
            if cards > 0 {
                view.hand = [called("Q37")].into_iter().collect();
                own(view).hand = [cards, 0, 0];
            }
        }
    };
    let reason = "sells goods far under what they are worth together";
    absurd("sell C", reason, &after(crystals(0), &[], &[]), &after(crystals(1), &[], &[]));
}

/// Two rows of buildings; in the lower one live a shell, a tool and a demon villager, and one place is free.
fn one_lacks(view: &mut View) {
    let own = own(view);
    build(own, &[("B13", "a4"), ("B14", "b4"), ("B20", "b3")]);
    own.housed[3] = [1, 1, 1, 0];
    own.unhoused = [1, 0, 0, 0];
}

#[test]
fn sets_of_villagers_are_neither_blocked_nor_torn() {
    let town = after(one_lacks, &[], &[]);
    let reason = "takes the last place of a set from who would complete it";
    assert_eq!(said(&town, "house shell 4"), Some(reason));
    assert_eq!(said(&town, "house shell 3"), None);

    let inn = |crystals: u8| {
        move |view: &mut View| {
            let own = own(view);
            build(own, &[("B5", "a4"), ("B14", "b4"), ("B20", "b3")]);
            own.housed[3] = [1, 1, 1, crystals];
        }
    };
    let reason = "tears a set of villagers apart";
    absurd("move crystal 4 3", reason, &after(inn(1), &[], &[]), &after(inn(2), &[], &[]));
}

#[test]
fn nobody_sleeps_outside_beside_a_free_place() {
    let only_the_last = |view: &mut View| {
        one_lacks(view);
        own(view).housed[2] = [2, 0, 0, 0];
    };
    let reason = "leaves a villager outside beside a free place";
    let passes = ["pass", "pass"];
    absurd("done", reason, &after(one_lacks, &passes, &[]), &after(only_the_last, &passes, &[]));
}

#[test]
fn the_last_heart_is_not_spent_for_nothing() {
    let weak = after(hearts(1), &["hero 1"], &[]);
    assert_eq!(said(&weak, "go f2"), Some("spends the last heart on a step"));
    assert_eq!(said(&weak, "go e1"), None);
    let actions = ["hero 1", "go d2"];
    let reason = "slips past an enemy with the last heart";
    absurd("slip", reason, &after(hearts(1), &actions, &[]), &after(hearts(5), &actions, &[]));
    let actions = ["hero 1", "go e1", "stop"];
    let reason = "searches with too few hearts for any roll";
    absurd("search", reason, &after(hearts(1), &actions, &[]), &after(hearts(5), &actions, &[]));
    let search =
        |die: u32| after_as(Hero::Halia, hearts(3), &["hero 1", "go e1", "stop", "search"], &[die]);
    absurd("accept", "accepts a die that takes the last heart", &search(4), &search(2));
}

#[test]
fn nobody_stops_for_nothing_or_leaves_what_is_free() {
    let reason = "stops where there is nothing, a free step away from something";
    let far = after(as_it_is, &["hero 3", "go f2", "go f3"], &[]);
    let near = after(as_it_is, &["hero 1", "go f2", "go f3"], &[]);
    absurd("stop", reason, &far, &near);
    let reason = "leaves a location without what it gives for nothing";
    let actions = ["hero 1", "go e1", "go d1", "stop"];
    let last = |view: &mut View| view.open.season = 6;
    absurd("done", reason, &after(as_it_is, &actions, &[]), &after(last, &actions, &[]));
}

#[test]
fn mana_is_kept_until_it_is_of_use() {
    let reason = "pays mana for more movement before the movement is used";
    let far = after(as_it_is, &["hero 1", "go e1"], &[]);
    let near = after(as_it_is, &["hero 1", "go e1", "go d1"], &[]);
    absurd("use basic", reason, &far, &near);
    let reason = "pays mana against enemies before one is met";
    let namal = |actions: &[&str]| after_as(Hero::Namal, as_it_is, actions, &[]);
    absurd("use basic", reason, &namal(&["hero 1"]), &namal(&["hero 1", "go d2"]));
}

#[test]
fn nobody_begins_or_goes_on_where_all_hearts_are_lost_for_sure() {
    let reason = "begins a fight that takes all hearts in the first round";
    let splinters = |hearts: u8| after(at("h2", hearts), &["hero 1", "go i2"], &[]);
    absurd("fight", reason, &splinters(5), &splinters(11));
    let maw = |hearts: u8| after(at("b1", hearts), &["hero 1", "go c1", "fight", "fight"], &[3]);
    absurd("again", "fights on into certain defeat", &maw(6), &maw(11));
}

#[test]
fn a_fight_that_can_be_won_is_won() {
    let fight = ["hero 1", "go d2", "fight", "fight"];
    let mite = |dice: &[u32]| after(as_it_is, &fight, dice);
    let crawler = after(as_it_is, &["hero 1", "go e3", "fight", "fight"], &[1]);
    let reason = "strikes without the mana that would end the fight";
    absurd("strike", reason, &mite(&[1]), &crawler);

    let reason = "retreats from a fight that is as good as won";
    let nearly = mite(&[3]);
    let early = after(as_it_is, &["hero 1", "go e3", "fight", "fight", "strike"], &[1]);
    absurd("retreat", reason, &nearly, &early);

    let halia = |die: u32| after_as(Hero::Halia, as_it_is, &fight, &[die]);
    let reason = "rolls again a die that wins the fight";
    absurd("reroll mana", reason, &halia(4), &halia(1));

    // A Piston Jab wards off three for a mana.
    let jab = |hearts: u8| {
        let change = move |view: &mut View| {
            at("b1", hearts)(view);
            own(view).red[0] = Some(game_now_or_never::Token::Ability(called("K13")));
        };
        after_as(Hero::Namal, change, &["hero 1", "go c1", "fight", "fight"], &[1])
    };
    absurd("strike", "falls with the mana for a shield at hand", &jab(3), &jab(9));
}
