//! The files a page asks for, embedded in the program.

/// Every asset: its name, its content type, its bytes.
pub const ALL: &[(&str, &str, &[u8])] = &[
    ("table.css", "text/css; charset=utf-8", include_bytes!("../assets/table.css")),
    (
        "above-and-below.css",
        "text/css; charset=utf-8",
        include_bytes!("../assets/above-and-below.css"),
    ),
    ("table.js", "text/javascript; charset=utf-8", include_bytes!("../assets/table.js")),
    ("luck.js", "text/javascript; charset=utf-8", include_bytes!("../assets/luck.js")),
    ("icon.svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
];

/// The content type and bytes of the asset of this name.
pub fn get(name: &str) -> Option<(&'static str, &'static [u8])> {
    ALL.iter().find(|asset| asset.0 == name).map(|&(_, kind, bytes)| (kind, bytes))
}
