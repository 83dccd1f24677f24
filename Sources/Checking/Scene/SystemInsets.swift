internal import Foundation
internal import LayoutTree

/// Controls whose frames the system makes larger than their visible part.
package enum SystemInsets {
  /// The share of a control's length outside of its parent that is reported.
  private static let share = 0.25

  /// Whether touches that are lost at a view's edges do not matter.
  ///
  /// They do not for a view of the system, whose bezel sticks out wherever it is, when most of its alignment
  /// rectangle lies in its parent. A program's class states its own insets.
  @MainActor package static func decide(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    guard !ObjectName.className(of: type(of: view.view)).contains(".") else { return false }
    guard view.role == .control, let parent = scene.parent(of: view) else { return true }
    let inside = view.alignmentRect.intersection(parent.frame)
    // What lies wholly outside is a finding of its own.
    guard !inside.isNull else { return true }
    return inside.width >= (1 - share) * view.alignmentRect.width
      && inside.height >= (1 - share) * view.alignmentRect.height
  }
}
