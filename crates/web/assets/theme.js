// Light and dark: the system's choice, until somebody makes another.

import { $$, root, stored } from "./dom.js";

const theme = stored("theme");
if (theme) root.dataset.theme = theme;
for (const button of $$("[data-theme-toggle]")) {
  button.hidden = false;
  button.onclick = () => {
    const now = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    root.dataset.theme = now === "dark" ? "light" : "dark";
    stored("theme", root.dataset.theme);
  };
}
