//! Modules of one folder as a graph, and its circles.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::names::Use;

/// Which module of a folder uses which, each with its first place.
#[derive(Default)]
pub(super) struct Graph<'a> {
    arrows: BTreeMap<String, BTreeMap<String, &'a Use>>,
}

impl<'a> Graph<'a> {
    /// Adds that the module `from` uses `to`.
    pub(super) fn add(&mut self, from: &str, to: &str, at: &'a Use) {
        let arrows = self.arrows.entry(from.to_owned()).or_default();
        arrows.entry(to.to_owned()).or_insert(at);
    }

    /// The modules that reach themselves, in groups that reach each other.
    pub(super) fn groups(&self) -> Vec<BTreeSet<&str>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.arrows.keys().map(|from| (from.as_str(), self.reached(from))).collect();
        let mut groups: Vec<BTreeSet<&str>> = Vec::new();
        for (from, there) in &reached {
            let back = |to: &&&str| reached.get(**to).is_some_and(|all| all.contains(from));
            let group: BTreeSet<&str> = there.iter().filter(back).copied().collect();
            if !group.is_empty() && !groups.contains(&group) {
                groups.push(group);
            }
        }
        groups
    }

    /// A shortest circle through one of the modules `through`: who uses whom, and where.
    pub(super) fn shortest<'b>(
        &'b self,
        through: impl IntoIterator<Item = &'b str>,
    ) -> Vec<(&'b str, &'b str, &'a Use)> {
        let circles = through.into_iter().filter_map(|start| self.circle(start));
        circles.min_by_key(Vec::len).unwrap_or_default()
    }

    fn arrows_from(&self, from: &str) -> impl Iterator<Item = (&str, &'a Use)> {
        self.arrows.get(from).into_iter().flatten().map(|(to, at)| (to.as_str(), *at))
    }

    fn reached(&self, from: &str) -> BTreeSet<&str> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&str> = self.arrows_from(from).map(|(to, _)| to).collect();
        while let Some(next) = open.pop() {
            if reached.insert(next) {
                open.extend(self.arrows_from(next).map(|(to, _)| to));
            }
        }
        reached
    }

    /// A shortest way from `start` back to it.
    fn circle<'b>(&'b self, start: &'b str) -> Option<Vec<(&'b str, &'b str, &'a Use)>> {
        let mut came: BTreeMap<&str, (&str, &'a Use)> = BTreeMap::new();
        let mut open = VecDeque::from([start]);
        while let Some(here) = open.pop_front() {
            for (to, at) in self.arrows_from(here) {
                if came.contains_key(to) {
                    continue;
                }
                came.insert(to, (here, at));
                open.push_back(to);
            }
        }
        let mut way = Vec::new();
        let mut to = start;
        loop {
            let (from, at) = came.get(to)?;
            way.push((*from, to, *at));
            to = from;
            if to == start {
                break;
            }
        }
        way.reverse();
        Some(way)
    }
}
