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
