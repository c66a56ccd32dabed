// The one module of Tabletale: it posts forms, receives each new page over one stream and morphs
// it in, so that focus, scrolling and typing survive; what moved flies to its new place.
// Everything it does also works without it.

import { checkLuck, takePart } from "./luck.js";

const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector, from = document) => from.querySelector(selector);
const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
const main = () => document.getElementById("table");
const stored = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { /* Storage may be forbidden; nothing depends on it. */ }
};

// ---- Light and dark

const theme = stored("theme");
if (theme) root.dataset.theme = theme;
for (const button of $$("[data-theme-toggle]")) {
  button.hidden = false;
  button.onclick = () => {
    const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
    stored("theme", root.dataset.theme);
  };
}

// ---- Words to the player

let toastTimer;
function toast(text, stays = false) {
  const place = document.getElementById("toast");
  clearTimeout(toastTimer);
  place.textContent = text ?? "";
  place.hidden = !text;
  if (text && !stays) toastTimer = setTimeout(() => (place.hidden = true), 6000);
}

// ---- The keyed morph: elements with an id keep their node wherever they go

function morph(from, to, kept) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && from.tagName === "DETAILS")) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name === "open" && from.tagName === "DETAILS" && from.id) continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from.tagName === "INPUT" && from.type === "hidden") from.value = to.value;
  if ("keep" in to.dataset) return;
  let next = from.firstChild;
  for (const child of [...to.childNodes]) {
    const match = find(child, next, kept);
    if (!match) {
      from.insertBefore(child, next);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else if (from.moveBefore && match.isConnected) from.moveBefore(match, next);
    else from.insertBefore(match, next);
    if (child.nodeType === Node.ELEMENT_NODE) morph(match, child, kept);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

function find(child, next, kept) {
  if (child.id) {
    const known = kept.get(child.id);
    return known && known.nodeName === child.nodeName ? known : null;
  }
  while (next && (next.id || next.nodeName !== child.nodeName)) {
    if (next.id || child.nodeType !== Node.ELEMENT_NODE || next.nodeType === Node.ELEMENT_NODE) return null;
    next = next.nextSibling;
  }
  return next;
}

// ---- FLIP: where things were, and flying from there

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

function places() {
  const things = $$("[id^='k-'], [id^='laid-'], [id^='dealt-'], #deck, #deck-s", main());
  return new Map(things.map((element) => [element.id, place(element)]));
}

async function fly(before) {
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
addEventListener("pointerdown", () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.target?.classList.contains("flying")) animation.finish();
  }
});

// ---- Showing a new page: one after another, and straight to the newest when they come fast

const queue = [];
let busy = false;

