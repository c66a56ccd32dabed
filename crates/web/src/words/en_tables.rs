//! English: lists of tables, names of visitors, and dates.

pub(crate) const CONTINUE: &str = "Continue";
pub(crate) const TABLES: &str = "Tables";
pub(crate) const MORE_HERE: &str = "Your tables, open tables and saved games";
pub(crate) const MY_TABLES: &str = "Your tables";
pub(crate) const NO_TABLES: &str = "You haven’t joined a table yet.";
pub(crate) const RUNNING_TABLES: &str = "Running";
pub(crate) const FINISHED_TABLES: &str = "Finished";
pub(crate) const REMOVE: &str = "Remove";
pub(crate) const REMOVE_MEANS: &str =
    "Remove takes a table off this list only. The others keep it, and its link still works.";
pub(crate) const YOUR_NAME: &str = "Your name";
pub(crate) const WHAT_NAME: &str = "What’s your name?";
pub(crate) const YOU_PLAY_AS: &str = "You play as";
pub(crate) const SAVE_NAME: &str = "Save";

/// How many more games of a visitor run than the one that is named.
pub(crate) fn more_running(count: usize) -> String {
    format!("{count} more")
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A day for people.
pub(crate) fn date(ms: i64) -> String {
    let (year, month, day) = day_of(ms);
    format!("{day} {} {year}", MONTHS[month as usize - 1])
}

/// A day for programs.
pub(crate) fn iso_date(ms: i64) -> String {
    let (year, month, day) = day_of(ms);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day in UTC of a moment in milliseconds since 1970, by the civil calendar: years
/// begin in March, so that the leap day is the last one.
fn day_of(ms: i64) -> (i64, i64, i64) {
    let days = ms.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_become_days() {
        let day = 86_400_000;
        let all = [
            (0, "1970-01-01", "1 January 1970"),
            (59 * day, "1970-03-01", "1 March 1970"),
            (951_782_400_000, "2000-02-29", "29 February 2000"),
            (951_868_800_000, "2000-03-01", "1 March 2000"),
            (1_798_761_599_999, "2026-12-31", "31 December 2026"),
            (-1, "1969-12-31", "31 December 1969"),
        ];
        for (ms, iso, told) in all {
            assert_eq!((iso_date(ms).as_str(), date(ms).as_str()), (iso, told));
        }
    }
}
