//! Setting up a table: who sits where, and when it begins.

use std::sync::Arc;

use table::Seat;

use crate::{
    Begin, Host, HostError, Plan, VisitorId, Wanted, draw, entry::Entry, names, plan, table::Table,
};

impl Host {
    /// Sets up a table; it begins at once where nobody has to be waited for.
    pub async fn create(
        self: &Arc<Host>,
        who: VisitorId,
        plan: &Plan,
    ) -> Result<String, HostError> {
        self.create_to_begin(who, plan, Begin::AtOnce).await
    }

    /// Sets up a table; where nobody has to be waited for it begins as `when` says.
    pub async fn create_to_begin(
        self: &Arc<Host>,
        who: VisitorId,
        plan: &Plan,
        when: Begin,
    ) -> Result<String, HostError> {
        let (row, mut table) = self.lay(who, plan, self.contents.newest())?;
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
        self.keep_new(row, table, entries).await
    }
}

impl Table {
    /// Takes over a setup in the notation of the game.
    pub(crate) fn set_up(&mut self, setup: String) -> Result<(), HostError> {
        self.chosen = plan::stored(self.game, &setup)?;
        self.setup = setup;
        Ok(())
    }
}
