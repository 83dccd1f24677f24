internal import Foundation

/// The progress of an animation in its own time.
///
/// Source: Apple, "CAMediaTiming" and "CAMediaTimingFillMode".
@MainActor struct AnimationProgress {
  /// The fraction of the present repetition, 0 to 1, on the way forth or back.
  let fraction: Double
  /// The number of completed repetitions.
  let repetition: Int
  /// The time in the present repetition, in seconds.
  let seconds: Double

  /// Creates the progress of an animation; nil before it begins and after it ended, unless its fill mode shows it there.
  ///
  /// - Parameters:
  ///   - time: The time in the animation's parent, in seconds.
  ///   - begin: The time in the parent at which it begins.
  ///   - duration: The duration of a repetition, in seconds.
  init?(of animation: CAAnimation, at time: Double, begin: Double, duration: Double) {
    let speed = Double(animation.speed)
    let way = duration * (animation.autoreverses ? 2 : 1)
    let whole =
      animation.repeatDuration > 0
      ? animation.repeatDuration
      : way * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    var passed = (time - begin) * abs(speed) + animation.timeOffset
    let mode = animation.fillMode
    if passed < 0 {
      guard mode == .backwards || mode == .both else { return nil }
      passed = 0
    } else if passed >= whole {
      guard mode == .forwards || mode == .both else { return nil }
      passed = whole
    }
    if speed < 0 { passed = whole.isFinite ? whole - passed : way - passed.remainder(way) }
    guard duration > 0 else {
      (fraction, repetition, seconds) = (1, 0, 0)
      return
    }
    var count = (passed / way).rounded(.down)
    // The end of the last repetition is its own.
    if passed >= whole, count > 0, passed == count * way { count -= 1 }
    var rest = passed - count * way
    if rest > duration { rest = way - rest }
    (fraction, repetition, seconds) = (min(1, rest / duration), Int(min(count, 1e9)), rest)
  }
}

extension Double {
  /// The remainder of a division, from 0 to the divisor.
  fileprivate func remainder(_ divisor: Double) -> Double {
    divisor > 0 ? truncatingRemainder(dividingBy: divisor) : 0
  }
}
