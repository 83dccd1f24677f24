import Foundation
import QuartzCore
import Testing

/// When animations end, and display links are called, by a clock that is stepped.
@MainActor struct AnimationClockTests {
  private final class Listener: NSObject, CAAnimationDelegate, ActionResponder {
    var heard: [String] = []
    var times: [Double] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    func respond(to action: Selector, sender: Any?) -> Bool {
      times.append((sender as? CADisplayLink)?.timestamp ?? 0)
      return true
    }
  }
  /// Runs with a clock that is stepped; no other test sees it, since all of them are on one actor.
  private func stepped(_ body: (AnimationClock) throws -> Void) rethrows {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    defer { clock.pace = .immediate }
    try body(clock)
  }

  /// Source: Apple, "CAMediaTiming": what a duration, counts, ways back and speeds add up to.
  private nonisolated static let timings:
    [(String, Double, @MainActor @Sendable (CAAnimation) -> Void)] = [
      ("plain", 2, { _ in }),
      ("the transaction's", 0.25, { $0.duration = 0 }),
      ("three times", 6, { $0.repeatCount = 3 }),
      ("there and back", 4, { $0.autoreverses = true }),
      (
        "there and back, twice", 8,
        {
          $0.autoreverses = true
          $0.repeatCount = 2
        }
      ),
      ("a while", 5, { $0.repeatDuration = 5 }),
      ("twice as fast", 1, { $0.speed = 2 }),
      ("begun inside", 1.5, { $0.timeOffset = 0.5 }),
    ]
  /// Each timing takes what its properties add up to.
  @Test(arguments: timings.indices) func animationsTakeTheirTime(index: Int) {
    let (name, seconds, change) = Self.timings[index]
    stepped { clock in
      let (layer, listener, move) = (CALayer(), Listener(), CABasicAnimation(keyPath: "position"))
      move.delegate = listener
      move.duration = 2
      change(move)
      layer.add(move, forKey: "move")
      clock.advance(by: seconds - 0.001)
      #expect(listener.heard == ["start"] && layer.animation(forKey: "move") === move, "\(name)")
      clock.advance(by: 0.002)
      #expect(listener.heard == ["start", "stop true"] && layer.animationKeys() == nil, "\(name)")
    }
  }

  @Test func whatRepeatsForeverEndsWhenItIsRemoved() {
    let (layer, listener, move) = (CALayer(), Listener(), CABasicAnimation(keyPath: "position"))
    move.delegate = listener
    move.repeatCount = .infinity
    layer.add(move, forKey: "move")
    #expect(listener.heard == ["start"] && layer.animationKeys() == ["move"])
    layer.removeAnimation(forKey: "move")
    #expect(listener.heard == ["start", "stop false"] && layer.animationKeys() == nil)
  }

  @Test func removedAndReplacedAnimationsAreNotFinished() {
    stepped { clock in
      let (layer, listener, move) = (CALayer(), Listener(), CABasicAnimation(keyPath: "position"))
      move.delegate = listener
      layer.add(move, forKey: "move")
      layer.add(CAAnimation(), forKey: "move")
      clock.advance(by: 1)
      #expect(listener.heard == ["start", "stop false"])
    }
  }

  /// Source: Apple, "CATransaction.setCompletionBlock(_:)": called as soon as all animations that were added have ended.
  @Test func aTransactionWaitsForItsAnimations() {
    stepped { clock in
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      for seconds in [0.5, 2, 1] {
        let move = CABasicAnimation(keyPath: "position")
        move.duration = seconds
        CALayer().add(move, forKey: nil)
      }
      CATransaction.commit()
      clock.advance(by: 1.999)
      #expect(!isDone)
      clock.advance(by: 0.002)
      #expect(isDone)
    }
  }

  /// Source: Apple, "CADisplayLink": a call for each frame, fewer with a preferred rate, none while it is paused.
  @Test(arguments: [(0, 60), (60, 60), (30, 30), (20, 20), (25, 30), (120, 60)])
  func linksAreCalledForEachFrame(rate: Int, calls: Int) {
    stepped { clock in
      let listener = Listener()
      let link = CADisplayLink(target: listener, selector: "step:")
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      defer { link.invalidate() }
      clock.advance(by: 1.0001)
      #expect(abs(listener.times.count - calls) <= 1)
      #expect(zip(listener.times, listener.times.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs(link.targetTimestamp - link.timestamp - 1 / Double(calls)) < 1e-6)
      let count = listener.times.count
      link.isPaused = true
      clock.advance(by: 1)
      #expect(listener.times.count == count)
      link.isPaused = false
      link.remove(from: .main, forMode: .common)
      clock.advance(by: 1)
      #expect(listener.times.count == count)
    }
  }

  @Test func timesThatAreNoneDoNotStepTheClock() {
    stepped { clock in
      let now = clock.now
      for seconds in [-1, .nan, .infinity, -.infinity] as [Double] { clock.advance(by: seconds) }
      #expect(clock.now == now)
      clock.advance(by: 0.25)
      #expect(clock.now == now + 0.25)
    }
    #expect(AnimationClock.shared.pace == .immediate)
  }
}
