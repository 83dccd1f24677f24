// The details of the selection: geometry, constraints, findings, and the reasons for position and size.
"use strict";

/** The details of the selected view. */
class Inspector {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.element = document.querySelector("#inspector");
    /** @type {Set<string>} The attributes whose explanation is open. */
    this.open = new Set();
  }

  show() { keepingFocus(this.element, () => replaceAroundFocus(this.element, this.render())); }

  /** The details, the overview, or a sign that details are on their way. */
  render() {
    const { details, state } = this.page;
    // The fields of the view that was shown before would change that view.
    if (!details && this.page.isSelecting) return [make("p", { className: "hint" }, "…")];
    if (!details || details.id !== state.view) return this.overview();
    return [
      make("h2", {}, details.name),
      make("p", { className: "place" }, [details.class, details.location].filter(Boolean).join(" · ")),
      ...this.findings(details), this.box(details), ...this.text(details), ...this.constraints(details),
      ...this.why(), ...this.changes()];
  }

  // MARK: Without a selection

  overview() {
    const { scene } = this.page.state;
    const findings = this.page.findings.filter((finding) => !scene || finding.near.includes(scene));
    const conflicts = this.page.main?.layout?.conflicts ?? [];
    const parts = [make("h2", {}, this.page.state.scene ? "Scene" : "Document")];
    if (this.page.state.scene) parts.push(make("p", { className: "hint" }, "Select a view in the picture or in the tree. ? lists the keys."));
    const differs = this.page.main?.picture?.differs;
    if (differs) parts.push(make("p", { className: "hint" }, differs));
    const missing = this.page.missing ?? [];
    if (missing.length) parts.push(make("p", { className: "hint" }, `Drawn as boxes, since they were not found: ${missing.join(", ")}`));
    parts.push(...this.conflicts(conflicts));
    parts.push(make("h3", {}, findings.length ? count(findings.length, "finding") : "No findings"));
    parts.push(make("ul", { className: "findings" }, ...findings.map((finding) => this.finding(finding, true))));
    return [...parts, ...this.changes()];
  }

  conflicts(conflicts) {
    if (!conflicts.length) return [];
    return [make("h3", {}, count(conflicts.length, "conflict")),
      ...conflicts.map((conflict) => make("div", { className: "conflict" },
        make("p", {}, conflict.text), make("p", {}, "conflicts with"),
        make("ul", {}, ...conflict.others.map((other) => make("li", {}, this.link(other.text, other.constraint))))))];
  }

  finding(finding, isLink) {
    const place = `${finding.path}:${finding.line ?? 1}:${finding.column ?? 1}`;
    const item = make("li", { className: finding.severity },
      make("span", { className: `badge ${finding.severity}` }, String(finding.number)), " ", finding.message,
      make("small", { title: place }, ` ${finding.rule} ${place.split("/").pop()}`));
    if (isLink) {
      item.tabIndex = 0;
      item.setAttribute("role", "button");
      const open = () => this.page.openFinding(finding);
      item.addEventListener("click", open);
      item.addEventListener("keydown", (event) => event.key === "Enter" && open());
    }
    return item;
  }

  // MARK: The view

  findings(details) {
    const own = this.page.findings.filter((finding) => finding.near.includes(details.id) && this.page.nearest(finding) === details.id);
    return [...this.conflicts((this.page.main?.layout?.conflicts ?? []).filter((conflict) =>
      details.constraints.some((constraint) => conflict.constraints.includes(constraint.id)))),
    ...(own.length ? [make("ul", { className: "findings" }, ...own.map((finding) => this.finding(finding, false)))] : [])];
  }

  /** The box model: frame, alignment rectangle, margins. */
  box(details) {
    const [, , width, height] = details.frame;
    const [, , alignedWidth, alignedHeight] = details.alignmentRect;
    const level = (name, sides, inner) => make("div", { className: `level ${name}` },
      make("span", { className: "name" }, name),
      ...["top", "left", "bottom", "right"].map((side, index) => make("span", { className: side }, number(sides[index]))), inner);
    const natural = details.intrinsic.map(number).join(" × ");
    return make("div", { className: "box" },
      make("h3", {}, "Geometry"),
      level("insets", details.insets, level("margins", details.margins, make("div", { className: "core" },
        `${number(alignedWidth)} × ${number(alignedHeight)}`))),
      make("dl", {},
        make("dt", {}, "frame"), make("dd", {}, rectText(details.frame)),
        make("dt", {}, "alignment rectangle"), make("dd", {}, rectText(details.alignmentRect)),
        make("dt", {}, "natural size"), make("dd", {}, natural),
        make("dt", {}, "safe area"), make("dd", {}, details.safeArea.map(number).join(", ")),
        make("dt", {}, "hugging, resistance"), make("dd", {}, `${details.priorities.slice(0, 2).map(number).join(" × ")}, ${details.priorities.slice(2).map(number).join(" × ")}`)));
  }

  text(details) {
    if (details.text == null) return [];
    const field = make("input", { defaultValue: details.text, "aria-label": "Text", disabled: !this.page.connection.isLive });
    field.addEventListener("change", () => this.page.change(`'${details.id}'.text = '${field.value.replaceAll("'", "’")}'`));
    return [make("label", { className: "text" }, "Text ", field)];
  }

  constraints(details) {
    const isLive = this.page.connection.isLive;
    const row = (constraint) => {
      const field = (property, label) => {
        const input = make("input", { type: "number", step: property === "priority" ? 1 : 0.5, defaultValue: String(constraint[property]),
          "aria-label": `${label} of ${constraint.text}`, disabled: !isLive });
        input.addEventListener("change", () => input.value !== "" && this.page.change(`'${constraint.id}'.${property} = ${input.value}`));
        return input;
      };
      const isOn = make("input", { type: "checkbox", checked: true, "aria-label": `on: ${constraint.text}`, disabled: !isLive });
      isOn.addEventListener("change", () => this.page.change(`remove '${constraint.id}'`));
      const item = make("li", { className: constraint.broken ? "broken" : "", "data-constraint": constraint.id, tabIndex: -1,
        title: `${constraint.id}, line ${constraint.line}` },
        make("span", { className: "equation" }, constraint.text),
        make("span", { className: "fields" }, isOn, field("constant", "constant"), field("priority", "priority")));
      item.addEventListener("pointerenter", () => this.page.mark([constraint.id]));
      item.addEventListener("pointerleave", () => this.page.mark([]));
      item.addEventListener("focusin", () => this.page.mark([constraint.id]));
      return item;
    };
    return [make("h3", {}, count(details.constraints.length, "constraint")),
      make("ul", { className: "constraints" }, ...details.constraints.map(row))];
  }

  /** A link to a constraint: the view that it holds is selected, and its row is shown. */
  link(text, constraint) {
    if (!constraint) return make("span", {}, text);
    const link = make("button", { type: "button", className: "link" }, text);
    link.addEventListener("click", () => this.page.openConstraint(constraint));
    return link;
  }

  /** The sums that give position and size. */
  why() {
    const { reasons } = this.page;
    if (!reasons) return [make("p", { className: "hint" }, "…")];
    const term = (value, text, constraint) => make("li", {}, make("output", {}, number(value)), this.link(text, constraint));
    return [make("h3", {}, "Why"), ...reasons.attributes.map((attribute) => {
      const losers = attribute.losers.map((loser) => make("li", { className: "loser" },
        `lost by ${number(Math.abs(loser.shortfall))} at ${number(loser.priority)}: `, this.link(loser.text, loser.constraint)));
      const levers = attribute.levers.map((lever) => make("li", { className: "lever" },
        `${lever.property} below ${number(lever.below)} gives ${number(lever.value)}: `, this.link(lever.text, lever.constraint)));
      const part = make("details", { open: this.open.has(attribute.attribute) },
        make("summary", {}, `${attribute.attribute} is ${number(attribute.value)}`),
        make("ul", { className: "sum" },
          ...attribute.equations.map((equation) => term(equation.contribution, equation.text, equation.constraint)),
          ...attribute.free.map((free) => make("li", { className: "free" }, make("output", {}, number(free.contribution)), make("span", {}, `${free.text}: nothing holds it`))),
          ...(attribute.constant ? [make("li", {}, make("output", {}, number(attribute.constant)), make("span", {}, "distance of the attribute"))] : []),
          ...losers, ...levers));
      part.addEventListener("toggle", () => {
        if (part.open) this.open.add(attribute.attribute);
        else this.open.delete(attribute.attribute);
        this.page.markChain();
      });
      return part;
    })];
  }

  // MARK: Changes

  changes() {
    const { state, connection, main } = this.page;
    if (!connection.isLive) return [];
    const field = make("input", { placeholder: "title.width >= 120 @750", "aria-label": "A change to try" });
    const form = make("form", { className: "try" }, field, make("button", {}, "Try"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (field.value.trim()) this.page.change(field.value.trim());
    });
    const moved = main?.moved ?? [];
    const rows = state.changes.map((change, index) => {
      const remove = make("button", { type: "button", "aria-label": `Take back ${change}` }, "×");
      remove.addEventListener("click", () => this.page.setChanges(state.changes.filter((_, place) => place !== index)));
      return make("li", {}, make("code", {}, change), " ", remove);
    });
    return [make("h3", {}, "Changes"), form, make("ul", { className: "changes" }, ...rows),
      ...(rows.length ? [make("p", {}, movedText(moved)),
        make("ul", { className: "moved" }, ...moved.filter((entry) => !entry.isCarried).slice(0, 50).map(({ index, old, new: next }) => {
          const view = main.layout.views[index];
          const item = make("li", { tabIndex: 0 }, `${viewName(view)}: ${rectText(old)} → ${rectText(next)}`);
          item.addEventListener("click", () => this.page.select(view.id));
          return item;
        }))] : [])];
  }
}
