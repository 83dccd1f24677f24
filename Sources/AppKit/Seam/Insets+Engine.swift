internal import Foundation
internal import LayoutGeometry

extension ViewInsets {
  /// Creates view insets from edge insets.
  init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSEdgeInsets {
  /// Creates edge insets from view insets.
  init(_ insets: ViewInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
