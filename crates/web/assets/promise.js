// The promise of the seed: kept when it is first seen, checked when the seed is told.

import { $$, onSettle, stored, toast } from "./dom.js";
import { checkLuck, takePart } from "./luck.js";

function checkSeed() {
  for (const promise of $$("[data-promise]")) {
    const key = `promise-${promise.dataset.promise}`;
    if (!stored(key)) stored(key, promise.textContent);
  }
  const place = document.getElementById("seed-check");
  if (place) checkLuck(stored(`promise-${place.dataset.table}`));
}

onSettle(checkSeed);
onSettle(() => takePart((text) => toast(text, true)));

// A game that needs nobody else waits a moment for this browser's number.
for (const form of $$("form[action='/tables']")) {
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "pledge", value: "on" }));
}
