public import Drawing
public import Foundation

/// The fill rule of a shape.
///
/// Source: Apple, "CAShapeLayerFillRule".
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fills points with a winding number other than zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Fills points with an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of line ends.
///
/// Source: Apple, "CAShapeLayerLineCap".
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a line cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ends at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle, half a line width beyond the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square, half a line width beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of line joins.
///
/// Source: Apple, "CAShapeLayerLineJoin".
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a line join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A bevelled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemRed.cgColor
/// ring.lineWidth = 4
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
/// card.layer.addSublayer(ring)
/// print(card.layer.sublayers?.count ?? 0, ring.path?.boundingBox.width ?? 0)  // 1 40.0
/// ```
///
/// - Units: Points in the layer's own space; ``strokeStart`` and ``strokeEnd`` are shares of the path's
///   length.
/// - Errors: None: without a path nothing is drawn, a line without width is not stroked, and steps that
///   are not finite are skipped.
/// - Complexity: Setting a property is O(1); drawing is O(steps + pixels covered).
/// - SeeAlso: Apple, "CAShapeLayer"; `Rules/Drawing.md#layers`.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinate space.
  open var path: CGPath?
  /// The fill colour; black unless set.
  open var fillColor: CGColor? = .black
  /// The rule that decides which points are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke colour; nil unless set.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The start of the stroked part, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the stroked part, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1
  /// The maximum length of sharp corners, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The shape of line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset at which the line starts in the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  override func copyValues(of other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    (strokeColor, lineWidth) = (other.strokeColor, other.lineWidth)
    (strokeStart, strokeEnd, miterLimit) = (other.strokeStart, other.strokeEnd, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  package override func drawShape(in context: CGContext, growsDown: Bool) {
    guard let path else { return }
    context.saveGState()
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      if let lineDashPattern {
        context.setLineDash(
          phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
      }
      context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
    context.restoreGState()
  }
}
