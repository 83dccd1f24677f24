// The scenes of a document as a map with their segues.
"use strict";

/** A map of scenes; each is opened by a click or the Return key. */
class SceneMap {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.addresses = new Map();
  }

  show(stage) {
    const { scenes } = this.page;
    const rects = scenes.map((scene) => scene.rect);
    const width = Math.max(...rects.map(([x, , width]) => x + width), 1);
    const height = Math.max(...rects.map(([, y, , height]) => y + height), 1);
    const map = draw("svg", { class: "map", viewBox: `-40 -40 ${width + 80} ${height + 80}`, role: "group", "aria-label": "Scenes" });
    map.style.setProperty("--width", String(width));
    map.style.setProperty("--letter", `${Math.max(24, width / 75)}px`);
    map.style.setProperty("--stroke", `${Math.max(2, width / 1200)}px`);
    const places = new Map(scenes.flatMap((scene) => [[scene.controller, scene.rect], [scene.root, scene.rect]]));
    for (const scene of scenes) {
      for (const segue of scene.segues) {
        const to = places.get(segue.to);
        if (to && to !== scene.rect) map.append(this.arrow(scene.rect, to, segue));
      }
    }
    for (const scene of scenes) map.append(this.scene(scene));
    stage.replaceChildren(map);
  }

  arrow([x, y, width, height], [toX, toY, toWidth, toHeight], segue) {
    const isBack = toX < x;
    const from = [isBack ? x : x + width, y + height / 2];
    const to = [isBack ? toX + toWidth : toX, toY + toHeight / 2];
    const bend = isBack ? -60 : 60;
    const group = draw("g", { class: `segue ${segue.kind}` });
    group.append(
      draw("path", { d: `M${from} C${from[0] + bend},${from[1]} ${to[0] - bend},${to[1]} ${to}` }),
      draw("circle", { cx: to[0], cy: to[1], r: 6 }),
      draw("title", {}, [segue.kind, segue.name].filter(Boolean).join(" ")));
    return group;
  }

  scene(scene) {
    const [x, y, width, height] = scene.rect;
    const name = scene.name ?? scene.kind;
    const findings = this.page.findings.filter((finding) => finding.near.includes(scene.root ?? scene.controller)).length;
    const label = findings ? `${name}, ${count(findings, "finding")}` : name;
    const group = draw("g", { class: "scene", tabindex: 0, role: "button", "aria-label": label });
    group.append(draw("rect", { x, y, width, height }));
    if (scene.root) {
      const image = draw("image", { x, y, width, height });
      group.append(image);
      this.load(scene, image);
    }
    group.append(draw("text", { x, y: y - 10 }, label), draw("title", {}, label));
    const open = () => scene.root && this.page.openScene(scene.root);
    group.addEventListener("click", open);
    group.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") open();
    });
    return group;
  }

  /** Loads a scene's picture, four at a time; the last good one stays where that fails. */
  async load(scene, image) {
    const old = this.addresses.get(scene.root);
    if (old) image.setAttribute("href", old);
    const { state, connection } = this.page;
    while ((this.count ?? 0) >= 4) await new Promise((resolve) => (this.waiting ??= []).push(resolve));
    this.count = (this.count ?? 0) + 1;
    try {
      const picture = await connection.ask({ kind: "picture", scene: scene.root, state: state.query() });
      const address = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
      this.addresses.set(scene.root, address);
      image.setAttribute("href", address);
      image.dataset.loaded = String(performance.now());
      if (old) URL.revokeObjectURL(old);
    } catch {
      // A scene that cannot be drawn stays an empty rectangle; opening it says why.
    } finally {
      this.count -= 1;
      this.waiting?.shift()?.();
    }
  }
}
