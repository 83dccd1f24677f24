public import Foundation

// The functions of Core Graphics by their names in C. Swift on Apple's systems has methods and properties in
// their place and marks most of these unavailable; code that was brought over from C finds them here.
// Source: Apple, "CGGeometry".

/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// The smallest x.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle x.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The largest x.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The smallest y.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle y.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The largest y.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// The rectangle made smaller on both sides of each axis.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The smallest rectangle of whole numbers around one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The same rectangle with sides that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The smallest rectangle around two.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// Returns the intersection of two rectangles; null where it is empty.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Whether two rectangles share anything.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}
/// Whether a point lies in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether a rectangle lies in another.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether a rectangle is the one without a place.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether a rectangle is the one without an end.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Whether two rectangles are the same, negative sides turned.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.standardized == rect2.standardized
}
/// Whether two points are the same.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// Whether two sizes are the same.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
