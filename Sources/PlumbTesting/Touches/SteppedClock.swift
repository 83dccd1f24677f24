public import QuartzCore

/// Runs a test with an animation clock that stands still until it is advanced, and restores the former pace.
///
/// Pictures and `CALayer.presentation()` show animations at the clock's time; completions are called when their time has
/// passed.
///
/// ```swift
/// withSteppedClock { clock in
///   UIView.animate(withDuration: 0.3) { banner.alpha = 1 }
///   clock.advance(by: 0.15)
/// }
/// ```
@MainActor public func withSteppedClock<Result>(
  _ body: (AnimationClock) throws -> Result
) rethrows -> Result {
  let clock = AnimationClock.shared
  let before = clock.pace
  clock.pace = .stepped
  defer { clock.pace = before }
  return try body(clock)
}
