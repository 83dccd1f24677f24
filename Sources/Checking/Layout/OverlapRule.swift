internal import Diagnostics
internal import Foundation
internal import IBDocument

/// Texts and controls that cover each other.
enum OverlapRule: SceneRule {
  static let rule = Rule.overlap

  /// How far views may reach into each other, in points: text has air around its letters.
  private static let tolerance = 3.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    let judged = scene.views.filter { view in
      (view.role == .text || view.role == .control) && view.isVisible && hasContent(view)
    }
    var covered: [Int: [Int]] = [:]
    for (first, second) in meetings(of: judged.map(\.alignmentRect))
    where isMistake(judged[first], judged[second], in: scene) {
      covered[max(first, second), default: []].append(min(first, second))
    }
    return covered.sorted { $0.key < $1.key }.map { number, others in
      let (view, others) = (judged[number], others.sorted().map { judged[$0] })
      let common = view.alignmentRect.intersection(others[0].alignmentRect)
      let size =
        "\(NumberText.text(common.width.rounded())) × \(NumberText.text(common.height.rounded()))"
      let more = others.count > 1 ? " and parts of \(others.count - 1) more" : ""
      return scene.finding(
        rule, view, "covers \(size) points of \(others[0].name)\(more)", related: others)
    }
  }

  /// The pairs of rectangles that share more than the tolerance in both directions, by their numbers.
  ///
  /// From left to right, so that rectangles beside each other are not compared; beyond
  /// `DocumentLimits.comparisons` the rest is not looked at.
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
        let common = rects[other].intersection(rect)
        if !common.isNull, min(common.width, common.height) > tolerance {
          result.append((other, number))
        }
      }
      open.append(number)
    }
    return result
  }

  /// Whether two views that share room do so by mistake.
  private static func isMistake(
    _ one: CheckedView, _ other: CheckedView, in scene: CheckedScene
  ) -> Bool {
    !scene.isAncestor(one, of: other) && !scene.isAncestor(other, of: one)
      && !areAlternatives(one, other, in: scene) && !isLayer(one, over: other)
      && !isLayer(other, over: one)
  }

  /// Whether a program probably shows one of two views at a time: they, or the containers that they are in, lie in
  /// one place.
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
      return area > 0.8 * (areas.max() ?? 0)
    }
    return area > 0.3 * (areas.min() ?? 0)
  }

  /// Whether something is seen of a view: empty buttons lie over things to be pressed, empty labels show
  /// nothing.
  private static func hasContent(_ view: CheckedView) -> Bool {
    guard let text = TextNeed(view.view) else { return view.element.kind != "button" }
    return !text.text.isEmpty || text.hasPicture
  }

  /// Whether a view is made to lie in another one: an unlabelled part or a placeholder in a field.
  private static func isLayer(_ inner: CheckedView, over outer: CheckedView) -> Bool {
    guard ["textField", "textView", "searchBar", "searchField"].contains(outer.element.kind),
      outer.role == .control
    else { return false }
    return outer.alignmentRect.insetBy(dx: -1, dy: -1).contains(inner.alignmentRect)
  }
}
