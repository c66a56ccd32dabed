//! A store in memory, for tests whose clock stands still: a database would time out at once.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{Mutex, MutexGuard},
};

use store::{
    Adopt, Answer, Appended, ContentRow, ContentSummary, EntryRow, Health, Noted, SatAt, Stage,
    Store, Summary, TableRow, Well,
};

/// Tables in memory.
#[derive(Default)]
pub(crate) struct Memory(Mutex<BTreeMap<String, (TableRow, Vec<EntryRow>)>>);

impl Memory {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, (TableRow, Vec<EntryRow>)>> {
        self.0.lock().unwrap()
    }
}

fn now<T: Send + 'static>(answer: T) -> Answer<'static, T> {
    Box::pin(async { Ok(answer) })
}

impl Store for Memory {
    fn create(
        &self,
        table: TableRow,
        entries: Vec<EntryRow>,
        _: Option<ContentRow>,
    ) -> Answer<'_, ()> {
        self.tables().insert(table.id.clone(), (table, entries));
        now(())
    }

    fn content<'a>(&'a self, _: &'a str) -> Answer<'a, Option<ContentRow>> {
        now(None)
    }

    fn contents(&self) -> Answer<'_, Vec<ContentSummary>> {
        now(Vec::new())
    }

    fn adopt(&self, _: Adopt, _: ContentRow) -> Answer<'_, u64> {
        now(0)
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        now(self.tables().get(id).map(|(row, _)| row.clone()))
    }

    fn entries<'a>(&'a self, id: &'a str, from: u64) -> Answer<'a, Vec<EntryRow>> {
        let entries = self.tables().get(id).map(|(_, entries)| entries.clone());
        now(entries.unwrap_or_default().split_off(from as usize))
    }

    fn append(
        &self,
        id: String,
        number: u64,
        entry: EntryRow,
        stage: Stage,
    ) -> Answer<'_, Appended> {
        let mut tables = self.tables();
        let (row, entries) = tables.get_mut(&id).unwrap();
        if entries.len() as u64 != number {
            return now(Appended::Taken);
        }
        entries.push(entry);
        row.stage = stage;
        now(Appended::Kept)
    }

    fn opened(&self, _: String, _: i64) -> Answer<'_, ()> {
        now(())
    }

    fn note(&self, _: String, _: String) -> Answer<'_, ()> {
        now(())
    }

    fn noted<'a>(&'a self, _: &'a str) -> Answer<'a, Option<Noted>> {
        now(None)
    }

    fn tables_of<'a>(&'a self, _: &'a str, _: u32) -> Answer<'a, Vec<SatAt>> {
        now(Vec::new())
    }

    fn games_played<'a>(&'a self, _: &'a str) -> Answer<'a, Vec<String>> {
        now(Vec::new())
    }

    fn owned_between<'a>(&'a self, _: &'a str, _: i64, _: i64) -> Answer<'a, u64> {
        now(0)
    }

    fn looking_for_players(&self, _: u32) -> Answer<'_, Vec<String>> {
        now(Vec::new())
    }

    fn playing(&self) -> Answer<'_, Vec<String>> {
        now(self.tables().keys().cloned().collect())
    }

    fn summaries(&self) -> Answer<'_, Vec<Summary>> {
        now(Vec::new())
    }

    fn forget(&self, _: String, _: String, _: i64) -> Answer<'_, ()> {
        now(())
    }

    fn remove<'a>(&'a self, id: &'a str) -> Answer<'a, bool> {
        now(self.tables().remove(id).is_some())
    }

    fn backup(&self, _: PathBuf) -> Answer<'_, ()> {
        now(())
    }

    fn health(&self) -> Health {
        Health { trouble: None, commits: 0, errors: 0, outages: 0 }
    }

    fn until_well(&self) -> Well<'_> {
        Box::pin(async {})
    }
}
