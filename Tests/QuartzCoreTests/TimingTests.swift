import QuartzCore
import Testing

/// Courses, springs, links and groups of changes, which take no time here.
@MainActor struct TimingTests {
  /// The control points that Apple documents for each name.
  ///
  /// Source: Apple, "CAMediaTimingFunctionName": easeIn (0.42, 0), (1, 1) and so on.
  @Test(
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func coursesByName(name: CAMediaTimingFunctionName, points: [Float]) {
    let course = CAMediaTimingFunction(name: name)
    let read = (-1...4).map { index in
      var point: [Float] = [-7, -7]
      course.getControlPoint(at: index, values: &point)
      return point
    }
    // Beyond the four points nothing is written.
    #expect(
      read == [
        [-7, -7], [0, 0], Array(points.prefix(2)), Array(points.suffix(2)), [1, 1], [-7, -7],
      ])
  }

  /// Source: Apple, "CAMediaTiming", "CAAnimation", "CASpringAnimation": the default values.
  @Test func whatAnimationsAreUnlessSet() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.keyPath == "position" && spring.duration == 0 && spring.beginTime == 0)
    #expect(spring.speed == 1 && spring.timeOffset == 0 && spring.repeatCount == 0)
    #expect(!spring.autoreverses && spring.fillMode == .removed && spring.isRemovedOnCompletion)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && spring.timingFunction == nil)
  }

  /// A spring's distance goes like exp(−d t / 2 m): a thousandth is left after 2 m ln 1000 / d seconds.
  @Test(arguments: [(1.0, 10.0, 1.381551), (2, 10, 2.763102), (1, 20, 0.690776)])
  func howLongASpringMoves(mass: Double, damping: Double, seconds: Double) {
    let spring = CASpringAnimation()
    spring.mass = mass
    spring.damping = damping
    #expect(abs(spring.settlingDuration - seconds) < 1e-6)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  final class Listener: CAAnimationDelegate, ActionResponder {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
    func respond(to action: Selector, sender: Any?) -> Bool {
      heard.append(action.description)
      return true
    }
  }

  @Test func animationsThatStayAreKeptByKey() {
    let (layer, listener) = (CALayer(), Listener())
    let (move, fade) = (CABasicAnimation(keyPath: "position"), CAAnimationGroup())
    move.delegate = listener
    layer.add(move, forKey: "move")
    #expect(listener.heard == ["start", "stop true"] && layer.animationKeys() == nil)
    move.isRemovedOnCompletion = false
    fade.isRemovedOnCompletion = false
    layer.add(move, forKey: "move")
    layer.add(fade, forKey: "fade")
    #expect(layer.animationKeys() == ["move", "fade"] && layer.animation(forKey: "fade") === fade)
    layer.add(fade, forKey: "move")
    #expect(layer.animation(forKey: "move") === fade)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "move") == nil)
  }

  @Test func aLinkCallsWhenTheScreenIsPlayed() {
    var listener: Listener? = Listener()
    let link = CADisplayLink(target: listener as Any, selector: "step:")
    link.tick()
    link.isPaused = true
    link.tick()
    link.isPaused = false
    #expect(listener?.heard == ["step:"])
    // Source: Apple, "CADisplayLink": it retains its target until it is invalidated.
    weak let kept = listener
    listener = nil
    #expect(kept != nil)
    link.invalidate()
    #expect(kept == nil)
    link.tick()
    #expect(link.timestamp == 0 && link.preferredFrameRateRange == .default)
  }

  /// A completion is called when its group ends, the innermost first, and once.
  ///
  /// Source: Apple, "CATransaction".
  @Test func transactionsCallTheirCompletion() {
    var order: [Int] = []
    CATransaction.setCompletionBlock { order.append(0) }
    #expect(order == [0])
    for depth in 1...3 {
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append(-1) }
      CATransaction.setCompletionBlock { order.append(depth) }
    }
    CATransaction.flush()
    #expect(order == [0])
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.commit()
    #expect(order == [0, 3])
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.commit()
    #expect(order == [0, 3, 2, 1])
  }
}
