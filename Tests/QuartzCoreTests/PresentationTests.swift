import Drawing
import Foundation
import LayoutGeometry
import QuartzCore
import Testing

/// The values that animations show at a time of the clock.
///
/// Source: Apple, "CABasicAnimation", "CAKeyframeAnimation", "CAMediaTiming", "CAMediaTimingFunction",
/// "CASpringAnimation", "CALayer.presentation()".
@MainActor struct PresentationTests {
  private func stepped(_ body: (AnimationClock) throws -> Void) rethrows {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    defer { clock.pace = .immediate }
    try body(clock)
  }
  private static func layer() -> CALayer {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.position = CGPoint(x: 100, y: 0)
    return layer
  }
  private func near(_ one: CGFloat?, _ other: Double, _ tolerance: Double = 1e-9) -> Bool {
    one.map { abs(Double($0) - other) < tolerance } ?? false
  }

  // MARK: Curves

  /// Points of a cubic Bézier curve, computed from its parameter, lie on the function of x.
  @Test(
    arguments: [
      (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0),
      (0.2, 1.5, 0.8, -0.5), (0, 0, 1, 1),
    ] as [(Float, Float, Float, Float)])
  func curves(x1: Float, y1: Float, x2: Float, y2: Float) {
    let function = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
    for step in 0...20 {
      let t = Double(step) / 20
      let u = 1 - t
      func at(_ a: Float, _ b: Float) -> Double {
        3 * u * u * t * Double(a) + 3 * u * t * t * Double(b) + t * t * t
      }
      #expect(abs(function.value(at: at(x1, x2)) - at(y1, y2)) < 1e-6)
    }
    #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1)
  }

  /// The motion solves the equation of a damped spring: derivatives by differences of 10⁻⁴ seconds, whose error is a
  /// multiple of the square of that.
  @Test(arguments: [0.0, 0.2, 0.7, 1, 1.5, 4], [-3.0, 0, 5])
  func springs(ratio: Double, velocity: Double) {
    let spring = SpringMotion(dampingRatio: ratio, frequency: 6, initialVelocity: velocity)
    #expect(spring.position(at: 0) == 0)
    let h = 1e-4
    #expect(abs((spring.position(at: h) - spring.position(at: 0)) / h - velocity) < 0.05)
    for time in stride(from: 0.1, to: 2, by: 0.1) {
      let (a, b, c) = (
        spring.position(at: time - h), spring.position(at: time), spring.position(at: time + h)
      )
      let force = (c - 2 * b + a) / (h * h) + 2 * ratio * 6 * (c - a) / (2 * h) + 36 * (b - 1)
      #expect(abs(force) < 1e-3, "\(time)")
    }
  }

  /// A thousandth is what an envelope of e^(−ζωt) leaves after ln 1000 of its times.
  @Test(arguments: [0.1, 0.5, 0.9, 1, 2]) func springsRest(ratio: Double) {
    let spring = SpringMotion(dampingRatio: ratio, restingAfter: 2)
    #expect(abs(spring.position(at: 2) - 1) < 0.0025)
    #expect(abs(spring.position(at: 3) - 1) < 0.0001)
  }

  /// Source: Apple, "Animate with springs": mass 1, stiffness (2π ÷ duration)², damping 4π (1 − bounce) ÷ duration.
  @Test(arguments: [0.0, 0.3, 0.6]) func bounces(bounce: Double) {
    let one = SpringMotion(duration: 0.5, bounce: bounce)
    let other = SpringMotion(
      mass: 1, stiffness: pow(2 * .pi / 0.5, 2), damping: 4 * .pi * (1 - bounce) / 0.5)
    for time in [0.1, 0.2, 0.5] {
      #expect(abs(one.position(at: time) - other.position(at: time)) < 1e-9)
    }
  }

  // MARK: Values

  /// From, to and by, and the x after a quarter of the time; the layer stands at 100.
  private nonisolated static let ends: [(Double?, Double?, Double?, Double)] = [
    (0, 40, nil, 10), (0, nil, 40, 10), (nil, 40, 20, 25), (0, nil, nil, 25),
    (nil, 200, nil, 125), (nil, nil, 40, 110), (nil, nil, nil, 100),
  ]
  @Test(arguments: ends.indices) func basicAnimations(index: Int) {
    let (from, to, by, expected) = Self.ends[index]
    stepped { clock in
      let (layer, animation) = (Self.layer(), CABasicAnimation(keyPath: "position.x"))
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 4
      layer.add(animation, forKey: "move")
      clock.advance(by: 1)
      #expect(near(layer.presentation()?.position.x, expected))
      #expect(layer.position.x == 100)
      clock.advance(by: 3)
      #expect(layer.presentation() === layer && layer.animationKeys() == nil)
    }
  }

