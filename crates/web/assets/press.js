// A press belongs to the control it began on. Between press and release no page is shown and nothing
// scrolls; a click that would land on something else does nothing, and says so.

import { main, toast } from "./dom.js";
import { isFlying, land } from "./flight.js";

const CONTROL = "button, a, label, summary, input, select, textarea";
// What is written in or pulled: the browser puts the caret and the knob where the finger is.
const FIELD = "textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])";
// A control that is drawn a little higher under the pointer has not moved, and a finger is never still.
const STILL = 8;
const STEADY = 24;
// A click follows the release of a mouse at once, and that of a finger soon; what comes later is
// another one, such as that of a screen reader.
const CLICK_AFTER = { mouse: 50, touch: 400, pen: 400 };
const LATE = 1500;

const control = (target) => target.closest?.(CONTROL) ?? undefined;
const revision = () => main()?.dataset.rev;

// What is held down, and what the next click is about.
let press;
let meant;
// The revision that a click which is being handled was pressed at.
let seen;
let waiting = [];

function end() {
  press = undefined;
  const work = waiting;
  waiting = [];
  for (const one of work) one();
}

function endSoon(one, after = 0) {
  setTimeout(() => press === one && end(), after);
}

// Whether something is held down.
export const isPressed = () => press !== undefined;

// Does something that moves or scrolls, as soon as nothing is held down.
export function whenReleased(work) {
  if (press) waiting.push(work);
  else work();
}

// The revision that was seen when the finger came down, while its click is handled.
export const revisionSeen = () => seen;

// ---- Pointers

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// What is pressed while cards fly is what was under the finger; under a card that flies it is
// what lies there when all have landed.
function under(event) {
  const found = control(event.target);
  if (found || !isFlying()) return found;
  land();
  const below = document.elementFromPoint(event.clientX, event.clientY);
  return below && event.target.contains?.(below) ? control(below) : undefined;
}

addEventListener(
  "pointerdown",
  (event) => {
    if (!event.isPrimary) return;
    meant = undefined;
    if (event.button !== 0) return;
    const flies = isFlying();
    const on = under(event);
    meant = { on, flies, value: on?.value, rev: revision(), at: { x: event.clientX, y: event.clientY }, middle: on && middle(on) };
    // A list that drops down keeps the release to itself. What waited for an earlier press goes on waiting.
    if (!event.target.closest?.("select")) press = meant;
  },
  true,
);
addEventListener(
  "pointerup",
  (event) => {
    if (!event.isPrimary || !meant) return;
    const was = meant;
    const after = CLICK_AFTER[event.pointerType] ?? 0;
    was.until = event.timeStamp + LATE;
    // Where what was pressed is gone there may be no click at all. This is looked at before the next
    // page is shown.
    setTimeout(() => meant === was && !isThere(was) && isSteady(was, event) && say(), after);
    endSoon(was, after);
  },
  true,
);
// A finger that scrolls, and a mouse that was released outside of the window, press nothing.
for (const word of ["pointercancel", "contextmenu", "dragstart"]) addEventListener(word, () => end((meant = undefined)), true);
addEventListener("pointermove", (event) => press?.at && event.pointerType === "mouse" && !event.buttons && !press.until && end(), true);
addEventListener("blur", (event) => event.target === window && end(), true);
document.addEventListener("visibilitychange", end);

// To give a control the focus would scroll it into view under the finger.
addEventListener(
  "mousedown",
  (event) => {
    const on = control(event.target);
    if (event.button !== 0 || !on || on.matches(`label, ${FIELD}`)) return;
    event.preventDefault();
    on.focus({ preventScroll: true, focusVisible: false });
  },
  true,
);

// Whether what was pressed is still where and what it was.
function isThere({ on, value, flies, middle: from }) {
  if (!on || on.matches(FIELD)) return true;
  return on.isConnected && on.value === value && (flies || far(middle(on), from) <= STILL);
}

// Whoever moves off a button before they release it has thought better of it.
const isSteady = (was, event) => far(was.at, { x: event.clientX, y: event.clientY }) <= STEADY;

const say = () => main()?.dataset.moved && toast(main().dataset.moved);

addEventListener(
  "click",
  (event) => {
    const was = meant;
    meant = undefined;
    // Pages that nobody is sent anything new of have no words for it, and need none.
    if (!was || !event.isTrusted || !main()?.dataset.moved || event.timeStamp > (was.until ?? Infinity)) return;
    endSoon(was);
    const isSame = control(event.target) === was.on && isThere(was);
    if (isSame || (!isSteady(was, event) && !control(event.target))) {
      handle(was);
      return;
    }
    event.stopImmediatePropagation();
    event.preventDefault();
    if (was.flies && was.on?.isConnected) {
      handle(was);
      was.on.click();
    } else if (isSteady(was, event)) {
      say();
    }
  },
  true,
);

function handle(was) {
  seen = was.rev;
  setTimeout(() => (seen = undefined));
}

// ---- Keys: a button that is held down by a key is pressed once

const isKey = (event) => event.key === "Enter" || event.key === " ";
addEventListener(
  "keydown",
  (event) => {
    const on = isKey(event) && control(event.target);
    if (!on || on.matches(FIELD)) return;
    if (!event.repeat) press = { key: event.key };
    else if (event.key === "Enter") event.preventDefault();
  },
  true,
);
addEventListener("keyup", (event) => press?.key === event.key && endSoon(press), true);
