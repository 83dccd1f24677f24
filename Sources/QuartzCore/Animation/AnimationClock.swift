public import Foundation
internal import FoundationShims

/// The time that animations take: none by default, that of the screen, or as much as a test lets pass.
///
/// An animation makes its changes when it begins, whatever the clock says; the clock decides when it ends, that is,
/// when completions are called, when an animator stops running, and when a layer forgets an animation. Display links
/// that were added to a run loop are called by it sixty times a second, and under a stepped clock by
/// ``advance(by:)`` instead.
///
/// Plumb's own.
@preconcurrency @MainActor public final class AnimationClock {
  /// The passage of time for animations.
  public enum Pace: Sendable {
    /// An animation ends as it begins.
    case immediate
    /// Time passes in ``AnimationClock/advance(by:)`` only.
    case stepped
    /// Time passes as on a screen, while the main run loop runs.
    case realTime
  }
  /// The clock of all animations of the process.
  public static let shared = AnimationClock()

  /// The passage of time; `immediate` unless set.
  ///
  /// Setting it to `immediate` ends everything that runs, in the order of its ends.
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
  /// The number of ends that are running inside of each other.
  private var depth = 0
  /// Up to which depth an end that begins another animation sees its end at once.
  private static let maximumDepth = 32

  private init() {}

  /// Lets time pass: what ends in it ends in its order, and display links are called for each sixtieth of a second.
  ///
  /// Without effect unless the pace is `stepped`. What an end begins takes its time from that end on.
  ///
  /// - Parameter seconds: How much time passes; negative values and those that are not finite count as 0.
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

  /// Calls a function when a time has passed; at once with an immediate pace.
  ///
  /// An animation that begins itself again at its end would never return with an immediate pace: after some rounds it
  /// goes on from the main queue.
  @discardableResult
  package func end(after seconds: TimeInterval, _ action: @escaping () -> Void) -> AnimationEnd {
    end(at: now + max(0, seconds.isNaN ? 0 : seconds), action)
  }
  /// Calls a function at a time of the clock, as ``end(after:_:)`` does.
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

  /// Takes an end back; without effect on one that was.
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

/// The end of an animation that is still to come.
@MainActor package final class AnimationEnd {
  /// The time on the clock.
  let due: TimeInterval
  let action: () -> Void
  /// Whether it is still to come.
  package fileprivate(set) var isScheduled = true
  fileprivate var timer: Timer?
  fileprivate init(due: TimeInterval, action: @escaping () -> Void) {
    (self.due, self.action) = (due, action)
  }
}
