package import Foundation
package import LayoutEngine

extension LayoutRect {
  /// Creates a layout rectangle from a `CGRect`.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// Creates a `CGRect` from a layout rectangle.
  package init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
