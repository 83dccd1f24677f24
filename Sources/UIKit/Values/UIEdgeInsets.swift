public import Foundation

/// Insets of a rectangle's four edges.
///
/// ```swift
/// let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let inner = CGRect(x: 0, y: 0, width: 320, height: 100).inset(by: insets)
/// print(NSStringFromCGRect(inner))  // {{16, 8}, {288, 84}}
/// print(NSStringFromUIEdgeInsets(insets))  // {8, 16, 8, 16}
/// ```
///
/// - Units: Points, y down; a positive number moves an edge inwards, a negative one outwards.
/// - Errors: None: insets larger than a rectangle give negative lengths, as on Apple's systems.
/// - Complexity: O(1).
/// - SeeAlso: Apple, "UIEdgeInsets"; `Rules/AlignmentRectangles.md#insets-move-edges-inward`.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The top inset.
  public var top: CGFloat
  /// The left inset.
  public var left: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The right inset.
  public var right: CGFloat

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the insets that turn `bounds` into `alignmentRect`, both in one space.
  ///
  /// The alignment rectangle is clipped to the bounds first, so that insets are not negative. One outside the
  /// bounds collapses to the nearest edge.
  ///
  ///     UIEdgeInsets(
  ///       alignmentRect: CGRect(x: 0, y: 0, width: 180, height: 180),
  ///       in: CGRect(x: 0, y: 0, width: 200, height: 200))   // (0, 0, 20, 20)
  ///
  /// - Note: Not in UIKit.
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

  /// The negated insets; they undo `inset(by:)`.
  package var inverted: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards; negative insets move them outwards.
  ///
  /// Plain arithmetic on origin and size, as in UIKit's header: edges that cross give a negative length.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// `rect` with its edges moved inwards.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Creates insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> Bool {
  one == two
}
