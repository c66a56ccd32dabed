// What somebody gained or lost shows beside the number it changed, until a number changes again.

import { $$, onSettle } from "./dom.js";

const values = new Map();
let changes = new Map();

onSettle(() => {
  const places = $$("#table [data-gain]");
  const now = new Map(places.map(({ dataset }) => [dataset.gain, Number(dataset.value)]));
  const fresh = [...now].filter(([key, value]) => (values.get(key) ?? value) !== value);
  if (fresh.length) changes = new Map(fresh.map(([key, value]) => [key, value - values.get(key)]));
  for (const [key, value] of now) values.set(key, value);
  for (const { dataset } of places) {
    const change = changes.get(dataset.gain);
    if (change) dataset.change = change > 0 ? `+${change}` : `−${-change}`;
  }
});
