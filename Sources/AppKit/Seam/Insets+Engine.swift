internal import Foundation
internal import LayoutGeometry

extension ViewInsets {
  /// The same distances as the core has them.
  init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSEdgeInsets {
  /// The same distances as AppKit has them.
  init(_ insets: ViewInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
