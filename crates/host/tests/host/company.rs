//! Two people at a table that has begun.

use std::sync::Arc;

use host::{Host, Pace, Plan, PlannedSetup, Secret, VisitorId, Wanted};
use shelf::GameName;

/// Ada opens a live table, Bo joins, and the game begins: the table, and both of them.
pub(crate) async fn two_people(host: &Arc<Host>, game: GameName) -> (String, [VisitorId; 2]) {
    let people = [Secret::fresh().unwrap().who(), Secret::fresh().unwrap().who()];
    let plan = Plan {
        game,
        setup: PlannedSetup::default(),
        listed: false,
        pace: Pace::Live,
        name: "Ada".to_owned(),
        seats: vec![Wanted::Here, Wanted::Person],
    };
    let id = host.create(people[0], &plan).await.unwrap();
    host.join(&id, people[1], "Bo", None).await.unwrap();
    host.start(&id, people[0]).await.unwrap();
    (id, people)
}
