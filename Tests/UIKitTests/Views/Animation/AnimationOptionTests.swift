import Foundation
import TestSupport
import Testing
import UIKit

/// Options of animations by their bits, and animations of keyframes and animators, which make their changes at once.
///
/// Source of the bits: Apple, "UIView.AnimationOptions", "UIView.KeyframeAnimationOptions": curves from bit 16
/// on, transitions from bit 20 on, modes from bit 10 on, each as a number.
@MainActor struct AnimationOptionTests {
  @Test(
    arguments: [
      (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
      (.allowAnimatedContent, 1 << 7), (.overrideInheritedOptions, 1 << 9),
      (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16),
      (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
      (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
      (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
      (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
    ] as [(UIView.AnimationOptions, UInt)])
  func optionsHaveApplesBits(options: UIView.AnimationOptions, bits: UInt) {
    #expect(options.rawValue == bits)
    // Whatever the option, the change is made and the completion called, in this order.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGFloat] = []
    UIView.animate(withDuration: 1, delay: 1, options: options) {
      view.frame.origin.x = 5
    } completion: { finished in
      seen.append(finished ? view.frame.minX : -1)
    }
    #expect(seen == [5])
    let before = view.frame
    UIView.transition(with: view, duration: 1, options: options, animations: { seen.append(6) })
    #expect(seen == [5, 6] && view.frame == before)
  }

  @Test(
    arguments: [
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1), (.calculationModePaced, 2),
      (.calculationModeCubic, 3),
    ] as [(UIView.KeyframeAnimationOptions, UInt)])
  func keyframesAreMadeInOrder(options: UIView.KeyframeAnimationOptions, mode: UInt) {
    #expect(options.rawValue == mode << 10)
    var seen: [String] = []
    let view = UIView()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      for step in 1...3 {
        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.3) {
          seen.append("\(step) \(UIView.inheritedAnimationDuration)")
          view.alpha = 1 - CGFloat(step) / 10
        }
      }
    } completion: {
      seen.append("end \($0)")
    }
    #expect(seen == ["1 1.0", "2 1.0", "3 1.0", "end true"] && abs(view.alpha - 0.7) < 1e-9)
  }

  @Test func anAnimatorThatRunsHasRun() {
    var seen: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 3, options: .curveLinear
    ) {
      seen.append("change")
    } completion: { position in
      seen.append("\(position == .end)")
    }
    #expect(seen == ["change", "true"] && animator.state == .inactive)
    #expect(animator.duration == 2 && animator.delay == 3 && !animator.isRunning)
  }

  /// Source: Apple, "UIViewAnimating": pausing an inactive animator makes it active, and it goes on from there.
  @Test func aPausedAnimatorContinues() {
    var seen: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { seen.append("change") }
    animator.addCompletion { _ in seen.append("end") }
    animator.pauseAnimation()
    #expect(animator.state == .active && seen.isEmpty)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    #expect(seen == ["change", "end"] && animator.state == .inactive)
  }

  @Test func whatAnAnimatorStates() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(
      KeptProperty.lapses(
        in: animator,
        [
          KeptProperty(\.isInterruptible, default: true, other: false),
          KeptProperty(\.isUserInteractionEnabled, default: true, other: false),
          KeptProperty(\.isManualHitTestingEnabled, default: false, other: true),
          KeptProperty(\.scrubsLinearly, default: true, other: false),
        ]) == [])
  }

  /// Changes between the calls are made, whatever the block states.
  @Test func animationsBetweenTwoCalls() {
    let view = UIView()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.easeIn)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationBeginsFromCurrentState(true)
    view.alpha = 0.5
    UIView.commitAnimations()
    #expect(view.alpha == 0.5)
  }
}
