// Boxes that grow at their end, the log and the chat, stay there unless somebody has scrolled up.

import { $$, onSettle } from "./dom.js";
import { whenReleased } from "./press.js";

// Where a box that was scrolled stopped being at its end.
const away = new WeakMap();

function atEnd(box) {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}

document.addEventListener("scroll", ({ target }) => target.dataset && "end" in target.dataset && away.set(target, !atEnd(target)), true);

function toEnd() {
  for (const box of $$("[data-end]")) {
    if (!away.get(box)) box.scrollTop = box.scrollHeight;
  }
}

// Buttons that go on below the edge of their box say so.
function showMore() {
  for (const box of $$(".decision > .act")) box.classList.toggle("has-more", box.scrollHeight - box.scrollTop - box.clientHeight > 12);
}
document.addEventListener("scroll", ({ target }) => target.classList?.contains("act") && showMore(), true);
addEventListener("resize", showMore);
onSettle(showMore);

// A frame later: first the browser keeps in place what is in view while older lines go, and then the
// box is scrolled. Both at once would be a jump.
let begun = false;
let frame;
onSettle(() => {
  if (!begun) toEnd();
  begun = true;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => whenReleased(toEnd))));
});
