// A name is asked once: whatever is opened on the front page is opened under the name in its field,
// and a form that asks for a name again keeps what stands in it.

import { $, $$, onSettle } from "./dom.js";

const field = $("#my-name [name=name]");
for (const form of field ? $$("form[action='/tables']") : []) {
  form.addEventListener("formdata", ({ formData }) => {
    if (!formData.get("name")) formData.set("name", field.value.trim());
  });
}

// A page that is pushed does not know the name; the first one does.
let known;
onSettle(() => {
  for (const input of $$("[data-my-name]")) {
    known ??= input.value;
    if (!input.value && known && document.activeElement !== input) input.value = known;
  }
});
