internal import Drawing

/// The corners of a layer.
///
/// Source: Apple, "CACornerMask".
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at minimum x and y: the upper left where y grows down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at maximum x and minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at minimum x and maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at maximum x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four corners.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The corners for paths.
  var corners: RectCorners { RectCorners(rawValue: rawValue) }
  /// The corners in a space with the opposite direction of y.
  var flippedVertically: CACornerMask {
    CACornerMask(rawValue: (rawValue & 3) << 2 | (rawValue >> 2) & 3)
  }
}

/// The curve of round corners; both kinds are drawn as circles.
///
/// Source: Apple, "CALayerCornerCurve".
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother curves, as on devices.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
