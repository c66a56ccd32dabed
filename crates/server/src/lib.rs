//! The table on the network: routes, live updates, identities and limits.
