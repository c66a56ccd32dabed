// A story is read by the browser's own voice, and a second click stops it.

import { $, $$, onSettle, root } from "./dom.js";

onSettle(() => {
  for (const button of $$("[data-aloud]")) button.hidden = !window.speechSynthesis;
});

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-aloud]");
  if (!button) return;
  const [voice, label] = [window.speechSynthesis, $("span", button)];
  const name = (button.dataset.name ??= label.textContent);
  if (voice.speaking) return voice.cancel();
  const texts = button.dataset.aloud.split(" ").map((id) => document.getElementById(id)?.innerText ?? "");
  const speech = new SpeechSynthesisUtterance(texts.join(".\n"));
  speech.lang = root.lang;
  speech.onend = speech.onerror = () => (label.textContent = name);
  label.textContent = button.dataset.stop;
  voice.speak(speech);
});
