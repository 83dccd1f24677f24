internal import Diagnostics
internal import Foundation
internal import IBDocument

/// Views that are cut off, or lie where nothing is shown of their parent.
enum OutsideParentRule: SceneRule {
  static let rule = Rule.outsideParent

  /// How far a view may stick out, in points.
  private static let tolerance = 2.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.isVisible, view.element.via == "subviews", !view.isInScrollingContent,
        view.role != .container || !view.element.children.isEmpty,
        let parent = scene.parent(of: view), !ViewRoles.scrolling.contains(parent.element.kind),
        min(parent.frame.width, parent.frame.height) > 0,
        min(view.alignmentRect.width, view.alignmentRect.height) > 0
      else { return nil }
      if !view.alignmentRect.insetBy(dx: 0.5, dy: 0.5).intersects(parent.frame) {
        return scene.finding(rule, view, "lies outside of \(parent.name)", related: [parent])
      }
      guard let holder = clipping(view, in: scene) else { return nil }
      let sides = self.sides(view.alignmentRect, out: holder.frame, isInCell: view.isInCell)
      guard !sides.isEmpty else { return nil }
      return scene.finding(
        rule, view, "is cut off by \(holder.name): \(sides.joined(separator: ", "))",
        related: [holder])
    }
  }

  /// The nearest view around one that shows nothing outside of its bounds: one that clips, or the root.
  private static func clipping(_ view: CheckedView, in scene: CheckedScene) -> CheckedView? {
    guard view.role != .container else { return nil }
    var next = scene.parent(of: view)
    while let holder = next {
      let clips = holder.element.bool("clipsSubviews") ?? false
      if clips || holder.parent == nil { return holder }
      next = scene.parent(of: holder)
    }
    return nil
  }

  /// By how much a rectangle sticks out of another one, in words.
  private static func sides(_ own: CGRect, out outer: CGRect, isInCell: Bool) -> [String] {
    let lengths = [
      ("left", outer.minX - own.minX), ("top", outer.minY - own.minY),
      ("right", own.maxX - outer.maxX), ("bottom", own.maxY - outer.maxY),
    ]
    // A cell grows with what is in it.
    return lengths.filter { $0.1 > tolerance && !(isInCell && $0.0 == "bottom") }.map {
      "\(NumberText.text(($0.1 * 2).rounded() / 2)) points at the \($0.0)"
    }
  }
}
