internal import Drawing
internal import Foundation

extension NSBezierPath {
  /// A shape of line ends.
  ///
  /// Source: Apple, "NSBezierPath.LineCapStyle".
  public enum LineCapStyle: UInt, Sendable {
    /// At the point.
    case butt = 0
    /// In half a circle.
    case round = 1
    /// Half a line width beyond the point.
    case square = 2

    init(_ cap: CGLineCap) { self = LineCapStyle(rawValue: UInt(cap.rawValue)) ?? .butt }
    var cap: CGLineCap { CGLineCap(rawValue: Int32(rawValue)) ?? .butt }
  }

  /// A shape of corners between lines.
  ///
  /// Source: Apple, "NSBezierPath.LineJoinStyle".
  public enum LineJoinStyle: UInt, Sendable {
    /// In a point.
    case miter = 0
    /// In an arc.
    case round = 1
    /// Cut off.
    case bevel = 2

    init(_ join: CGLineJoin) { self = LineJoinStyle(rawValue: UInt(join.rawValue)) ?? .miter }
    var join: CGLineJoin { CGLineJoin(rawValue: Int32(rawValue)) ?? .miter }
  }

  /// A rule for the inside of a path.
  ///
  /// Source: Apple, "NSBezierPath.WindingRule".
  public enum WindingRule: UInt, Sendable {
    /// The area that the path winds around.
    case nonZero = 0
    /// The area that an odd number of lines surrounds.
    case evenOdd = 1
  }

  /// A kind of step.
  ///
  /// Source: Apple, "NSBezierPath.ElementType".
  public enum ElementType: UInt, Sendable {
    /// Starts a subpath; one point.
    case moveTo = 0
    /// A line; one point.
    case lineTo = 1
    /// A cubic curve; two control points and the end.
    case cubicCurveTo = 2
    /// Closes the subpath; no point.
    case closePath = 3
    /// A quadratic curve; a control point and the end.
    case quadraticCurveTo = 4
    /// The old name of ``cubicCurveTo``.
    public static var curveTo: ElementType { .cubicCurveTo }

    init(_ element: PathElement) {
      self =
        switch element {
        case .move: .moveTo
        case .line: .lineTo
        case .quad: .quadraticCurveTo
        case .curve: .cubicCurveTo
        case .close: .closePath
        }
    }
  }

  /// The width of strokes of new paths, in points: 1.
  public class var defaultLineWidth: CGFloat {
    get { PathDefaults.current.lineWidth }
    set { PathDefaults.current.lineWidth = newValue }
  }
  /// The miter limit of new paths: 10.
  public class var defaultMiterLimit: CGFloat {
    get { PathDefaults.current.miterLimit }
    set { PathDefaults.current.miterLimit = newValue }
  }
  /// The flatness of new paths, in points: 0.6.
  public class var defaultFlatness: CGFloat {
    get { PathDefaults.current.flatness }
    set { PathDefaults.current.flatness = newValue }
  }
  /// The shape of line ends of new paths.
  public class var defaultLineCapStyle: LineCapStyle {
    get { LineCapStyle(PathDefaults.current.lineCap) }
    set { PathDefaults.current.lineCap = newValue.cap }
  }
  /// The shape of corners of new paths.
  public class var defaultLineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(PathDefaults.current.lineJoin) }
    set { PathDefaults.current.lineJoin = newValue.join }
  }
  /// The rule for the inside of new paths.
  public class var defaultWindingRule: WindingRule {
    get { PathDefaults.current.usesEvenOdd ? .evenOdd : .nonZero }
    set { PathDefaults.current.usesEvenOdd = newValue == .evenOdd }
  }
}

extension PathElement {
  /// The same kind of step with other points, controls first.
  func moved(to points: [NSPoint]) -> PathElement {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quad: .quad(control: points[0], end: points[1])
    case .curve: .curve(control1: points[0], control2: points[1], end: points[2])
    case .close: .close
    }
  }
}
