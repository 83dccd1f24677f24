internal import Foundation

/// The motion of a damped spring from 0 to 1.
///
/// The position solves `x'' + 2ζω x' + ω² (x − 1) = 0` from rest at 0, or from a velocity there.
///
/// - SeeAlso: Apple, "CASpringAnimation": `ω² = stiffness ÷ mass`, `ζ = damping ÷ (2 √(stiffness · mass))`.
package struct SpringMotion: Sendable {
  /// The damping ratio ζ: 1 is critical, smaller ones oscillate.
  package var dampingRatio: Double
  /// The undamped frequency ω, in radians per second.
  package var frequency: Double
  /// The velocity at the beginning, in lengths of the way per second.
  package var initialVelocity: Double

  /// Creates a spring of a damping and a frequency.
  package init(dampingRatio: Double, frequency: Double, initialVelocity: Double = 0) {
    self.dampingRatio = max(0, dampingRatio)
    self.frequency = max(0, frequency)
    self.initialVelocity = initialVelocity
  }
  /// Creates a spring of a mass, a stiffness and a damping coefficient.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let product = max(0, mass * stiffness).squareRoot()
    self.init(
      dampingRatio: product > 0 ? damping / (2 * product) : 1,
      frequency: mass > 0 ? max(0, stiffness / mass).squareRoot() : 0,
      initialVelocity: initialVelocity)
  }
  /// Creates a spring of a damping that has come within a thousandth of its end after a duration, in seconds.
  ///
  /// Apple documents that the spring rests by then, not how near. The envelope of an oscillation decays with `ζω`; the
  /// critical spring's remainder is `(1 + ωt) e^(−ωt)`, a thousandth at `ωt = 9.2334`.
  package init(dampingRatio: Double, restingAfter duration: Double, initialVelocity: Double = 0) {
    let ratio = max(0.01, dampingRatio)
    let turns =
      ratio < 1 ? max(log(1000) / ratio, 9.2334 * ratio) : 9.2334 * Self.slowing(ratio)
    self.init(
      dampingRatio: ratio, frequency: duration > 0 ? turns / duration : 0,
      initialVelocity: initialVelocity)
  }
  /// The factor by which a spring with more than critical damping is slower at its end.
  private static func slowing(_ ratio: Double) -> Double {
    ratio + (ratio * ratio - 1).squareRoot()
  }
  /// Creates a spring of a bounce, −1 to 1, and a perceived duration, in seconds.
  ///
  /// Source: Apple, "Animate with springs" (2023): `ω = 2π ÷ duration`, and the damping is `1 − bounce`, or
  /// `1 ÷ (1 + bounce)` for a negative bounce.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      dampingRatio: bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - bounce,
      frequency: duration > 0 ? 2 * .pi / duration : 0, initialVelocity: initialVelocity)
  }

  /// The position after a time, in seconds: 0 at the beginning, 1 at the end.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard frequency > 0 else { return 1 }
    let (ratio, rate) = (dampingRatio, dampingRatio * frequency)
    let slope = rate - initialVelocity
    if abs(ratio - 1) < 1e-6 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-rate * time) * (cos(swing * time) + slope / swing * sin(swing * time))
    }
    // The hyperbolic functions as sums of two exponentials, which do not overflow.
    let swing = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (exp((swing - rate) * time), exp((-swing - rate) * time))
    return 1 - ((slow + fast) / 2 + slope / swing * (slow - fast) / 2)
  }
}
