// The pictures of a scene in its variants, with the selection, the marks of constraints and findings, and the handles.
"use strict";

/** A picture of the scene in a variant with an overlay. */
class Pane {
  /** @param {Page} page @param {Variant} variant @param {boolean} isMain */
  constructor(page, variant, isMain) {
    this.page = page;
    this.variant = variant;
    this.isMain = isMain;
    this.layout = null;
    this.picture = null;
    this.base = null;
    this.image = make("img", { alt: "", draggable: false });
    this.overlay = draw("svg", { class: "overlay" });
    this.sheet = make("div", { className: "sheet" }, this.image, this.overlay);
    this.caption = make("figcaption");
    this.element = make("figure", { className: "pane" }, this.caption, this.sheet);
    this.overlay.addEventListener("pointermove", (event) => this.hover(event));
    this.overlay.addEventListener("pointerleave", () => page.highlight(null));
    this.overlay.addEventListener("click", (event) => this.pick(event));
  }

  /** The rectangle of the root in the picture. */
  get content() { return this.picture?.content ?? [0, 0, ...(this.layout?.size ?? [0, 0])]; }
  get size() { return this.live?.size ?? this.picture?.size ?? this.layout?.size ?? [100, 100]; }

  frame(index) {
    const frames = (this.live ?? this.layout).frames;
    return frames.slice(index * 4, index * 4 + 4);
  }

  /** Reads layout and picture; the last good ones stay where that fails. */
  async load() {
    const { state, connection } = this.page;
    const query = (kind, changes) => ({ kind, scene: state.scene, state: state.query(this.variant, changes) });
    const turn = (this.turn = (this.turn ?? 0) + 1);
    const layout = await connection.ask(query("layout"));
    if (turn !== this.turn) return;
    this.layout = layout;
    this.live = null;
    this.base = state.changes.length ? await connection.ask(query("layout", [])).catch(() => null) : null;
    if (turn !== this.turn) return;
    this.show();
    const picture = await connection.ask(query("picture"));
    if (turn !== this.turn) return;
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
    this.image.src = this.address;
    this.picture = picture;
    this.show();
  }

  /** Shows frames that were laid out while something is dragged; only rectangles move once the outlines are there. */
  showLive(frames) {
    const isFirst = !this.live || frames.frames.length !== this.live.frames.length;
    this.live = frames;
    if (isFirst) return this.show();
    this.showScale();
    this.overlay.querySelectorAll("[data-view]").forEach((rect) => {
      const [x, y, width, height] = this.frame(Number(rect.dataset.view));
      rect.setAttribute("x", x);
      rect.setAttribute("y", y);
      rect.setAttribute("width", Math.max(width, 0));
      rect.setAttribute("height", Math.max(height, 0));
    });
    const [width, height] = frames.size;
    this.caption.firstChild.textContent = `${variantName(this.variant)} · ${number(width)} × ${number(height)} `;
  }

  /** Gives sheet and overlay the size of the picture. */
  showScale() {
    const [width, height] = this.size;
    this.sheet.style.setProperty("--width", width);
    this.sheet.style.setProperty("--height", height);
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
    // Letters and handles have one size on the screen, whatever the scale of the picture.
    this.unit = width / (this.sheet.clientWidth || width);
    this.overlay.style.setProperty("--unit", String(this.unit));
  }

  /** The views whose frames differ from those without the changes, with both frames. */
  get moved() {
    if (!this.base || !this.layout) return [];
    const old = new Map(this.base.views.map((view, index) => [view.id, this.base.frames.slice(index * 4, index * 4 + 4)]));
    const differs = (one, two) => one.some((value, place) => Math.abs(value - two[place]) > 0.01);
    const entries = this.layout.views.map((view, index) => {
      const parent = view.parent == null ? null : this.layout.views[view.parent];
      return { index, old: old.get(view.id), new: this.frame(index), parent: parent && old.get(parent.id), now: parent && this.frame(view.parent) };
    });
    // A view that keeps its place in its parent is carried along.
    const place = (frame, parent) => (parent ? [frame[0] - parent[0], frame[1] - parent[1], frame[2], frame[3]] : frame);
    return entries.filter((entry) => entry.old && differs(entry.old, entry.new)).map((entry) => ({
      ...entry, isCarried: Boolean(entry.parent) && !differs(place(entry.old, entry.parent), place(entry.new, entry.now)) }));
  }

  show() { keepingFocus(this.element, () => this.render()); }

