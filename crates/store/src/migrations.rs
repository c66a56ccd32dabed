//! Every change of the database's shape.
//!
//! A release adds migrations and never changes one, adds columns only with a default, and removes
//! nothing. So the release before can open what this one has brought up to date: it ignores the
//! migrations that it does not know, and names the columns that it does.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// The migrations, numbered from 1.
pub(crate) fn migrations() -> Migrator {
    let all = [
        ("tables", include_str!("../migrations/0001_tables.sql")),
        ("contents", include_str!("../migrations/0002_contents.sql")),
        ("health", include_str!("../migrations/0003_health.sql")),
        ("glance", include_str!("../migrations/0004_glance.sql")),
        ("forgotten", include_str!("../migrations/0005_forgotten.sql")),
        ("brought", include_str!("../migrations/0006_brought.sql")),
    ];
    let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations((1..).zip(all).map(migration).collect());
    migrator.set_ignore_missing(true);
    migrator
}
