package import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

extension Rule {
  /// A key view loop that contradicts the positions of its views.
  package static let readingOrder = Rule(
    "reading-order", .accessibility, .note,
    "a key view loop of macOS that goes back against position",
    page: RulePage(
      sees: """
        Controls of macOS whose nextKeyView lies above them, and not in a following column, or in front of them in the \
        same row. A step to the first view of the loop is not reported, nor is one from a button to another in its \
        row.
        """,
      fires: keyViewLoop([1: 3, 3: 2]),
      passes: keyViewLoop([1: 2, 2: 3]),
      fix: """
        Connect the views in the order in which they are read, or remove the connections: a window without a loop \
        makes one by position.
        """,
      limits: """
        VoiceOver and windows that make the loop themselves go by position, so that the order of subviews is never \
        reported, nor anything of iOS. What scrolls and what a program connects is not known. A chain of four links or more \
        that goes back at more than half of them counts as intended.
        """,
      form: .document))

  /// A document with three macOS text fields, arranged vertically.
  ///
  /// - Parameter next: The number of the field that follows each one in the key view loop; the upper field is 1.
  private static func keyViewLoop(_ next: [Int: Int]) -> String {
    let fields = (1...3).map { number -> String in
      let connections =
        next[number].map {
          """

                    <connections>
                      <outlet property="nextKeyView" destination="Fld-00-00\($0)" id="Out-00-00\(number)"/>
                    </connections>
          """
        } ?? ""
      return """
                <textField verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fld-00-00\(number)">
                  <rect key="frame" x="20" y="\(140 - 40 * number)" width="200" height="22"/>
                  <textFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" id="Cel-00-00\(number)"/>\(connections)
                </textField>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          <customView id="Roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="240" height="140"/>
            <subviews>
      \(fields.joined(separator: "\n"))
            </subviews>
          </customView>
        </objects>
      </document>
      """
  }
}

/// Key view loops on macOS that contradict the positions of their views.
///
/// Only an order specified in the document can be wrong: VoiceOver, and a window that computes the loop, use positions
/// regardless of the order of subviews.
///
/// - SeeAlso: Apple, "recalculateKeyViewLoop()", "autorecalculatesKeyViewLoop", "nextKeyView"; WCAG 2.2, 2.4.3.
enum ReadingOrderRule: SceneRule {
  static let rule = Rule.readingOrder

  /// The overlap that is ignored, in points.
  private static let tolerance = 1.0

  /// The minimum number of links in a chain that reveals its author's intent.
  private static let minimumLinks = 4

  /// A backward step of a loop.
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
    let isRightToLeft =
      scene.root.node.isRightToLeft || scene.views.contains(where: statesRightToLeft)
    var steps: [String: Step] = [:]
    for view in scene.views {
      guard let other = next[view.id], isJudged(view, in: scene), isJudged(other, in: scene) else {
        continue
      }
      steps[view.id] = step(view, other, isRightToLeft: isRightToLeft)
    }
    for loop in loops(scene.views.map(\.id), next.mapValues(\.id)) {
      // Every loop has one backward step, from its end to its beginning.
      let longest = loop.compactMap { steps[$0] }.max { $0.length < $1.length }
      if let longest { steps[longest.from.id] = nil }
    }
    for chain in chains(scene.views.map(\.id), next.mapValues(\.id)) {
      // If most of many links lead backwards, this is intentional, as for the bits of a number, starting with the
      // lowest.
      let links = chain.filter { next[$0] != nil }
      let back = links.filter { steps[$0] != nil }
      let isMeant = links.count >= minimumLinks && back.count * 2 > links.count
      // A step to the first view of the chain begins a loop, regardless of where the document starts it.
      let views = chain.compactMap { scene.view($0) }
      // In a right-to-left document, many views are still arranged from the left.
      let firsts = [isRightToLeft, false].map { first(of: views, isRightToLeft: $0)?.id }
      for id in back where isMeant || firsts.contains(next[id]?.id) { steps[id] = nil }
    }
    return scene.views.compactMap { view in
      guard let step = steps[view.id] else { return nil }
      let place = step.isInRow ? "in front of it in the same row" : "above it"
      return scene.finding(
        rule, view, "is followed in the key view loop by \(step.to.name), which lies \(place)",
        related: [step.to])
    }
  }

  /// Whether a document for right-to-left languages specifies that direction for a view or its cell.
  private static func statesRightToLeft(_ view: CheckedView) -> Bool {
    guard let element = view.element?.element else { return false }
    return ([element] + element.children).contains {
      $0["userInterfaceLayoutDirection"] == "rightToLeft"
    }
  }

  /// Whether the view's position is the one at run time.
  private static func isPlaced(_ view: CheckedView) -> Bool {
    view.isVisible && !view.isInScrollingContent && view.alignmentRect.width > 0
      && view.alignmentRect.height > 0
  }

  /// Returns the first view in reading order: the leading view of the highest row.
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

  /// Whether a visible view can have keyboard focus: not a label, and not a button that exists only for its key
  /// equivalent.
  private static func isJudged(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    view.role == .control && !(view.facts.kind == .button && scene.isKeyTarget(view))
  }

  /// Returns the step between two views if it leads backwards: to an earlier view in the same row, or to a higher view
  /// outside the following columns.
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
      let isButtonRow = view.facts.kind == .button && other.facts.kind == .button
      guard isInFront, !isButtonRow else { return nil }
      return Step(from: view, to: other, isInRow: true, length: abs(from.midX - to.midX))
    }
    guard to.maxY <= from.minY + tolerance, !isBehind else { return nil }
    // A row weighs more than any distance within it.
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

  /// Returns the groups of views that are connected by links, regardless of direction.
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

  /// Whether the root's window computes the loop, regardless of the document.
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
