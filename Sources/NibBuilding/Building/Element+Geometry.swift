package import Foundation
package import IBDocument

extension CGRect {
  /// Creates the rectangle of an element with the attributes `x`, `y`, `width` and `height`, in points; zero
  /// for nil.
  package init(_ element: Element?) {
    self.init(
      x: element?.number("x") ?? 0, y: element?.number("y") ?? 0,
      width: element?.number("width") ?? 0, height: element?.number("height") ?? 0)
  }
}

extension CGSize {
  /// Creates the size of an element with the attributes `width` and `height`, in points; nil for nil.
  package init?(_ element: Element?) {
    guard let width = element?.number("width"), let height = element?.number("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
