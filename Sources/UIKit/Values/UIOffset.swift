public import Foundation

/// A displacement in points; the y axis points down.
///
/// Source: Apple, "UIOffset".
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal displacement, to the right.
  public var horizontal: CGFloat
  /// The vertical displacement, downwards.
  public var vertical: CGFloat

  /// A displacement of 0.
  public static let zero = UIOffset()

  /// Creates a displacement of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
