internal import Drawing

/// Corners of a layer.
///
/// Source: Apple, "CACornerMask".
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var corners: RectCorners { RectCorners(rawValue: rawValue) }
}

/// How corners are rounded; both are drawn as circles.
///
/// Source: Apple, "CALayerCornerCurve".
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Rounder, as devices are.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills a layer.
///
/// Source: Apple, "CALayerContentsGravity".
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the upper left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the upper right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the lower left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the lower right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Over all of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it is whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
