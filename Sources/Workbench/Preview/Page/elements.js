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
