// Fields that depend on others: options that need another one, and buttons that wait for ticks.

import { $$, onSettle } from "./dom.js";

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

onSettle(showOptions);
onSettle(countTicks);
