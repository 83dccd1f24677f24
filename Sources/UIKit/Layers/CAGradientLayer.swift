internal import Drawing
public import Foundation

/// Along what a gradient runs.
///
/// Source: Apple, "CAGradientLayerType".
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that is filled with colours along a line, within its round corners.
///
/// - SeeAlso: Apple, "CAGradientLayer".
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; anything else is left out.
  open var colors: [Any]?
  /// Where each colour is, 0 to 1; evenly spread unless set.
  open var locations: [NSNumber]?
  /// Where the first colour is, from (0, 0) at the upper left to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along what the gradient runs.
  open var type = CAGradientLayerType.axial

  override func drawShape(in context: CGContext) {
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
    context.addPath(.rounded(bounds, radius: cornerRadius))
    context.clip()
    context.drawLinearGradient(
      gradient, start: point(startPoint), end: point(endPoint),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }
}
