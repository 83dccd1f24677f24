// The views of the scene as a tree, with search and the findings of each view.
"use strict";

/** The tree of views; arrow keys walk it, letters typed in the search field narrow it. */
class ViewTree {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.list = document.querySelector("#tree ul");
    this.search = document.querySelector("#search");
    this.search.addEventListener("input", () => this.show());
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "ArrowDown") {
        event.preventDefault();
        this.list.focus();
        const first = this.list.querySelector("[data-match]") ?? this.list.querySelector("[role=treeitem]");
        if (first) page.select(first.dataset.id);
      }
    });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("pointerleave", () => page.highlight(null));
  }

  show() {
    const layout = this.page.main?.layout;
    if (!layout) return this.list.replaceChildren();
    const words = this.search.value.trim().toLowerCase();
    const depths = [];
    const items = layout.views.map((view, index) => {
      const depth = (depths[index] = view.parent == null ? 0 : depths[view.parent] + 1);
      const findings = this.page.findings.filter((finding) =>
        finding.near.find((id) => layout.views.some((other) => other.id === id)) === view.id);
      const name = viewName(view);
      const isMatch = words && `${name} ${view.id}`.toLowerCase().includes(words);
      const item = make("li", {
        role: "treeitem", "aria-level": depth + 1, "aria-selected": view.id === this.page.state.view, "data-id": view.id,
        "data-match": isMatch || null, id: `view-${index}`, className: view.shown ? "" : "hidden",
        hidden: Boolean(words) && !isMatch, title: `${view.id}, line ${view.line}`,
      }, name, ...findings.map((finding) => make("span", {
        className: `badge ${finding.severity}`, title: finding.message, "aria-label": `finding ${finding.number}`,
      }, String(finding.number))));
      item.style.setProperty("--depth", String(depth));
      item.addEventListener("click", () => this.page.select(view.id));
      item.addEventListener("pointerenter", () => this.page.highlight(view.id));
      return item;
    });
    this.list.replaceChildren(...items);
    this.showSelection();
  }

  showSelection() {
    let selected = null;
    for (const item of this.list.children) {
      const isSelected = item.dataset.id === this.page.state.view;
      item.setAttribute("aria-selected", String(isSelected));
      if (isSelected) selected = item;
    }
    if (selected) {
      this.list.setAttribute("aria-activedescendant", selected.id);
      selected.scrollIntoView({ block: "nearest" });
    } else this.list.removeAttribute("aria-activedescendant");
  }

  key(event) {
    const layout = this.page.main?.layout;
    if (!layout) return;
    const shown = [...this.list.children].filter((item) => !item.hidden);
    const place = shown.findIndex((item) => item.dataset.id === this.page.state.view);
    const go = (item) => {
      event.preventDefault();
      if (item) this.page.select(item.dataset.id);
    };
    const view = layout.views.find((other) => other.id === this.page.state.view);
    switch (event.key) {
      case "ArrowDown": return go(shown[Math.min(place + 1, shown.length - 1)]);
      case "ArrowUp": return go(shown[Math.max(place - 1, 0)]);
      case "Home": return go(shown[0]);
      case "End": return go(shown[shown.length - 1]);
      case "ArrowLeft":
        return go(view?.parent == null ? null : { dataset: { id: layout.views[view.parent].id } });
      case "ArrowRight": {
        const index = layout.views.indexOf(view);
        const child = layout.views.find((other) => other.parent === index);
        return go(child ? { dataset: { id: child.id } } : null);
      }
      case "Enter":
        event.preventDefault();
        return document.querySelector("#inspector").focus();
    }
  }
}