  render() {
    const [width, height] = this.size;
    const { state } = this.page;
    this.sheet.classList.toggle("live", Boolean(this.live));
    this.showScale();
    this.image.alt = `Picture of the scene, ${variantName(this.variant)}`;
    const alone = make("a", { href: state.address([this.variant]) }, "alone");
    this.caption.replaceChildren(
      `${variantName(this.variant)} · ${number(width)} × ${number(height)} `,
      ...(this.page.state.variants.length > 1 ? [alone] : []),
      ...(this.picture?.differs ? [make("span", { className: "note", title: this.picture.differs }, " (notes)")] : []));
    const [x, y] = this.live ? [0, 0] : this.content;
    const group = draw("g", { transform: `translate(${x} ${y})` });
    if (!this.layout) return this.overlay.replaceChildren();
    if (this.live) {
      this.layout.views.forEach((view, index) => view.shown && group.append(this.rect(this.frame(index), "wire", { "data-view": index })));
    }
    for (const entry of this.moved.filter((entry) => !entry.isCarried)) {
      group.append(this.rect(entry.old, "old"), this.rect(entry.new, "moved"));
    }
    this.showFindings(group);
    this.showSelection(group);
    this.overlay.replaceChildren(group);
    if (this.isMain && this.page.connection.isLive) this.overlay.append(this.sizeHandle());
  }

