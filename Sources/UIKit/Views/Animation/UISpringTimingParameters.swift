public import Foundation

/// The timing of a spring.
///
/// - SeeAlso: Apple, "UISpringTimingParameters".
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in lengths of the change a second.
  public let initialVelocity: CGVector
  /// The damping: 1 and more do not oscillate.
  let dampingRatio: CGFloat

  /// Creates the system's spring, critically damped.
  public override convenience init() { self.init(dampingRatio: 1) }
  /// Creates a spring of a damping and a velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }
  /// Creates a spring of a damping.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  /// Creates a spring from a mass, a stiffness and a damping.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (max(0, mass * stiffness)).squareRoot()
    self.init(
      dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }
  /// Creates a spring from a duration and a bounce, −1 to 1.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }
  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic curve; nil for a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring; nil for a curve.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
