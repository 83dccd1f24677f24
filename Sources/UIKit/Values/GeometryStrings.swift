public import Drawing
public import Foundation

/// A point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(number(point.x)), \(number(point.y))}"
}

/// A size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(number(size.width)), \(number(size.height))}"
}

/// A rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{" + [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    + "}"
}

/// A transform as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let parts = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[" + parts.map(number).joined(separator: ", ") + "]"
}

/// An integer without a decimal point, any other number with its shortest digits.
private func number(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
}

/// The point of a string; zero if the string is malformed.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The size of a string; zero if the string is malformed.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle of a string; zero if the string is malformed.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// The transform of a string; the identity if the string is malformed.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
/// The insets of a string; zero if the string is malformed.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
/// Insets in reading direction as `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
