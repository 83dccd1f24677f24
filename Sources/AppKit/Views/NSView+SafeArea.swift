public import Foundation
internal import LayoutGeometry

extension NSView {
  /// Sets the insets that a window would give a topmost view.
  ///
  /// Apple has no such function, since there the window decides; here programs and tests do. A window does
  /// it for its content view by itself.
  ///
  /// - Parameter insets: What is covered at the visual edges, in points.
  public func setSafeArea(_ insets: NSEdgeInsets) {
    viewNode.margins.assignedSafeArea = ViewInsets(insets)
  }
}
