internal import Diagnostics
internal import Foundation
internal import IBDocument

/// Views that stick out of their parent or lie outside of it.
enum OutsideParentRule: SceneRule {
  static let rule = Rule.outsideParent

  /// How far a view may stick out, in points.
  private static let tolerance = 2.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.isVisible, view.element.via == "subviews",
        view.role != .container || !view.element.children.isEmpty,
        let parent = scene.parent(of: view), !ViewRoles.scrolling.contains(parent.element.kind),
        parent.frame.width > 0, parent.frame.height > 0
      else { return nil }
      let (own, outer) = (view.alignmentRect, parent.frame)
      let out = [
        outer.minX - own.minX, outer.minY - own.minY, own.maxX - outer.maxX, own.maxY - outer.maxY,
      ].map { max(0, $0) }
      guard let most = out.max(), most > tolerance else { return nil }
      if !own.intersects(outer) {
        return scene.finding(rule, view, "lies outside of \(parent.name)", related: [parent])
      }
      let sides = zip(["left", "top", "right", "bottom"], out).filter { $0.1 > tolerance }
        .map { "\(NumberText.text(($0.1 * 2).rounded() / 2)) points at the \($0.0)" }
      return scene.finding(
        rule, view, "sticks out of \(parent.name) by \(sides.joined(separator: ", "))",
        related: [parent])
    }
  }
}
