public import Foundation

/// A kind of step of a path.
///
/// Source: Apple, "CGPathElementType".
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve: control point and end point.
  case addQuadCurveToPoint
  /// A cubic curve: two control points and the end point.
  case addCurveToPoint
  /// Back to the subpath's start; no point.
  case closeSubpath
}

/// A step of a path in `CGPath.applyWithBlock(_:)`.
///
/// Source: Apple, "CGPathElement".
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points, in the number required by the type; valid during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a block with every step, in order.
  ///
  /// - Parameter block: Called with a step that is valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // An additional point, because a close has none.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.type, points: base)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }
}

extension PathElement {
  /// The step's type.
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
