//! Options of a table and of its seats, as fields of a form.

use maud::{Markup, html};
use shelf::{Chosen, PLAYERS, Picked, Setting, Values};

use crate::words::shell as words;

/// An option with more values is a list to open.
const MOST_SIDE_BY_SIDE: usize = 4;

/// Fields for options of a table, or of a seat that is called so.
///
/// What depends on another option of the form says so; the script shows it where it applies.
pub(crate) fn fields(
    options: impl Iterator<Item = Picked>,
    chosen: &Chosen,
    named: impl Fn(&Picked) -> String,
    of: Option<&str>,
) -> Markup {
    html! {
        @for option in options.filter(|option| !option.choice.is_earned) {
            @let name = named(&option);
            @match option.choice.only_if {
                Some((word, value)) => {
                    fieldset.option data-only-if={ (field_of(word)) "=" (value) } {
                        (field(&option, &name, of))
                        p.quiet { (words::only_with(&condition(chosen, word, value))) }
                    }
                },
                None => div.option { (field(&option, &name, of)) },
            }
        }
    }
}

/// The name of the field that an option depends on.
fn field_of(word: &str) -> String {
    if word == PLAYERS { PLAYERS.to_owned() } else { format!("option_{word}") }
}

/// What was chosen and is not as usual, in words.
pub(crate) fn told(options: impl Iterator<Item = Picked>) -> impl Iterator<Item = String> {
    let other = options.filter(|option| option.value != option.choice.usual());
    other.map(|option| about(&option))
}

fn about(option: &Picked) -> String {
    match option.value {
        Setting::Word(value) if !option.choice.is_switch() => value.about.to_owned(),
        Setting::Word(_) => option.choice.about.to_owned(),
        Setting::Number(number) => format!("{} {number}", option.choice.about),
    }
}

/// The value another option needs, in words.
fn condition(chosen: &Chosen, word: &str, value: &str) -> String {
    let needed = chosen.menu().table.iter().find(|choice| choice.word == word);
    match needed {
        _ if word == PLAYERS => words::players_needed(value),
        Some(choice) if choice.is_switch() => choice.about.to_owned(),
        Some(choice) => choice.setting(value).map_or_else(|| value.to_owned(), Setting::about),
        None => value.to_owned(),
    }
}

fn field(option: &Picked, name: &str, of: Option<&str>) -> Markup {
    let choice = option.choice;
    let label = of.map(|of| format!("{of}: {}", choice.about));
    let id = option.seat.map_or_else(|| name.to_owned(), |seat| format!("{name}-{seat}"));
    html! {
        @if choice.is_switch() {
            input type="hidden" name=(name) value="off";
            label.check {
                input id=(id) type="checkbox" name=(name) value="on" aria-label=[label] checked[option.value != choice.usual()];
                (choice.about)
            }
        } @else if let (Values::Number(most), Setting::Number(number)) = (choice.values, option.value) {
            label.field {
                span { (choice.about) }
                input id=(id) type="number" inputmode="numeric" min="0" max=(most) name=(name) value=(number) aria-label=[label];
            }
        } @else if of.is_none() && choice.words().len() <= MOST_SIDE_BY_SIDE {
            p id=(id) { (choice.about) }
            div role="radiogroup" aria-labelledby=(id) {
                @for value in choice.words() {
                    label.check { input type="radio" name=(name) value=(value.word) checked[option.value.is(value.word)]; (value.about) }
                }
            }
        } @else {
            label.field {
                span { (choice.about) }
                select id=(id) name=(name) aria-label=[label] {
                    @for value in choice.words() { option value=(value.word) selected[option.value.is(value.word)] { (value.about) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shelf::{Choice, Given, Menu, Value};
    use table::Seat;

    use super::*;

    const MODES: &[Value] = &[
        Value { word: "first", about: "First Adventure" },
        Value { word: "arcade", about: "Arcade" },
    ];
    const HEROES: &[Value] =
        &[Value { word: "any", about: "any hero" }, Value { word: "zeik", about: "Zeik" }];
    const MAPS: &[Value] = &[
        Value { word: "1", about: "Glogo Caverns" },
        Value { word: "2", about: "the second" },
        Value { word: "3", about: "the third" },
        Value { word: "4", about: "the fourth" },
        Value { word: "5", about: "the fifth" },
    ];
    const MENU: Menu = Menu {
        title: "Ferry",
        fewest: 1,
        most: 4,
        table: &[
            Choice::of("mode", "What is played.", MODES),
            Choice::of("map", "Where it is played.", MAPS).only_if("mode", "arcade"),
            Choice::switch("long", "Five more rounds."),
            Choice::number("best", "The score to beat.", 999).only_if(PLAYERS, "1"),
        ],
        seat: &[Choice::of("hero", "Plays as.", HEROES).unique()],
    };

    fn shown(given: &[&str], seat: Option<Seat>) -> String {
        let given: Vec<Given> = given.iter().map(|text| Given::of(text)).collect();
        let chosen = MENU.choose(2, &given).unwrap();
        let named = |option: &Picked| format!("option_{}", option.name());
        fields(chosen.every(seat), &chosen, named, seat.map(|_| "Ada")).into_string()
    }

    #[test]
    fn a_switch_is_a_box_that_can_be_ticked_and_unticked() {
        let off = shown(&[], None);
        assert!(off.contains(r#"<input type="hidden" name="option_long" value="off">"#), "{off}");
        assert!(off.contains(r#"type="checkbox" name="option_long" value="on">"#), "{off}");
        let on = shown(&["long"], None);
        assert!(on.contains(r#"type="checkbox" name="option_long" value="on" checked>"#), "{on}");
    }

    #[test]
    fn few_values_stand_side_by_side_and_many_in_a_list() {
        let html = shown(&["mode=arcade", "map=5"], None);
        assert!(html.contains(r#"type="radio" name="option_mode" value="arcade" checked>Arcade"#));
        assert!(html.contains(r#"<option value="5" selected>the fifth</option>"#), "{html}");
    }

    #[test]
    fn a_number_is_a_field_for_numbers() {
        let html = shown(&[], None);
        assert!(html.contains(r#"min="0" max="999" name="option_best" value="0""#), "{html}");
        assert!(html.contains(r#"data-only-if="players=1""#), "{html}");
        assert!(html.contains("Only with: 1 player"), "{html}");
    }

    #[test]
    fn what_depends_on_another_option_says_so() {
        let html = shown(&[], None);
        assert!(html.contains(r#"data-only-if="option_mode=arcade""#), "{html}");
        assert!(html.contains("Only with: Arcade"), "{html}");
    }

    #[test]
    fn an_option_of_a_seat_is_read_out_with_its_seat() {
        let seat = Seat::new(1);
        let html = shown(&["P2.hero=zeik"], Some(seat));
        assert!(html.contains(r#"name="option_P2.hero" aria-label="Ada: Plays as.""#), "{html}");
        assert!(html.contains(r#"<option value="zeik" selected>Zeik</option>"#), "{html}");
        let chosen = MENU.choose(2, &[Given::of("P2.hero=zeik")]).unwrap();
        let told = |seat| told(chosen.of(Some(seat))).collect::<Vec<_>>();
        assert_eq!(told(seat), ["Zeik"]);
        assert!(told(Seat::new(0)).is_empty());
    }
}
