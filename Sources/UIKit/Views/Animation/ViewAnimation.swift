internal import Foundation
internal import QuartzCore

/// An animation of views: its changes are made at once, and the clock of animations says when it ends.
@MainActor struct ViewAnimation {
  /// The duration after its delay, in seconds.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  /// Whether it goes on until the program ends.
  var repeats = false

  /// Whether animations are enabled.
  static var areEnabled = true
  /// The animation whose changes are being made.
  private(set) static var current: ViewAnimation?

  /// Makes the changes, then lets the time pass and calls the completion.
  func run(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    let outer = Self.current
    // Inner animations inherit nothing from an outer one but see its duration.
    Self.current = self
    changes()
    Self.current = outer
    guard Self.areEnabled else {
      completion?(true)
      return
    }
    let clock = AnimationClock.shared
    guard !repeats || clock.pace == .immediate else { return }
    let seconds = max(0, duration) + max(0, delay)
    CATransaction.include(endAfter: seconds)
    guard let completion else { return }
    clock.end(after: seconds) { completion(true) }
  }
}
