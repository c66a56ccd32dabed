//! A setup is the truth: what it says beyond options survives whatever happens to a table.

use std::{sync::Arc, time::Duration};

use host::{
    Begin, Host, HostError, NewSitter, Options, Pace, Plan, PlannedSetup, Secret, Stage, VisitorId,
    Wanted,
};
use shelf::{AnyView, GameName, Given, Shelf};
use store::SqliteStore;
use table::{Seat, Viewer};
use tempfile::TempDir;

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);
/// Ben knows a keyword from another game, which no option says.
const KNOWS: &str = "2 players, long, P1 mill, P2 knows LAMP";

struct House {
    host: Arc<Host>,
    folder: TempDir,
    ada: VisitorId,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let host = open_at(&folder).await;
        House { host, folder, ada: Secret::fresh().unwrap().who() }
    }

    /// Ada sits at both seats of a table of the toy that has begun.
    async fn playing(&self) -> String {
        let id = self.host.create(self.ada, &plan(KNOWS, Wanted::Here)).await.unwrap();
        assert_eq!(self.words(&id).await, [0, 1]);
        id
    }

    /// Both stay where they are until the game is over.
    async fn played(&self) -> String {
        let id = self.playing().await;
        loop {
            let now = self.host.look(&id).await.unwrap();
            let Some(seat) = now.to_act().first() else { break };
            let action = now.board.as_ref().unwrap().views[seat.index()].actions().pop().unwrap();
            self.host.act(&id, self.ada, seat, now.revision, &action).await.unwrap();
        }
        id
    }

    /// How many keywords each traveller knows at a table whose setup is still whole.
    async fn words(&self, id: &str) -> [u32; 2] {
        let now = self.host.look(id).await.unwrap();
        assert_eq!(now.setup, KNOWS);
        words(&now.board.as_ref().unwrap().views[0])
    }
}

async fn open_at(folder: &TempDir) -> Arc<Host> {
    let store = SqliteStore::open(&folder.path().join("tables.db")).await.unwrap();
    let options = Options { bot_pause: Duration::ZERO, ..Options::default() };
    Host::new(Arc::new(store), Shelf::embedded(), options)
}

fn plan(setup: &str, second: Wanted) -> Plan {
    Plan {
        game: GameName::Toy,
        setup: PlannedSetup::Exactly(setup.to_owned()),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, second],
    }
}

fn words(view: &AnyView) -> [u32; 2] {
    let AnyView::Toy(shown) = view else { panic!("it is the toy") };
    [0, 1].map(|index| shown.view.travellers[index].keywords.count_ones())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_with_what_its_setup_says_and_begins_so_again_after_a_restart() {
    let house = House::open().await;
    let id = house.playing().await;

    let house = House { host: open_at(&house.folder).await, ..house };

    assert_eq!(house.words(&id).await, [0, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_for_people_keeps_its_setup_until_it_begins() {
    let house = House::open().await;
    let id = house.host.create(house.ada, &plan(KNOWS, Wanted::Person)).await.unwrap();
    let house = House { host: open_at(&house.folder).await, ..house };
    let ben = Secret::fresh().unwrap().who();
    house.host.join(&id, ben, "Ben", None).await.unwrap();

    house.host.start(&id, house.ada).await.unwrap();

    assert_eq!(house.words(&id).await, [0, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_to_the_first_move_keeps_the_setup() {
    let house = House::open().await;
    let id = house.playing().await;
    let now = house.host.look(&id).await.unwrap();
    house.host.act(&id, house.ada, P1, now.revision, "stay").await.unwrap();

    let seen = house.host.look(&id).await.unwrap().revision;
    house.host.undo(&id, house.ada, P1, seen).await.unwrap();

    assert_eq!(house.host.look(&id).await.unwrap().board.as_ref().unwrap().moves, 0);
    assert_eq!(house.words(&id).await, [0, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_if_from_the_first_move_has_the_setup_of_the_game() {
    let house = House::open().await;
    let id = house.played().await;

    let other = house.host.what_if(&id, house.ada, P1, 0).await.unwrap();

    assert_eq!(house.words(&other).await, [0, 1]);
    let house = House { host: open_at(&house.folder).await, ..house };
    assert_eq!(house.words(&other).await, [0, 1], "after a restart, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_and_its_import_have_the_setup_of_the_game() {
    let house = House::open().await;
    let file = house.host.export(&house.played().await).await.unwrap();
    assert!(file.contains(&format!("\nsetup: {KNOWS}\n")), "{file}");
    let elsewhere = House::open().await;

    let id = elsewhere.host.import(elsewhere.ada, &file).await.unwrap();

    let now = elsewhere.host.look(&id).await.unwrap();
    assert_eq!((now.setup.as_str(), now.stage), (KNOWS, Stage::Over));
    let moment = elsewhere.host.moment(&id, elsewhere.ada, Viewer::Seat(P1), 0).await.unwrap();
    assert_eq!(words(&moment.table.board.as_ref().unwrap().views[0]), [0, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_setup_that_the_game_gives_it() {
    let house = House::open().await;
    let id = house.played().await;

    let again = house.host.rematch(&id, house.ada, Begin::AtOnce).await.unwrap();

    assert_eq!(house.words(&again).await, [0, 1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_chooses_or_swaps_away_what_options_cannot_say() {
    let house = House::open().await;
    let (host, ada) = (&house.host, house.ada);
    let id = host.create(ada, &plan(KNOWS, Wanted::Person)).await.unwrap();

    let chosen = host.choose(&id, ada, vec![Given::of("length=short")]).await;
    let swapped = host.reseat(&id, ada, P1, NewSitter::Swap(P2)).await;

    for refused in [chosen, swapped] {
        let told = refused.unwrap_err().to_string();
        assert!(told.ends_with("so it stays as it is set up"), "{told}");
    }
    assert_eq!(host.look(&id).await.unwrap().setup, KNOWS);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_laid_that_could_not_begin() {
    let house = &House::open().await;
    let create = |setup: &'static str| {
        let plan = plan(setup, Wanted::Person);
        async move { house.host.create(house.ada, &plan).await.unwrap_err() }
    };
    let spoon = create("2 players, P1 knows SPOON").await;
    assert_eq!(spoon.to_string(), "the content of this game has no “SPOON”");
    let three = create("3 players").await;
    assert_eq!(three.to_string(), "the setup is for 3 seats, not 2");
    assert!(matches!(create("two of us").await, HostError::Start(_)));
}
