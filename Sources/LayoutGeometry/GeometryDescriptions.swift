public import Foundation

// Foundation of Linux prints the names of types and properties, such as `CGPoint(x: 1.0, y: 2.0)`.

/// Descriptions of points as on Apple's systems: `(1.0, 2.0)`.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates.
  public var debugDescription: String { "(\(x), \(y))" }
}

/// Descriptions of sizes as on Apple's systems: `(1.0, 2.0)`.
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height.
  public var debugDescription: String { "(\(width), \(height))" }
}

/// Descriptions of rectangles as on Apple's systems: `(1.0, 2.0, 3.0, 4.0)`.
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates, width and height.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
