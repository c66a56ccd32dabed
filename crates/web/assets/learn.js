// Learning: what the guide points at comes into view, once for each thing it says; and pages that print.

import { $, calm, onSettle } from "./dom.js";
import { whenReleased } from "./press.js";

let said;
onSettle(() => {
  const guide = document.getElementById("guide");
  const now = guide?.dataset.entry;
  if (now === said) return;
  said = now;
  // A frame later: the section that holds it is open by then.
  requestAnimationFrame(() => whenReleased(show));
});

function show() {
  const target = $("[data-guide-target]");
  if (!target) return;
  // On a phone the guide stays on top, and the decision lies over the lower part of the page.
  const box = (id) => document.getElementById(id)?.getBoundingClientRect();
  const [over, sheet] = [box("guide"), box("decision")];
  const isPhone = matchMedia("(max-width: 999px)").matches;
  const start = isPhone && over ? Math.max(0, over.height) + 8 : 0;
  const end = isPhone && sheet && sheet.top > innerHeight / 3 ? sheet.top : innerHeight;
  const { top, bottom, height } = target.getBoundingClientRect();
  if (target.closest("#decision") || (top >= start && bottom <= end)) return;
  const room = end - start;
  const by = top - start - Math.max(0, (room - height) / 2);
  const scrolls = target.closest(".board") && getComputedStyle(target.closest(".board")).overflowY === "auto" ? target.closest(".board") : window;
  scrolls.scrollBy({ top: by, behavior: calm.matches ? "auto" : "smooth" });
  scrolling = scrolls;
}

// What scrolls stops under a finger.
let scrolling;
addEventListener("pointerdown", () => {
  scrolling?.scrollBy({ top: 0, behavior: "instant" });
  scrolling = undefined;
}, true);

const print = $("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
