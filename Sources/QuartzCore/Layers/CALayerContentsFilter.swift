/// A filter for drawing a layer's picture smaller or larger.
///
/// - SeeAlso: Apple, "CALayerContentsFilter".
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Between the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// Between the nearest pixels of the two nearest sizes.
  public static let trilinear = Self(rawValue: "trilinear")
}
