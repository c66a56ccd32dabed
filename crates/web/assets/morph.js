// The keyed morph: elements with an id keep their node wherever they go.

export function morph(from, to, kept) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && from.tagName === "DETAILS")) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name === "open" && from.tagName === "DETAILS" && from.id) continue;
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from.tagName === "INPUT" && from.type === "hidden") from.value = to.value;
  if ("keep" in to.dataset) return;
  const stays = new Set([...to.children].map((child) => child.id));
  const leaving = [];
  let next = from.firstChild;
  for (const child of [...to.childNodes]) {
    // What stays is not moved around what goes: it keeps its place on the screen.
    while (next?.id && !stays.has(next.id)) {
      leaving.push(next);
      next = next.nextSibling;
    }
    const match = find(child, next, kept);
    if (!match) {
      from.insertBefore(child, next);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else if (from.moveBefore && match.isConnected) from.moveBefore(match, next);
    else from.insertBefore(match, next);
    if (child.nodeType === Node.ELEMENT_NODE) morph(match, child, kept);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  for (; next; next = next.nextSibling) leaving.push(next);
  for (const gone of leaving) if (gone.parentNode === from) gone.remove();
}

// A form that does something else is another one, and so is a page of a book.
const purpose = (node) => node.getAttribute?.("action") ?? node.dataset?.page;

function find(child, next, kept) {
  if (child.id) {
    const known = kept.get(child.id);
    return known && known.nodeName === child.nodeName && purpose(known) === purpose(child) ? known : null;
  }
  while (next && (next.id || next.nodeName !== child.nodeName)) {
    if (next.id || child.nodeType !== Node.ELEMENT_NODE || next.nodeType === Node.ELEMENT_NODE) return null;
    next = next.nextSibling;
  }
  return next && purpose(next) === purpose(child) ? next : null;
}