  /// Timings of an animation to 140, with a time and the x that is shown then.
  private nonisolated static let timings:
    [(String, Double, Double, @MainActor @Sendable (CABasicAnimation) -> Void)] = [
      ("half", 1, 120, { _ in }),
      ("eased", 1, 120, { $0.timingFunction = .init(name: .easeInEaseOut) }),
      ("back", 3, 120, { $0.autoreverses = true }), ("second", 2.5, 110, { $0.repeatCount = 2 }),
      ("fast", 0.5, 120, { $0.speed = 2 }), ("turned", 0.5, 130, { $0.speed = -1 }),
      ("later", 0.5, 130, { $0.timeOffset = 1 }),
      ("forever", 7, 120, { $0.repeatCount = .infinity }),
      (
        "kept", 9, 140,
        {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }
      ),
      ("gone", 9, 100, { $0.isRemovedOnCompletion = false }),
      (
        "not yet", 0.5, 120,
        {
          $0.beginTime = AnimationClock.shared.now + 1
          ($0.fromValue, $0.fillMode) = (120, .backwards)
        }
      ),
      ("not yet, and not shown", 0.5, 100, { $0.beginTime = AnimationClock.shared.now + 1 }),
      ("added", 1, 230, { ($0.isAdditive, $0.fromValue) = (true, 120) }),
      (
        "summed", 2.5, 260,
        { ($0.isCumulative, $0.repeatCount, $0.fromValue) = (true, 3, 120 - 0.0) }
      ),
    ]
  @Test(arguments: timings.indices) func timing(index: Int) {
    let (name, time, expected, change) = Self.timings[index]
    stepped { clock in
      let (layer, animation) = (Self.layer(), CABasicAnimation(keyPath: "position.x"))
      (animation.fromValue, animation.toValue, animation.duration) = (100, 140, 2)
      change(animation)
      layer.add(animation, forKey: nil)
      clock.advance(by: time)
      let x = layer.presentation()?.position.x
      // The sum of a full repetition, 140, and a quarter of the way from 120 to 140.
      #expect(near(x, name == "summed" ? 265 : expected, 1e-5), "\(name): \(x ?? 0)")
    }
  }

