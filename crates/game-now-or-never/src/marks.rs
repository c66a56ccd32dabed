//! Whom an event is about, the symbol of what happened, and what stays before a player, for the log.

use table::{Seat, Seats};

use crate::{Employer, Event, Foe, Token, components::Enemy};

impl Event {
    /// Whom it is about.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let none = Seats::NONE;
        let seats = match *self {
            Event::Hired { seat, whose: Employer::Player(owner), .. } => {
                none.with(seat).with(owner)
            }
            Event::BotExhausted { whose: Employer::Player(owner), .. } => none.with(owner),
            Event::VillagersArrived { payer: Some(seat), .. } => none.with(seat),
            Event::SeasonBegan { .. }
            | Event::SpecialistArrived { .. }
            | Event::GearArrived { .. }
            | Event::VillagersArrived { payer: None, .. }
            | Event::PileRenewed { .. }
            | Event::BotDrew { .. }
            | Event::BotSearched { .. }
            | Event::BotRecruited { .. }
            | Event::BotDismissed { .. }
            | Event::BotDefeated { .. }
            | Event::BotTookVillager { .. }
            | Event::BotRolled { .. }
            | Event::BotTookOrder
            | Event::BotTookQuest { .. }
            | Event::BotExhausted { .. } => none,
            Event::HeroChosen { seat, .. }
            | Event::HandReady { seat }
            | Event::Discarded { seat, .. }
            | Event::Hired { seat, .. }
            | Event::Taxed { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Dismissed { seat, .. }
            | Event::Rested { seat, .. }
            | Event::Refreshed { seat, .. }
            | Event::Passed { seat }
            | Event::Built { seat, .. }
            | Event::NothingBuilt { seat, .. }
            | Event::NothingBought { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Changed { seat, .. }
            | Event::GearBought { seat, .. }
            | Event::TokenPlaced { seat, .. }
            | Event::TokenReplaced { seat, .. }
            | Event::Learned { seat, .. }
            | Event::VillagerGained { seat, .. }
            | Event::Housed { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Sold { seat, .. }
            | Event::OrdersDrawn { seat, .. }
            | Event::OrderSeen { seat, .. }
            | Event::OrderKept { seat, .. }
            | Event::OrderPutUnder { seat }
            | Event::Delivered { seat, .. }
            | Event::QuestDrawn { seat, .. }
            | Event::QuestSeen { seat, .. }
            | Event::QuestKept { seat, .. }
            | Event::HeroWent { seat, .. }
            | Event::Stepped { seat, .. }
            | Event::Slipped { seat, .. }
            | Event::Announced { seat, .. }
            | Event::FightBegan { seat, .. }
            | Event::FightRolled { seat, .. }
            | Event::Rerolled { seat, .. }
            | Event::Boosted { seat, .. }
            | Event::ExtraRolled { seat, .. }
            | Event::PowerUsed { seat, .. }
            | Event::Struck { seat, .. }
            | Event::Retreated { seat, .. }
            | Event::FightLost { seat, .. }
            | Event::Defeated { seat, .. }
            | Event::Fell { seat }
            | Event::Visited { seat, .. }
            | Event::Searched { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Found { seat, .. }
            | Event::TookFirst { seat }
            | Event::QuestPlayed { seat, .. }
            | Event::QuestFailed { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Emptied { seat }
            | Event::SoldOut { seat, .. }
            | Event::Scored { seat, .. }
            | Event::SoloEnded { seat, .. } => none.with(seat),
        };
        seats.iter()
    }

    /// The symbol of what happened.
    pub(crate) fn icon(&self) -> Option<&'static str> {
        Some(match *self {
            Event::SeasonBegan { .. } | Event::Produced { .. } | Event::Emptied { .. } => "season",
            Event::HeroChosen { .. } | Event::HeroWent { .. } => "hero",
            Event::Hired { .. }
            | Event::Recruited { .. }
            | Event::SpecialistArrived { .. }
            | Event::Dismissed { .. }
            | Event::Refreshed { .. }
            | Event::BotRecruited { .. } => "builder",
            Event::Rested { .. } => "healer",
            Event::Taxed { .. } => "tax",
            Event::Built { .. } | Event::NothingBuilt { .. } | Event::Swapped { .. } => "building",
            Event::Changed { thing, .. } => thing.icon(),
            Event::GearBought { .. } | Event::NothingBought { .. } | Event::GearArrived { .. } => {
                "gear"
            }
            Event::Learned { .. } => "ability",
            Event::TokenPlaced { token, .. } | Event::TokenReplaced { token, .. } => match token {
                Token::Ability(_) => "ability",
                Token::Gear(_) => "gear",
            },
            Event::VillagerGained { .. }
            | Event::VillagersArrived { .. }
            | Event::BotTookVillager { .. } => "villager",
            Event::Housed { .. } | Event::Moved { .. } => "bed",
            Event::Sold { .. } | Event::SoldOut { .. } => "market",
            Event::OrdersDrawn { .. }
            | Event::OrderSeen { .. }
            | Event::OrderKept { .. }
            | Event::OrderPutUnder { .. }
            | Event::Delivered { .. }
            | Event::BotTookOrder => "order",
            Event::Discarded { quest, .. }
            | Event::QuestSeen { quest, .. }
            | Event::QuestPlayed { quest, .. }
            | Event::QuestFailed { quest, .. } => quest.deck().word(),
            Event::QuestDrawn { deck, .. }
            | Event::QuestKept { deck, .. }
            | Event::PileRenewed { deck }
            | Event::BotTookQuest { deck } => deck.word(),
            Event::Stepped { .. } => "movement",
            Event::Slipped { .. }
            | Event::Announced { .. }
            | Event::FightBegan { .. }
            | Event::Defeated { .. }
            | Event::Retreated { .. }
            | Event::FightLost { .. }
            | Event::BotDefeated { .. } => "enemy",
            Event::Struck { .. } | Event::ExtraRolled { .. } => "damage",
            Event::Boosted { .. } | Event::PowerUsed { .. } => "mana",
            Event::Fell { .. } => "heart",
            Event::Visited { .. } => "location",
            Event::Searched { .. } | Event::Found { .. } | Event::BotSearched { .. } => "search",
            Event::TookFirst { .. } => "first",
            Event::Scored { .. } | Event::SoloEnded { .. } => "points",
            Event::BotDrew { .. }
            | Event::BotDismissed { .. }
            | Event::BotRolled { .. }
            | Event::BotExhausted { .. } => "bot",
            Event::HandReady { .. }
            | Event::Passed { .. }
            | Event::FightRolled { .. }
            | Event::Rerolled { .. }
            | Event::Rolled { .. } => return None,
        })
    }

    /// The enemy it is about.
    pub fn enemy(&self) -> Option<Enemy> {
        match *self {
            Event::Slipped { enemy, .. }
            | Event::Announced { enemy, .. }
            | Event::BotDefeated { enemy }
            | Event::FightBegan { foe: Foe::Enemy(enemy), .. }
            | Event::Struck { foe: Foe::Enemy(enemy), .. }
            | Event::Retreated { foe: Foe::Enemy(enemy), .. }
            | Event::FightLost { foe: Foe::Enemy(enemy), .. }
            | Event::Defeated { foe: Foe::Enemy(enemy), .. } => Some(enemy),
            _ => None,
        }
    }

    /// Whether it tells its player what came of a fight, a search or a season: it stays before them
    /// until they have read it.
    pub(crate) fn is_outcome(&self) -> bool {
        matches!(
            self,
            Event::Defeated { .. }
                | Event::Retreated { .. }
                | Event::FightLost { .. }
                | Event::Fell { .. }
                | Event::Found { .. }
                | Event::Produced { .. }
                | Event::SoldOut { .. }
        )
    }
}
