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

// The cards that fly now.
const flying = new Set();

// Comes when all cards have landed. Where pages come fast a flight is a hop: nothing is somewhere else all at once.
export async function fly(before, hops = false) {
  const news = $$("[id^='k-']", main()).map((element) => [element, place(element)]);
  const flights = [];
  for (const [element, now] of news) {
    const was = before.get(element.id) ?? before.get(element.dataset.from);
    if (!was?.box.width || !now?.box.width) continue;
    const [from, to, hidden] = [was.box, now.box, !before.has(element.id)];
    const rests = was.list === now.list && Math.abs(was.x - now.x) < 2 && Math.abs(was.y - now.y) < 2;
    if (rests && !hidden) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})` + (hidden ? " rotateY(90deg)" : "");
    const frames = [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ];
    element.classList.add("flying");
    const delay = hops ? 0 : Math.min(flights.length, 6) * 40;
    const flight = element.animate(frames, { duration: hops ? 120 : 380, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" });
    flying.add(flight);
    const landed = () => {
      flying.delete(flight);
      element.classList.remove("flying");
    };
    flights.push(flight.finished.catch(() => {}).then(landed));
  }
  await Promise.all(flights);
}

// Whether cards fly.
export const isFlying = () => flying.size > 0;

// Ends every flight where it would have ended.
export function land() {
  for (const flight of [...flying]) flight.finish();
  for (const element of $$(".flying")) element.classList.remove("flying");
}
