//! A table as its entries say: who sits where, the game, the talk.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use shelf::{Chosen, GameName, Opinion, Shelf};
use store::{EntryRow, Stage, TableRow};
use table::{Seat, Seats};

use crate::{
    Checked, Eyes, Guide, HostError, JoinRequest, LuckError, Outcome, Pace, Tempo, VisitorId,
    budget::Budgets,
    draw::Draw,
    entry::{Entry, SeatList},
    eyes::Beginning,
    invitation,
    links::Link,
    luckcheck, names, plan,
    play::{Play, Rules},
    seat_log::SeatLog,
    seated::Settled,
    secret,
    snapshot::{ChatLine, Rematch, SeatNow, Sitter, Snapshot, TakeBack},
    turn_limit::{Times, Turns},
};

/// How many lines of talk a table remembers.
const CHAT_ON_PAGE: usize = 100;

/// A table brought to life.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) game: GameName,
    /// How it is set up, in the notation of the game: what the game begins with.
    pub(crate) setup: String,
    /// What forms show of that.
    pub(crate) chosen: Chosen,
    pub(crate) listed: bool,
    pub(crate) pace: Pace,
    pub(crate) owner: VisitorId,
    pub(crate) seed: [u8; 32],
    /// The word in the host's link.
    invitation: Arc<str>,
    /// How the seed of the game is drawn from it.
    pub(crate) draw: Draw,
    /// How many entries it has.
    pub(crate) revision: u64,
    pub(crate) seats: Vec<SeatNow>,
    pub(crate) play: Option<Play>,
    /// Since when each seat is waited for.
    pub(crate) turns: Turns,
    pub(crate) times: Times,
    /// The latest time that anything here is counted from.
    pub(crate) newest_ms: i64,
    /// Whether the luck of the finished game is what was promised.
    checked: Option<Result<Checked, LuckError>>,
    pub(crate) take_back: Option<TakeBack>,
    /// Who has held which seats since the game began.
    pub(crate) eyes: Arc<Eyes>,
    /// Those who ask for a seat.
    pub(crate) requests: Vec<JoinRequest>,
    /// Who has asked for a seat so far, once for each time.
    pub(crate) has_asked: Vec<VisitorId>,
    /// What happened to seats, in sentences.
    pub(crate) seat_log: SeatLog,
    pub(crate) rematch: Option<Rematch>,
    /// The guide, where this began as somebody's first game.
    pub(crate) guide: Option<Guide>,
    /// Links to another device that have not been used.
    pub(crate) links: Vec<Link>,
    /// What was told to seats that have not read on yet.
    pub(crate) outcomes: BTreeMap<Seat, Arc<Outcome>>,
    /// How fast bots play.
    pub(crate) tempo: Tempo,
    /// Hints that were asked for, with the question they answer.
    pub(crate) hints: BTreeMap<Seat, (u64, Arc<Vec<Opinion>>)>,
    chat: VecDeque<Arc<ChatLine>>,
    /// What everybody has used of their share.
    pub(crate) budgets: Budgets,
    /// Since when people sit here.
    pub(crate) settled: Settled,
    /// The games with the content this table is played with.
    pub(crate) shelf: Arc<Shelf>,
    /// The edition of the rules it is played by.
    edition: u16,
    /// The sitting has made a move that has not been stored.
    is_ahead: bool,
    /// The revision at which people do themselves what they have no choice about.
    pub(crate) left_to_people: Option<u64>,
}

impl Table {
    /// A table nothing has happened to yet.
    pub(crate) fn fresh(
        row: &TableRow,
        shelf: Arc<Shelf>,
        times: Times,
    ) -> Result<Table, HostError> {
        let broken = |what: String| HostError::Broken(what);
        let edition = u16::try_from(row.edition).unwrap_or(u16::MAX);
        let game: GameName =
            row.game.parse().map_err(|error: shelf::UnknownGame| broken(error.to_string()))?;
        let (setup, chosen) = plan::stored(game, &row.setup)?;
        let seed = row.seed.as_slice().try_into();
        let seed = seed.map_err(|_| broken("its seed has not 32 bytes".to_owned()))?;
        let seats = (0..chosen.players())
            .map(|index| SeatNow::of(names::of_person("", index), Sitter::Open));
        Ok(Table {
            id: row.id.clone(),
            game,
            seats: seats.collect(),
            setup,
            chosen,
            listed: row.listed,
            pace: row.pace.parse()?,
            owner: row.owner.parse()?,
            seed,
            invitation: invitation::word(&seed),
            draw: Draw::new(seed),
            revision: 0,
            play: None,
            turns: Turns::default(),
            times,
            newest_ms: i64::MIN,
            checked: None,
            take_back: None,
            eyes: Arc::default(),
            requests: Vec::new(),
            has_asked: Vec::new(),
            seat_log: SeatLog::default(),
            rematch: None,
            guide: None,
            links: Vec::new(),
            outcomes: BTreeMap::new(),
            tempo: Tempo::default(),
            hints: BTreeMap::new(),
            chat: VecDeque::new(),
            budgets: Budgets::default(),
            settled: Settled::default(),
            shelf,
            edition,
            is_ahead: false,
            left_to_people: None,
        })
    }

