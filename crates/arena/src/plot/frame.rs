//! The sheet of paper: title, panels, footer, and where everything goes.

use std::fmt::{self, Display, Write};

use super::{ink, words};
use crate::Outcome;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 675.0;
/// The left and right edge of everything.
pub(super) const LEFT: f64 = 56.0;
pub(super) const RIGHT: f64 = WIDTH - LEFT;
/// The rows lie between these.
const TOP: f64 = 166.0;
pub(super) const BOTTOM: f64 = 574.0;
/// The heads of the panels stand on this line.
pub(super) const HEAD: f64 = 154.0;

/// The place of one row.
#[derive(Clone, Copy)]
pub(super) struct Band {
    /// Where its hill stands.
    pub(super) ground: f64,
    /// How high its hill may rise.
    pub(super) rise: f64,
}

/// A band for each of `rows` rows, with room below the ground for its numbers.
pub(super) fn bands(rows: usize) -> Vec<Band> {
    let height = (BOTTOM - TOP) / rows.max(1) as f64;
    let below = 28.0;
    let rise = (height - below).min(340.0);
    let ground = |row: usize| TOP + height * (row + 1) as f64 - below;
    (0..rows).map(|row| Band { ground: ground(row), rise }).collect()
}

/// How a piece of text stands at its place.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        })
    }
}

/// The letters of a piece of text.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    pub(super) family: &'static str,
    pub(super) size: f64,
    pub(super) weight: u16,
    pub(super) fill: &'static str,
}

impl Letters {
    /// As large as they are, or as small as it takes for `text` not to be wider than `width`.
    fn fitting(self, text: &str, width: f64) -> Letters {
        // A letter is hardly ever wider than 0.6 of its size on average, in any of our families.
        let most = width / (0.6 * text.chars().count().max(1) as f64);
        Letters { size: self.size.min((most * 10.0).floor() / 10.0), ..self }
    }
}

/// Small sans letters in pale ink, for whatever only explains.
pub(super) const NOTE: Letters =
    Letters { family: ink::SANS, size: 15.0, weight: 400, fill: ink::PALE_INK };

/// The picture while it is drawn.
pub(super) struct Sheet(String);

impl Sheet {
    /// Paper, title and footer.
    pub(super) fn new(outcome: &Outcome) -> Sheet {
        let (headline, subtitle) = (words::headline(outcome), words::subtitle(outcome));
        let mut sheet = Sheet(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title desc\">\n\
             <title id=\"title\">{headline}</title>\n<desc id=\"desc\">{subtitle}</desc>\n"
        ));
        let patterns = ink::patterns(outcome.rows.iter().map(|row| row.kind));
        let mist = format!(
            "<linearGradient id=\"mist\" x2=\"0\" y2=\"1\"><stop offset=\".35\" \
             stop-color=\"{0}\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"{0}\" \
             stop-opacity=\".4\"/></linearGradient>\n",
            ink::SHEET
        );
        sheet.push(format_args!("<defs>\n{patterns}{mist}</defs>\n"));
        sheet.push(format_args!(
            "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>\n",
            ink::PAPER
        ));
        sheet.vignette(outcome);
        for (x, width) in [(32.0, 812.0), (860.0, 308.0)] {
            sheet.lay(x, 126.0, width, 484.0);
        }
        let title = Letters { family: ink::SERIF, size: 38.0, weight: 600, fill: ink::INK };
        sheet.text(LEFT, 68.0, Anchor::Start, title, &headline);
        let made = Letters { size: 17.0, ..NOTE }.fitting(&subtitle, 960.0);
        sheet.text(LEFT, 101.0, Anchor::Start, made, &subtitle);
        let command = words::command(outcome);
        let typed = Letters { family: ink::MONO, size: 13.0, ..NOTE }.fitting(&command, 980.0);
        sheet.text(LEFT, 648.0, Anchor::Start, typed, &command);
        let sign = Letters { family: ink::SERIF, size: 18.0, weight: 600, fill: ink::PALE_INK };
        sheet.text(RIGHT, 648.0, Anchor::End, sign, "Tabletale");
        sheet
    }

    /// Lays a lighter sheet down, with one soft shadow.
    fn lay(&mut self, x: f64, y: f64, width: f64, height: f64) {
        for (drop, opacity) in [(5.0, 0.05), (3.0, 0.06), (1.5, 0.06)] {
            self.push(format_args!(
                "<rect x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"6\" \
                 fill=\"{}\" opacity=\"{opacity}\"/>\n",
                y + drop,
                ink::INK
            ));
        }
        self.push(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\" \
             fill=\"{}\"/>\n",
            ink::SHEET
        ));
    }

    /// A moon over misty hills: the sign of the volume.
    fn vignette(&mut self, outcome: &Outcome) {
        let [near, middle, far] = ink::mist(outcome.game);
        self.push(format_args!(
            "<g transform=\"translate(1058 26)\" clip-path=\"inset(0 round 14px)\">\
             <rect width=\"110\" height=\"80\" rx=\"14\" fill=\"#e4e3d0\"/>\
             <circle cx=\"78\" cy=\"25\" r=\"12\" fill=\"{}\"/>\
             <path d=\"M0 58Q18 30 34 44T66 34T110 52V66a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z\" \
             fill=\"{far}\"/>\
             <path d=\"M0 66Q22 44 44 58T84 50T110 62V66a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z\" \
             fill=\"{middle}\"/>\
             <path d=\"M0 66Q30 60 52 68T110 66A14 14 0 0 1 96 80H14A14 14 0 0 1 0 66Z\" \
             fill=\"{near}\"/></g>\n",
            ink::SHEET
        ));
    }

    /// Adds a piece of SVG.
    pub(super) fn push(&mut self, svg: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.0, "{svg}");
    }

    /// Adds a line of text, which may have any letters in it.
    pub(super) fn text(&mut self, x: f64, y: f64, anchor: Anchor, letters: Letters, text: &str) {
        let Letters { family, size, weight, fill } = letters;
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-family=\"{family}\" \
             font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\" \
             style=\"font-variant-numeric:tabular-nums\">{text}</text>\n"
        ));
    }

    /// Adds a straight line.
    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), colour: &str, width: f64) {
        self.push(format_args!(
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\"/>\n",
            from.0, from.1, to.0, to.1
        ));
    }

    /// The text of the file.
    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }
}
