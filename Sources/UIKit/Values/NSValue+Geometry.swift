public import Foundation

/// Geometry as objects.
///
/// Source: Apple, "NSValue", UIKit additions.
extension NSValue {
  /// Creates a point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }
  /// The insets in the object.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