    /// Plays stored entries through.
    pub(crate) fn replay(&mut self, rows: &[EntryRow]) -> Result<(), HostError> {
        rows.iter().try_for_each(|row| self.apply(Entry::of_row(row)?, row.at_ms))?;
        self.heed_clock();
        Ok(())
    }

    /// How far it has come.
    pub(crate) fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Lobby,
            Some(play) if play.sitting.to_act().is_empty() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The game, once it has begun.
    pub(crate) fn playing(&mut self) -> Result<&mut Play, HostError> {
        self.play.as_mut().ok_or(HostError::NotStarted)
    }

    /// Makes a move before it is stored; [`Table::apply`] completes it.
    pub(crate) fn draw(&mut self, seat: Seat, action: &str) -> Result<Entry, HostError> {
        let luck = self.playing()?.act(seat, action)?;
        self.is_ahead = true;
        Ok(Entry::Moved { seat, action: action.to_owned(), luck })
    }

    /// What the game is played by.
    fn rules(&self) -> Rules<'_> {
        Rules { shelf: &self.shelf, game: self.game, edition: self.edition }
    }

    /// The entry that begins the game.
    pub(crate) fn start(&self) -> Result<Entry, HostError> {
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut draw = self.draw.clone();
        draw.begin(self.people());
        let seed = draw.terms().seed();
        let luck = Play::start(&self.rules(), &self.setup, &names, seed)?;
        Ok(Entry::Started { names, luck, base: None })
    }

    /// Takes an entry in that was made at this time. Entries were checked before they were stored:
    /// this fails only where the store or the cards are not what they were.
    pub(crate) fn apply(&mut self, entry: Entry, at_ms: i64) -> Result<(), HostError> {
        let revision = self.revision + 1;
        self.newest_ms = self.newest_ms.max(at_ms);
        self.count(&entry, at_ms);
        if let Some(text) = self.told_of_seats(&entry) {
            self.tell(text);
        }
        // Whoever sits down or moves has all the time again.
        let moved = match &entry {
            Entry::Moved { seat, .. } => self.speaker(*seat),
            _ => None,
        };
        let mut anew = match &entry {
            Entry::Sat { seat, .. } | Entry::Moved { seat, .. } => Seats::only(*seat),
            _ => Seats::NONE,
        };
        // Who sits where matters to the draw until the game begins.
        let sitters = if self.play.is_none() { self.who_sits() } else { Vec::new() };
        match entry {
            Entry::Sat { seat, name, who } => self.sit(seat, name, who)?,
            Entry::Named { seat, name } => self.rename_seat(seat, name)?,
            Entry::Freed { seat, for_good, by } => {
                self.remove_sitter(seat, Sitter::Open, for_good, by)?;
                self.ask_without(by, revision)?;
            }
            Entry::Manned { seat, bot, by, until_back } => {
                self.remove_sitter(seat, Sitter::Bot(bot), false, by)?;
                self.seat(seat)?.is_stand_in = until_back;
                // A bot that stands in plays under the name of the seat.
                if self.play.is_none() {
                    self.seat(seat)?.name = names::of_bot(seat.index()).to_owned();
                }
                self.ask_without(by, revision)?;
            }
            Entry::Swapped { one, other } => {
                self.seat(one)?;
                self.seat(other)?;
                self.seats.swap(one.index(), other.index());
                self.set_up(&self.swapped_setup(one, other)?)?;
            }
            Entry::Chosen { setup, .. } => self.set_up(&setup)?,
            Entry::Pledged { seat, hash } => self.draw.pledge(seat, secret::stored(&hash)?),
            Entry::Gathering { wait_ms } => self.draw.gather(at_ms, wait_ms),
            Entry::Called {} => self.draw.call(at_ms),
            Entry::Opened { seat, number } => self.draw.open(seat, secret::stored(&number)?),
            Entry::Lapsed { seats } => self.draw.lapse(seats.0, at_ms),
            Entry::Started { names, luck, base } => {
                let people: Vec<Seat> = self.people().collect();
                self.draw.begin(people.into_iter());
                let terms = self.draw.terms();
                let seed = terms.seed();
                let mut play = match &base {
                    Some(replay) => Play::resume(&self.shelf, shelf::read_replay(replay)?, seed)?,
                    None => Play::restart(&self.rules(), &self.setup, &names, seed, &luck)?,
                };
                play.begun(revision, terms);
                self.set_up(&play.sitting.setup())?;
                self.play = Some(play);
                self.record_holders(match base {
                    Some(_) => Beginning::BroughtAlong,
                    None => Beginning::Dealt,
                });
            }
            Entry::Moved { seat, action, luck } => {
                let made_by = self.seat(seat)?.sitter;
                let is_ahead = std::mem::take(&mut self.is_ahead);
                let play = self.playing()?;
                if !is_ahead {
                    play.act_again(seat, &action, &luck)?;
                }
                play.moved(seat, made_by, &luck, revision);
                if is_ahead {
                    self.note_outcomes(seat, made_by);
                }
                self.take_back = None;
                self.record_holders_with_first_move();
            }
            Entry::Undone { moves, .. } => {
                self.playing()?.undo(moves, revision)?;
                self.take_back = None;
                self.rewind_seat_log();
            }
            Entry::TakeBack { seat, keep, of } => {
                let people = || self.people().filter(|&other| !self.same_person(seat, other));
                let awaited = of.map_or_else(|| people().collect(), |SeatList(seats)| seats);
                self.take_back = Some(TakeBack { by: seat, keep, awaited });
                self.go_back_if_all_agree(revision)?;
            }
            Entry::Agreed { seat } => {
                if let Some(question) = &mut self.take_back {
                    question.awaited = question.awaited.without(seat);
                }
                self.go_back_if_all_agree(revision)?;
            }
            Entry::Refused { .. } => self.take_back = None,
            Entry::Knocked { seat, name, who, of: SeatList(awaited) } => {
                self.has_asked.push(who);
                self.requests.push(JoinRequest { id: revision, seat, name, who, awaited });
            }
            Entry::Admitted { request, by } => {
                if let Some(seat) = self.admit(request, by)? {
                    anew = Seats::only(seat);
                }
            }
            Entry::Declined { request, .. } => self.requests.retain(|open| open.id != request),
            Entry::Said { name, text } => {
                self.chat.push_back(Arc::new(ChatLine { revision, name, text }));
                if self.chat.len() > CHAT_ON_PAGE {
                    self.chat.pop_front();
                }
            }
            Entry::Linked { token, from } => self.links.push(Link { token, from, at_ms }),
            Entry::Carried { token, to } => self.take_over(token, to),
            Entry::Tempo { tempo, .. } => self.tempo = tempo,
            Entry::Rematched { table, by } => self.rematch = Some(Rematch { table, by }),
            Entry::Guided { seat } => self.guide_speaks_to(seat),
        }
        self.end_requests();
        self.revision = revision;
        self.note_sitting(moved, at_ms);
        self.update_draw_for_seats(&sitters, at_ms);
        self.check_luck();
        self.turns.wait_for(self.to_act(), anew, at_ms);
        self.forget_old_hints();
        self.forget_old_outcomes();
        Ok(())
    }

    /// Deals a game that is over again from its seed, once.
    fn check_luck(&mut self) {
        match &self.play {
            Some(play) if play.sitting.to_act().is_empty() => {
                let verify = || luckcheck::verify_file(play.sitting.as_ref(), &play.file());
                self.checked.get_or_insert_with(verify);
            }
            Some(_) | None => self.checked = None,
        }
    }

    fn to_act(&self) -> Seats {
        self.play.as_ref().map_or(Seats::NONE, |play| play.sitting.to_act())
    }

    fn forget_old_hints(&mut self) {
        match &self.play {
            Some(play) => self.hints.retain(|&seat, (asked, _)| play.asked(seat) == *asked),
            None => self.hints.clear(),
        }
    }

    /// The table for those who look on; whoever shows it says when, and who is there.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let (stage, forced) = (self.stage(), self.forced_seats());
        let hints = self.hints.iter().map(|(&seat, (_, opinions))| (seat, opinions.clone()));
        Snapshot {
            id: self.id.clone(),
            revision: self.revision,
            tick: 0,
            game: self.game,
            shelf: self.shelf.clone(),
            chosen: self.chosen.clone(),
            setup: self.setup.clone(),
            stage,
            listed: self.listed,
            pace: self.pace,
            owner: self.owner,
            seats: self.seats.clone(),
            left: self.left(),
            board: self.play.as_ref().map(|play| Arc::new(play.board(self.bots(), forced))),
            forced,
            chat: self.chat.iter().cloned().collect(),
            take_back: self.take_back,
            eyes: self.eyes.clone(),
            requests: self.requests.clone(),
            seat_log: self.seat_log.recent(usize::MAX),
            seed_hash: secret::seed_hash(&self.draw.server_seed()),
            draw: self.draw.state(),
            terms: (stage == Stage::Over)
                .then(|| self.draw.terms())
                .filter(|terms| terms.is_mixed)
                .map(|terms| terms.text()),
            brought: self.play.as_ref().and_then(Play::brought),
            checked: self.checked.clone(),
            seed: (stage == Stage::Over).then(|| secret::hex(&self.draw.server_seed())),
            rematch: self.rematch.clone(),
            guide: self.guide,
            hints: hints.collect(),
            outcomes: self.outcomes.clone(),
            tempo: self.tempo,
            present: Vec::new(),
            readers: Vec::new(),
            settled: self.settled(),
            bots_wait: false,
            invitation: self.invitation.clone(),
        }
    }
}
