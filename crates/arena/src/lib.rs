//! Matches by the million: seats, statistics and plots.
