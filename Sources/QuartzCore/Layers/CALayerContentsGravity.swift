package import Foundation
internal import ViewArrangements

/// The placement of an image in a layer.
///
/// Source: Apple, "CALayerContentsGravity".
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Centred.
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
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, keeping the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, keeping the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The rectangle of an image of a size; `bounds` for one without area.
  ///
  /// Points, y down: the names of gravities are visual.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    let scale: ImageArrangement.Scale =
      switch self {
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        .none
      case .resizeAspect: .fit
      case .resizeAspectFill: .cover
      default: .fill
      }
    return ImageArrangement(scale: scale, anchor: anchor).rect(of: size, in: bounds)
  }

  /// The fractions of the remaining space at the left of and above the image, 0 to 1.
  private var anchor: CGPoint {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

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
