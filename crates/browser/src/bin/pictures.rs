//! Takes the pictures that `cargo xtask pictures` asks for: of the groups that are named, or of all.

use anyhow::Result;

#[tokio::main]
async fn main() -> Result<()> {
    let groups: Vec<String> = std::env::args().skip(1).collect();
    browser::pictures::take(&groups).await
}
