// The state of the page, as it stands in its address.
"use strict";

/** The members of a variant with their names in the address. */
const SURROUNDINGS = ["device", "orientation", "appearance", "textSize", "direction", "language", "size", "generation"];

/**
 * A variant: surroundings of a document, each a text; without a member the document's own.
 * @typedef {Record<string, string>} Variant
 */

/** The state of the page: document, scene, selection, variants and changes. */
class PageState {
  constructor() {
    this.document = "";
    /** @type {string | null} The root of the scene; null shows the map. */
    this.scene = null;
    /** @type {string | null} */
    this.view = null;
    this.screen = false;
    /** @type {Variant[]} The first one is edited by the toolbar. */
    this.variants = [{}];
    /** @type {string[]} */
    this.changes = [];
    /** @type {string[][]} */
    this.past = [];
    /** @type {string[][]} */
    this.future = [];
  }

  /** Reads the address. */
  static read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const state = new PageState();
    state.document = words.get("document") ?? "";
    state.scene = words.get("scene");
    state.view = words.get("view");
    state.screen = words.has("screen");
    state.changes = words.getAll("change");
    const variants = words.getAll("variant").map((text) =>
      Object.fromEntries([...new URLSearchParams(text)].filter(([name]) => SURROUNDINGS.includes(name))));
    if (variants.length) state.variants = variants.slice(0, 4);
    return state;
  }

  /** The address of the state, or of one of its variants alone. */
  address(variants = this.variants) {
    const words = new URLSearchParams();
    words.set("document", this.document);
    if (this.scene) words.set("scene", this.scene);
    if (this.view) words.set("view", this.view);
    if (this.screen) words.set("screen", "");
    for (const variant of variants) words.append("variant", new URLSearchParams(variant).toString());
    for (const change of this.changes) words.append("change", change);
    return "#" + words.toString();
  }

  write() { history.replaceState(null, "", this.address()); }

  /** The document in a variant, as questions state it. */
  query(variant = this.variants[0], changes = this.changes) {
    return { document: this.document, ...variant, screen: this.screen, changes };
  }

  /** Adds a change; it replaces an earlier one of the same property. */
  change(statement) {
    const target = statement.match(/^('[^']*'|[^.=]+)\.\w+ = /)?.[0];
    const others = this.changes.filter((other) => !target || !other.startsWith(target));
    this.setChanges([...others, statement]);
  }

  setChanges(changes) {
    this.past.push(this.changes);
    if (this.past.length > 500) this.past.shift();
    this.future = [];
    this.changes = changes;
  }

  undo() {
    const last = this.past.pop();
    if (!last) return false;
    this.future.push(this.changes);
    this.changes = last;
    return true;
  }

  redo() {
    const next = this.future.pop();
    if (!next) return false;
    this.past.push(this.changes);
    this.changes = next;
    return true;
  }
}

/** The words for a variant. */
function variantName(variant) {
  const words = SURROUNDINGS.map((name) => variant[name]).filter(Boolean);
  return words.length ? words.join(", ") : "as designed";
}
