internal import Foundation

/// A shape of the ends of open lines.
///
/// Source: Apple, "CGLineCap".
public enum CGLineCap: Int32, Sendable {
  /// A cut at the end point.
  case butt = 0
  /// A half circle beyond the end point.
  case round = 1
  /// Half the line width beyond the end point.
  case square = 2
}

/// A shape of the corners between lines.
///
/// Source: Apple, "CGLineJoin".
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A cut corner.
  case bevel = 2
}

/// A rule for the points inside a path that crosses itself.
///
/// Source: Apple, "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline's winding number is not zero.
  case winding
  /// Inside where the outline is crossed an odd number of times.
  case evenOdd
}

/// The style of lines; lengths in user space.
struct StrokeStyle {
  var width = 1.0
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 10.0
  var dashPhase = 0.0
  var dashes: [Double] = []
}
