internal import Foundation
internal import LayoutGeometry

extension ViewInsets {
  /// Creates the same distances as the core has them.
  init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSEdgeInsets {
  /// Creates the same distances as AppKit has them.
  init(_ insets: ViewInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
