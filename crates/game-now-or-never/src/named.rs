//! What events say besides facts: names, and which way something goes.

/// Whether something is gained, lost or paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It comes.
    Gained,
    /// It goes.
    Lost,
    /// It goes for something.
    Paid,
}

/// A thing with its name, so that the log can be read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Named<T> {
    /// The thing.
    pub is: T,
    /// What it is called.
    pub name: &'static str,
}
