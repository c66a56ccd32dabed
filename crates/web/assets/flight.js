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

// What moves by less than this many pixels need not glide.
const A_LITTLE = 12;
// What a page is built of. A block that has to make room glides there, with all that is in it.
const BLOCKS =
  "#board, #board section, #board section > *, .area, .stores > *, .side, .side > *, .part, .part > *, .decision > *, .needed > *";

function spot(block) {
  const { left, top, width } = block.getBoundingClientRect();
  return width && { x: left + scrollX, y: top + scrollY };
}

export function places() {
  const things = $$("[id^='k-'], [id^='laid-'], [id^='dealt-'], #deck, #deck-s", main());
  return {
    things: new Map(things.map((element) => [element.id, place(element)])),
    blocks: new Map($$(BLOCKS, main()).map((block) => [block, spot(block)])),
  };
}

// What moves now: cards that fly and blocks that glide.
const [flying, gliding] = [new Set(), new Set()];

function animate(element, frames, options, moving) {
  const flight = element.animate(frames, { easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards", ...options });
  moving.add(flight);
  return flight.finished.catch(() => {}).then(() => moving.delete(flight));
}

// How far everything in a block was moved, by the nearest block that says so.
function shiftOf(element, shifts) {
  for (let at = element; at; at = at.parentElement) if (shifts.has(at)) return shifts.get(at);
  return { x: 0, y: 0 };
}

// Blocks glide from wherever they are seen, also in the middle of the last glide, and hold up nothing.
function glide(before) {
  const [shifts, glides] = [new Map(), []];
  for (const block of $$(BLOCKS, main())) {
    const [was, now] = [before.get(block), spot(block)];
    if (!was || !now) continue;
    const shift = { x: was.x - now.x, y: was.y - now.y };
    const around = shiftOf(block.parentElement, shifts);
    const [x, y] = [shift.x - around.x, shift.y - around.y];
    if (Math.abs(x) < A_LITTLE && Math.abs(y) < A_LITTLE) continue;
    shifts.set(block, shift);
    glides.push([block, x, y]);
  }
  for (const [block, x, y] of glides) {
    animate(block, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 280 }, gliding);
  }
  return shifts;
}

// Comes when all cards have landed. Where pages come fast cards do not fly, and only blocks glide.
export async function fly({ things: before, blocks }, cardsFly) {
  for (const glide of gliding) glide.cancel();
  const news = cardsFly ? $$("[id^='k-']", main()).map((element) => [element, place(element)]) : [];
  const shifts = glide(blocks);
  const flights = [];
  for (const [element, now] of news) {
    const was = before.get(element.id) ?? before.get(element.dataset.from);
    if (!was?.box.width || !now?.box.width) continue;
    const [from, to, hidden] = [was.box, now.box, !before.has(element.id)];
    const rests = was.list === now.list && Math.abs(was.x - now.x) < 2 && Math.abs(was.y - now.y) < 2;
    if (rests && !hidden) continue;
    const around = shiftOf(element.parentElement, shifts);
    const [x, y] = [from.left - to.left - around.x, from.top - to.top - around.y];
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})` + (hidden ? " rotateY(90deg)" : "");
    const frames = [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ];
    element.classList.add("flying");
    const flight = animate(element, frames, { duration: 380, delay: Math.min(flights.length, 6) * 40 }, flying);
    flights.push(flight.then(() => element.classList.remove("flying")));
  }
  await Promise.all(flights);
}

// Ends every flight where it would have ended.
export function land() {
  for (const flight of [...flying, ...gliding]) flight.finish();
  for (const element of $$(".flying")) element.classList.remove("flying");
}

// What is pressed while something moves is what was under the finger; under a card that flies it is
// what lies there when all have landed.
const PRESSED = "button, a, label, summary";
let meant;
addEventListener(
  "pointerdown",
  (event) => {
    meant = undefined;
    if (!flying.size && !gliding.size) return;
    meant = event.target.closest?.(PRESSED);
    if (meant) return;
    land();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    if (below && event.target.contains?.(below)) meant = below.closest(PRESSED);
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
