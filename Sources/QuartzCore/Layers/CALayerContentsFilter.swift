/// The filter for reducing or enlarging a layer's image.
///
/// - SeeAlso: Apple, "CALayerContentsFilter".
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nearest-pixel filtering.
  public static let nearest = Self(rawValue: "nearest")
  /// Linear interpolation between the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// Linear interpolation between the nearest pixels of the two nearest mipmap levels.
  public static let trilinear = Self(rawValue: "trilinear")
}
