// What a story led to is in view when it is told, wherever the page was scrolled to.

import { $, onSettle } from "./dom.js";

let shown;

onSettle(() => {
  const outcome = $("[data-outcome]");
  const told = outcome?.dataset.outcome;
  if (told !== undefined && told !== shown) outcome.scrollIntoView({ block: "nearest" });
  shown = told;
});
