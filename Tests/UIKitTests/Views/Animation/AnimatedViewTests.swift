import Drawing
import Foundation
import GoldenFiles
import Testing
import UIKit

/// The values that layers of animated views show, and pictures of them.
///
/// Source: Apple, "UIView", animating; "UIViewPropertyAnimator"; "UIViewKeyframeAnimationOptions".
@MainActor struct AnimatedViewTests {
  private func stepped(_ body: (AnimationClock) throws -> Void) rethrows {
    let clock = AnimationClock.shared
    clock.pace = .stepped
    defer { clock.pace = .immediate }
    try body(clock)
  }
  private static func box() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  private func shown(_ view: UIView) -> CALayer? { view.layer.presentation() }
  private func near(_ one: CGFloat?, _ other: Double) -> Bool {
    one.map { abs(Double($0) - other) < 1e-5 } ?? false
  }

  /// Changes of a view at (0, 0; 10, 10), and what is shown after a quarter of the time.
  private nonisolated static let changes:
    [(String, @MainActor @Sendable (UIView) -> Void, @MainActor @Sendable (CALayer) -> Bool)] = [
      (
        "frame", { $0.frame = CGRect(x: 8, y: 0, width: 10, height: 30) },
        { $0.frame == CGRect(x: 2, y: 0, width: 10, height: 15) }
      ),
      ("center", { $0.center.x = 45 }, { $0.position == CGPoint(x: 15, y: 5) }),
      (
        "bounds", { $0.bounds.size.width = 50 },
        { $0.bounds.width == 20 && $0.position == CGPoint(x: 5, y: 5) }
      ),
      ("origin", { $0.bounds.origin.y = 8 }, { $0.bounds.origin == CGPoint(x: 0, y: 2) }),
      ("alpha", { $0.alpha = 0 }, { abs($0.opacity - 0.75) < 1e-6 }),
      (
        "transform", { $0.transform = CGAffineTransform(scaleX: 5, y: 1) },
        { abs($0.transform.m11 - 2) < 1e-9 }
      ),
      (
        "background", { $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
        { abs(($0.backgroundColor?.alpha ?? 0) - 0.25) < 1e-6 }
      ),
      ("corners", { $0.layer.cornerRadius = 4 }, { $0.cornerRadius == 1 }),
      ("border", { $0.layer.borderWidth = 8 }, { $0.borderWidth == 2 }),
      (
        "shadow",
        {
          $0.layer.shadowOpacity = 1
          $0.layer.shadowOffset = CGSize(width: 4, height: 1)
        }, { $0.shadowOpacity == 0.25 && $0.shadowOffset == CGSize(width: 1, height: -2) }
      ),
      (
        "layer", { $0.layer.position.x = 25 }, { $0.position.x == 10 }
      ),
    ]
  @Test(arguments: changes.indices) func propertiesAreAnimated(index: Int) {
    let (name, change, holds) = Self.changes[index]
    stepped { clock in
      let (view, twin) = (Self.box(), Self.box())
      change(twin)
      UIView.animate(withDuration: 4, delay: 1, options: .curveLinear, animations: { change(view) })
      #expect(view.frame == twin.frame && view.alpha == twin.alpha, "\(name)")
      clock.advance(by: 2)
      #expect(shown(view).map(holds) == true, "\(name)")
      clock.advance(by: 3)
      #expect(shown(view) === view.layer && view.layer.animationKeys() == nil, "\(name)")
    }
  }

  /// The curves of options, by their values at half of the time: for the points of "CAMediaTimingFunctionName".
  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, CAMediaTimingFunctionName.linear),
    (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInEaseOut),
  ])
  func curves(options: UIView.AnimationOptions, name: CAMediaTimingFunctionName) {
    stepped { clock in
      let view = Self.box()
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { view.center.x = 105 })
      clock.advance(by: 0.3)
      let share = CAMediaTimingFunction(name: name).value(at: 0.3)
      #expect(near(shown(view)?.position.x, 5 + 100 * share))
    }
  }

  /// A constraint's constant that changes, and layout in the block.
  @Test func layoutIsAnimated() {
    stepped { clock in
      let (root, bar, label) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(), UIView()
      )
      root.addSubview(bar)
      bar.addSubview(label)
      for view in [bar, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      let width = bar.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        width, bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.topAnchor.constraint(equalTo: root.topAnchor),
        label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        label.widthAnchor.constraint(equalToConstant: 10),
        label.heightAnchor.constraint(equalTo: bar.heightAnchor),
        label.topAnchor.constraint(equalTo: bar.topAnchor),
      ])
      root.layoutIfNeeded()
      width.constant = 120
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { root.layoutIfNeeded() })
      #expect(bar.frame.width == 120)
      clock.advance(by: 1)
      #expect(shown(bar)?.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
      #expect(shown(label)?.frame == CGRect(x: 70, y: 0, width: 10, height: 10))
    }
  }

  /// Source: Apple, `animate(springDuration:bounce:…)`: without a bounce the spring is critical with ω = 2π ÷ duration.
  @Test func springs() {
    stepped { clock in
      let (view, other) = (Self.box(), Self.box())
      UIView.animate(springDuration: 1, animations: { view.center.x = 105 })
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
        animations: { other.center.x = 105 })
      clock.advance(by: 0.25)
      let turn = 2 * Double.pi * 0.25
      #expect(near(shown(view)?.position.x, 5 + 100 * (1 - (1 + turn) * exp(-turn))))
      clock.advance(by: 0.75)
      #expect(shown(view)?.position.x == 105 && shown(other)?.position.x == 105)
    }
  }

  /// Keyframes of an x: to 50 in the first half and to 10 in the last quarter, of 4 seconds.
  @Test(arguments: [(0.0, 0.0), (1, 25), (2, 50), (2.5, 50), (3, 50), (3.5, 30), (3.999, 10.04)])
  func keyframes(time: Double, x: Double) {
    stepped { clock in
      let view = UIView()
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 50 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.x = 10
        }
      }
      #expect(view.center.x == 10)
      clock.advance(by: time)
      #expect(near(shown(view)?.position.x, x))
    }
  }

  /// Each of many views has its keyframe, and some go while the block runs.
  @Test func keyframesOfManyViews() {
    stepped { clock in
      let count = 2_000
      let views = (0..<count).map { _ in UIView() }
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        for (index, view) in views.enumerated() {
          let start = Double(index) / Double(count)
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / Double(count)) {
            UIView().center.x = 3
            view.center.x = CGFloat(index + 1)
          }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          for view in views { view.alpha = 0 }
        }
      }
      clock.advance(by: 3)
      let xs = views.map { shown($0)?.position.x }
      #expect(xs.prefix(1_500) == (1...1_500).map { CGFloat($0) }[...])
      #expect(xs.suffix(499).allSatisfy { $0 == 0 })
      #expect(views.allSatisfy { shown($0)?.opacity == 0.5 })
    }
  }

  /// There and back takes two durations; then the final value is shown.
  @Test func autoreverses() {
    stepped { clock in
      let view = Self.box()
      var ends = 0
      UIView.animate(
        withDuration: 2, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { view.center.x = 105 }, completion: { _ in ends += 1 })
      clock.advance(by: 3)
      #expect(near(shown(view)?.position.x, 55) && ends == 0)
      clock.advance(by: 1)
      #expect(shown(view)?.position.x == 105 && ends == 1)
    }
  }

  /// A change during an animation goes on from what is shown.
  @Test func anAnimationBeginsFromWhatIsShown() {
    stepped { clock in
      let view = Self.box()
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
      clock.advance(by: 1)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 })
      #expect(near(shown(view)?.position.x, 55))
      clock.advance(by: 0.5)
      #expect(near(shown(view)?.position.x, 30))
      clock.advance(by: 0.5)
      #expect(shown(view)?.position.x == 5)
    }
  }

  @Test func changesOutsideAreNotAnimated() {
    stepped { clock in
      let view = Self.box()
      UIView.animate(withDuration: 2) { UIView.performWithoutAnimation { view.center.x = 105 } }
      #expect(view.layer.animationKeys() == nil)
      UIView.animate(withDuration: 2) { view.center.x = 5 }
      #expect(view.layer.animationKeys() == ["position"])
      view.layer.removeAllAnimations()
      #expect(shown(view)?.position.x == 5)
    }
    let view = Self.box()
    UIView.animate(withDuration: 2) { view.center.x = 105 }
    #expect(view.layer.animationKeys() == nil && shown(view) === view.layer)
  }

  // MARK: Animators

  private func animator(_ view: UIView, _ curve: UIView.AnimationCurve = .linear)
    -> UIViewPropertyAnimator
  {
    UIViewPropertyAnimator(duration: 4, curve: curve) { view.center.x = 105 }
  }

  /// A paused animator shows its fraction, linearly unless it follows its curve.
  @Test(arguments: [true, false]) func fractions(isLinear: Bool) {
    stepped { _ in
      let view = Self.box()
      let animator = animator(view, .easeIn)
      animator.scrubsLinearly = isLinear
      for fraction in [0.25, 0.75, 0.5] {
        animator.fractionComplete = fraction
        let share = isLinear ? fraction : CAMediaTimingFunction(name: .easeIn).value(at: fraction)
        #expect(near(shown(view)?.position.x, 5 + 100 * share))
      }
      animator.stopAnimation(true)
    }
  }

  /// A running animator follows its curve; paused and continued, it leads on without a jump.
  @Test func runningAnimators() {
    stepped { clock in
      let view = Self.box()
      let animator = animator(view, .easeInOut)
      animator.startAnimation()
      clock.advance(by: 1)
      let first = 5 + 100 * CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)
      #expect(near(shown(view)?.position.x, first))
      animator.pauseAnimation()
      clock.advance(by: 5)
      #expect(near(shown(view)?.position.x, first))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(near(shown(view)?.position.x, first))
      clock.advance(by: 1)
      #expect(near(shown(view)?.position.x, 55))
      clock.advance(by: 2)
      #expect(shown(view)?.position.x == 105 && view.layer.animationKeys() == nil)
    }
  }

  /// An animator that turns back ends where it began, also in the view's own values.
  @Test func reversedAnimators() {
    stepped { clock in
      let view = Self.box()
      let animator = animator(view)
      animator.startAnimation()
      clock.advance(by: 2)
      animator.isReversed = true
      clock.advance(by: 1)
      #expect(near(shown(view)?.position.x, 30) && view.center.x == 105)
      clock.advance(by: 1)
      #expect(view.center.x == 5 && shown(view) === view.layer)
    }
  }

  /// Where a stopped animator is finished, and the view's value then.
  @Test(arguments: [
    (UIViewAnimatingPosition.start, 5.0), (.current, 30), (.end, 105),
  ])
  func stoppedAnimators(position: UIViewAnimatingPosition, x: Double) {
    stepped { clock in
      let view = Self.box()
      let animator = animator(view)
      animator.startAnimation()
      clock.advance(by: 1)
      animator.stopAnimation(false)
      clock.advance(by: 1)
      #expect(near(shown(view)?.position.x, 30))
      animator.finishAnimation(at: position)
      #expect(near(view.center.x, x) && view.layer.animationKeys() == nil)
    }
  }

  // MARK: Pictures

  /// A card that grows, moves, turns red and fades, before, between and after.
  @Test func picturesBetween() throws {
    try stepped { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      root.backgroundColor = UIColor(white: 1, alpha: 1)
      card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      dot.backgroundColor = UIColor(white: 1, alpha: 1)
      root.addSubview(card)
      card.addSubview(dot)
      @MainActor func pixel(_ x: Int, _ y: Int) throws -> [Double] {
        let context = try #require(CGContext.bitmap(size: root.bounds.size, scale: 1))
        UIGraphicsPushContext(context)
        root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        UIGraphicsPopContext()
        let color = try #require(context.makeImage()?.color(x: x, y: y))
        return [color.red, color.green, color.blue].map { ($0 * 100).rounded() / 100 }
      }
      UIView.animate(
        withDuration: 2, delay: 1, options: .curveLinear,
        animations: {
          card.frame = CGRect(x: 80, y: 0, width: 40, height: 40)
          card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        })
      try Golden.expect(try root.pngData(scale: 1), "Documentation/Pictures/animation-before.png")
      try #expect(pixel(1, 1) == [0, 0, 1] && pixel(10, 10) == [1, 1, 1])
      clock.advance(by: 2)
      // Half of the way: from 40 to 70, 30 high; the dot stays at 5 points in the card.
      try #expect(pixel(41, 1) == [0.5, 0, 0.5] && pixel(69, 29) == [0.5, 0, 0.5])
      try #expect(pixel(39, 1) == [1, 1, 1] && pixel(50, 10) == [1, 1, 1])
      try #expect(pixel(71, 1) == [1, 1, 1] && pixel(45, 31) == [1, 1, 1])
      try Golden.expect(try root.pngData(scale: 1), "Documentation/Pictures/animation-between.png")
      clock.advance(by: 2)
      try #expect(pixel(81, 1) == [1, 0, 0] && pixel(118, 38) == [1, 0, 0])
      try Golden.expect(try root.pngData(scale: 1), "Documentation/Pictures/animation-after.png")
    }
  }

  /// What a view draws is stretched to its shown bounds, as its content mode says.
  @Test(arguments: [(UIView.ContentMode.scaleToFill, 15), (.left, 10), (.topLeft, 10)])
  func contentIsStretched(mode: UIView.ContentMode, end: Int) throws {
    final class Painted: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(bounds)
      }
    }
    try stepped { clock in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
      let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
      view.contentMode = mode
      root.addSubview(view)
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear, animations: { view.frame.size.width = 10 }
      )
      clock.advance(by: 1)
      let context = try #require(CGContext.bitmap(size: root.bounds.size, scale: 1))
      UIGraphicsPushContext(context)
      root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
      UIGraphicsPopContext()
      let image = try #require(context.makeImage())
      #expect((image.color(x: end - 1, y: 2)?.alpha ?? 0) > 0.9)
      #expect((image.color(x: end, y: 2)?.alpha ?? 0) < 0.1)
    }
  }
}