  rect([x, y, width, height], className, attributes = {}) {
    return draw("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), class: className, ...attributes });
  }

  indexOf(id) { return this.layout?.views.findIndex((view) => view.id === id) ?? -1; }

  showFindings(group) {
    const numbers = new Map();
    for (const finding of this.page.findings) {
      const index = finding.near.map((id) => this.indexOf(id)).find((place) => place >= 0);
      if (index == null) continue;
      const [x, y] = this.frame(index);
      const [width, height] = this.layout.size;
      if (x > width || y > height) continue;
      const used = numbers.get(index) ?? 0;
      numbers.set(index, used + 1);
      const badge = draw("g", { class: `badge ${finding.severity}`, transform: `translate(${x + used * 18 * this.unit} ${y})` });
      badge.append(draw("circle", { r: 8 * this.unit }), draw("text", {}, String(finding.number)), draw("title", {}, finding.message));
      badge.addEventListener("click", (event) => {
        event.stopPropagation();
        this.page.select(this.layout.views[index].id);
      });
      group.append(badge);
    }
  }

  showSelection(group) {
    const { state, highlighted, details } = this.page;
    const hovered = this.indexOf(highlighted);
    if (hovered >= 0) {
      group.append(this.rect(this.frame(hovered), "hovered"));
      const [x, y, width, height] = this.frame(hovered);
      group.append(draw("text", { x, y: y > 14 * this.unit ? y - 4 * this.unit : y + height + 13 * this.unit, class: "size" },
        `${viewName(this.layout.views[hovered])} ${number(width)} × ${number(height)}`));
    }
    const selected = this.indexOf(state.view);
    if (selected < 0) return;
    group.append(this.rect(this.frame(selected), "selected", { "data-view": selected }));
    if (!this.isMain || this.live || details?.id !== state.view) return;
    const [top, left, bottom, right] = details.insets;
    const [x, y, width, height] = details.rect;
    if (top || left || bottom || right) {
      group.append(this.rect([x + left, y + top, width - left - right, height - top - bottom], "aligned"));
    }
    for (const constraint of [...details.constraints, ...(this.page.chain ?? [])]) {
      if (constraint.mark) group.append(this.mark(constraint));
    }
    if (this.page.connection.isLive) group.append(...this.edgeHandles(this.frame(selected)));
  }

  /** The lines and the text of a constraint. */
  mark(constraint) {
    const [x1, y1, x2, y2] = constraint.mark;
    const kind = [constraint.broken && "broken", constraint.priority < 1000 && "optional",
      this.page.marked.has(constraint.id) && "marked"].filter(Boolean).join(" ");
    const group = draw("g", { class: `constraint ${kind}` });
    group.append(draw("line", { x1, y1, x2, y2 }), draw("title", {}, constraint.text));
    if (!constraint.alignment) {
      const isAcross = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
      const end = 3 * this.unit;
      for (const [x, y] of [[x1, y1], [x2, y2]]) {
        group.append(draw("line", isAcross ? { x1: x, y1: y - end, x2: x, y2: y + end } : { x1: x - end, y1: y, x2: x + end, y2: y }));
      }
      const priority = constraint.priority < 1000 ? `@${number(constraint.priority)}` : "";
      group.append(draw("text", { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 2 }, constraint.label + priority));
    }
    group.addEventListener("click", (event) => {
      event.stopPropagation();
      this.page.focusConstraint(constraint.id);
    });
    return group;
  }

  // MARK: Pointer

  /** The position of an event in the root's points. */
  point(event) {
    const matrix = this.overlay.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    const [x, y] = this.live ? [0, 0] : this.content;
    return [point.x - x, point.y - y];
  }

  /** The views at a point, innermost first. */
  viewsAt(event) {
    const [px, py] = this.point(event);
    if (!this.layout) return [];
    const found = [];
    this.layout.views.forEach((view, index) => {
      const [x, y, width, height] = this.frame(index);
      if (view.shown && px >= x && py >= y && px <= x + width && py <= y + height) found.unshift(view.id);
    });
    return found;
  }

  hover(event) {
    if (!this.page.isDragging) this.page.highlight(this.viewsAt(event)[0] ?? null);
  }

  /** Selects the innermost view; a second click at the same place selects the next one below. */
  pick(event) {
    const views = this.viewsAt(event);
    const place = views.indexOf(this.page.state.view);
    const isAgain = this.picked && Math.hypot(event.clientX - this.picked[0], event.clientY - this.picked[1]) < 3;
    this.picked = [event.clientX, event.clientY];
    this.page.select(views[isAgain && place >= 0 ? (place + 1) % views.length : 0] ?? null);
  }

  // MARK: Handles

  handle(x, y, label, start, move, end) {
    const handle = draw("circle", { cx: x, cy: y, r: 6 * this.unit, class: "handle", tabindex: 0, role: "slider", "aria-label": label,
      "aria-valuenow": 0 });
    handle.append(draw("title", {}, label));
    handle.addEventListener("click", (event) => event.stopPropagation());
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const matrix = this.overlay.getScreenCTM();
      const scale = matrix?.a || 1;
      const from = [event.clientX, event.clientY];
      this.page.drag(start(), (at) => move((at.clientX - from[0]) / scale, (at.clientY - from[1]) / scale), end);
    });
    handle.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 10 : 1;
      const [dx, dy] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
      if (dx == null) return;
      event.preventDefault();
      event.stopPropagation();
      this.page.nudge(start(), () => move(dx, dy), end, label);
    });
    return handle;
  }

  sizeHandle() {
    const [width, height] = this.live?.size ?? this.layout.size;
    const [x, y] = this.live ? [0, 0] : this.content;
    let size = [width, height];
    return this.handle(x + width - 6, y + height - 6, "Size of the scene", () => {
      size = [width, height];
      return null;
    }, (dx, dy) => {
      const next = [size[0] + dx, size[1] + dy].map((value) => Math.min(Math.max(Math.round(value), 1), 4000));
      this.page.dragged = next.join("x");
      return { kind: "frames", drag: true, scene: this.page.state.scene,
        state: { ...this.page.state.query({ ...this.variant, size: this.page.dragged }), screen: false } };
    }, () => this.page.setSurrounding("size", this.page.dragged));
  }

  edgeHandles([x, y, width, height]) {
    const edges = { left: [x, y + height / 2], right: [x + width, y + height / 2], top: [x + width / 2, y], bottom: [x + width / 2, y + height] };
    return Object.entries(edges).map(([edge, [cx, cy]]) => {
      let change = null;
      return this.handle(cx, cy, `The ${edge} edge`, () => {
        const { state, connection } = this.page;
        const question = (distance) => connection.ask(
          { kind: "edge", scene: state.scene, view: state.view, edge, distance, state: state.query(this.variant) });
        return Promise.all([question(0), question(1)]).then(([at, next]) => { change = { at, next }; });
      }, (dx, dy) => {
        if (!change) return null;
        const distance = edge === "left" || edge === "right" ? dx : dy;
        const constant = change.at.constant + (change.next.constant - change.at.constant) * distance;
        this.page.dragged = `'${change.at.constraint}'.constant = ${number(constant)}`;
        const target = this.page.dragged.split(" = ")[0];
        const changes = this.page.state.changes.filter((other) => !other.startsWith(target + " = "));
        return { kind: "frames", drag: true, scene: this.page.state.scene,
          state: this.page.state.query(this.variant, [...changes, this.page.dragged]) };
      }, () => change && this.page.change(this.page.dragged));
    });
  }
}
