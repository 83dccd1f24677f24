package import Diagnostics
internal import Foundation
internal import IBDocument

extension Rule {
  /// Texts and controls that overlap.
  package static let overlap = Rule(
    "overlap", .layout, .warning, "texts or controls that cover each other",
    page: RulePage(
      sees:
        """
        Two labels or controls of one root, where what they show shares more than 6 points in both directions, or where \
        30 % of the smaller one's alignment rectangle is covered.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="100" height="44"/>
          <state key="normal" title="Cancel"/>
        </button>
        <button opaque="NO" buttonType="system" id="Btn-00-002">
          <rect key="frame" x="60" y="55" width="100" height="44"/>
          <state key="normal" title="Send"/>
        </button>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="100" height="44"/>
          <state key="normal" title="Cancel"/>
        </button>
        <button opaque="NO" buttonType="system" id="Btn-00-002">
          <rect key="frame" x="130" y="40" width="100" height="44"/>
          <state key="normal" title="Send"/>
        </button>
        """,
      fix: "Add a constraint that keeps them apart.",
      limits: """
        Buttons without title and picture lie over other views on purpose, and so do parts of text fields. Views, or \
        containers, that lie in one place are taken for alternatives of which a program shows one. What a view cuts off \
        that clips covers nothing, nor does what lies below the visible part of a view that scrolls one of both alone. Views whose constraints \
        contradict each other are not judged.
        """))
}

/// Texts and controls that overlap.
enum OverlapRule: SceneRule {
  static let rule = Rule.overlap
  static let assignments = DecidingProperties.geometry.union(DecidingProperties.visibility)
  static let dependsOnLayout = true

  /// The overlap that is ignored, in points: at 17 points, a line has 3 points of empty space above and below its text,
  /// and so does the other line.
  private static let tolerance = 6.0

  /// The fraction of the smaller view above which an overlap is reported, regardless of the content.
  private static let share = 0.3

  static func findings(in scene: CheckedScene) -> [Finding] {
    let judged = scene.views.filter { view in
      (view.role == .text || view.role == .control) && view.isVisible && hasContent(view)
        && !view.isInConflict && !scene.isKeyTarget(view) && !scene.isPlacedByClass(view)
        // As wide as the cell, beside what else is in it.
        && !scene.isStandardLabel(view)
    }
    let inks = judged.map(\.inkRect)
    let rects = judged.map(\.alignmentRect)
    // For a text in a much higher view, the line of the text, with its maximum length.
    let rooms = zip(judged, zip(rects, inks)).map { view, places in
      let (rect, ink) = places
      guard view.role == .text, rect.height > 6 * ink.height else { return rect }
      return CGRect(x: rect.minX, y: ink.minY, width: rect.width, height: ink.height)
    }
    var covered: [Int: [Int]] = [:]
    for (first, second) in meetings(of: rects)
    where (isMet(inks[first], inks[second]) || isMostlyCovered(rooms[first], rooms[second]))
      && isMistake(judged[first], judged[second], in: scene)
    {
      // Clipped parts do not cover anything.
      let own = { visible($0, of: judged[first], beside: judged[second], in: scene) }
      let other = { visible($0, of: judged[second], beside: judged[first], in: scene) }
      guard
        isMet(own(inks[first]), other(inks[second]))
          || isMostlyCovered(own(rooms[first]), other(rooms[second]))
      else { continue }
      covered[max(first, second), default: []].append(min(first, second))
    }
    return covered.sorted { $0.key < $1.key }.map { number, numbers in
      let (view, others) = (judged[number], numbers.sorted().map { judged[$0] })
      // The views would overlap only with longer texts.
      let isFree = numbers.allSatisfy { !isMet(inks[number], inks[$0]) }
      let common = view.alignmentRect.intersection(others[0].alignmentRect)
      let size =
        "\(NumberText.text(common.width.rounded())) × \(NumberText.text(common.height.rounded()))"
      let more = others.count > 1 ? " and parts of \(others.count - 1) more" : ""
      return scene.finding(
        rule, view, "covers \(size) points of \(others[0].name)\(more)",
        hint: isFree ? "only longer texts would meet" : nil, severity: isFree ? .note : nil,
        related: others)
    }
  }

