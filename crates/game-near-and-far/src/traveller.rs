//! What one player has; all of it but the hand lies open (NF-134).

use serde::Serialize;

use crate::{
    Animal, Character, Member, Place,
    components::{
        Adventurer, Adventurers, Cards, Cells, Content, Faction, Good, Goods, Kind, Spaces,
        Symbols, Tent,
    },
};

/// Hearts end here (NF-098, NF-099).
pub const MOST_HEARTS: u8 = 13;
/// The reputation track (NF-106).
pub const LOWEST_REPUTATION: i8 = -6;
/// The reputation track (NF-106).
pub const HIGHEST_REPUTATION: i8 = 12;
/// Pack animals of one player (NF-188), and treasures (NF-251).
pub const MOST_ANIMALS: u8 = 3;
/// Steps of a turn without birds and arrows (NF-276).
const STEPS: u8 = 2;
/// Members of an active party (NF-112).
pub const PARTY: usize = 4;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Traveller {
    /// Artifacts bought, treasures and world cards: the cards in play.
    pub cards: Cards,
    /// Adventurers, active and inactive.
    pub owned: Adventurers,
    /// Adventurers in the active party.
    pub active: Adventurers,
    /// Spaces of the map with a camp of this player.
    pub camps: Spaces,
    /// Food, coins, gems and faction tokens.
    pub goods: Goods,
    /// Places of the mine with a camp of this player.
    pub mine: Cells,
    /// Defeated threats, by their place in the stack, as bits.
    pub threats: u16,
    /// Where the standee is.
    pub place: Place,
    /// Who travels.
    pub character: Character,
    /// Whether the companion is a platypus.
    pub platypus: bool,
    /// Whether the companion is active.
    pub companion: bool,
    /// 0 to 13.
    pub hearts: u8,
    /// -6 to 12.
    pub reputation: i8,
    /// Pack birds.
    pub birds: u8,
    /// Pack tortoises.
    pub tortoises: u8,
    /// Chiefs, by faction, as bits.
    pub chiefs: u8,
    /// Camps placed.
    pub placed: u8,
    /// Basic artifacts in hand.
    pub basic: u8,
    /// Advanced artifacts in hand.
    pub advanced: u8,
    /// What the active party shows.
    pub party: Symbols,
    /// What cards in play show.
    pub shown: Symbols,
}

impl Traveller {
    /// Symbols of the active party and of cards in play.
    #[inline]
    pub fn symbols(&self) -> Symbols {
        self.party + self.shown
    }

    /// Pack animals (NF-188).
    #[inline]
    pub fn animals(&self) -> u8 {
        self.birds + self.tortoises
    }

    /// Steps of a turn (NF-276).
    #[inline]
    pub fn movement(&self) -> u8 {
        STEPS + self.birds + self.symbols().movement
    }

    /// How many of an animal.
    #[inline]
    pub fn count_of(&self, animal: Animal) -> u8 {
        match animal {
            Animal::Bird => self.birds,
            Animal::Tortoise => self.tortoises,
        }
    }

    /// Treasures owned.
    #[inline]
    pub fn treasures(&self) -> Cards {
        self.cards.of(Kind::Treasure)
    }

    /// Artifacts bought.
    #[inline]
    pub fn artifacts(&self) -> Cards {
        self.cards.intersection(Cards::ARTIFACTS)
    }

    /// Cards in hand.
    #[inline]
    pub fn hand(&self) -> u8 {
        self.basic + self.advanced
    }

    /// Defeated threats.
    #[inline]
    pub fn defeated(&self) -> u8 {
        self.threats.count_ones() as u8
    }

    /// Whether this chief is theirs.
    #[inline]
    pub fn has_chief(&self, faction: Faction) -> bool {
        self.chiefs & (1 << faction as u8) != 0
    }

    /// Banners of a faction on adventurers and tokens (NF-412).
    #[inline]
    pub fn banners(&self, faction: Faction) -> u16 {
        let adventurers = self.owned.of(faction).len() as u16;
        adventurers + self.goods[Good::token(faction)]
    }

    /// Members of the active party, the companion among them.
    #[inline]
    pub fn members(&self) -> usize {
        self.active.len() + usize::from(self.companion)
    }

    /// Whether somebody is in the active party.
    pub fn is_active(&self, member: Member) -> bool {
        match member {
            Member::Adventurer(adventurer) => self.active.contains(adventurer),
            Member::Companion => self.companion,
        }
    }

    /// What the companion shows.
    #[inline]
    pub fn companion_shows<'a>(&self, content: &'a Content) -> &'a Symbols {
        if self.platypus { &content.board.platypus } else { &content.board.companion }
    }

    /// Counts the symbols of the party anew, after it has changed.
    pub(crate) fn recount_party(&mut self, content: &Content) {
        let start = match self.companion {
            true => *self.companion_shows(content),
            false => Symbols::default(),
        };
        let faces = self.active.iter().map(|one| content.face(one).symbols);
        self.party = faces.fold(start, |sum, symbols| sum + symbols);
    }

    /// Counts the symbols of cards anew, after they have changed.
    pub(crate) fn recount_cards(&mut self, content: &Content) {
        let shown = self.cards.intersection(content.with.symbols);
        let faces = shown.iter().map(|card| content.card(card).effects.symbols);
        self.shown = faces.fold(Symbols::default(), |sum, symbols| sum + symbols);
    }

    /// The hands that count at the Mine: those of world cards do not (NF-204, NF-205).
    pub fn mining(&self, content: &Content) -> u8 {
        let worlds = self.cards.of(Kind::World).intersection(content.with.symbols);
        let worlds: u8 = worlds.iter().map(|card| content.card(card).effects.symbols.skill).sum();
        self.party.skill + self.shown.skill - worlds
    }

    /// Treasures that can be kept (NF-251, NF-531).
    #[inline]
    pub fn treasure_places(&self, content: &Content) -> u8 {
        let slots = self.cards.intersection(content.with.treasure_slot).iter();
        let slots: u8 = slots.map(|card| content.card(card).effects.treasure_slots).sum();
        (self.animals() + slots).min(MOST_ANIMALS)
    }

    /// What the camp that leaves the board next covers (NF-048, NF-638).
    #[inline]
    pub(crate) fn next_tent(&self, content: &Content, extra: u8) -> Tent {
        let place = self.placed.checked_sub(extra).map(usize::from);
        place.and_then(|place| content.board.tents.get(place)).copied().unwrap_or_default()
    }

    /// Whether the party may have these members (NF-112, NF-664).
    #[inline]
    pub(crate) fn is_party(active: Adventurers, companion: bool, extra_same: bool) -> bool {
        let twice: usize =
            Faction::ALL.map(|faction| active.of(faction).len().saturating_sub(1)).iter().sum();
        active.len() + usize::from(companion) <= PARTY && twice <= usize::from(extra_same)
    }

    /// The newcomer or anybody else owned who is not active.
    pub fn inactive(&self) -> Adventurers {
        self.owned.without(self.active)
    }

    /// Puts somebody into the party.
    pub(crate) fn activate(&mut self, content: &Content, adventurer: Adventurer) {
        self.active.add(adventurer);
        self.recount_party(content);
    }
}
