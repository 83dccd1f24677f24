public import Drawing
public import Foundation

/// The values that are shown before an animation begins and after it ended.
///
/// Source: Apple, "CAMediaTimingFillMode".
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning is seen early.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The methods that notify a delegate when an animation begins and ends.
///
/// - SeeAlso: Apple, "CAAnimationDelegate".
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ended, by itself or not.
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
/// The layer's own values are drawn, also while an animation runs. Timing decides when it ends, by the
/// ``AnimationClock``; other properties are stored only.
///
/// - SeeAlso: Apple, "CAAnimation".
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Creates an animation of nothing.
  public override init() { super.init() }
  /// The duration in seconds; 0 takes the transaction's.
  open var duration: CFTimeInterval = 0
  /// The time at which it begins.
  open var beginTime: CFTimeInterval = 0
  /// The offset in its own time at which it begins.
  open var timeOffset: CFTimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of repetitions.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back each time.
  open var autoreverses = false
  /// The values that are shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing in between.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets it when it ended.
  open var isRemovedOnCompletion = true
  /// The object that is notified when the animation begins and ends; retained.
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]
  /// A value that was stored under a key; nil without one.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value under a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The default value of a property: nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Adds the animation to a layer, under the name of the changed value.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// A change of one value of a layer.
///
/// - SeeAlso: Apple, "CAPropertyAnimation".
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the value.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether each time begins where the one before ended.
  open var isCumulative = false
  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
///
/// - SeeAlso: Apple, "CABasicAnimation".
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; the layer's own unless set.
  open var fromValue: Any?
  /// The last value; the layer's own unless set.
  open var toValue: Any?
  /// The difference between both.
  open var byValue: Any?
}

/// From one value to another as a spring goes.
///
/// - SeeAlso: Apple, "CASpringAnimation".
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The duration until it rests, in seconds: until it is within a thousandth of its end.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping / (2 * max(mass, 1e-9)))
    return rate > 0 ? log(1000) / rate : .infinity
  }
}

/// Through several values.
///
/// - SeeAlso: Apple, "CAKeyframeAnimation".
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as shares of the duration.
  open var keyTimes: [NSNumber]?
  /// The pacing between each two.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of a point.
  open var path: CGPath?
  /// The interpolation from value to value.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// An interpolation from value to value.
///
/// Source: Apple, "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: from one to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several animations at once.
///
/// - SeeAlso: Apple, "CAAnimationGroup".
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// From one picture of a layer to another.
///
/// - SeeAlso: Apple, "CATransition".
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The start, 0…1 of the whole; stored only.
  open var startProgress: Float = 0
  /// The end, 0…1 of the whole; stored only.
  open var endProgress: Float = 1
}

/// A kind of transition from one picture to another.
///
/// Source: Apple, "CATransitionType".
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// One comes over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// One pushes the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// One goes and shows the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction that a picture comes from.
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
