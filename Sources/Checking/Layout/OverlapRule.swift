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
          !scene.isAncestor(first, of: second), !isLayer(first, over: second),
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
