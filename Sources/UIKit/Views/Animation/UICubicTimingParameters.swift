public import Foundation

/// A timing curve: a named one, or a cubic one with two control points.
///
/// - SeeAlso: Apple, "UICubicTimingParameters".
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates the system's curve, `easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }
  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    isNamed = true
    super.init()
  }
  /// Creates a curve from (0, 0) to (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    isNamed = false
    super.init()
  }
  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The cubic curve; nil for a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring; nil for a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
