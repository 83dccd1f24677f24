public import Drawing
public import Foundation

/// The visibility of an animation before it begins and after it ended.
///
/// Source: Apple, "CAMediaTimingFillMode".
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Keeps the final state after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first state before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first state before the beginning and the final state after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows neither before nor after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The methods that notify a delegate when an animation begins and ends.
///
/// - SeeAlso: Apple, "CAAnimationDelegate".
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended, whether completed or removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time.
///
/// Unless the ``AnimationClock`` is immediate, pictures and ``CALayer/presentation()`` show the layer as the animation has
/// it at the clock's time. Timing decides when it ends.
///
/// - SeeAlso: Apple, "CAAnimation".
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Creates an animation without changes.
  public override init() { super.init() }
  /// The duration, in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// The begin time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The offset in the animation's time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The speed relative to the layer's time.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition also runs backwards.
  open var autoreverses = false
  /// The visibility before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation when it ends.
  open var isRemovedOnCompletion = true
  /// The object that is notified when the animation begins and ends; retained.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]
  /// The value stored under a key; nil without one.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value under a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The default value of a property: nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Adds the animation to a layer, with the name of the changed value as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property of a layer.
///
/// - SeeAlso: Apple, "CAPropertyAnimation".
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the layer's values.
  open var isAdditive = false
  /// Whether each repetition begins where the previous one ended.
  open var isCumulative = false
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
///
/// - SeeAlso: Apple, "CABasicAnimation".
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; the layer's current value unless set.
  open var fromValue: Any?
  /// The last value; the layer's current value unless set.
  open var toValue: Any?
  /// The difference between both.
  open var byValue: Any?
}

/// An animation from one value to another with spring dynamics.
///
/// - SeeAlso: Apple, "CASpringAnimation".
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping coefficient.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be overdamped; stored only.
  open var allowsOverdamping = false
  /// The time until the spring is within a thousandth of its final value, in seconds.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping / (2 * max(mass, 1e-9)))
    return rate > 0 ? log(1000) / rate : .infinity
  }
}

/// An animation through several values.
///
/// - SeeAlso: Apple, "CAKeyframeAnimation".
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The timing curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path of a point.
  open var path: CGPath?
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// The interpolation between the values of an animation.
///
/// Source: Apple, "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: a jump from value to value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation by a cubic spline.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several simultaneous animations.
///
/// - SeeAlso: Apple, "CAAnimationGroup".
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A transition between two contents of a layer.
///
/// - SeeAlso: Apple, "CATransition".
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The start of the transition as a fraction of the whole, 0…1; stored only.
  open var startProgress: Float = 0
  /// The end of the transition as a fraction of the whole, 0…1; stored only.
  open var endProgress: Float = 1
}

/// The kind of a transition between two contents.
///
/// Source: Apple, "CATransitionType".
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
///
/// Source: Apple, "CATransitionSubtype".
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
