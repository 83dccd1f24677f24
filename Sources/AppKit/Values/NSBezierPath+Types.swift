internal import Drawing
internal import Foundation

extension NSBezierPath {
  /// The shape of line ends.
  ///
  /// Source: Apple, "NSBezierPath.LineCapStyle".
  public enum LineCapStyle: UInt, Sendable {
    /// Ends at the end point.
    case butt = 0
    /// A semicircle.
    case round = 1
    /// A square that extends half a line width beyond the end point.
    case square = 2

    init(_ cap: CGLineCap) { self = LineCapStyle(rawValue: UInt(cap.rawValue)) ?? .butt }
    var cap: CGLineCap { CGLineCap(rawValue: Int32(rawValue)) ?? .butt }
  }

  /// The shape of line joins.
  ///
  /// Source: Apple, "NSBezierPath.LineJoinStyle".
  public enum LineJoinStyle: UInt, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A bevelled corner.
    case bevel = 2

    init(_ join: CGLineJoin) { self = LineJoinStyle(rawValue: UInt(join.rawValue)) ?? .miter }
    var join: CGLineJoin { CGLineJoin(rawValue: Int32(rawValue)) ?? .miter }
  }

  /// The rule that decides whether a point is inside a path.
  ///
  /// Source: Apple, "NSBezierPath.WindingRule".
  public enum WindingRule: UInt, Sendable {
    /// Inside if the path's winding number is not zero.
    case nonZero = 0
    /// Inside if a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
  }

  /// The kind of a path element.
  ///
  /// Source: Apple, "NSBezierPath.ElementType".
  public enum ElementType: UInt, Sendable {
    /// Starts a subpath; one point.
    case moveTo = 0
    /// A line; one point.
    case lineTo = 1
    /// A cubic curve; two control points and the end point.
    case cubicCurveTo = 2
    /// Closes the subpath; no point.
    case closePath = 3
    /// A quadratic curve; a control point and the end point.
    case quadraticCurveTo = 4
    /// The former name of ``cubicCurveTo``.
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

  /// The line width of new paths, in points: 1.
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
  /// The line cap style of new paths.
  public class var defaultLineCapStyle: LineCapStyle {
    get { LineCapStyle(PathDefaults.current.lineCap) }
    set { PathDefaults.current.lineCap = newValue.cap }
  }
  /// The line join style of new paths.
  public class var defaultLineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(PathDefaults.current.lineJoin) }
    set { PathDefaults.current.lineJoin = newValue.join }
  }
  /// The winding rule of new paths.
  public class var defaultWindingRule: WindingRule {
    get { PathDefaults.current.usesEvenOdd ? .evenOdd : .nonZero }
    set { PathDefaults.current.usesEvenOdd = newValue == .evenOdd }
  }
}

extension PathElement {
  /// Returns an element of the same kind with other points, control points first.
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