async function show(html) {
  queue.push(html);
  if (busy) return;
  busy = true;
  while (queue.length) {
    const hurry = queue.length > 3 || document.hidden || calm.matches;
    const next = new DOMParser().parseFromString(queue.shift(), "text/html").getElementById("table");
    if (!next || !main()) continue;
    if (next.className !== main().className && queue.length === 0) scrollTo(0, 0);
    const before = hurry ? null : places();
    const kept = new Map($$("[id]", main()).map((element) => [element.id, element]));
    const pressed = document.activeElement?.closest?.("button[name=act]");
    morph(main(), next, kept);
    carryFocus(pressed);
    settle();
    if (before) await fly(before);
  }
  busy = false;
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

let announced = "";
const title = document.title;
function settle() {
  const { say, turn } = main().dataset;
  if (say && say !== announced) document.getElementById("say").textContent = announced = say;
  const mine = turn !== undefined;
  document.title = mine ? `● ${title}` : title;
  if (mine && !settle.mine && settle.ran) chime();
  settle.mine = mine;
  settle.ran = true;
  for (const button of $$("[data-copy]")) button.hidden = false;
  for (const button of $$("[data-aloud]")) button.hidden = !window.speechSynthesis;
  finale();
  showOptions();
  countTicks();
  checkSeed();
  takePart((text) => toast(text, true));
}

// ---- An option that needs another one is there while that one has the right value

function showOptions() {
  for (const option of $$("[data-only-if]")) {
    const [name, value] = option.dataset.onlyIf.split("=");
    const now = new FormData(option.form).getAll(name).pop();
    // The form of a seat has no fields of the table: what stands in it applies.
    option.hidden = option.disabled = now !== undefined && now !== value;
  }
}
document.addEventListener("change", showOptions);

// ---- A button for so many ticked boxes waits for them

function countTicks() {
  for (const button of $$("[data-needs]")) {
    const ticked = $$("[name=with]").filter((box) => box.form === button.form && box.checked);
    button.disabled = ticked.length !== Number(button.dataset.needs);
  }
}
document.addEventListener("change", ({ target }) => {
  if (target.name === "with") countTicks();
});

// ---- The promise of the seed: kept when it is first seen, checked when the seed is told

function checkSeed() {
  for (const promise of $$("[data-promise]")) {
    const key = `promise-${promise.dataset.promise}`;
    if (!stored(key)) stored(key, promise.textContent);
  }
  const place = document.getElementById("seed-check");
  if (place) checkLuck(stored(`promise-${place.dataset.table}`));
}

// A game that needs nobody else waits a moment for this browser's number.
for (const form of $$("form[action='/tables']")) {
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "pledge", value: "on" }));
}

// ---- The bell: off until somebody wants it, and never on a television

const bell = $("[data-bell]");
if (bell) {
  bell.checked = stored("bell") === "on";
  bell.onchange = () => {
    stored("bell", bell.checked ? "on" : "off");
    if (bell.checked) chime();
  };
}
function chime() {
  if (!bell?.checked || document.body.classList.contains("big-page")) return;
  const audio = (chime.audio ??= new AudioContext());
  [659, 880].forEach((pitch, index) => {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * 0.16];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  });
}

// ---- The stream: resumed where it stopped, given back while nobody looks

let stream, lost, asleep, poll, last;

function listen() {
  const { events, rev } = main()?.dataset ?? {};
  if (!events || stream) return;
  const address = new URL(events, location.href);
  address.searchParams.set("rev", last ?? rev);
  stream = new EventSource(address);
  stream.addEventListener("view", (event) => {
    last = event.lastEventId || last;
    show(event.data);
  });
  stream.onopen = () => {
    clearTimeout(lost);
    if (lost) toast();
    lost = undefined;
  };
  stream.onerror = () => {
    lost ??= setTimeout(() => toast(main().dataset.lost, true), 1500);
    if (stream.readyState === EventSource.CLOSED) {
      stream = undefined;
      setTimeout(listen, 2000);
    }
  };
}

async function fetchPage(address = location.href) {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (answer.ok) await show(await answer.text());
  return answer.ok;
}

// While nobody looks a number is enough: the page itself comes when it has changed.
async function lookIn() {
  const { events, rev } = main().dataset;
  const answer = await fetch(events.replace(/\/events.*/, "/rev"));
  if (answer.ok && (await answer.text()) !== rev) await fetchPage();
}

document.addEventListener("visibilitychange", () => {
  clearTimeout(asleep);
  clearInterval(poll);
  if (!document.hidden) {
    listen();
    return;
  }
  asleep = setTimeout(() => {
    // Whoever waits for a game to begin is asked for a number when it does.
    if (document.getElementById("draw")) return;
    stream?.close();
    stream = undefined;
    if (main()?.dataset.events) poll = setInterval(() => lookIn().catch(() => {}), 30000);
  }, 30000);
});

