// A replay turns its pages in place, and by itself at a chosen speed.

import { $, $$, main, onSettle, stored } from "./dom.js";
import { fetchPage } from "./show.js";

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step-link]");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    pause();
    turnTo(step.href);
  }
});

function turnTo(address) {
  history.replaceState(null, "", address);
  return fetchPage(address).catch(() => location.assign(address));
}

let sliding;
document.addEventListener("input", ({ target }) => {
  if (target.id !== "slide") return;
  pause();
  clearTimeout(sliding);
  sliding = setTimeout(() => {
    const address = new URL(target.form.action);
    address.search = new URLSearchParams(new FormData(target.form));
    turnTo(address.href);
  }, 60);
});

// ---- Playing by itself: nothing runs while it is paused

// How long a move is shown at the plain speed.
const A_MOVE = 1600;
let playing = false;
let next;

function pause() {
  playing = false;
  clearTimeout(next);
  label();
}

async function play() {
  // At the end it begins again.
  if (isOver()) await turnTo($("[data-step=first]").href);
  playing = true;
  label();
  turn();
}

const isOver = () => $("#slide").value === $("#slide").max;

function turn() {
  clearTimeout(next);
  const speed = Number($("#speed").value);
  next = setTimeout(async () => {
    if (!playing || !main()?.hasAttribute("data-replay")) return;
    await turnTo($("[data-step=on]").href);
    if (!playing) return;
    if (isOver()) pause();
    else turn();
  }, A_MOVE / speed);
}

function label() {
  const button = $("[data-play]");
  if (!button) return;
  button.setAttribute("aria-label", playing ? button.dataset.pause : button.dataset.play);
  $("use", button).setAttribute("href", playing ? "#u-pause" : "#u-on");
}

document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-play]")) playing ? pause() : play();
});
document.addEventListener("change", ({ target }) => {
  if (target.id !== "speed") return;
  stored("speed", target.value);
  if (playing) turn();
});
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const types = target.closest("input, select, textarea, button, a, summary, [popover], .scroll");
  if (!$("#slide") || types || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[key];
  if (step) $(`[data-step=${step}]`).click();
  else if (key === " " || key === "k") playing ? pause() : play();
  else return;
  event.preventDefault();
});

let begun = false;
onSettle(() => {
  for (const player of $$("[data-player]")) player.hidden = false;
  const speed = $("#speed");
  if (speed && !begun) speed.value = stored("speed") ?? "1";
  begun = true;
  // A page that was turned brings the button as it is at rest.
  label();
  const slide = $("#slide");
  if (slide && slide.value !== slide.getAttribute("value")) slide.value = slide.getAttribute("value");
});
