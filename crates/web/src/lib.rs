//! Views as pages: HTML and SVG from what a viewer may know.
