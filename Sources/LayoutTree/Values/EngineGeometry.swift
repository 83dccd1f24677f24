package import Foundation
package import LayoutEngine

extension LayoutRect {
  /// Creates the rectangle in the engine's own type.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  /// Creates the rectangle in Foundation's type.
  package init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
