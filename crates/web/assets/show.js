// Showing a new page: one after another, and straight to the newest when they come fast.

import { $, $$, calm, main, settle } from "./dom.js";
import { fly, land, places } from "./flight.js";
import { morph } from "./morph.js";
import { isPressed, whenReleased } from "./press.js";

// A page of another kind, such as the one at the end of a game, is built anew where it stands: nothing
// jumps to another place. Only what somebody may be writing is kept.
const KEPT_ALWAYS = "#talk, #talk [id]";
const queue = [];
let busy = false;
// The revision this browser acted on, until a page shows what came of it.
let acted;

export async function show(html) {
  queue.push(html);
  if (acted !== undefined) land();
  if (busy) return;
  busy = true;
  while (queue.length) {
    // Nothing changes under a finger.
    while (isPressed()) await new Promise(whenReleased);
    const straight = queue.length > 3;
    const next = new DOMParser().parseFromString(queue.shift(), "text/html").getElementById("table");
    if (!next || !main()) continue;
    const isAnother = next.className !== main().className;
    if (isAnother && queue.length === 0) scrollTo(0, 0);
    const before = document.hidden || calm.matches ? null : places();
    const kept = new Map($$(isAnother ? KEPT_ALWAYS : "[id]", main()).map((element) => [element.id, element]));
    const pressed = document.activeElement?.closest?.("button[name=act]");
    morph(main(), next, kept);
    carryFocus(pressed);
    if (Number(main().dataset.rev) > acted) acted = undefined;
    settle();
    if (!before) continue;
    const landed = fly(before, straight);
    if (!straight) await landed;
  }
  busy = false;
}

// Nothing that flies holds up what somebody has just done.
export function hurry() {
  acted = Number(main().dataset.rev);
  land();
}

// Asks for a whole page and shows its part of the table.
export async function fetchPage(address = location.href) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (answer.ok) await show(await answer.text());
  return answer.ok;
}

// ---- Whoever plays by keyboard goes on from the next question, not from the top of the page

let byKeyboard = false;
let homeless = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);
function carryFocus(pressed) {
  if (pressed && !pressed.isConnected) homeless = byKeyboard;
  if (!homeless || (document.activeElement && document.activeElement !== document.body)) return;
  const first = $("#act button[name=act]:not(:disabled)");
  if (!first) return;
  first.focus();
  homeless = false;
}
