// The stream: resumed where it stopped, given back while nobody looks.

import { main, toast } from "./dom.js";
import { fetchPage, show } from "./show.js";

let stream, lost, asleep, poll, last;

export function listen() {
  const { events, rev } = main()?.dataset ?? {};
  if (!events || stream) return;
  const address = new URL(events, location.href);
  address.searchParams.set("rev", last ?? rev);
  stream = new EventSource(address);
  stream.addEventListener("view", (event) => {
    last = event.lastEventId || last;
    show(event.data);
  });
  stream.onopen = () => {
    clearTimeout(lost);
    if (lost) toast();
    lost = undefined;
  };
  stream.onerror = () => {
    lost ??= setTimeout(() => toast(main().dataset.lost, true), 1500);
    if (stream.readyState === EventSource.CLOSED) {
      stream = undefined;
      setTimeout(listen, 2000);
    }
  };
}

// While nobody looks a number is enough: the page itself comes when it has changed.
async function lookIn() {
  const { events, rev } = main().dataset;
  const answer = await fetch(events.replace(/\/events.*/, "/rev"));
  if (answer.ok && (await answer.text()) !== rev) await fetchPage();
}

document.addEventListener("visibilitychange", () => {
  clearTimeout(asleep);
  clearInterval(poll);
  if (!document.hidden) {
    listen();
    return;
  }
  asleep = setTimeout(() => {
    // Whoever waits for a game to begin is asked for a number when it does.
    if (document.getElementById("draw")) return;
    stream?.close();
    stream = undefined;
    if (main()?.dataset.events) poll = setInterval(() => lookIn().catch(() => {}), 30000);
  }, 30000);
});

// Whether news come by themselves.
export const isListening = () => Boolean(stream);
