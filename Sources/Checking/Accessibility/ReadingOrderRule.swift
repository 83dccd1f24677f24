internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// Key view loops of macOS that go back against the positions of their views.
///
/// Only an order that the document states can be wrong: VoiceOver and a window that makes the loop itself go by
/// position, whatever the order of subviews is.
///
/// - SeeAlso: Apple, "recalculateKeyViewLoop()", "autorecalculatesKeyViewLoop", "nextKeyView"; WCAG 2.2, 2.4.3.
enum ReadingOrderRule: SceneRule {
  static let rule = Rule.readingOrder

  /// Less of an overlap, in points, does not matter.
  private static let tolerance = 1.0

  /// A chain of fewer links says nothing of what its author meant.
  private static let minimumLinks = 4

  /// A step of a loop that goes back.
  private struct Step {
    let from: CheckedView
    let to: CheckedView
    let isInRow: Bool
    let length: Double
  }

  static func findings(in scene: CheckedScene) -> [Finding] {
    guard scene.platform == .macOS, !isMadeByWindow(scene) else { return [] }
    var next: [String: CheckedView] = [:]
    for view in scene.views where isPlaced(view) {
      let outlet = view.element?.connections.first {
        $0.kind == "outlet" && $0.property == "nextKeyView"
      }
      guard let other = outlet?.destination.flatMap({ scene.view($0) }), other.id != view.id,
        isPlaced(other)
      else { continue }
      next[view.id] = other
    }
    guard !next.isEmpty else { return [] }
    let isRightToLeft = scene.root.node.isRightToLeft
    var steps: [String: Step] = [:]
    for view in scene.views {
      guard let other = next[view.id], isJudged(view, in: scene), isJudged(other, in: scene) else {
        continue
      }
      steps[view.id] = step(view, other, isRightToLeft: isRightToLeft)
    }
    for loop in loops(scene.views.map(\.id), next.mapValues(\.id)) {
      // Every loop goes back once, from its end to its beginning.
      let longest = loop.compactMap { steps[$0] }.max { $0.length < $1.length }
      if let longest { steps[longest.from.id] = nil }
    }
    for chain in chains(scene.views.map(\.id), next.mapValues(\.id)) {
      // Many links that mostly go back are intended, such as those of the bits of a number, from the lowest on.
      let links = chain.filter { next[$0] != nil }
      let back = links.filter { steps[$0] != nil }
      let isMeant = links.count >= minimumLinks && back.count * 2 > links.count
      // A step to the first view of all begins a loop, wherever the document opens it.
      let first = first(of: chain.compactMap { scene.view($0) }, isRightToLeft: isRightToLeft)
      for id in back where isMeant || next[id]?.id == first?.id { steps[id] = nil }
    }
    return scene.views.compactMap { view in
      guard let step = steps[view.id] else { return nil }
      let place = step.isInRow ? "in front of it in the same row" : "above it"
      return scene.finding(
        rule, view, "is followed in the key view loop by \(step.to.name), which lies \(place)",
        related: [step.to])
    }
  }

  /// Whether the place of a view is what a user sees.
  private static func isPlaced(_ view: CheckedView) -> Bool {
    view.isVisible && !view.isInScrollingContent && view.alignmentRect.width > 0
      && view.alignmentRect.height > 0
  }

  /// The view that is read first: of those that share the highest row the leading one.
  private static func first(of views: [CheckedView], isRightToLeft: Bool) -> CheckedView? {
    guard let top = views.min(by: { $0.alignmentRect.minY < $1.alignmentRect.minY }) else {
      return nil
    }
    let row = views.filter { $0.alignmentRect.minY < top.alignmentRect.midY }
    return row.min { one, other in
      isRightToLeft
        ? one.alignmentRect.maxX > other.alignmentRect.maxX
        : one.alignmentRect.minX < other.alignmentRect.minX
    }
  }

  /// Whether keys can reach a view that is seen: no label, and no button that is there for its key alone.
  private static func isJudged(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    view.role == .control && !(view.facts.kind == "button" && scene.isKeyTarget(view))
  }

  /// The step between two views where it goes back: to a view in front in the same row, or above and not in a
  /// following column.
  private static func step(
    _ view: CheckedView, _ other: CheckedView, isRightToLeft: Bool
  ) -> Step? {
    let (from, to) = (view.alignmentRect, other.alignmentRect)
    guard !from.contains(to), !to.contains(from) else { return nil }
    let shared = min(from.maxY, to.maxY) - max(from.minY, to.minY)
    let isInRow = shared >= min(from.height, to.height) / 2
    let isInFront =
      isRightToLeft
      ? to.minX >= from.maxX - tolerance : to.maxX <= from.minX + tolerance
    let isBehind =
      isRightToLeft
      ? to.maxX <= from.minX + tolerance : to.minX >= from.maxX - tolerance
    if isInRow {
      // The default button is at the end of its row, and first with keys.
      let isButtonRow = view.facts.kind == "button" && other.facts.kind == "button"
      guard isInFront, !isButtonRow else { return nil }
      return Step(from: view, to: other, isInRow: true, length: abs(from.midX - to.midX))
    }
    guard to.maxY <= from.minY + tolerance, !isBehind else { return nil }
    // A row counts for more than any distance in it.
    return Step(
      from: view, to: other, isInRow: false, length: 1e6 + Double(from.midY - to.midY))
  }

  /// The closed loops of a chain.
  ///
  /// - Complexity: O(views).
  private static func loops(_ ids: [String], _ next: [String: String]) -> [[String]] {
    var walks: [String: Int] = [:]
    var result: [[String]] = []
    for (number, start) in ids.enumerated() {
      var path: [String] = []
      var here: String? = start
      while let id = here, walks[id] == nil {
        walks[id] = number
        path.append(id)
        here = next[id]
      }
      if let id = here, walks[id] == number, let first = path.firstIndex(of: id) {
        result.append(Array(path[first...]))
      }
    }
    return result
  }

  /// The views that links tie together, whatever their directions.
  ///
  /// - Complexity: O(views · log views).
  private static func chains(_ ids: [String], _ next: [String: String]) -> [[String]] {
    var neighbours: [String: [String]] = [:]
    for (from, to) in next {
      neighbours[from, default: []].append(to)
      neighbours[to, default: []].append(from)
    }
    var seen: Set<String> = []
    return ids.compactMap { start in
      guard neighbours[start] != nil, seen.insert(start).inserted else { return nil }
      var chain = [start]
      var waiting = [start]
      while let id = waiting.popLast() {
        for other in neighbours[id] ?? [] where seen.insert(other).inserted {
          chain.append(other)
          waiting.append(other)
        }
      }
      return chain
    }
  }

  /// Whether the window of a root makes the loop itself, whatever the document says.
  private static func isMadeByWindow(_ scene: CheckedScene) -> Bool {
    guard let root = scene.built?.element, root.via == "window", let document = scene.document
    else { return false }
    var waiting = [document.element]
    while let element = waiting.popLast() {
      if element.name == "window",
        element.children.contains(where: { $0["id"] == root.id })
      {
        return element.bool("autorecalculatesKeyViewLoop") ?? true
      }
      waiting += element.children
    }
    return false
  }
}
