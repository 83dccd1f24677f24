// The page: reads its address, asks the program, and shows scenes, views and details.
"use strict";

/** The keys of the page with what they do. */
const KEYS = {
  "/": "search the views", "↑ ↓ ← →": "walk the tree; in a handle move it by a point, with Shift by ten",
  m: "the map of scenes", v: "one, two or four variants", d: "light and dark", s: "the whole screen",
  l: "a conflict log", z: "undo", y: "redo", Escape: "select nothing, or back to the map", "?": "this list",
};

/** The controls of the toolbar with the surroundings that they set. */
const CONTROLS = [
  ["device", "Device"], ["orientation", "Orientation"], ["appearance", "Appearance"], ["textSize", "Text size"],
  ["direction", "Direction"], ["language", "Language"], ["generation", "Generation"],
];

/** The page with its state, its connection and its parts. */
class Page {
  constructor() {
    this.state = PageState.read();
    this.findings = [];
    this.scenes = [];
    this.panes = [];
    /** @type {Set<string>} The constraints that are marked in the picture. */
    this.marked = new Set();
    /** Whether a view is selected of which no details have arrived. */
    this.isSelecting = false;
    this.connection = "plumbExport" in window
      ? new StoredAnswers(window.plumbExport) : new Connection((event) => this.receive(event));
    this.tree = new ViewTree(this);
    this.inspector = new Inspector(this);
    this.map = new SceneMap(this);
    this.log = new LogDialog(this);
    this.report = new FindingReport(this);
    /** The findings of a report about many files; empty for a preview. */
    this.all = [];
    this.stage = document.querySelector("#stage");
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => this.reread());
    this.showTabs();
    document.querySelector("#help dl").replaceChildren(
      ...Object.entries(KEYS).flatMap(([key, text]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, text)]));
    this.start();
  }

  get main() { return this.panes[0]; }

  async start() {
    try {
      this.session = await this.connection.session();
    } catch (error) {
      return this.say(error.message, true);
    }
    const { documents } = this.session;
    if (!documents.length) return this.say("Building the package …");
    const { report } = this.session;
    if (report) this.all = report.findings.map((finding, index) => ({ ...finding, number: index + 1 }));
    if (!documents.includes(this.state.document)) this.state.document = report ? "" : documents[0];
    const list = /** @type {HTMLSelectElement} */ (document.querySelector("#document"));
    list.replaceChildren(...(report ? [make("option", { value: "" }, "All findings")] : []),
      ...documents.map((path) => make("option", { value: path }, path)));
    list.value = this.state.document;
    list.onchange = () => this.openDocument(list.value);
    document.querySelector("header .document").hidden = documents.length < 2;
    await this.load();
  }

  reread() {
    const old = this.state;
    this.state = PageState.read();
    if (this.state.document === old.document) [this.state.past, this.state.future] = [old.past, old.future];
    this.load();
  }

  openDocument(path) {
    this.state = Object.assign(new PageState(), { document: path, variants: this.state.variants, screen: this.state.screen });
    this.findings = [];
    this.load();
  }

  /** Reads everything that is shown; what could be read before stays where that fails. */
  async load() {
    const { state } = this;
    const turn = (this.turn = (this.turn ?? 0) + 1);
    document.querySelector("main").setAttribute("aria-busy", "true");
    if (this.session.report && !state.document) return this.showReport();
    state.write();
    this.showToolbar();
    try {
      const map = await this.connection.ask({ kind: "scenes", state: state.query() });
      if (turn !== this.turn) return;
      Object.assign(this, { scenes: map.scenes, version: map.version, platform: map.platform, languages: map.languages,
        missing: map.missing });
      const roots = map.scenes.filter((scene) => scene.root);
      if (state.scene && !roots.some((scene) => scene.root === state.scene)) state.scene = null;
      if (!state.scene && roots.length === 1) state.scene = roots[0].root;
      document.title = `${state.document.split("/").pop()} – Plumb`;
      this.showToolbar();
      document.body.classList.toggle("on-map", !state.scene);
      document.body.classList.remove("on-report");
      if (state.scene) await this.loadScene();
      else this.showMap();
      if (turn !== this.turn) return;
      // What was said about a change stays; an error is over.
      if (this.isFailing) this.say("");
    } catch (error) {
      if (turn === this.turn) this.say(error.message, true);
    }
    // Findings take longer and are not waited for.
    this.loadFindings(turn).then(() => {
      if (turn === this.turn) document.querySelector("main").setAttribute("aria-busy", "false");
    });
  }

  /** Shows the findings of all files. */
  showReport() {
    this.panes = [];
    this.details = this.reasons = null;
    this.showToolbar();
    document.body.classList.add("on-map", "on-report");
    this.report.show(this.stage);
    document.querySelector("main").setAttribute("aria-busy", "false");
  }

  showMap() {
    this.panes = [];
    this.details = this.reasons = null;
    this.map.show(this.stage);
    this.tree.show();
    this.inspector.show();
  }

  async loadScene() {
    const { state } = this;
    const isSame = this.panes.length === state.variants.length && this.shownScene === state.document + state.scene;
    if (!isSame) {
      this.panes = state.variants.map((variant, index) => new Pane(this, variant, index === 0));
      this.shownScene = state.document + state.scene;
      this.stage.replaceChildren(make("div", { className: "panes" }, ...this.panes.map((pane) => pane.element)));
      this.stage.firstElementChild.style.setProperty("--count", String(this.panes.length));
    }
    this.panes.forEach((pane, index) => (pane.variant = state.variants[index]));
    await this.main.load();
    this.tree.show();
    await this.loadDetails();
    for (const pane of this.panes.slice(1)) await pane.load();
  }

  async loadFindings(turn) {
    const { state } = this;
    if (this.session.report) {
      this.findings = this.all.filter((finding) => finding.file === state.document);
      return this.showFindings();
    }
    try {
      const { findings } = await this.connection.ask(
        { kind: "findings", state: { document: state.document, changes: state.changes } });
      if (turn !== this.turn) return;
      this.findings = findings.map((finding, index) => ({ ...finding, number: index + 1 }));
      this.showFindings();
    } catch {
      // Findings are shown with the next text that can be checked.
    }
  }

  showFindings() {
    for (const pane of this.panes) pane.show();
    if (!this.state.scene) this.map.show(this.stage);
    this.tree.show();
    this.inspector.show();
  }

  async loadDetails() {
    const { state, connection } = this;
    this.marked = new Set();
    const isKnown = state.view && this.main?.indexOf(state.view) >= 0;
    // Older details of the same view are shown until the new ones are there.
    if (!isKnown || this.details?.id !== state.view) this.details = this.reasons = null;
    if (isKnown) {
      const question = (kind) => connection.ask({ kind, scene: state.scene, view: state.view, state: state.query() });
      const view = state.view;
      this.isSelecting = !this.details;
      if (this.isSelecting) this.inspector.show();
      try {
        const [details, reasons] = await Promise.all([question("inspect"), question("why")]);
        if (view !== state.view) return;
        Object.assign(this, { details, reasons });
      } catch (error) {
        if (view !== state.view) return;
        this.details = this.reasons = null;
        this.say(error.message, true);
      }
    }
    this.isSelecting = false;
    this.markChain();
    this.inspector.show();
  }

  // MARK: Selection

  select(id) {
    this.state.view = id;
    this.state.write();
    this.tree.showSelection();
    for (const pane of this.panes) pane.show();
    return this.loadDetails();
  }

  highlight(id) {
    if (this.highlighted === id) return;
    this.highlighted = id;
    for (const pane of this.panes) pane.show();
  }

  mark(constraints) {
    this.marked = new Set(constraints);
    this.main?.show();
  }

  /** Marks the constraints of the explanations that are open. */
  markChain() {
    const open = (this.reasons?.attributes ?? []).filter((attribute) => this.inspector.open.has(attribute.attribute));
    const ids = open.flatMap((attribute) => attribute.equations.map((equation) => equation.constraint)).filter(Boolean);
    if (this.details) {
      const known = new Set(this.details.constraints.map((constraint) => constraint.id));
      this.chain = (this.reasons?.marks ?? []).filter((mark) => ids.includes(mark.id) && !known.has(mark.id));
    } else this.chain = [];
    this.mark(ids);
  }

  openScene(root) {
    this.state.scene = root;
    this.state.view = null;
    this.load();
  }

  nearest(finding) { return finding.near.find((id) => this.main?.indexOf(id) >= 0); }

  async openFinding(finding) {
    if (finding.file && finding.file !== this.state.document) {
      if (!this.session.documents.includes(finding.file)) return;
      this.state = Object.assign(new PageState(), { document: finding.file });
      document.querySelector("#document").value = finding.file;
      await this.load();
    }
    const scene = this.scenes.find((other) => finding.near.includes(other.root));
    if (scene && scene.root !== this.state.scene) {
      this.state.scene = scene.root;
      await this.load();
    }
    const view = this.nearest(finding);
    if (view) this.select(view);
  }

  /** Selects a view that a constraint holds, and shows the constraint. */
  async openConstraint(id) {
    const isShown = this.details?.constraints.some((other) => other.id === id);
    const members = (this.main?.layout?.conflicts ?? []).flatMap((conflict) => [conflict.broken, ...conflict.others]);
    const view = this.reasons?.marks.find((other) => other.id === id)?.first ?? members.find((other) => other.constraint === id)?.view;
    if (!isShown && view) await this.select(view);
    this.focusConstraint(id);
  }

  focusConstraint(id) {
    const row = [...document.querySelectorAll("[data-constraint]")].find((item) => item.dataset.constraint === id);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.querySelector("input[type=number]").focus();
    this.mark([id]);
  }

  // MARK: Changes

  change(statement) {
    this.state.change(statement);
    return this.changed();
  }

  setChanges(changes) {
    this.state.setChanges(changes);
    return this.changed();
  }

  async changed() {
    const { changes } = this.state;
    await this.load();
    if (changes !== this.state.changes) return;
    const moved = this.main?.moved ?? [];
    const conflicts = this.main?.layout?.conflicts.length ?? 0;
    if (this.state.changes.length && !this.isFailing) {
      this.say([movedText(moved), ...(conflicts ? [count(conflicts, "conflict")] : [])].join(", "));
    }
  }

  undo() { if (this.state.undo()) this.changed(); }
  redo() { if (this.state.redo()) this.changed(); }

  async write() {
    try {
      const query = { kind: "write", version: this.version, state: { document: this.state.document, changes: this.state.changes } };
      const { written } = await this.connection.ask(query);
      this.state.setChanges([]);
      await this.load();
      this.say(`Written to ${written}`);
    } catch (error) {
      this.say(error.message, true);
    }
  }

  async copyCode() {
    try {
      const { code } = await this.connection.ask({ kind: "swift", state: { document: this.state.document, changes: this.state.changes } });
      this.copied = code;
      await navigator.clipboard.writeText(code);
      this.say("Copied as Swift");
    } catch (error) {
      this.say(error.message, true);
    }
  }

  /** Follows the pointer: frames are asked for one at a time, always for the newest position. */
  drag(started, question, end) {
    this.isDragging = true;
    let newest = null;
    let isAsking = false;
    let isOver = false;
    const step = async () => {
      if (isAsking || !newest) return;
      const event = newest;
      newest = null;
      isAsking = true;
      await started;
      const query = question(event);
      const frames = query && (await this.connection.ask(query).catch((error) => this.say(error.message, true)));
      isAsking = false;
      // The next step is asked for while this one is drawn.
      if (newest) step();
      if (frames) this.showStep(frames, event.timeStamp);
      if (isOver && !isAsking) finish();
    };
    const finish = () => {
      this.isDragging = false;
      if (this.dragged != null) end();
      this.dragged = null;
    };
    const move = (event) => {
      newest = event;
      step();
    };
    const up = () => {
      isOver = true;
      document.removeEventListener("pointermove", move);
      if (!isAsking && !newest) finish();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up, { once: true });
  }

  async nudge(started, question, end, label) {
    await started;
    if (!question()) return;
    await end();
    document.querySelector(`[aria-label="${label}"]`)?.focus();
  }

  /** Shows the frames of a step; the times are kept for the benchmark. */
  showStep(frames, start) {
    this.main.showLive(frames);
    requestAnimationFrame(() => (window.plumbSteps ??= []).push(performance.now() - start));
    if (frames.conflicts.length) this.say(`${count(frames.conflicts.length, "conflict")}: ${frames.conflicts[0].text}`);
  }

  // MARK: Toolbar

  setSurrounding(name, value) {
    const [first, ...others] = this.state.variants;
    const variant = { ...first, [name]: value };
    if (!value) delete variant[name];
    this.state.variants = [variant, ...others];
    return this.load();
  }

  /** The variants of an export that the document has; undefined for a page with a server. */
  get storedVariants() {
    return this.session.variants?.filter((variant) => !variant.textSize || this.platform !== "macOS");
  }

  /** Shows one, two or four variants: other appearances and sizes beside the first. */
  cycleVariants() {
    const stored = this.storedVariants;
    if (stored) {
      this.state.variants = stored.slice(0, { 1: 2, 2: 4 }[this.state.variants.length] ?? 1);
      return this.load();
    }
    const first = this.state.variants[0];
    const dark = { ...first, appearance: first.appearance === "dark" ? "light" : "dark" };
    const isMac = this.platform === "macOS";
    const large = isMac ? { ...first, direction: "rtl" } : { ...first, textSize: "AX1" };
    const turned = isMac ? { ...first, language: "longer" } : { ...first, orientation: "landscape" };
    this.state.variants = { 1: [first, dark], 2: [first, dark, large, turned] }[this.state.variants.length] ?? [first];
    this.load();
  }

  showToolbar() {
    const { state, session } = this;
    const variant = state.variants[0];
    if (session?.variants) return this.showStoredToolbar(this.storedVariants);
    const lists = { ...session?.values, language: [...(this.languages ?? []), ...(session?.values.language ?? [])] };
    const isMac = this.platform === "macOS";
    const controls = CONTROLS.filter(([name]) => lists[name]?.length
      && !(isMac ? ["device", "orientation", "textSize"] : ["generation"]).includes(name)).map(([name, label]) => {
      const list = make("select", {}, make("option", { value: "" }, "–"),
        ...lists[name].map((value) => make("option", { value }, value)));
      list.value = variant[name] ?? "";
      list.onchange = () => this.setSurrounding(name, list.value);
      return make("label", {}, `${label} `, list);
    });
    const size = make("input", { value: variant.size ?? "", placeholder: "320x568", size: 9 });
    size.onchange = () => this.setSurrounding("size", size.value);
    const screen = make("input", { type: "checkbox", checked: state.screen });
    screen.onchange = () => this.toggleScreen();
    document.querySelector("#variant").replaceChildren(...controls, make("label", {}, "Size ", size),
      make("label", {}, screen, " Whole screen"));
    const button = (label, action, isOff = false) => {
      const element = make("button", { type: "button", disabled: isOff }, label);
      element.onclick = action;
      return element;
    };
    const isLive = this.connection.isLive;
    const none = !state.changes.length;
    document.querySelector("#actions").replaceChildren(
      button("Map", () => this.openMap(), !state.scene), button("Variants", () => this.cycleVariants(), !state.scene),
      ...(isLive ? [button("Undo", () => this.undo(), !state.past.length), button("Redo", () => this.redo(), !state.future.length),
        button("Write", () => this.write(), none), button("Copy as Swift", () => this.copyCode(), none),
        button("Log", () => this.log.open())] : []));
  }

  /** The toolbar of an export, which has some variants only. */
  showStoredToolbar(variants) {
    const { state } = this;
    const names = variants.map(variantName);
    const list = make("select", {}, ...names.map((name) => make("option", { value: name }, name)));
    list.value = variantName(state.variants[0]);
    list.onchange = () => {
      state.variants = [variants[names.indexOf(list.value)]];
      this.load();
    };
    document.querySelector("#variant").replaceChildren(make("label", {}, "Variant ", list));
    document.querySelector("#variant").hidden = variants.length < 2;
    const button = (label, action, isOff = !state.scene) =>
      Object.assign(make("button", { type: "button", disabled: isOff }, label), { onclick: action });
    document.querySelector("#actions").replaceChildren(
      ...(this.session.report ? [button("All findings", () => this.openDocument(""), false)] : []),
      button("Map", () => this.openMap()), ...(variants.length > 1 ? [button("Variants", () => this.cycleVariants())] : []));
  }

  toggleScreen() {
    if (this.session.variants) return;
    this.state.screen = !this.state.screen;
    this.load();
  }

  openMap() {
    this.state.scene = this.state.view = null;
    this.shownScene = null;
    this.load();
  }

  showTabs() {
    const parts = { tree: "Views", stage: "Picture", inspector: "Details" };
    document.body.dataset.part = "stage";
    document.querySelector("#tabs").replaceChildren(...Object.entries(parts).map(([id, name]) => {
      const tab = make("button", { type: "button" }, name);
      tab.onclick = () => (document.body.dataset.part = id);
      return tab;
    }));
  }

  // MARK: Events

  receive(event) {
    switch (event.event) {
      case "changed":
        // A package that was built may have other previews.
        if (event.documents.some((path) => !this.session.documents.includes(path))) return this.start();
        if (event.documents.includes(this.state.document)) {
          if (this.state.changes.length) this.say("The file changed; the changes are tried on its new text.");
          this.load();
        }
        return;
      case "lost": return this.say("The connection was lost; the picture may be old.", true);
      case "connected": return this.load();
      case "build": return this.say(event.message ?? "", event.isError);
    }
  }

  say(text, isError = false) {
    this.isFailing = isError;
    const status = document.querySelector("#status");
    status.textContent = text;
    status.classList.toggle("error", isError);
  }

  key(event) {
    if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
    const isField = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === "Escape") {
      if (isField) return event.target.blur();
      return this.state.view ? this.select(null) : this.openMap();
    }
    if (isField || (isCommand && !"zy".includes(event.key.toLowerCase()))) return;
    const actions = {
      "/": () => document.querySelector("#search").focus(), m: () => this.openMap(), v: () => this.cycleVariants(),
      d: () => !this.session.variants && this.setSurrounding("appearance", this.state.variants[0].appearance === "dark" ? "" : "dark"),
      s: () => this.toggleScreen(), l: () => this.connection.isLive && this.log.open(),
      z: () => (event.shiftKey ? this.redo() : this.undo()), y: () => this.redo(),
      "?": () => document.querySelector("#help").showModal(),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

window.plumbPage = new Page();
