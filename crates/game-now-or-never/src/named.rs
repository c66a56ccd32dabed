//! Which way something goes.

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
