//! What the files of the maps say: spaces, paths, routes and how all of it is drawn (NF-041).

mod checks;
mod entries;
mod geometry;

use story::Key;
use table::Fault;

use self::entries::{KindEntry, MapFile, PathEntry, SpaceEntry, SpecialEntry};
use crate::components::{
    Chart, MOST_SPACES, Map, Path, PathChart, Point, Route, Space, SpaceChart, SpaceFace,
    SpaceKind, Spaces, Special, TradeGood,
};

pub(super) use self::checks::held;
pub(super) use self::entries::MapFile as File;

/// One map, if the rules can be played on it.
pub(super) fn map(file: &str, entry: &MapFile, faults: &mut Vec<Fault>) -> Option<Map> {
    let before = faults.len();
    let mut reader = Reader { file, faults };
    reader.head(entry);
    let town = Point { x: entry.town.x, y: entry.town.y };
    let mut spaces = vec![SpaceFace {
        kind: SpaceKind::Town,
        quest: None,
        name: None,
        marked: false,
        x: town.x,
        y: town.y,
    }];
    let mut drawn = vec![SpaceChart::default()];
    for (place, space) in entry.spaces.iter().enumerate() {
        spaces.push(reader.space(place + 1, space));
        drawn.push(SpaceChart { book: space.book, mark: space.mark_at, label: space.label });
    }
    let paths: Vec<PathChart> =
        entry.paths.iter().filter_map(|path| reader.path(path, spaces.len())).collect();
    let routes = reader.routes(entry, &spaces);
    if reader.faults.len() > before {
        return None;
    }
    let mut ways = vec![Vec::new(); spaces.len()];
    for path in &paths {
        ways[path.a.index()].push(Path { to: path.b, symbol: path.symbol });
        ways[path.b.index()].push(Path { to: path.a, symbol: path.symbol });
    }
    ways.iter_mut().for_each(|ways| ways.sort_by_key(|path| path.to));
    let distance = steps(&ways, |_| true);
    if let Some(space) = distance.iter().position(|steps| *steps == UNREACHED) {
        reader.wrong(&format!("no path leads to space {space}"));
    }
    let those = |is: &dyn Fn(&SpaceFace) -> bool| -> Spaces {
        let all = (1..spaces.len()).map(Space::of_index);
        all.filter(|space| is(&spaces[space.index()])).collect()
    };
    let map = Map {
        number: entry.number,
        name: entry.name.clone(),
        all: those(&|_| true),
        books: those(&|face| face.quest.is_some()),
        coins: those(&|face| face.kind == SpaceKind::Coin),
        gems: those(&|face| face.kind == SpaceKind::Gem),
        marked: those(&|face| face.marked),
        special: match entry.special {
            SpecialEntry::None | SpecialEntry::Bosses { .. } => Special::None,
            SpecialEntry::ToxicWater { .. } => Special::Water,
            SpecialEntry::Mammoth { .. } => Special::Mammoth,
        },
        routes: routes?,
        distance,
        chart: Chart {
            shape: entry.shape.clone(),
            threat_stack: entry.threat_stack,
            spaces: drawn,
            paths,
            landscape: entry.landscape.clone(),
        },
        spaces,
        paths: ways,
    };
    (faults.len() == before).then_some(map)
}

/// So far is a space that no path leads to.
const UNREACHED: u8 = u8::MAX;

/// How many steps each space is from the town, over the paths that count.
fn steps(ways: &[Vec<Path>], counts: impl Fn(&Path) -> bool) -> Vec<u8> {
    let mut steps = vec![UNREACHED; ways.len()];
    steps[Space::TOWN.index()] = 0;
    let mut reached = vec![Space::TOWN];
    let mut next = 0;
    while let Some(&space) = reached.get(next) {
        next += 1;
        for path in ways[space.index()].iter().filter(|path| counts(path)) {
            if steps[path.to.index()] == UNREACHED {
                steps[path.to.index()] = steps[space.index()] + 1;
                reached.push(path.to);
            }
        }
    }
    steps
}

