public import Foundation

/// Insets whose horizontal sides follow the reading direction, in points.
///
/// Source: Apple, "NSDirectionalEdgeInsets".
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

  /// Insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
