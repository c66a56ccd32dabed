//! What a visitor reads in a page: the buttons of its moves, and the files it loads.

/// The moves that the buttons of a fragment offer, in notation.
pub(crate) fn moves(fragment: &str) -> Vec<String> {
    tags(fragment)
        .filter(|tag| tag.starts_with("button") && attribute(tag, "name") == Some("act"))
        .filter(|tag| !tag.split(' ').any(|word| word == "disabled"))
        .filter_map(|tag| attribute(tag, "value"))
        .map(unescape)
        .collect()
}

/// The files of ours that a page loads before it is complete, each once.
pub(crate) fn files(page: &str) -> Vec<String> {
    let mut files: Vec<String> = Vec::new();
    for tag in tags(page) {
        let address = match tag.split([' ', '>']).next() {
            Some("link") => attribute(tag, "href"),
            Some("script" | "img" | "source" | "audio") => attribute(tag, "src"),
            _ => None,
        };
        let address = address.filter(|address| address.starts_with('/')).map(unescape);
        files.extend(address.filter(|address| !files.contains(address)));
    }
    files
}

/// The files that a style sheet loads.
pub(crate) fn files_of_style(style: &str) -> Vec<String> {
    let addresses = style.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    let addresses = addresses.map(|address| address.trim_matches(['"', '\'']));
    addresses.filter(|address| address.starts_with('/')).map(str::to_owned).collect()
}

/// Everything between `<` and `>`, one after the other.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    text.split('<').skip(1).filter_map(|rest| rest.split('>').next())
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let begin = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[begin..].split('"').next()
}

fn unescape(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_are_moves() {
        let fragment = "<form id=\"act\"><button class=\"x\" form=\"act\" name=\"act\" \
             value=\"play 23\">23</button><button name=\"act\" value=\"no\" disabled>x</button>\
             <button name=\"other\" value=\"y\">y</button>";
        assert_eq!(moves(fragment), ["play 23"]);
    }

    #[test]
    fn files_are_counted_once() {
        let page = "<link rel=\"icon\" href=\"/i.svg\"><script src=\"/a.js?v=1\"></script>\
             <img src=\"/i.svg\"><a href=\"/elsewhere\">x</a><img src=\"data:x\">";
        assert_eq!(files(page), ["/i.svg", "/a.js?v=1"]);
        assert_eq!(files_of_style("a{b:url(\"/f.woff\")}c{d:url(data:x)}"), ["/f.woff"]);
    }
}
