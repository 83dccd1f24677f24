public import Foundation

/// A horizontal position: leading, trailing, left, right or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this position to another one, in reading direction for leading and trailing, to the
  /// right for all others.
  ///
  /// - SeeAlso: Apple, "anchorWithOffset(to:)"; `Rules/Guides.md#anchors-make-inactive-constraints`.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// `self == anchor + multiplier · 8`, the standard distance in reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.equal, anchor, multiplier)
  }
  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.greaterThanOrEqual, anchor, multiplier)
  }
  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}
