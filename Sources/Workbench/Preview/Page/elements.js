// Elements of the page, created without markup so that no text of a document is ever read as such.
"use strict";

/** Creates an element with properties, attributes (names with a hyphen, `role`, `for`) and children. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value == null) continue;
    if (key.includes("-") || key === "role" || key === "for") element.setAttribute(key, String(value));
    else element[key] = value;
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Performs work that replaces the children of an element, and gives a field with the same label focus and text back. */
function keepingFocus(element, work) {
  const old = /** @type {any} */ (document.activeElement);
  const label = element.contains(old) ? old.getAttribute("aria-label") : null;
  work();
  const next = label && [...element.querySelectorAll("[aria-label]")].find((other) => other.getAttribute("aria-label") === label);
  if (!next || next === old) return;
  if (old.value !== old.defaultValue && next.value === old.defaultValue) next.value = old.value;
  next.focus({ preventScroll: true });
}

/**
 * Replaces the children of an element. A field that has the focus, and what it stands in, stay in the document where
 * the new children have a field of the same label: so do its text, its selection and what is being typed.
 */
function replaceAroundFocus(element, children) {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement && field.type !== "checkbox" && element.contains(field);
  const label = isText ? field.getAttribute("aria-label") : null;
  const matches = (node, kept) => node.nodeName === kept.nodeName && node.dataset.constraint === kept.dataset.constraint
    && [node, ...node.querySelectorAll("[aria-label]")].some((other) => other.getAttribute("aria-label") === label);
  const replace = (old, nodes) => {
    const kept = label && [...old.children].find((child) => child.contains(field));
    const fresh = kept && nodes.find((node) => matches(node, kept));
    if (!fresh) return old.replaceChildren(...nodes);
    for (const node of [...old.childNodes]) if (node !== kept) node.remove();
    kept.before(...nodes.slice(0, nodes.indexOf(fresh)));
    kept.after(...nodes.slice(nodes.indexOf(fresh) + 1));
    for (const { name, value } of fresh.attributes) kept.setAttribute(name, value);
    if (kept !== field) replace(kept, [...fresh.childNodes]);
  };
  replace(element, children);
}

/** Creates an element of an SVG overlay. */
function draw(name, attributes = {}, text = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text) element.textContent = text;
  return element;
}

/** A number without superfluous decimals. */
const number = (value) => (value == null ? "–" : String(Math.round(value * 100) / 100));

/** A number with a noun. */
const count = (value, noun) => `${value} ${noun}${value === 1 ? "" : "s"}`;

/** The number of moved views as words. */
function movedText(moved) {
  const carried = moved.filter((entry) => entry.isCarried).length;
  if (!moved.length) return "Nothing moved";
  return `${count(moved.length - carried, "view")} moved${carried ? `, ${carried} with them` : ""}`;
}

/** A rectangle as words. */
const rectText = ([x, y, width, height]) => `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)}`;

/** The words for a view in the tree. */
function viewName(view) {
  return [view.kind, view.name && `‘${view.name}’`, view.class].filter(Boolean).join(" ");
}
