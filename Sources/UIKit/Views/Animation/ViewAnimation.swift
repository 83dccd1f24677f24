internal import Foundation
internal import QuartzCore

/// An animation of views: its changes are made at once, and the clock of animations says when it ends.
///
/// Unless the clock is immediate, the layers of changed views show the values in between until then.
@MainActor struct ViewAnimation {
  /// The duration after its delay, in seconds.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  /// Whether it goes on until the program ends.
  var repeats = false
  /// Whether it runs backwards after each repetition.
  var goesBack = false
  /// The share of the changes at a fraction of the duration.
  var curve = ChangeCurve.easeInOut

  /// Whether animations are enabled.
  static var areEnabled = true
  /// The animation whose changes are being made.
  private(set) static var current: ViewAnimation?
  /// The run of the animation whose changes are being made; nil where changes are not animated.
  private static var run: AnimationRun?

  /// Makes the changes, then lets the time pass and calls the completion.
  func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    let clock = AnimationClock.shared
    let run = AnimationRun(
      after: delay, duration: duration, curve: curve, repeats: repeats, goesBack: goesBack)
    Self.note(in: Self.areEnabled && clock.pace != .immediate ? run : nil, of: self, changes)
    guard Self.areEnabled else {
      completion?(true)
      return
    }
    guard !repeats || clock.pace == .immediate else { return }
    let seconds = max(0, duration) * (goesBack && clock.pace != .immediate ? 2 : 1) + max(0, delay)
    CATransaction.include(endAfter: seconds)
    guard completion != nil || !run.isEmpty else { return }
    clock.end(after: seconds) {
      run.end()
      completion?(true)
    }
  }

  /// Makes changes, each of which is noted in a run.
  static func note(
    in new: AnimationRun?, of animation: ViewAnimation? = nil, _ changes: () -> Void
  ) {
    let (outer, outerRun) = (current, run)
    // Inner animations inherit nothing from an outer one but see its duration.
    (current, run) = (animation ?? current, new)
    changes()
    (current, run) = (outer, outerRun)
  }

  /// Makes changes in a part of the present animation's duration.
  static func keyframe(at start: Double, for length: Double, _ changes: () -> Void) {
    guard let run else { return changes() }
    run.keyframe(at: start, for: length, changes)
  }

  /// Whether changes of views are noted.
  static var isNoting: Bool { run != nil && areEnabled }
  /// Notes the value that a property of a view's layer had before a change.
  static func note(_ key: String, of view: UIView, was old: @autoclosure () -> Any?) {
    if let run, areEnabled { run.note(key, of: view.layer, was: old()) }
  }
}

extension ChangeCurve {
  /// The curve of views' animations unless another one is stated.
  static var easeInOut: ChangeCurve { .cubic(CAMediaTimingFunction(name: .easeInEaseOut)) }

  /// Creates the curve of a view's animation.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .cubic(CAMediaTimingFunction(name: .easeIn))
    case .easeOut: self = .cubic(CAMediaTimingFunction(name: .easeOut))
    case .linear: self = .linear
    }
  }
  /// Creates the curve that options state.
  init(_ options: UIView.AnimationOptions) {
    self.init(UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut)
  }
  /// Creates the curve of an animator for a duration, in seconds.
  init(_ timing: (any UITimingCurveProvider)?, duration: TimeInterval) {
    if let cubic = timing?.cubicTimingParameters {
      let (one, two) = (cubic.controlPoint1, cubic.controlPoint2)
      self = .cubic(
        CAMediaTimingFunction(
          controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y)))
    } else if let spring = timing?.springTimingParameters {
      let motion = SpringMotion(
        dampingRatio: Double(spring.dampingRatio), restingAfter: duration,
        initialVelocity: Double(hypot(spring.initialVelocity.dx, spring.initialVelocity.dy)))
      self = .spring(motion, duration: duration)
    } else {
      self = .easeInOut
    }
  }
}
