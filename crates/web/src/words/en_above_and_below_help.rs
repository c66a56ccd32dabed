//! What the headings of Above and Below say when they are pressed.

pub(crate) const TRAIN_MEANS: &str = "A villager with a quill trains one of these for the coins above it. Whoever is trained \
    is exhausted first. At the end of a round they move to cheaper places.";
pub(crate) const BUILD_MEANS: &str = "A villager with a hammer builds one of these. It costs the coins in the circle and pays \
    the points on the red mark at the end, besides the one point of every building.";
pub(crate) const OUTPOSTS_MEAN: &str = "An outpost is built by a villager with a hammer, like a house, and needs an empty cave \
    in your village: explore to find one.";
pub(crate) const SIX_MEANS: &str = "Whoever explores rolls a die, and the number beside that face is the passage that is \
    read. The cave is theirs when they reach a number of the passage.";
pub(crate) const ROLL_MEANS: &str = "Each villager of the party rolls a die. Its token says how many lanterns that roll \
    gives, and only the best line it reaches counts. The lanterns of all are added.";
pub(crate) const TRACK_MEANS: &str = "Each new kind of goods takes the next slot from the left, and more of that kind go on \
    the same slot. Every good pays the points of its slot at the end. The rightmost slot you \
    have filled says how many coins you get each round.";
pub(crate) const REPUTATION_MEANS: &str = "Good deeds move a cube to the right, bad ones to the left. At the end each space pays \
    the points below it. The numbers beside the emblems are the extra points for having the \
    most reputation.";
