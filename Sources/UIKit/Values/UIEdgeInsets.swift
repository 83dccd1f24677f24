public import Foundation

/// Distances from the four sides of a rectangle inwards, in points; y grows down.
///
/// Source: Apple, "UIEdgeInsets".
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the top down.
  public var top: CGFloat
  /// From the left to the right.
  public var left: CGFloat
  /// From the bottom up.
  public var bottom: CGFloat
  /// From the right to the left.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances from their parts.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that turn `bounds` into `alignmentRect`, both in one space.
  ///
  /// The alignment rectangle is first cut to the bounds, so no inset is negative. One that lies
  /// outside altogether shrinks to the nearest edge.
  ///
  ///     UIEdgeInsets(
  ///       alignmentRect: CGRect(x: 0, y: 0, width: 180, height: 180),
  ///       in: CGRect(x: 0, y: 0, width: 200, height: 200))   // (0, 0, 20, 20)
  ///
  /// - Note: Ours; Apple has no such initialiser.
  public init(alignmentRect: CGRect, in bounds: CGRect) {
    let box = bounds.standardized
    let rect = alignmentRect.standardized
    guard !rect.isNull, !box.isNull else {
      self.init()
      return
    }
    func x(_ value: CGFloat) -> CGFloat { min(max(value, box.minX), box.maxX) }
    func y(_ value: CGFloat) -> CGFloat { min(max(value, box.minY), box.maxY) }
    self.init(
      top: y(rect.minY) - box.minY, left: x(rect.minX) - box.minX,
      bottom: box.maxY - y(rect.maxY), right: box.maxX - x(rect.maxX))
  }

  /// The opposite distances: what `inset(by:)` with these undoes.
  package var inverted: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// This rectangle with its sides moved inwards; negative insets move them outwards.
  ///
  /// Plain arithmetic on origin and size, as UIKit's header has it: sides that pass each other give a
  /// negative length.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// `rect` with its sides moved inwards.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Insets from their parts.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> Bool {
  one == two
}
