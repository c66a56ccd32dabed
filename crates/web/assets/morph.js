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
  let next = from.firstChild;
  for (const child of [...to.childNodes]) {
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
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

function find(child, next, kept) {
  if (child.id) {
    const known = kept.get(child.id);
    return known && known.nodeName === child.nodeName ? known : null;
  }
  while (next && (next.id || next.nodeName !== child.nodeName)) {
    if (next.id || child.nodeType !== Node.ELEMENT_NODE || next.nodeType === Node.ELEMENT_NODE) return null;
    next = next.nextSibling;
  }
  return next;
}
