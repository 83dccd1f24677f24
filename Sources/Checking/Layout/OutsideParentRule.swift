package import Diagnostics
internal import Foundation
internal import IBDocument

extension Rule {
  /// A view that extends outside its parent.
  package static let outsideParent = Rule(
    "outside-parent", .layout, .warning, "a view that is cut off or lies outside of its parent",
    page: RulePage(
      sees: """
        Views that lie outside of their parent, and texts and controls that are cut off: more than 2 points of what \
        they show stick out of a parent that clips, of a screen or of a window, or half of it of another root.
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="310" y="40" width="60" height="20.5"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="240" y="40" width="60" height="20.5"/>
        </label>
        """,
      fix: "Tie the view to the parent's edge, or give way on the other side.",
      limits: """
        What scrolls holds more than it shows and is not judged; neither are views that hold nothing, buttons of macOS \
        that lie outside for a key with a modifier, pictures that \
        are partly cut off, and what sticks out of a view that does not clip. The root of a view's own document and of \
        a freeform controller gets another size at run time. Views whose constraints, or whose \
        parent's, contradict each other are not judged.
        """))
}

/// Views that are clipped, or that are outside the visible part of their parent.
enum OutsideParentRule: SceneRule {
  static let rule = Rule.outsideParent
  static let assignments = DecidingProperties.geometry.union(DecidingProperties.visibility)
  static let dependsOnLayout = true

  /// The length by which a view may extend outside its parent, in points.
  private static let tolerance = 2.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.isVisible, view.facts.isSubview, !view.isInScrollingContent,
        view.role != .container || view.facts.hasChildren,
        !view.isInConflict, !scene.isKeyTarget(view), !scene.isPlacedByClass(view),
        let parent = scene.parent(of: view), !parent.isInConflict,
        !ViewRoles.scrolling.contains(parent.facts.kind),
        min(parent.frame.width, parent.frame.height) > 0,
        min(view.alignmentRect.width, view.alignmentRect.height) > 0
      else { return nil }
      if !view.alignmentRect.insetBy(dx: 0.5, dy: 0.5).intersects(parent.frame) {
        return scene.finding(rule, view, "lies outside of \(parent.name)", related: [parent])
      }
      guard view.role == .text || view.role == .control,
        clips(parent, in: scene) || parent.parent == nil && isMostlyOutside(view, of: parent)
      else { return nil }
      let sides = self.sides(view.inkRect, out: parent.frame, isInCell: view.isInCell)
      guard !sides.isEmpty else { return nil }
      return scene.finding(
        rule, view, "is cut off by \(parent.name): \(sides.joined(separator: ", "))",
        related: [parent])
    }
  }

  /// Whether a view hides everything outside its bounds at run time: it clips, or it is a root that fills a screen or
  /// window.
  ///
  /// The root of a separate view document gets another size from its container. A clipped picture is often decoration,
  /// and a view that extends outside a larger one with all its content often slides in.
  private static func clips(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    if let clips = view.facts.clips { return clips }
    return view.parent == nil && scene.hasRunTimeSize
  }

  /// Whether more than half of a view's visible part is outside another view, which no size at run time would resolve.
  private static func isMostlyOutside(_ view: CheckedView, of parent: CheckedView) -> Bool {
    let ink = view.inkRect
    let inside = ink.intersection(parent.frame)
    return inside.isNull || inside.width < ink.width / 2 || inside.height < ink.height / 2
  }

  /// Returns descriptions of the lengths by which a rectangle extends outside another one.
  private static func sides(_ own: CGRect, out outer: CGRect, isInCell: Bool) -> [String] {
    let lengths = [
      ("left", outer.minX - own.minX), ("top", outer.minY - own.minY),
      ("right", own.maxX - outer.maxX), ("bottom", own.maxY - outer.maxY),
    ]
    // A cell grows with its content.
    return lengths.filter { $0.1 > tolerance && !(isInCell && $0.0 == "bottom") }.map {
      "\(NumberText.text(($0.1 * 2).rounded() / 2)) points at the \($0.0)"
    }
  }
}