// ---- Forms are posted without leaving the page

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || !main()?.dataset.events) return;
  event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = "yes";
  const button = event.submitter;
  button?.setAttribute("aria-busy", "true");
  const body = new URLSearchParams(new FormData(form, button));
  if (form.action.endsWith("/rematch")) body.set("pledge", "on");
  try {
    const headers = { accept: "text/event-stream" };
    const answer = await fetch(form.action, { method: "POST", headers, body });
    if (answer.redirected) location.assign(answer.url);
    else if (answer.headers.get("location")) location.assign(answer.headers.get("location"));
    else if (answer.status === 409) toast((await answer.text()) || main().dataset.stale);
    else if (!answer.ok) toast((await answer.text()).slice(0, 300));
    else if ("clear" in form.dataset) form.reset();
    else if (form.dataset.answer) document.getElementById(form.dataset.answer).textContent = await answer.text();
    if (!stream && answer.status === 204) await fetchPage();
  } catch {
    toast(main().dataset.offline);
  } finally {
    delete form.dataset.sent;
    button?.removeAttribute("aria-busy");
  }
});

// ---- Clicks and keys

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard?.writeText(copy.dataset.copy).catch(() => {});
    const label = copy.textContent;
    copy.textContent = copy.dataset.copied;
    setTimeout(() => (copy.textContent = label), 2000);
  }
  const step = event.target.closest("[data-step-link]");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    turnTo(step.href);
  }
  const why = event.target.closest("[popovertarget]");
  const help = why && document.getElementById(why.getAttribute("popovertarget"));
  if (help && why.getAttribute("popovertargetaction") !== "hide") {
    $(".why-said", help)?.remove();
    if (why.dataset.why) {
      const line = Object.assign(document.createElement("p"), { className: "why-said", textContent: why.dataset.why });
      $("h2", help)?.after(line);
    }
  }
});

// A story is read by the browser's own voice, and a second click stops it.
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-aloud]");
  if (!button) return;
  const [voice, label] = [window.speechSynthesis, $("span", button)];
  const name = (button.dataset.name ??= label.textContent);
  if (voice.speaking) return voice.cancel();
  const texts = button.dataset.aloud.split(" ").map((id) => document.getElementById(id)?.innerText ?? "");
  const speech = new SpeechSynthesisUtterance(texts.join(".\n"));
  speech.lang = root.lang;
  speech.onend = speech.onerror = () => (label.textContent = name);
  label.textContent = button.dataset.stop;
  voice.speak(speech);
});

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const list = step && event.target.closest?.("[data-arrows]");
  if (!list) return;
  const cards = $$(".lift", list);
  const at = cards.indexOf(event.target.closest(".card")?.querySelector(".lift"));
  const next = cards[(at + step + cards.length) % cards.length];
  (next && $("input", next) || next)?.focus();
  event.preventDefault();
});

document.addEventListener("change", async ({ target }) => {
  if (target.dataset.into) document.getElementById(target.dataset.into).value = await target.files[0].text();
});
for (const file of $$("[data-into]")) file.hidden = false;

// ---- A replay turns its pages in place

function turnTo(address) {
  history.replaceState(null, "", address);
  fetchPage(address).catch(() => location.assign(address));
}
let sliding;
document.addEventListener("input", ({ target }) => {
  if (target.id !== "slide") return;
  clearTimeout(sliding);
  sliding = setTimeout(() => {
    const address = new URL(target.form.action);
    address.search = new URLSearchParams(new FormData(target.form));
    turnTo(address.href);
  }, 60);
});

// ---- The scoring as a show: from right to left, and any click goes to the result

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
  for (const player of $$(".scored", stage)) {
    const cells = $$("[data-fame]", player).filter((cell) => Number(cell.dataset.step) <= upTo);
    $("[data-sum]", player).textContent = cells.reduce((sum, cell) => sum + Number(cell.dataset.fame), 0);
    $(".news", player).textContent = cells.find((cell) => Number(cell.dataset.step) === upTo)?.dataset.news ?? "";
  }
}
document.addEventListener("click", (event) => {
  if (showing && event.target.closest("#finale")) end();
});

settle();
listen();
