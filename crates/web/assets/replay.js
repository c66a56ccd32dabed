// A replay turns its pages in place.

import { fetchPage } from "./show.js";

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step-link]");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    turnTo(step.href);
  }
});

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
