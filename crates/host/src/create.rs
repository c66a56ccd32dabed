//! Setting up a table: who sits where, and when it begins.

use std::sync::Arc;

use shelf::{Shelf, StartError};
use store::{Stage, TableRow};
use table::Seat;

use crate::{
    Begin, Caller, Host, HostError, Plan, VisitorId, Wanted, draw, entry::Entry, names, plan,
    secret, table::Table,
};

impl Host {
    /// Sets up a table; it begins at once where nobody has to be waited for.
    pub async fn create(
        self: &Arc<Host>,
        caller: impl Into<Caller>,
        plan: &Plan,
    ) -> Result<String, HostError> {
        self.create_to_begin(caller, plan, Begin::AtOnce).await
    }

    /// Sets up a table; where nobody has to be waited for it begins as `when` says.
    pub async fn create_to_begin(
        self: &Arc<Host>,
        caller: impl Into<Caller>,
        plan: &Plan,
        when: Begin,
    ) -> Result<String, HostError> {
        let caller = caller.into();
        let who = caller.who;
        let (row, mut table) = self.lay(who, plan, self.contents.newest())?;
        table.start()?;
        let mut entries = Vec::new();
        let mut add = |table: &mut Table, entry: Entry| {
            entries.push(entry.to_row(row.created_ms));
            table.apply(entry, row.created_ms)
        };
        let mut first_here = true;
        for (index, wanted) in plan.seats.iter().enumerate() {
            let seat = Seat::new(index);
            match wanted {
                Wanted::Here => {
                    let raw = if first_here { plan.name.as_str() } else { "" };
                    first_here = false;
                    let all: Vec<String> =
                        table.seats.iter().map(|seat| seat.name.clone()).collect();
                    let name = names::at_seat(raw, seat, &all);
                    add(&mut table, Entry::Sat { seat, name, who })?;
                }
                Wanted::Person => {}
                Wanted::Bot(bot) => {
                    add(
                        &mut table,
                        Entry::Manned { seat, bot: *bot, by: None, until_back: false },
                    )?;
                }
            }
        }
        if !plan.seats.contains(&Wanted::Person) {
            let start = table.begin(when, draw::TO_PLEDGE_MS)?;
            add(&mut table, start)?;
        }
        self.keep_new(caller, row, table, entries).await
    }

    /// A table with nobody at it, not yet stored.
    pub(crate) fn lay(
        &self,
        who: VisitorId,
        plan: &Plan,
        shelf: &Arc<Shelf>,
    ) -> Result<(TableRow, Table), HostError> {
        let row = TableRow {
            id: secret::fresh_id()?,
            game: plan.game.word().to_owned(),
            setup: plan.notation()?,
            owner: who.to_string(),
            listed: plan.listed,
            pace: plan.pace.to_string(),
            seed: self.options.seed.map_or_else(secret::fresh_seed, Ok)?.to_vec(),
            stage: Stage::Lobby,
            created_ms: self.now_ms(),
            content: shelf.fingerprint(plan.game).to_string(),
            edition: plan.game.edition().into(),
        };
        let table = Table::fresh(&row, shelf.clone(), self.times())?;
        match (table.seats.len(), plan.seats.len()) {
            (of_setup, planned) if of_setup == planned => Ok((row, table)),
            (of_setup, planned) => Err(HostError::Unreadable(format!(
                "the setup is for {of_setup} seats, not {planned}"
            ))),
        }
    }

    /// Stores a new table.
    pub(crate) async fn keep_new(
        self: &Arc<Host>,
        caller: Caller,
        mut row: TableRow,
        table: Table,
        entries: Vec<store::EntryRow>,
    ) -> Result<String, HostError> {
        self.may_set_up(&row.owner).await?;
        row.stage = table.stage();
        let id = row.id.clone();
        let content = self.contents.row(table.game, &table.shelf);
        drop(table);
        self.store_new(caller.origin, row, entries, content).await?;
        // Its bots are set going once it is known whose they are.
        self.wake(&id).await?.note_origin(caller);
        self.live(&id).await?;
        Ok(id)
    }

    /// Whether this visitor may set up another table today.
    pub(crate) async fn may_set_up(&self, owner: &str) -> Result<(), HostError> {
        let now_ms = self.now_ms();
        // Tables of a clock that was ahead, and has been put right, are not of today.
        let today = self.store.owned_between(owner, now_ms - 86_400_000, now_ms).await?;
        if today >= self.options.tables_a_day {
            return Err(HostError::TooMuch("daily table limit reached; remove some first"));
        }
        Ok(())
    }
}

impl Table {
    /// The setup after two seats changed places.
    pub(crate) fn swapped_setup(&self, one: Seat, other: Seat) -> Result<String, HostError> {
        let chosen = self.chosen.clone().swapped(one, other).map_err(StartError::from)?;
        Ok(self.game.setup(&chosen)?)
    }

    /// Takes over a setup in the notation of the game.
    pub(crate) fn set_up(&mut self, setup: &str) -> Result<(), HostError> {
        (self.setup, self.chosen) = plan::stored(self.game, setup)?;
        Ok(())
    }
}
