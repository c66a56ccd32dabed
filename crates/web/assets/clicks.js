// Clicks and keys that post nothing: copying, help, arrows, files.

import { $, $$, onSettle } from "./dom.js";

onSettle(() => {
  for (const button of $$("[data-copy]")) button.hidden = false;
});

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard?.writeText(copy.dataset.copy).catch(() => {});
    const label = copy.textContent;
    copy.textContent = copy.dataset.copied;
    setTimeout(() => (copy.textContent = label), 2000);
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
