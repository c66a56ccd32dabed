// What every module of a page needs: finding things, remembering things, and words to the player.

export const root = document.documentElement;
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const $ = (selector, from = document) => from.querySelector(selector);
export const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
export const main = () => document.getElementById("table");
export const stored = (key, value) => {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch { /* Storage may be forbidden; nothing depends on it. */ }
};

// What is to be done whenever a page was shown, the first one included.
const settled = [];
export const onSettle = (work) => settled.push(work);
export const settle = () => settled.forEach((work) => work());

let toastTimer;
export function toast(text, stays = false) {
  const place = document.getElementById("toast");
  clearTimeout(toastTimer);
  place.textContent = text ?? "";
  place.hidden = !text;
  if (text && !stays) toastTimer = setTimeout(() => (place.hidden = true), 6000);
}
