// How this browser takes part in the luck of a table, so that nobody can choose it: it pledges a
// random number by its hash while people gather, tells it once all pledges are fixed, and checks in
// the end that it and all the others are in the seed. Pages that came without TLS have no hashes
// from the browser, so the hash is here.

const ROUNDS = Uint32Array.from(
  (
    "428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3" +
    "72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da" +
    "983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13" +
    "650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070" +
    "19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208" +
    "90befffaa4506cebbef9a3f7c67178f2"
  ).match(/.{8}/g),
  (word) => parseInt(word, 16),
);
const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of some bytes, in hexadecimal digits. */
export function sha256(bytes) {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 128;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  const hash = Uint32Array.from(FIRST);
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      const [early, late] = [w[i - 15], w[i - 2]];
      w[i] =
        i < 16
          ? view.getUint32(at + 4 * i)
          : w[i - 16] + w[i - 7] + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const words = (text) => (text ?? "").split(" ").filter(Boolean);

// What this browser keeps to itself: by table and seat its number, and for which seed it was made.
// Where storage is forbidden it lasts as long as the page.
const memory = new Map();
function keep(key, own) {
  memory.set(key, own);
  try {
    localStorage.setItem(key, JSON.stringify(own));
  } catch { /* It is in memory. */ }
}
function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

const sent = new Set();
async function post(table, verb, fields) {
  const key = [table, verb, ...Object.values(fields)].join(" ");
  if (sent.has(key)) return;
  sent.add(key);
  const answer = await fetch(`/t/${table}/${verb}`, {
    method: "POST",
    headers: { accept: "text/event-stream" },
    body: new URLSearchParams(fields),
  }).catch(() => null);
  if (answer?.ok) return;
  sent.delete(key);
  // A page that is out of date gets a new one, and asks again by itself.
  if (!answer || answer.status >= 500 || answer.status === 429) setTimeout(() => takePart(), 1000);
}

/** Pledges or tells the numbers of this browser's seats, as the page asks for it. */
export function takePart(warn = takePart.warn) {
  takePart.warn = warn;
  const place = document.getElementById("draw");
  if (!place) return;
  const { table, seedHash, phase, mine, pledged, swapped } = place.dataset;
  const hashes = new Map(words(pledged).map((word) => word.split(":")));
  for (const seat of words(mine)) {
    const key = `number-${table}-${seat}`;
    let own = recall(key);
    if (phase === "pledge") {
      // A number is for one seed: where another is shown, the old one may have been told.
      if (own?.seedHash !== seedHash) {
        const number = crypto.getRandomValues(new Uint8Array(32));
        own = { seedHash, number: hex(number), hash: sha256(number) };
        keep(key, own);
      }
      if (hashes.get(seat) !== own.hash) post(table, "pledge", { seat, seed_hash: seedHash, hash: own.hash });
    } else if (hashes.has(seat)) {
      // The seed, my pledge and everybody else's must be those I know, or my number stays here.
      const same = own?.seedHash === seedHash && own.hash === hashes.get(seat) && (own.fixed ?? pledged) === pledged;
      if (!same) {
        warn?.(swapped);
        continue;
      }
      keep(key, { ...own, fixed: pledged });
      post(table, "open", { seat, number: own.number });
    }
  }
}

/** Checks in the end that the seed is the one that was promised, with all numbers that were pledged. */
export function checkLuck(seen) {
  const place = document.getElementById("seed-check");
  if (!place || place.textContent) return;
  const { table, seed, hash, terms, same, fits, differs, mixed, lost } = place.dataset;
  const lines = (terms ?? "").split("\n");
  const pledges = lines.filter((line) => line.startsWith("pledged: ")).map((line) => line.split(" ").slice(1));
  const hashOf = (number) => sha256(unhex(number));
  const wrong =
    hashOf(seed) !== hash ||
    (seen && seen !== hash) ||
    (terms && lines[1] !== `server seed: ${seed}`) ||
    pledges.some(([, pledge, number]) => hashOf(number) !== pledge);
  const fixed = pledges.map(([seat, pledge]) => `${seat}:${pledge}`).join(" ");
  const told = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((number) => [`P${number}`, recall(`number-${table}-P${number}`)])
    .filter(([, own]) => own?.fixed && own.seedHash === hash);
  const missing = told.some(
    ([seat, own]) => own.fixed !== fixed || !pledges.some(([at, , number]) => at === seat && number === own.number),
  );
  place.textContent = wrong ? differs : missing ? lost : told.length ? mixed : seen ? same : fits;
}
