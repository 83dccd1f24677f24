public import Foundation
internal import QuartzCore

/// Animations, which make their changes immediately; `AnimationClock` says when completions are called.
///
/// Unless the clock is immediate, pictures and `CALayer.presentation()` show the values in between of frames, bounds,
/// transforms, opacities and background colours.
///
/// - SeeAlso: Apple, "UIView", animating.
extension UIView {
  /// The options of an animation.
  ///
  /// A repeated animation does not end by itself, unless the clock is immediate. Curves, `repeat`, `autoreverse` and
  /// `showHideTransitionViews` have an effect; an animation always begins from what is shown.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Permits user interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of another animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Sixty frames a second; has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second; has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Reverses the animation.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Overrides the inherited duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Overrides the inherited curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws views during the animation; has no effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Overrides the inherited options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Ease in and out.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ease in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip transition from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip transition from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl transition.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl transition.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A cross-dissolve transition.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip transition from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip transition from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  /// The options of a keyframe animation; `repeat` and `autoreverse` have an effect, and values between are linear.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Permits user interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of another animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Linear interpolation.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Discrete steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Cubic interpolation.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes immediately, and calls the completion with true when delay and duration have passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      goesBack: options.contains(.autoreverse), curve: ChangeCurve(options)
    )
    .run(animations, completion)
  }
  /// Makes changes immediately, and calls the completion with true when the duration has passed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration).run(animations, completion)
  }
  /// Makes changes immediately, and calls the completion with true when delay and duration have passed.
  ///
  /// The spring is within a thousandth of its end when the duration has passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      dampingRatio: Double(dampingRatio), restingAfter: duration,
      initialVelocity: Double(velocity))
    ViewAnimation(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      goesBack: options.contains(.autoreverse), curve: .spring(motion, duration: duration)
    )
    .run(animations, completion)
  }
  /// Makes changes immediately, and calls the completion with true when delay and duration have passed.
  ///
  /// The duration is the perceived one; what is left of the spring's motion by then is skipped.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    ViewAnimation(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      goesBack: options.contains(.autoreverse), curve: .spring(motion, duration: duration)
    )
    .run(animations, completion)
  }
  /// Makes the changes of all keyframes immediately, in order, and calls the completion with true when delay and
  /// duration have passed.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      goesBack: options.contains(.autoreverse), curve: .linear
    )
    .run(animations, completion)
  }
  /// Makes the changes of a keyframe immediately; they are shown in their part of the animation's duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimation.keyframe(at: frameStartTime, for: frameDuration, animations)
  }
  /// Makes changes immediately, and calls the completion with true when the duration has passed.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, repeats: options.contains(.repeat))
      .run({ animations?() }, completion)
  }
  /// Replaces one view by another, or with `showHideTransitionViews` hides one and shows the other, and calls the
  /// completion with true when the duration has passed.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, repeats: options.contains(.repeat)).run(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }
  /// Makes changes without animation: animations begun in it end at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }
  /// Whether animations are enabled; those that begin while they are not end at once.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }
  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
  /// The duration of the animation whose changes are being made, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
