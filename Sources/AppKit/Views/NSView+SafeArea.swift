public import Foundation
internal import LayoutGeometry

extension NSView {
  /// Sets the safe area insets of a root view.
  ///
  /// Not in AppKit, where the window decides; programs and tests call it here. A window sets them for its
  /// content view.
  ///
  /// - Parameter insets: The covered lengths at the visual edges, in points.
  public func setSafeArea(_ insets: NSEdgeInsets) {
    viewNode.margins.assignedSafeArea = ViewInsets(insets)
  }
}
