// The findings of a check of many files, with a filter that stands in the address.
"use strict";

/** The list of all findings; each leads to its view in the picture of its scene. */
class FindingReport {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.element = make("div", { className: "report" });
  }

  get words() { return new URLSearchParams(location.hash.slice(1)); }

  /** Returns whether a finding passes the filter of the address. */
  passes(finding) {
    const words = this.words;
    const severities = words.get("severity")?.split(",");
    const rule = words.get("rule");
    const isKnown = this.page.all.some((other) => other.rule === rule);
    const text = `${finding.path} ${finding.rule} ${finding.message}`.toLowerCase();
    return (!severities || severities.includes(finding.severity)) && (!isKnown || finding.rule === rule)
      && (words.get("text") ?? "").toLowerCase().split(/\s+/).every((word) => text.includes(word));
  }

  filter(name, value) {
    const words = this.words;
    if (value) words.set(name, value);
    else words.delete(name);
    history.replaceState(null, "", "#" + words.toString().replaceAll("%2C", ","));
    this.showList();
  }

  show(stage) {
    const { report } = this.page.session;
    const words = this.words;
    const severities = ["error", "warning", "note"];
    const boxes = severities.map((severity) => {
      const box = make("input", { type: "checkbox", value: severity, checked: (words.get("severity") ?? severity).split(",").includes(severity) });
      box.onchange = () => {
        const on = [...this.element.querySelectorAll("input[type=checkbox]:checked")].map((other) => other.value);
        this.filter("severity", on.length === severities.length ? "" : on.join(",") || "none");
      };
      return make("label", {}, box, ` ${severity}s`);
    });
    const rules = make("select", {}, make("option", { value: "" }, "all"),
      ...[...new Set(this.page.all.map((finding) => finding.rule))].sort().map((rule) => make("option", { value: rule }, rule)));
    rules.value = words.get("rule") ?? "";
    rules.onchange = () => this.filter("rule", rules.value);
    const text = make("input", { type: "search", value: words.get("text") ?? "" });
    text.oninput = () => this.filter("text", text.value.trim());
    this.list = make("div");
    this.shown = make("output");
    this.element.replaceChildren(
      make("h2", {}, `${count(this.page.all.length, "finding")} in ${count(report.files, "checked file")}`),
      ...report.failures.map((failure) => make("p", { className: "error" }, failure)),
      ...report.notes.map((note) => make("p", { className: "hint" }, note)),
      make("p", { className: "filter" }, ...boxes, make("label", {}, "Rule ", rules), make("label", {}, "Text ", text), this.shown), this.list);
    stage.replaceChildren(this.element);
    this.showList();
  }

  showList() {
    const shown = this.page.all.filter((finding) => this.passes(finding));
    this.shown.textContent = `${shown.length} of ${this.page.all.length} findings shown`;
    const files = Map.groupBy(shown, (finding) => finding.path);
    this.list.replaceChildren(...[...files].map(([path, findings]) => make("section", {},
      make("h3", {}, `${path}: ${count(findings.length, "finding")}`),
      make("ul", { className: "findings" }, ...findings.map((finding) => this.page.inspector.finding(finding, true))))));
  }
}
