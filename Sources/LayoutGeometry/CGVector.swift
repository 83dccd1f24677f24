public import Foundation

/// A displacement in points.
///
/// Source: Apple, "CGVector".
public struct CGVector: Hashable, Codable, Sendable {
  /// Horizontal part.
  public var dx: CGFloat
  /// Vertical part.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a zero displacement.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a displacement.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
