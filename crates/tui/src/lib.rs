//! The table in a terminal: views drawn as text.
