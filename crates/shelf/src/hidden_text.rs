//! What nobody at a table has read yet, for tests that look for it where it must not be.

/// Words of the content that nobody at a table may know at this moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HiddenText {
    /// Titles, paragraphs and labels that were not read out, those nearest to what was first.
    pub texts: Vec<String>,
    /// What the outcomes nobody has seen bring, in the same order.
    pub rewards: Vec<String>,
}