/// One file that is being read.
struct Reader<'a> {
    file: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn wrong(&mut self, what: &str) {
        self.faults.push(Fault::of_file(self.file, what));
    }

    fn head(&mut self, entry: &MapFile) {
        if entry.format != 1 {
            self.wrong("only format 1 is known");
        }
        let number = self.file.trim_start_matches("maps/").split('-').next();
        if number != Some(format!("{:02}", entry.number).as_str()) {
            self.wrong(&format!("the file of map {0} begins with {0:02}", entry.number));
        }
        if entry.spaces.len() >= MOST_SPACES {
            self.wrong(&format!("a map has fewer than {MOST_SPACES} spaces"));
        }
        let (rule, mark) = match &entry.special {
            SpecialEntry::None | SpecialEntry::Bosses { .. } => (true, None),
            // The numbers of both rules are the rules' own (NF-585, NF-594).
            SpecialEntry::ToxicWater { mark, hearts } => (*hearts == 1, Some(*mark)),
            SpecialEntry::Mammoth { mark, points } => (*points == 8, Some(*mark)),
        };
        if !rule {
            self.wrong("toxic water takes 1 heart, and no camp at a mammoth 8 points");
        }
        let marks = entry.spaces.iter().filter_map(|space| space.mark);
        if marks.clone().any(|one| Some(one) != mark) || (mark.is_some() && marks.count() == 0) {
            self.wrong("the marks of spaces and the special rule do not fit together");
        }
    }

    fn space(&mut self, number: usize, entry: &SpaceEntry) -> SpaceFace {
        let id = entry.id.as_str();
        if id != format!("s{number:02}") {
            self.wrong(&format!("space {number} is called s{number:02}, not {id}"));
        }
        let kind = match (entry.kind, entry.good) {
            (KindEntry::Coin, None) => SpaceKind::Coin,
            (KindEntry::Gem, None) => SpaceKind::Gem,
            (KindEntry::Route, Some(good)) => SpaceKind::Route(good),
            (KindEntry::Route, None) | (KindEntry::Coin | KindEntry::Gem, Some(_)) => {
                self.wrong(&format!("{id}: a good belongs to a route space, and only there"));
                SpaceKind::Coin
            }
        };
        let quest = entry.quest.as_deref().and_then(|quest| match quest.parse::<Key>() {
            Ok(key) => Some(key),
            Err(error) => {
                self.wrong(&format!("{id}: {error}"));
                None
            }
        });
        if entry.name.is_some() != entry.label.is_some() {
            self.wrong(&format!("{id}: a name has a label, which says where it is written"));
        }
        SpaceFace {
            kind,
            quest,
            name: entry.name.clone(),
            marked: entry.mark.is_some(),
            x: entry.x,
            y: entry.y,
        }
    }

    fn path(&mut self, entry: &PathEntry, spaces: usize) -> Option<PathChart> {
        let PathEntry { a, b, symbol, bend, at, way } = entry;
        let end = |id: &str| {
            if id == "town" {
                return Some(Space::TOWN);
            }
            let number: usize = id.strip_prefix('s')?.parse().ok()?;
            (1..spaces).contains(&number).then(|| Space::of_index(number))
        };
        let (Some(from), Some(to)) = (end(a), end(b)) else {
            self.wrong(&format!("{a}-{b}: there is no such space"));
            return None;
        };
        if from == to {
            self.wrong(&format!("{a}-{b}: a path leads to another space"));
            return None;
        }
        Some(PathChart { a: from, b: to, symbol: *symbol, bend: *bend, at: *at, way: *way })
    }

    fn routes(&mut self, entry: &MapFile, spaces: &[SpaceFace]) -> Option<[Route; 4]> {
        let mut routes = Vec::new();
        for good in TradeGood::ALL {
            let ends: Vec<Space> = (1..spaces.len())
                .map(Space::of_index)
                .filter(|space| spaces[space.index()].kind == SpaceKind::Route(good))
                .collect();
            let points: Vec<_> = entry.routes.iter().filter(|one| one.good == good).collect();
            match (&ends[..], &points[..]) {
                (&[one, other], &[points]) => routes.push(Route {
                    ends: [one, other],
                    alone: points.solo_points,
                    shared: points.joint_points,
                }),
                _ => {
                    let what = good.words();
                    self.wrong(&format!("of {what} there are two spaces and one route"));
                }
            }
        }
        routes.try_into().ok()
    }
}
