public import Foundation

/// Insets whose horizontal sides follow the reading direction, in points.
///
/// Source: Apple, "NSDirectionalEdgeInsets".
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top down.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the bottom up.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances from their parts.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
