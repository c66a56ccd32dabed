// FLIP: where things were, and flying from there.

import { $$, main } from "./dom.js";

function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width ? box : element.closest("details")?.getBoundingClientRect();
}

// Where a thing lies on the page and within its list: a list that moves as a whole is no news.
function place(element) {
  const [box, list] = [visible(element), element.parentElement];
  const around = list.getBoundingClientRect();
  return box && { box, list, x: box.left - around.left, y: box.top - around.top };
}

export function places() {
  const things = $$("[id^='k-'], [id^='laid-'], [id^='dealt-'], #deck, #deck-s", main());
  return new Map(things.map((element) => [element.id, place(element)]));
}

export async function fly(before) {
  const flights = [];
  for (const element of $$("[id^='k-']", main())) {
    const was = before.get(element.id) ?? before.get(element.dataset.from);
    const now = place(element);
    if (!was?.box.width || !now?.box.width) continue;
    const [from, to, hidden] = [was.box, now.box, !before.has(element.id)];
    const rests = was.list === now.list && Math.abs(was.x - now.x) < 2 && Math.abs(was.y - now.y) < 2;
    if (rests && !hidden) continue;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    element.classList.add("flying");
    const flight = element.animate(
      [
        { transform: start + (hidden ? " rotateY(90deg)" : ""), transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: 380, easing: "cubic-bezier(.2,.7,.2,1)", delay: Math.min(flights.length, 6) * 40, fill: "backwards" },
    );
    flights.push(flight.finished.catch(() => {}).then(() => element.classList.remove("flying")));
  }
  await Promise.all(flights);
}
// Ends every flight where it would have ended.
export function land() {
  for (const element of $$(".flying")) {
    element.classList.remove("flying");
    for (const animation of element.getAnimations()) animation.finish();
  }
}

// A press in the middle of a flight means what lies there when all have landed.
let meant;
addEventListener(
  "pointerdown",
  (event) => {
    meant = undefined;
    if (!$(".flying")) return;
    land();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (below && !event.target.contains?.(below)) return;
    meant = below?.closest("button, a, label, summary");
    if (meant?.contains(event.target)) meant = undefined;
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    const button = meant;
    meant = undefined;
    if (!button?.isConnected || !event.isTrusted || button.contains(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    button.click();
  },
  true,
);
