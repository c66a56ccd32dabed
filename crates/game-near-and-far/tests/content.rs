//! What lies in the content files.

use game_near_and_far::{
    Content,
    components::{Adventurer, Card, Faction, Kind, THREATS},
};

#[test]
fn the_box_holds_as_many_of_each_as_the_printed_one() {
    let content = Content::embedded();

    assert_eq!(Adventurer::all().count(), 36);
    assert_eq!(Kind::ALL.map(|kind| Card::all_of(kind).count()), [38, 17, 36, 30]);
    let levels = (0..THREATS).map(|place| content.threat(place).level);
    assert!(levels.eq(4..=15));
    for faction in Faction::ALL {
        assert_eq!(Adventurer::all().filter(|one| one.faction() == faction).count(), 9);
    }
}
