internal import Foundation
internal import FoundationShims

/// The source of frames, sixty a second, for the display links that were added to a run loop.
@MainActor final class DisplayFrames {
  static let shared = DisplayFrames()
  /// The duration of a frame, in seconds.
  static let interval: TimeInterval = 1 / 60

  /// The links that were added; a run loop retains them until the program removes them.
  private var links: [CADisplayLink] = []
  private var timer: Timer?
  /// The index of the last frame since time 0 of the clock.
  private var last = -1.0

  private init() {}

  func add(_ link: CADisplayLink) {
    guard !links.contains(where: { $0 === link }) else { return }
    if links.isEmpty { last = (AnimationClock.shared.now / Self.interval).rounded(.down) }
    links.append(link)
    paceChanged()
  }
  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    if links.isEmpty { stop() }
  }
  /// Updates the source of frames: a stepped clock shows them itself; otherwise the run loop does.
  func paceChanged() {
    stop()
    last = (AnimationClock.shared.now / Self.interval).rounded(.down)
    guard !links.isEmpty, AnimationClock.shared.pace != .stepped else { return }
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] _ in
      assumingMainActor { self?.show(at: AnimationClock.shared.now) }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }
  private func stop() {
    timer?.invalidate()
    timer = nil
  }
  /// The time of the next frame; infinite without a waiting link.
  func next(after now: TimeInterval) -> TimeInterval {
    links.contains { !$0.isPaused } ? (last + 1) * Self.interval : .infinity
  }
  /// Calls each link whose rate includes the frame.
  func show(at time: TimeInterval) {
    last = max(last + 1, (time / Self.interval).rounded(.down))
    // A link may end others, or itself.
    for link in links where links.contains(where: { $0 === link }) {
      link.show(at: time)
    }
  }
}
