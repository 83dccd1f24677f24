internal import Foundation
internal import LayoutTree

/// Controls whose frames extend beyond their visible part.
package enum SystemInsets {
  /// The fraction of a control's length outside its parent above which the loss is reported.
  private static let share = 0.25

  /// Whether lost touches at a view's edges can be ignored.
  ///
  /// They can for a system view whose bezel always extends beyond its alignment rectangle, if most of that rectangle is
  /// inside the parent. A program's class defines its own insets.
  @MainActor package static func decide(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    guard !ObjectName.className(of: type(of: view.view)).contains(".") else { return false }
    guard view.role == .control, let parent = scene.parent(of: view) else { return true }
    let inside = view.alignmentRect.intersection(parent.frame)
    // Views that are entirely outside have a separate finding.
    guard !inside.isNull else { return true }
    return inside.width >= (1 - share) * view.alignmentRect.width
      && inside.height >= (1 - share) * view.alignmentRect.height
  }
}
