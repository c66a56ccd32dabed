// Learning: what the guide points at comes into view, once for each thing it says; and pages that print.

import { $, calm, onSettle } from "./dom.js";

let said;
onSettle(() => {
  const guide = document.getElementById("guide");
  // Another question may have scrolled the page to its top.
  const now = guide && guide.dataset.entry + document.getElementById("tabs")?.dataset.question;
  if (now === said) return;
  said = now;
  // A frame later: the section that holds it is open by then.
  if (guide) requestAnimationFrame(show);
});

function show() {
  const target = $("[data-guide-target]");
  // On a phone the guide is on top of the screen, and the decision lies over the lower part of the page.
  const box = (id) => document.getElementById(id)?.getBoundingClientRect();
  const [over, sheet] = [box("guide"), box("decision")];
  const isPhone = matchMedia("(max-width: 999px)").matches;
  const lift = isPhone && over ? Math.max(0, over.top) : 0;
  const start = isPhone && over ? over.height + 8 : 0;
  const end = isPhone && sheet && sheet.top > innerHeight / 3 ? sheet.top : innerHeight;
  let by = lift;
  if (target && !target.closest("#decision")) {
    const { top, bottom, height } = target.getBoundingClientRect();
    const middle = top - start - Math.max(0, (end - start - height) / 2);
    if (top - lift < start || bottom - lift > end) by = lift ? Math.max(lift, middle) : middle;
  }
  const board = target?.closest(".board");
  const scrolls = board && getComputedStyle(board).overflowY === "auto" ? board : window;
  if (by) scrolls.scrollBy({ top: by, behavior: calm.matches ? "auto" : "smooth" });
}

const print = $("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
