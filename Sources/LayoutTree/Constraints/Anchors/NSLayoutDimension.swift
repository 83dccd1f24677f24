public import Foundation

/// A width, a height, or the distance between two anchors of one axis.
///
/// ```swift
/// let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// let icon = UIView()
/// row.addSubview(icon)
/// icon.translatesAutoresizingMaskIntoConstraints = false
/// icon.heightAnchor.constraint(equalTo: row.heightAnchor, constant: -4).isActive = true
/// icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2).isActive = true
/// row.layoutIfNeeded()
/// print(icon.frame.width, icon.frame.height)  // 80.0 40.0
/// ```
///
/// - Units: Constants in points of the alignment rectangle; multipliers have no unit.
/// - Errors: A constant or multiplier that is not finite ends the program with Apple's text; a length that
///   cannot be satisfied is resolved and reported as any contradiction.
/// - Complexity: Creating a constraint is O(1).
/// - SeeAlso: Apple, "NSLayoutDimension"; `Rules/Constraints.md#legal-pairs`.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// `self == c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }
  /// `self >= c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// `self <= c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// `self == m · anchor`.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, multiplier: m)
  }
  /// `self >= m · anchor`.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// `self <= m · anchor`.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// `self == m · anchor + c`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }
  /// `self >= m · anchor + c`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// `self <= m · anchor + c`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
