public import Foundation
package import LayoutGeometry

/// Insets whose horizontal sides follow the reading direction.
///
/// ```swift
/// let margins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 8)
/// let view = UIView()
/// view.directionalLayoutMargins = margins
/// print(view.layoutMargins.left, view.layoutMargins.right)  // 24.0 8.0
/// view.semanticContentAttribute = .forceRightToLeft
/// print(view.layoutMargins.left, view.layoutMargins.right)  // 8.0 24.0
/// ```
///
/// - Units: Points, y down; leading is left where reading goes from left to right.
/// - Errors: None: any number is taken.
/// - Complexity: O(1).
/// - SeeAlso: Apple, "NSDirectionalEdgeInsets";
///   `Rules/Passes.md#the-reading-direction-turns-leading-and-trailing`.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The top inset.
  public var top: CGFloat
  /// The leading inset.
  public var leading: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The trailing inset.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets by physical sides.
  package func inView(isRightToLeft: Bool) -> ViewInsets {
    ViewInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
