/// A rectangle in engine space: points, y grows down.
///
/// The engine has its own type because it must build without Foundation, where CGRect lives.
package struct LayoutRect: Hashable, Sendable {
  /// Left edge.
  package var x: Double
  /// Upper edge.
  package var y: Double
  /// Width; the engine keeps it at or above zero.
  package var width: Double
  /// Height; the engine keeps it at or above zero.
  package var height: Double

  /// Creates a rectangle from its origin and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All zero.
  package static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)
  /// Right edge.
  package var maxX: Double { x + width }
  /// Lower edge.
  package var maxY: Double { y + height }
}
