// A name is asked once: a form that asks for it again keeps what stands in it.

import { $$, onSettle } from "./dom.js";

// A page that is pushed does not know the name; the first one does.
let known;
onSettle(() => {
  for (const input of $$("[data-my-name]")) {
    known ??= input.value;
    if (!input.value && known && document.activeElement !== input) input.value = known;
  }
});
