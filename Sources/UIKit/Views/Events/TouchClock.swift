internal import Foundation
internal import QuartzCore

/// The time of touches: that of a stepped animation clock, and otherwise a simulated time that only fingers let pass.
///
/// No touch and no gesture depends on the time of the system.
@MainActor package final class TouchClock {
  /// The clock of all touches in the process.
  package static let shared = TouchClock()

  private var own: TimeInterval = 0
  private var timers: [TouchTimer] = []
  private var isStepped: Bool { AnimationClock.shared.pace == .stepped }

  /// The present time, in seconds.
  package var now: TimeInterval { isStepped ? AnimationClock.shared.now : own }

  /// Calls a closure after a time, in seconds.
  @discardableResult
  func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) -> TouchTimer {
    let timer = TouchTimer(due: now + seconds, action)
    if isStepped {
      AnimationClock.shared.end(after: seconds) { timer.fire() }
    } else {
      timers.append(timer)
    }
    return timer
  }

  /// Lets time pass, in seconds: advances a stepped animation clock.
  package func pass(_ seconds: TimeInterval) {
    guard seconds.isFinite, seconds > 0 else { return }
    if isStepped { return AnimationClock.shared.advance(by: seconds) }
    let target = own + seconds
    while let next = nextTimer, next.due <= target {
      own = max(own, next.due)
      next.fire()
    }
    own = target
  }

  /// Lets so much time pass after a gesture that none waits any longer; a stepped clock stands still.
  ///
  /// Timers that follow each other, such as those of a held stepper, end after ten seconds.
  package func settle() {
    guard !isStepped else { return }
    let end = own + 10
    while let next = nextTimer, next.due <= end { pass(max(next.due - own, 1e-9)) }
    pass(1)
  }

  private var nextTimer: TouchTimer? {
    timers.removeAll { !$0.isWaiting }
    return timers.min { $0.due < $1.due }
  }
}

/// A closure that waits for its time.
@MainActor final class TouchTimer {
  let due: TimeInterval
  private var action: (() -> Void)?
  /// Whether the closure was neither called nor cancelled.
  var isWaiting: Bool { action != nil }
  init(due: TimeInterval, _ action: @escaping () -> Void) {
    (self.due, self.action) = (due, action)
  }
  func cancel() { action = nil }
  fileprivate func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
