internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree

/// Views whose stored frame is not the one that constraints give.
enum MisplacedRule: SceneRule {
  static let rule = Rule.misplaced

  /// Differences that are reported, in points: the tool stores half points, text may measure a point off.
  private static let tolerance = 2.0
  /// The share of a root's views that may differ before the difference is the root's, not theirs.
  private static let share = 0.25

  /// How many times the typical difference makes a difference of its own.
  private static let outlier = 3.0

  static func findings(in scene: CheckedScene) -> [Finding] {
    // Stored frames are those of the canvas.
    guard scene.document.usesAutoLayout, !scene.document.surroundings.changesFrames else {
      return []
    }
    let compared = scene.views.filter { isCompared($0, in: scene) }
    let moved = compared.filter { difference($0) > tolerance }
    let flagged = moved.filter(\.element.isMisplaced)
    // Where much differs, the root is simulated in other surroundings than the author's.
    let isOurs =
      moved.count > 3 && Double(moved.count) > share * Double(compared.count)
      && flagged.isEmpty
    // Then only a view that differs by much more than the others was moved.
    let typical = moved.isEmpty ? 0 : moved.map(difference).sorted()[moved.count / 2]
    let stale = isOurs ? moved.filter { difference($0) > max(6, outlier * typical) } : moved
    let names = Set(stale.map(\.id))
    return stale.filter { view in
      // What lies in a misplaced view moves with its size.
      !scene.anyAround(view) { $0.id != view.id && names.contains($0.id) }
    }
    .map { view in
      let (stored, now) = (view.element.frame, view.view.node.nativeFrame)
      return scene.finding(
        rule, view,
        "is stored at \(text(stored.x, stored.y, stored.width, stored.height)); constraints place it at "
          + text(now.minX, now.minY, now.width, now.height),
        hint: "update its frame, or change the constraints")
    }
  }

  /// Whether the stored frame of a view states where its author put it.
  private static func isCompared(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    view.parent != nil && view.element.hasFrame && view.isVisible && !view.isInScrollingContent
      && !ViewRoles.scrolling.contains(view.element.kind)
      // What a stack hides or a bar arranges is stored as it was last.
      && view.element.via == "subviews"
  }

  private static func difference(_ view: CheckedView) -> Double {
    let (stored, now) = (view.element.frame, view.view.node.nativeFrame)
    return [
      abs(stored.x - now.minX), abs(stored.y - now.minY), abs(stored.width - now.width),
      abs(stored.height - now.height),
    ].max() ?? 0
  }

  private static func text(_ numbers: Double...) -> String {
    "(" + numbers.map { NumberText.text(($0 * 100).rounded() / 100) }.joined(separator: ", ") + ")"
  }
}
