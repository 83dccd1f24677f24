package import Drawing
public import Foundation

/// The kind of a gradient.
///
/// Source: Apple, "CAGradientLayerType".
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient along the radius of an ellipse around the start point, which ends at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around the start point, from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient along a line or around a point, within its round corners.
///
/// - SeeAlso: Apple, "CAGradientLayer".
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; anything else is ignored.
  open var colors: [Any]?
  /// The positions of the colours, 0 to 1; evenly spaced unless set.
  open var locations: [NSNumber]?
  /// The position of the first colour, in unit coordinates: (0, 0) at minimum x and y of the bounds, (1, 1) at
  /// maximum.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in unit coordinates.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial

  override func copyValues(of other: CALayer) {
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  package override func drawShape(in context: CGContext, growsDown: Bool) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    let bounds = bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    context.saveGState()
    context.addPath(.rounded(bounds, radius: cornerRadius, corners: maskedCorners.corners))
    context.clip()
    let (start, end) = (point(startPoint), point(endPoint))
    let reach = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    switch type {
    case .radial where reach.width > 0 && reach.height > 0:
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: reach.width, y: reach.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    case .conic:
      context.drawConicGradient(
        gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default:
      context.drawLinearGradient(
        gradient, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }
}
