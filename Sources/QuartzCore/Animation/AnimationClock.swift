public import Foundation
internal import FoundationShims

/// The clock of animations: without duration by default, in real time, or advanced by a test.
///
/// An animation makes its changes when it begins, independent of the clock. With a pace other than `immediate`, layers
/// show the values in between at the clock's time. The clock decides when it ends:
/// when completions are called, when an animator stops running, and when a layer removes an animation. Display
/// links that were added to a run loop are called by it sixty times a second, and under a stepped clock by
/// ``advance(by:)`` instead.
///
/// Not in Core Animation.
@preconcurrency @MainActor public final class AnimationClock {
  /// The progress of time for animations.
  public enum Pace: Sendable {
    /// Animations end immediately.
    case immediate
    /// Time passes only in ``AnimationClock/advance(by:)``.
    case stepped
    /// Time passes in real time, while the main run loop runs.
    case realTime
  }
  /// The clock of all animations in the process.
  public static let shared = AnimationClock()

  /// The progress of time; `immediate` unless set.
  ///
  /// Setting it to `immediate` ends all running animations, in order of their end times.
  public var pace = Pace.immediate {
    didSet {
      guard pace != oldValue else { return }
      if pace == .stepped { stepped = max(stepped, CACurrentMediaTime()) }
      DisplayFrames.shared.paceChanged()
      for event in events { arm(event) }
      if pace == .immediate { finishAll() }
    }
  }
  /// The time of the clock, in seconds: `CACurrentMediaTime()` unless the pace is `stepped`.
  public var now: TimeInterval { pace == .stepped ? stepped : CACurrentMediaTime() }

  private var stepped: TimeInterval = 0
  private var events: [AnimationEnd] = []
  /// The nesting depth of end actions that are running.
  private var depth = 0
  /// The maximum nesting depth at which an animation begun by an end action ends immediately.
  private static let maximumDepth = 32

  private init() {}

  /// Advances the clock: animations end in order of their end times, and display links are called for each
  /// sixtieth of a second.
  ///
  /// Does nothing unless the pace is `stepped`. The duration of an animation begun by an end action starts at
  /// that end.
  ///
  /// - Parameter seconds: The time that passes; negative values and those that are not finite count as 0.
  public func advance(by seconds: TimeInterval) {
    guard pace == .stepped else { return }
    let target = stepped + (seconds.isFinite ? max(0, seconds) : 0)
    while pace == .stepped {
      let (end, frame) = (events.first?.due ?? .infinity, DisplayFrames.shared.next(after: stepped))
      guard min(end, frame) <= target else { break }
      stepped = max(stepped, min(end, frame))
      if frame < end { DisplayFrames.shared.show(at: frame) } else { finish(events[0]) }
    }
    stepped = max(stepped, target)
  }

  /// Calls a closure after a time has passed; immediately with an immediate pace.
  ///
  /// An animation that restarts itself at its end would never return with an immediate pace: after some rounds
  /// it continues on the main queue.
  @discardableResult
  package func end(after seconds: TimeInterval, _ action: @escaping () -> Void) -> AnimationEnd {
    end(at: now + max(0, seconds.isNaN ? 0 : seconds), action)
  }
  /// Calls a closure at a time of the clock, as ``end(after:_:)`` does.
  @discardableResult
  package func end(at due: TimeInterval, _ action: @escaping () -> Void) -> AnimationEnd {
    let event = AnimationEnd(due: due, action: action)
    if pace == .immediate {
      event.isScheduled = false
      perform(action)
    } else {
      let index = events.firstIndex { $0.due > event.due } ?? events.count
      events.insert(event, at: index)
      arm(event)
    }
    return event
  }

  /// Cancels an end; does nothing for one that has run.
  package func cancel(_ event: AnimationEnd?) {
    guard let event, event.isScheduled else { return }
    remove(event)
  }

  private func remove(_ event: AnimationEnd) {
    event.isScheduled = false
    event.timer?.invalidate()
    event.timer = nil
    events.removeAll { $0 === event }
  }

  private func finish(_ event: AnimationEnd) {
    guard event.isScheduled else { return }
    remove(event)
    event.action()
  }

  private func finishAll() {
    while let first = events.first, pace == .immediate {
      remove(first)
      perform(first.action)
    }
  }

  private func perform(_ action: @escaping () -> Void) {
    guard depth < Self.maximumDepth else {
      DispatchQueue.main.async { assumingMainActor { action() } }
      return
    }
    depth += 1
    action()
    depth -= 1
  }

  private func arm(_ event: AnimationEnd) {
    event.timer?.invalidate()
    event.timer = nil
    guard pace == .realTime, event.due < .infinity else { return }
    let timer = Timer(timeInterval: max(0, event.due - now), repeats: false) { [weak self] _ in
      assumingMainActor { self?.finish(event) }
    }
    event.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }
}

/// The scheduled end of an animation.
@MainActor package final class AnimationEnd {
  /// The time of the end, on the clock.
  let due: TimeInterval
  let action: () -> Void
  /// Whether the end has not run yet.
  package fileprivate(set) var isScheduled = true
  fileprivate var timer: Timer?
  fileprivate init(due: TimeInterval, action: @escaping () -> Void) {
    (self.due, self.action) = (due, action)
  }
}
