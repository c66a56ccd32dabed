// Chat that was not seen yet: counted beside its heading and in the header, announced once, and kept
// by this browser. Seen is what stands in a chat that is in view.

import { $, $$, main, onSettle, stored, toast } from "./dom.js";

const key = `chat-${location.pathname.split("/")[2]}`;
let seen = Number(stored(key) ?? 0);
let told;
let inView = false;

function mark() {
  const lines = $$("[data-said]");
  const newest = Number(lines.at(-1)?.dataset.said ?? 0);
  if (inView && !document.hidden && newest > seen) {
    seen = newest;
    stored(key, seen);
  }
  const unread = lines.filter((line) => Number(line.dataset.said) > seen);
  for (const badge of $$("[data-unread]")) {
    badge.hidden = unread.length === 0;
    badge.textContent = unread.length || "";
    badge.title = `${unread.length} ${badge.dataset.unreadWords}`;
  }
  // What was said before the page was opened is counted, and no news.
  if (unread.length && told !== undefined && newest > told) toast(unread.at(-1).textContent);
  told = newest;
}

const watch = new IntersectionObserver(
  ([entry]) => {
    inView = entry.isIntersecting;
    mark();
  },
  { threshold: 0.5 },
);
let watched;

onSettle(() => {
  const said = $("#said");
  if (!said || !main()?.dataset.events) return;
  if (said !== watched) {
    watch.disconnect();
    watch.observe((watched = said));
  }
  mark();
});
document.addEventListener("visibilitychange", mark);
