// The sections of a board are tabs where there is little room, opened on what is asked; where there is
// more, all of them are there, and what is asked is brought into view.

import { $$, onSettle } from "./dom.js";

const narrow = matchMedia("(max-width: 999px)");
let chosen = location.hash.replace("#section-", "tab-");
let question;

const bar = () => document.getElementById("tabs");
const part = (tab) => document.getElementById(tab.hash.slice(1));
const set = (element, name, value) =>
  value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);

function paint() {
  const tabs = $$("#tabs .tab");
  if (!tabs.length) return;
  const on = narrow.matches;
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  set(bar(), "role", on ? "tablist" : undefined);
  for (const tab of tabs) {
    const open = tab === current;
    set(tab, "role", on ? "tab" : undefined);
    set(tab, "aria-selected", on ? open : undefined);
    set(tab, "aria-controls", on ? part(tab).id : undefined);
    set(tab, "tabindex", on ? (open ? 0 : -1) : undefined);
    set(part(tab), "role", on ? "tabpanel" : undefined);
    set(part(tab), "aria-labelledby", on ? tab.id : undefined);
    part(tab).hidden = on && !open;
  }
}

function choose(tab) {
  chosen = tab.id;
  paint();
  if (narrow.matches) scrollTo(0, 0);
}

// A new question opens its section; otherwise the chosen one stays.
onSettle(() => {
  const { asked, question: now } = bar()?.dataset ?? {};
  const isNew = now !== question;
  question = now;
  const tab = isNew && asked && document.getElementById(`tab-${asked}`);
  if (!tab) return paint();
  choose(tab);
  const { top } = part(tab).getBoundingClientRect();
  if (document.querySelector("[data-guide-target]")) return;
  if (top < 0 || top > innerHeight / 2) part(tab).scrollIntoView({ block: "start" });
});
narrow.addEventListener("change", paint);

// A link to something in another section opens that section first.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  const there = link && document.getElementById(link.hash.slice(1))?.closest(".part");
  const tab = there && $$("#tabs .tab").find((one) => part(one) === there);
  if (!tab || !narrow.matches) return;
  choose(tab);
  if (link === tab) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.("[role=tab]");
  if (!tab) return;
  const tabs = $$("#tabs .tab");
  const at = tabs.indexOf(tab);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (event.key === " ") tab.click();
  else if (to === undefined) return;
  else {
    const next = tabs.at(to % tabs.length);
    choose(next);
    next.focus();
  }
  event.preventDefault();
});
