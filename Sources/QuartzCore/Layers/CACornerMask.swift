internal import Drawing

/// Corners of a layer.
///
/// Source: Apple, "CACornerMask".
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner with the smallest x and y: upper left where y grows down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The same as paths know them.
  var corners: RectCorners { RectCorners(rawValue: rawValue) }
  /// The same corners in a space whose y grows the other way.
  var turned: CACornerMask { CACornerMask(rawValue: (rawValue & 3) << 2 | (rawValue >> 2) & 3) }
}

/// A curve of corners; both are drawn as circles.
///
/// Source: Apple, "CALayerCornerCurve".
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Rounder, as devices are.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
