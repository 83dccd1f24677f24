import Foundation
import Testing
import UIKit

/// When completions of animations and animators are called, by a clock that is stepped.
@MainActor struct AnimationTimeTests {
  private func stepped(_ body: (AnimationClock) throws -> Void) rethrows {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    defer { clock.pace = .immediate }
    try body(clock)
  }

  /// Each way to animate, for two seconds, by the time at which its completion is due.
  private nonisolated static let ways:
    [(String, Double, @MainActor @Sendable (@escaping () -> Void) -> Void)] = [
      ("duration", 2, { end in UIView.animate(withDuration: 2, animations: {}) { _ in end() } }),
      (
        "delay", 5,
        { end in UIView.animate(withDuration: 2, delay: 3, animations: {}) { _ in end() } }
      ),
      (
        "spring", 3,
        { end in
          UIView.animate(
            withDuration: 2, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: {}
          ) { _ in end() }
        }
      ),
      (
        "bounce", 2.5,
        { end in UIView.animate(springDuration: 2, delay: 0.5, animations: {}) { _ in end() } }
      ),
      (
        "keyframes", 2,
        { end in UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {}) { _ in end() } }
      ),
      (
        "transition", 2,
        { end in UIView.transition(with: UIView(), duration: 2, animations: {}) { _ in end() } }
      ),
      (
        "views", 2,
        { end in UIView.transition(from: UIView(), to: UIView(), duration: 2) { _ in end() } }
      ),
      (
        "animator", 5,
        { end in
          UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 2, delay: 3, animations: {})
          {
            _ in end()
          }
        }
      ),
    ]

  @Test(arguments: ways.indices)
  func completionsAreCalledWhenTheTimeHasPassed(index: Int) {
    let (name, seconds, animate) = Self.ways[index]
    stepped { clock in
      var ends = 0
      animate { ends += 1 }
      clock.advance(by: seconds - 0.001)
      #expect(ends == 0, "\(name)")
      clock.advance(by: 0.002)
      #expect(ends == 1, "\(name)")
      UIView.performWithoutAnimation { animate { ends += 1 } }
      #expect(ends == 2 || index == Self.ways.count - 1, "\(name)")
    }
  }

  /// Source: Apple, "UIView": values of the view are the final ones as soon as the block has run, and inside of it the
  /// inherited duration is that of the animation.
  @Test func valuesChangeWhenTheAnimationBegins() {
    stepped { clock in
      let view = UIView()
      var seen: [Double] = []
      UIView.animate(withDuration: 2, delay: 9) {
        view.alpha = 0.5
        seen.append(UIView.inheritedAnimationDuration)
      }
      #expect(view.alpha == 0.5 && seen == [2] && UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func whatRepeatsDoesNotEnd() {
    stepped { clock in
      var ends = 0
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: {}) { _ in ends += 1 }
      clock.advance(by: 100)
      #expect(ends == 0)
    }
  }

  /// Steps of a chain take their times one after the other, whatever the steps of the clock.
  @Test(arguments: [0.01, 0.3, 1, 50])
  func aChainTakesTheSumOfItsTimes(step: Double) {
    stepped { clock in
      let begin = clock.now
      var ends: [Double] = []
      @MainActor func next() {
        guard ends.count < 5 else { return }
        UIView.animate(withDuration: 0.5, animations: {}) { _ in
          ends.append(clock.now - begin)
          next()
        }
      }
      next()
      while clock.now < begin + 3 { clock.advance(by: step) }
      #expect(ends.count == 5)
      for (index, end) in ends.enumerated() { #expect(abs(end - 0.5 * Double(index + 1)) < 1e-9) }
    }
  }

  /// An animation that begins itself again does not end a program whose clock is immediate.
  @Test func anEndlessChainReturns() {
    var rounds = 0
    var goesOn = true
    @MainActor func pulse() {
      guard goesOn else { return }
      UIView.animate(withDuration: 1, animations: { rounds += 1 }) { _ in pulse() }
    }
    pulse()
    goesOn = false
    #expect(rounds > 1 && rounds < 100)
  }

  /// Source: Apple, "UIViewPropertyAnimator", "UIViewAnimating".
  @Test func anAnimatorPausesReversesAndStops() {
    stepped { clock in
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {}
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      #expect(animator.isRunning && animator.state == .active && animator.fractionComplete == 0)
      clock.advance(by: 1)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
      animator.pauseAnimation()
      clock.advance(by: 10)
      #expect(!animator.isRunning && abs(animator.fractionComplete - 0.25) < 1e-6)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      clock.advance(by: 2)
      #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
      animator.isReversed = true
      clock.advance(by: 1)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-6 && ends.isEmpty)
      clock.advance(by: 2.001)
      #expect(ends == [.start] && animator.state == .inactive && !animator.isRunning)

      let other = UIViewPropertyAnimator(duration: 4, curve: .linear) {}
      other.addCompletion { ends.append($0) }
      other.startAnimation()
      clock.advance(by: 1)
      other.stopAnimation(false)
      clock.advance(by: 10)
      #expect(other.state == .stopped && ends == [.start])
      other.finishAnimation(at: .current)
      #expect(other.state == .inactive && ends == [.start, .current])
    }
  }

  /// Source: Apple, "continueAnimation(withTimingParameters:durationFactor:)": the factor times the duration is what is
  /// left.
  @Test(arguments: [(0.0, 3.0), (1, 4), (0.5, 2)])
  func anAnimatorContinuesInTheGivenTime(factor: CGFloat, left: Double) {
    stepped { clock in
      var isDone = false
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {}
      animator.addCompletion { _ in isDone = true }
      animator.fractionComplete = 0.25
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      clock.advance(by: left - 0.001)
      #expect(!isDone)
      clock.advance(by: 0.002)
      #expect(isDone)
    }
  }

  /// An immediate pace ends what runs, in the order of the ends.
  @Test func animationsEndWhenThePaceIsImmediate() {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    var ends: [Int] = []
    for seconds in [3, 1, 2] {
      UIView.animate(withDuration: Double(seconds), animations: {}) { _ in ends.append(seconds) }
    }
    #expect(ends.isEmpty)
    clock.pace = .immediate
    #expect(ends == [1, 2, 3])
  }
}
