public import Foundation

/// A vertical position: top, bottom, centre or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position down to another one.
  ///
  /// - SeeAlso: Apple, "anchorWithOffset(to:)"; `Rules/Guides.md#anchors-make-inactive-constraints`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// `self == anchor + multiplier · 8`, the standard distance downwards; from a last to a first baseline a
  /// line's height of the two texts replaces 8.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.equal, anchor, multiplier)
  }
  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.greaterThanOrEqual, anchor, multiplier)
  }
  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}
