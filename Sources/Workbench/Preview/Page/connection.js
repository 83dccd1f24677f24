// The page's side of the protocol: requests and answers as JSON over a web socket, or answers stored in an export.
"use strict";

/**
 * The answers of an export: pairs of questions and answers, and the files with those about a scene.
 * @typedef {{session: object, entries: [object, any][], parts: [object, string][], add?: Function}} Export
 */

/** Returns the key of a question, which does not depend on the order of its members. */
function questionKey(query) {
  const sorted = (value) => {
    if (Array.isArray(value)) return value.map(sorted);
    if (!value || typeof value !== "object") return value;
    const isStated = (member) => member != null && member !== false && member.length !== 0;
    const names = Object.keys(value).filter((name) => isStated(value[name]));
    return Object.fromEntries(names.sort().map((name) => [name, sorted(value[name])]));
  };
  return JSON.stringify(sorted(query));
}

/** A connection to the program, which reconnects when it was lost. */
class Connection {
  /** @param {(event: any) => void} onEvent Called with each message that answers no request. */
  constructor(onEvent) {
    this.onEvent = onEvent;
    this.token = new URLSearchParams(location.search).get("token") ?? "";
    this.pending = new Map();
    this.number = 0;
    this.opened = this.open();
  }

  /** Whether changes can be written and logs explained. */
  get isLive() { return true; }

  open() {
    return new Promise((resolve) => {
      const address = new URL("socket", location.href);
      address.protocol = "ws:";
      address.search = new URLSearchParams({ token: this.token }).toString();
      address.hash = "";
      this.socket = new WebSocket(address);
      this.socket.onopen = () => resolve(undefined);
      this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
      this.socket.onclose = () => this.lost();
    });
  }

  receive(message) {
    const request = this.pending.get(message.id);
    if (!request) return this.onEvent(message);
    this.pending.delete(message.id);
    if (message.error) request.reject(Object.assign(new Error(message.error.message), message.error));
    else request.resolve(message.result);
  }

  lost() {
    for (const request of this.pending.values()) request.reject(new Error("The connection was lost."));
    this.pending.clear();
    this.onEvent({ event: "lost" });
    setTimeout(() => {
      this.opened = this.open();
      this.opened.then(() => this.onEvent({ event: "connected" }));
    }, 1000);
  }

  /** Sends a command and returns its result. */
  async send(command, members = {}) {
    await this.opened;
    if (this.socket.readyState !== WebSocket.OPEN) throw new Error("The connection was lost.");
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, command, ...members }));
    });
  }

  /** Asks a question about a document. */
  ask(query) { return this.send("preview", { query }); }
  session() { return this.send("session"); }
}

/** The answers of an export, which are loaded as scripts so that the page works without a server. */
class StoredAnswers {
  /** @param {Export} stored */
  constructor(stored) {
    this.stored = stored;
    this.answers = new Map();
    this.parts = new Map(stored.parts.map(([question, path]) => [questionKey(question), path]));
    stored.add = (entries) => {
      for (const [question, answer] of entries) this.answers.set(questionKey(question), answer);
    };
    stored.add(stored.entries);
  }

  get isLive() { return false; }
  session() { return Promise.resolve(this.stored.session); }

  async ask(query) {
    const key = questionKey(query);
    const part = this.parts.get(questionKey({ document: query.state?.document, scene: query.scene }));
    if (!this.answers.has(key) && part) await this.load(part);
    if (this.answers.has(key)) return structuredClone(this.answers.get(key));
    throw new Error("The export does not contain this; run plumb preview for it.");
  }

  load(path) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = path;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${path} could not be read.`));
      document.head.append(script);
    });
  }
}
