// A map is larger or smaller by wheel, pinch and buttons, moves under a finger or a mouse, and shows me
// when my way goes on. How large it is lasts as long as the page.

import { $, $$, onSettle, root } from "./dom.js";
import { whenReleased } from "./press.js";

const MOST = 3;
let zoom = 1;
let seen;
let place;

const chart = () => $("#chart");

// Grows or shrinks the sheet so that what is at x, y of the screen stays there.
function scale(to, x, y) {
  const frame = chart();
  if (!frame) return;
  const box = frame.getBoundingClientRect();
  const at = { x: (x ?? box.left + box.width / 2) - box.left, y: (y ?? box.top + box.height / 2) - box.top };
  const before = zoom;
  zoom = Math.min(MOST, Math.max(1, to));
  root.style.setProperty("--zoom", zoom);
  const by = zoom / before;
  frame.scrollLeft = (frame.scrollLeft + at.x) * by - at.x;
  frame.scrollTop = (frame.scrollTop + at.y) * by - at.y;
}

// Whoever I am stands in the middle, where the sheet is larger than its frame.
function showMe() {
  const frame = chart();
  const me = frame && ($("[data-me]", frame) ?? $(".step", frame));
  if (!me || (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight)) return;
  const [mine, box] = [me.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollLeft += mine.left + mine.width / 2 - box.left - box.width / 2;
  frame.scrollTop += mine.top + mine.height / 2 - box.top - box.height / 2;
}

// Whether I have walked out of the frame.
function isOut() {
  const [me, box] = [$("#chart [data-me]"), chart()].map((one) => one?.getBoundingClientRect());
  return me && (me.left < box.left || me.right > box.right || me.top < box.top || me.bottom > box.bottom);
}

document.addEventListener("click", (event) => {
  const how = event.target.closest?.("[data-zoom]")?.dataset.zoom;
  if (how) scale({ in: zoom * 1.4, out: zoom / 1.4, fit: 1 }[how]);
  // A sheet that was hidden has no size until its tab is open.
  if (event.target.closest?.("#tab-map")) requestAnimationFrame(showMe);
});

document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.("#chart")) return;
  const to = zoom * Math.exp(-event.deltaY / 400);
  if (to <= 1 && zoom === 1 && !event.ctrlKey) return;
  event.preventDefault();
  scale(to, event.clientX, event.clientY);
}, { passive: false });

// Two fingers: their distance is the size. A mouse that is held moves the sheet.
let pinch;
let held;
const between = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
document.addEventListener("touchstart", (event) => {
  pinch = event.touches.length === 2 && event.target.closest?.("#chart") ? { from: between(event.touches), zoom } : undefined;
}, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = event.touches;
  scale(pinch.zoom * (between([a, b]) / pinch.from), (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
}, { passive: false });
document.addEventListener("touchend", () => (pinch = undefined));
document.addEventListener("pointerdown", (event) => {
  const frame = event.pointerType === "mouse" && event.target.closest?.("#chart");
  if (frame && !event.target.closest("button")) held = { frame, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (!held) return;
  held.frame.scrollLeft -= event.clientX - held.x;
  held.frame.scrollTop -= event.clientY - held.y;
  Object.assign(held, { x: event.clientX, y: event.clientY });
});
document.addEventListener("pointerup", () => (held = undefined));

onSettle(() => {
  for (const button of $$("[data-zoom]")) button.hidden = false;
  const now = $("#tabs")?.dataset.question;
  const at = $("#chart [data-me]")?.getAttribute("aria-label");
  if (now !== seen || (at !== place && isOut())) requestAnimationFrame(() => whenReleased(showMe));
  [seen, place] = [now, at];
});
