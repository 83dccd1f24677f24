/// Sides of a rectangle.
///
/// Source: Apple, "UIRectEdge".
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
///
/// Source: Apple, "UIRectCorner".
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner, also ones not yet named.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
