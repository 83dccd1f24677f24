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
    var result: [Finding] = []
    for (index, first) in judged.enumerated() {
      for second in judged[(index + 1)...] {
        let common = first.alignmentRect.intersection(second.alignmentRect)
        guard !common.isNull, min(common.width, common.height) > tolerance,
          !scene.isAncestor(first, of: second), !areAlternatives(first, second, in: scene),
          !isLayer(first, over: second),
          !isLayer(second, over: first)
        else { continue }
        let size =
          "\(NumberText.text(common.width.rounded())) × \(NumberText.text(common.height.rounded()))"
        result.append(
          scene.finding(
            rule, second, "covers \(size) points of \(first.name)", related: [first]))
      }
    }
    return result
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
