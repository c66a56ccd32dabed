// What is announced: the sentence for those who hear the page, the title, and the bell, which is off
// until somebody wants it and never rings on a television.

import { $, main, onSettle, stored } from "./dom.js";

let announced = "";
const title = document.title;
let ran = false;
let wasMine = false;
onSettle(() => {
  const { say, turn } = main().dataset;
  if (say && say !== announced) document.getElementById("say").textContent = announced = say;
  const mine = turn !== undefined;
  document.title = mine ? `● ${title}` : title;
  if (mine && !wasMine && ran) chime();
  wasMine = mine;
  ran = true;
});

const bell = $("[data-bell]");
if (bell) {
  bell.checked = stored("bell") === "on";
  bell.onchange = () => {
    stored("bell", bell.checked ? "on" : "off");
    if (bell.checked) chime();
  };
}
function chime() {
  if (!bell?.checked || document.body.classList.contains("big-page")) return;
  const audio = (chime.audio ??= new AudioContext());
  [659, 880].forEach((pitch, index) => {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * 0.16];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  });
}
