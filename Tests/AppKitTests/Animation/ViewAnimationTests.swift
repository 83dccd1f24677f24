import AppKit
import Testing

/// Animations of the kind before Core Animation; Apple, "NSAnimation", "NSViewAnimation".
@MainActor struct ViewAnimationTests {
  final class Delegate: NSObject, NSAnimationDelegate {
    var heard: [String] = []
    var mayStart = true
    func animationShouldStart(_ animation: NSAnimation) -> Bool { mayStart }
    func animationDidEnd(_ animation: NSAnimation) { heard.append("end") }
    func animationDidStop(_ animation: NSAnimation) { heard.append("stop") }
    func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {
      heard.append("mark \(progress)")
    }
  }

  @Test func animationsEnd() {
    let (animation, delegate) = (NSAnimation(duration: 1, animationCurve: .linear), Delegate())
    animation.delegate = delegate
    animation.addProgressMark(0.5)
    animation.addProgressMark(0.7)
    animation.removeProgressMark(0.7)
    delegate.mayStart = false
    animation.start()
    #expect(delegate.heard == [] && !animation.isAnimating)
    delegate.mayStart = true
    animation.start()
    #expect(delegate.heard == ["mark 0.5", "end"] && animation.currentProgress == 1)
    animation.stop()
    #expect(animation.currentValue == 1 && animation.animationBlockingMode == .blocking)
    animation.start(when: animation, reachesProgress: 1)
    animation.stop(when: animation, reachesProgress: 1)
    animation.clearStart()
    animation.clearStop()
    #expect(animation.frameRate == 0 && animation.runLoopModesForAnimating == nil)
    #expect(NSAnimation.progressMarkNotification.rawValue == "NSAnimationProgressMarkNotification")
  }

  @Test(
    arguments: [(.linear, 0.25), (.easeIn, 0.0625), (.easeOut, 0.4375), (.easeInOut, 0.125)]
      as [(NSAnimation.Curve, Float)])
  func curves(curve: NSAnimation.Curve, value: Float) {
    let animation = NSAnimation(duration: 1, animationCurve: curve)
    animation.currentProgress = 0.25
    #expect(animation.currentValue == value && animation.animationCurve == curve)
  }

  @Test func viewsMoveAndFade() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let end = NSRect(x: 100, y: 0, width: 20, height: 10)
    let animation = NSViewAnimation(viewAnimations: [
      [
        .target: view, .startFrame: view.frame, .endFrame: end,
        .effect: NSViewAnimation.EffectName.fadeOut,
      ]
    ])
    animation.animationCurve = .linear
    animation.currentProgress = 0.5
    #expect(view.frame == NSRect(x: 50, y: 0, width: 15, height: 10) && view.alphaValue == 0.5)
    animation.start()
    #expect(view.frame == end && view.alphaValue == 0 && animation.viewAnimations.count == 1)
    #expect(NSViewAnimation.EffectName.fadeIn != .fadeOut)
  }
}