  /// Returns the part of a view's rectangle next to another view that the surrounding views do not clip.
  ///
  /// A view that scrolls both views clips neither, because all of its content becomes visible.
  private static func visible(
    _ rect: CGRect, of view: CheckedView, beside other: CheckedView, in scene: CheckedScene
  ) -> CGRect {
    var result = rect
    var next = scene.parent(of: view)
    while let holder = next {
      let scrolls = ViewRoles.scrolling.contains(holder.facts.kind)
      if scrolls
        ? !scene.isAncestor(holder, of: other) && holder.facts.clips != false
        : holder.facts.clips == true
      {
        result = result.intersection(holder.frame)
      }
      next = scene.parent(of: holder)
    }
    return result
  }

  /// Whether two rectangles intersect by more than the tolerance in both directions.
  private static func isMet(_ one: CGRect, _ other: CGRect) -> Bool {
    let common = one.intersection(other)
    return !common.isNull && min(common.width, common.height) > tolerance
  }

  /// Whether the intersection is so large a part of the smaller rectangle that longer texts would overlap.
  private static func isMostlyCovered(_ one: CGRect, _ other: CGRect) -> Bool {
    let common = one.intersection(other)
    guard !common.isNull else { return false }
    let smaller = min(one.width * one.height, other.width * other.height)
    return common.width * common.height >= share * smaller
  }

  /// Returns the pairs of rectangles that intersect by more than the tolerance in both directions, by index.
  ///
  /// The rectangles are processed from left to right, so that adjacent ones are not compared. After
  /// `DocumentLimits.comparisons` comparisons, the rest is skipped.
  private static func meetings(of rects: [CGRect]) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var open: [Int] = []
    var comparisons = 0
    for number in rects.indices.sorted(by: { rects[$0].minX < rects[$1].minX }) {
      let rect = rects[number]
      open.removeAll { rects[$0].maxX - rect.minX <= tolerance }
      comparisons += open.count
      guard comparisons <= DocumentLimits.comparisons else { return result }
      for other in open {
        if isMet(rects[other], rect) { result.append((other, number)) }
      }
      open.append(number)
    }
    return result
  }

  /// Whether an overlap of two views is unintentional.
  private static func isMistake(
    _ one: CheckedView, _ other: CheckedView, in scene: CheckedScene
  ) -> Bool {
    !scene.isAncestor(one, of: other)
      && !scene.isAncestor(other, of: one)
      && !areAlternatives(one, other, in: scene) && !isLayer(one, over: other)
      && !isLayer(other, over: one)
  }

  /// Whether the program probably shows only one of two views at a time: they, or their containers, have the same
  /// position.
  private static func areAlternatives(
    _ first: CheckedView, _ second: CheckedView, in scene: CheckedScene
  ) -> Bool {
    var (one, other) = (first, second)
    while let holder = scene.parent(of: one), !scene.isAncestor(holder, of: second) { one = holder }
    while let holder = scene.parent(of: other), !scene.isAncestor(holder, of: first) {
      other = holder
    }
    let common = one.alignmentRect.intersection(other.alignmentRect)
    let area = common.width * common.height
    let areas = [one, other].map { $0.alignmentRect.width * $0.alignmentRect.height }
    if one.id == first.id, other.id == second.id {
      // Two texts that nearly coincide are two states of one text.
      return area > (first.role == .text && second.role == .text ? 0.65 : 0.8) * (areas.max() ?? 0)
    }
    return area > 0.3 * (areas.min() ?? 0)
  }

  /// Whether a view has visible content: empty buttons overlap other views intentionally, and empty labels show
  /// nothing.
  private static func hasContent(_ view: CheckedView) -> Bool {
    guard let text = TextNeed(view.view) else { return view.facts.kind != .button }
    return !text.text.isEmpty || text.hasPicture
  }

  /// Whether a view is inside another one intentionally: an unlabelled part, or a placeholder in a field.
  private static func isLayer(_ inner: CheckedView, over outer: CheckedView) -> Bool {
    guard [.textField, .textView, .searchBar, .searchField].contains(outer.facts.kind),
      outer.role == .control
    else { return false }
    return outer.alignmentRect.insetBy(dx: -1, dy: -1).contains(inner.alignmentRect)
  }
}