  /// Each kind of value at a quarter of the way.
  private nonisolated static let kinds:
    [(String, @MainActor @Sendable () -> (Any, Any), @MainActor @Sendable (CALayer) -> Bool)] = [
      ("opacity", { (1, 0) }, { abs($0.opacity - 0.75) < 1e-6 }),
      ("cornerRadius", { (0, 8) }, { $0.cornerRadius == 2 }),
      (
        "bounds",
        {
          (
            NSValue(rect: CGRect(x: 0, y: 0, width: 8, height: 4)),
            NSValue(rect: CGRect(x: 4, y: 0, width: 8, height: 8))
          )
        }, { $0.bounds == CGRect(x: 1, y: 0, width: 8, height: 5) }
      ),
      (
        "position", { (CGPoint(x: 0, y: 8), CGPoint(x: 4, y: 0)) },
        { $0.position == CGPoint(x: 1, y: 6) }
      ),
      (
        "shadowOffset", { (NSValue(size: CGSize(width: 4, height: 0)), NSValue(size: .zero)) },
        { $0.shadowOffset == CGSize(width: 3, height: 0) }
      ),
      (
        "backgroundColor", { (CGColor.pureRed, CGColor.pureBlue) },
        { $0.backgroundColor == CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1) }
      ),
      (
        "transform.rotation.z", { (0, Double.pi) },
        { abs(atan2($0.transform.m12, $0.transform.m11) - .pi / 4) < 1e-9 }
      ),
      (
        "transform",
        {
          (
            NSValue(caTransform3D: CATransform3DIdentity),
            NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
          )
        }, { abs(atan2($0.transform.m12, $0.transform.m11) - .pi / 8) < 1e-9 }
      ),
      (
        "transform.scale", { (1, 3) },
        { abs($0.transform.m11 - 1.5) < 1e-9 && abs($0.transform.m22 - 1.5) < 1e-9 }
      ),
      ("hidden", { (true, false) }, { $0.isHidden }),
    ]
  @Test(arguments: kinds.indices) func kindsOfValues(index: Int) {
    let (path, ends, holds) = Self.kinds[index]
    stepped { clock in
      let (layer, animation) = (Self.layer(), CABasicAnimation(keyPath: path))
      (animation.fromValue, animation.toValue) = ends()
      animation.duration = 4
      layer.add(animation, forKey: nil)
      clock.advance(by: 1)
      #expect(layer.presentation().map(holds) == true, "\(path)")
    }
  }

  /// Modes, key times and curves of keyframes at 0, 40, 60 by x after a share of two seconds.
  private nonisolated static let keyframes:
    [(Double, Double, @MainActor @Sendable (CAKeyframeAnimation) -> Void)] = [
      (0.25, 20, { _ in }), (0.75, 50, { _ in }), (0.9, 40, { $0.keyTimes = [0, 0.9, 1] }),
      (0.5, 40, { $0.calculationMode = .discrete }), (0.3, 0, { $0.calculationMode = .discrete }),
      (0.9, 60, { $0.calculationMode = .discrete }),
      (0.5, 30, { $0.calculationMode = .paced }),
      (0.25, 20, { $0.timingFunctions = [.init(name: .easeInEaseOut), .init(name: .linear)] }),
    ]
  @Test(arguments: keyframes.indices) func keyframeAnimations(index: Int) {
    let (share, expected, change) = Self.keyframes[index]
    stepped { clock in
      let (layer, animation) = (Self.layer(), CAKeyframeAnimation(keyPath: "position.x"))
      animation.values = [0, 40, 60]
      animation.duration = 2
      change(animation)
      layer.add(animation, forKey: nil)
      clock.advance(by: share * 2)
      #expect(near(layer.presentation()?.position.x, expected, 1e-5))
    }
  }

  /// A spring of mass 1, stiffness 100 and damping 20 is critical with ω = 10: 1 − (1 + 10t) e^(−10t).
  @Test func springAnimations() {
    stepped { clock in
      let (layer, animation) = (Self.layer(), CASpringAnimation(keyPath: "position.x"))
      (animation.damping, animation.fromValue, animation.toValue) = (20, 0, 100)
      animation.duration = animation.settlingDuration
      layer.add(animation, forKey: nil)
      clock.advance(by: 0.2)
      #expect(near(layer.presentation()?.position.x, 100 * (1 - 3 * exp(-2)), 1e-6))
    }
  }

  /// Animations of a group begin in its time.
  @Test func groups() {
    stepped { clock in
      let (layer, group) = (Self.layer(), CAAnimationGroup())
      let (fade, move) = (
        CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.y")
      )
      (fade.fromValue, fade.toValue) = (0, 1)
      (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 10, 2, 1)
      (group.animations, group.duration) = ([fade, move], 4)
      layer.add(group, forKey: nil)
      clock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.25 && layer.presentation()?.position.y == 0)
      clock.advance(by: 1.5)
      #expect(near(layer.presentation()?.position.y, 5, 1e-6))
    }
  }

  /// With the clock that programs have unless they set another one, animations change nothing that is shown.
  @Test func anImmediateClockShowsTheFinalValues() {
    let (layer, animation) = (Self.layer(), CABasicAnimation(keyPath: "position.x"))
    animation.repeatCount = .infinity
    animation.fromValue = 0
    layer.add(animation, forKey: "move")
    #expect(layer.presentation() === layer && layer.animationKeys() == ["move"])
  }

  /// A presentation knows its layer, and presentations above and below it.
  @Test func presentationsAreTrees() {
    final class Card: CALayer {}
    stepped { clock in
      let (outer, card, inner) = (CALayer(), Card(), CALayer())
      outer.addSublayer(card)
      card.addSublayer(inner)
      card.bounds.size = CGSize(width: 10, height: 10)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
      card.add(animation, forKey: nil)
      clock.advance(by: 1)
      let shown = card.presentation()
      #expect(shown !== card && shown?.model() === card && card.model() === card)
      #expect(shown?.presentation() === shown)
      #expect(shown?.superlayer === outer && shown?.sublayers?.first === inner)
      #expect(shown?.frame == CGRect(x: 45, y: -5, width: 10, height: 10))
      #expect(outer.presentation()?.sublayers?.first === outer.sublayers?.first)
    }
  }

  /// Pictures show layers where they are presented: a square of two points goes from the left to the right.
  @Test(arguments: [(0.0, "rr......"), (1, "..rr...."), (2, "....rr.."), (4, "......rr")])
  func picturesShowPresentations(time: Double, row: String) throws {
    try stepped { clock in
      let (outer, square) = (CALayer(), CALayer())
      outer.bounds.size = CGSize(width: 8, height: 2)
      square.frame = CGRect(x: 6, y: 0, width: 2, height: 2)
      square.backgroundColor = .pureRed
      outer.addSublayer(square)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (1, 7, 3)
      square.add(animation, forKey: nil)
      clock.advance(by: time)
      try #expect(Picture(outer, growsDown: true).row(0) == row)
    }
  }

  /// The end of a stroke is animated, as circles of progress are.
  @Test func shapesAreAnimated() throws {
    try stepped { clock in
      let (outer, line) = (CALayer(), CAShapeLayer())
      outer.bounds.size = CGSize(width: 8, height: 2)
      line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 0), transform: nil)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 8, y: 1))
      (line.path, line.strokeColor, line.lineWidth) = (path, .pureRed, 2)
      outer.addSublayer(line)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 4)
      line.add(animation, forKey: nil)
      clock.advance(by: 2)
      #expect(line.presentation()?.strokeEnd == 0.5)
      try #expect(Picture(outer, growsDown: true).row(0) == "rrrr....")
      clock.advance(by: 2)
      try #expect(Picture(outer, growsDown: true).row(0) == "rrrrrrrr")
    }
  }
}
