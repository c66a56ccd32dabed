// The scoring as a show: from right to left, and any click goes to the result.

import { $, $$, calm, main, onSettle, stored } from "./dom.js";

let showing, step;

function finale() {
  const stage = document.getElementById("finale");
  if (!stage) return;
  const [skip, again] = ["skip", "again"].map((word) => $(`[data-show=${word}]`, stage));
  skip.onclick = (event) => end(event);
  again.onclick = (event) => begin(event);
  const seen = `seen-${stage.dataset.of}`;
  if (showing) paint(stage);
  else if (!calm.matches && !stored(seen) && !main().hasAttribute("data-replay")) begin();
  skip.hidden = !showing;
  again.hidden = Boolean(showing) || calm.matches;
}
function begin(event) {
  event?.stopPropagation();
  step = 0;
  clearInterval(showing);
  showing = setInterval(() => {
    const stage = document.getElementById("finale");
    step += 1;
    if (!stage || step > Number(stage.dataset.steps)) end();
    else paint(stage);
  }, 1500);
  finale();
}
function end(event) {
  event?.stopPropagation();
  clearInterval(showing);
  showing = undefined;
  const stage = document.getElementById("finale");
  if (!stage) return;
  stored(`seen-${stage.dataset.of}`, "yes");
  paint(stage, Infinity);
  finale();
  stage.scrollIntoView({ block: "nearest" });
}
function paint(stage, upTo = step) {
  stage.classList.toggle("showing", upTo !== Infinity);
  for (const part of $$("[data-step]", stage)) {
    part.classList.toggle("unseen", Number(part.dataset.step) > upTo);
    part.classList.toggle("fresh", Number(part.dataset.step) === upTo);
  }
  for (const sum of $$("[data-sum]", stage)) {
    const player = sum.closest(".scored");
    // The cells of a player are in a place of their own, or say whose they are.
    const all = player ? $$("[data-fame]", player) : $$(`[data-seat="${sum.dataset.sum}"]`, stage);
    const cells = all.filter((cell) => Number(cell.dataset.step) <= upTo);
    sum.textContent = cells.reduce((total, cell) => total + Number(cell.dataset.fame), 0);
    const news = player && $(".news", player);
    if (news) news.textContent = cells.find((cell) => Number(cell.dataset.step) === upTo)?.dataset.news ?? "";
  }
}
document.addEventListener("click", (event) => {
  if (showing && event.target.closest("#finale")) end();
});

onSettle(finale);
