// Where the board is longer than the screen, the hero is in view when a step is asked.

import { $, onSettle } from "./dom.js";

let at;

onSettle(() => {
  const here = $(".space.can") && $(".space.here");
  if (here && here.id !== at) here.scrollIntoView({ block: "nearest" });
  at = here?.id;
});
