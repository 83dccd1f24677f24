// The explanation of a pasted conflict log.
"use strict";

/** The dialogue for a log of conflicts. */
class LogDialog {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.element = /** @type {HTMLDialogElement} */ (document.querySelector("#log"));
    this.field = this.element.querySelector("textarea");
    this.answer = this.element.querySelector(".answer");
    this.element.querySelector(".explain").addEventListener("click", () => this.explain());
    this.field.addEventListener("paste", () => setTimeout(() => this.explain()));
  }

  open() { this.element.showModal(); }

  async explain() {
    try {
      const { conflicts, causes, messages } = await this.page.connection.ask({ kind: "log", text: this.field.value });
      this.answer.replaceChildren(
        make("h3", {}, `${count(conflicts, "conflict")} with ${count(causes.length, "cause")}`),
        ...causes.map((cause) => this.cause(cause)),
        ...messages.map((message) => make("p", {}, message.headline)));
    } catch (error) {
      this.answer.replaceChildren(make("p", { className: "error" }, error.message));
    }
  }

  cause(cause) {
    return make("article", {},
      make("p", { className: "headline" }, cause.headline), make("p", {}, cause.ownership),
      make("ol", { className: "members" }, ...cause.members.map((member) => make("li", { className: member.isYours ? "yours" : "" },
        make("code", {}, member.text), ` ${member.owner}`))),
      ...(cause.changes.length ? [make("p", {}, "Each of these ends it:"),
        make("ul", {}, ...cause.changes.map((change) => make("li", {}, change.text,
          ...(change.reason ? [make("small", {}, ` ${change.reason}`)] : []),
          ...(change.code.length ? [make("pre", {}, change.code.join("\n"))] : []))))] : []),
      ...cause.notes.map((note) => make("p", { className: "hint" }, note)));
  }
}
