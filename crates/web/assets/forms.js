// Forms are posted without leaving the page.

import { main, toast } from "./dom.js";
import { revisionSeen } from "./press.js";
import { fetchPage, hurry } from "./show.js";
import { isListening } from "./stream.js";

// After so many milliseconds a button says that it is sending.
const SLOW = 300;

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || !main()?.dataset.events) return;
  event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = "yes";
  const button = event.submitter;
  button?.setAttribute("aria-busy", "true");
  // An answer that takes a while is awaited in sight.
  const slow = setTimeout(() => {
    // The next page has been shown: its button is another one.
    if (!button?.hasAttribute("aria-busy")) return;
    const { sending } = main().dataset;
    button.setAttribute("data-sending", sending);
    document.getElementById("say").textContent = sending;
  }, SLOW);
  hurry();
  const body = new URLSearchParams(new FormData(form, button));
  // What is answered is the question that was seen when the finger came down.
  if (body.has("rev") && revisionSeen()) body.set("rev", revisionSeen());
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
    if (!isListening() && answer.status === 204) await fetchPage();
  } catch {
    toast(main().dataset.offline);
  } finally {
    clearTimeout(slow);
    delete form.dataset.sent;
    button?.removeAttribute("aria-busy");
    button?.removeAttribute("data-sending");
  }
});
