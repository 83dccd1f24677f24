import Foundation
import Testing
import UIKit

/// Gestures that are recognized from touches.
///
/// Source: Apple, "UIGestureRecognizer" and its subclasses, "UIGestureRecognizerDelegate", "Coordinating multiple gesture
/// recognizers".
@MainActor struct GestureTests {
  private static let whole = CGRect(x: 0, y: 0, width: 300, height: 400)
  private static let middle = CGPoint(x: 150, y: 200)

  /// The taps and fingers that a recognizer asks for, those that there are, and whether both fit.
  @Test(arguments: [
    (1, 1, 1, 1, 1), (1, 1, 2, 1, 2), (2, 1, 1, 1, 0), (2, 1, 2, 1, 1), (2, 1, 3, 1, 1),
    (3, 1, 3, 1, 1), (1, 2, 1, 1, 0), (1, 2, 1, 2, 1), (1, 1, 1, 2, 0),
  ])
  func taps(taps: Int, touches: Int, given: Int, fingers: Int, recognized: Int) {
    let screen = TouchedScreen()
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: screen.window)
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, touches)
    for _ in 0..<given {
      let hand = Fingers(on: screen.window)
      hand.touch((0..<fingers).map { CGPoint(x: 100 + 50 * $0, y: 100) })
      hand.lift()
      TouchClock.shared.pass(0.1)
    }
    TouchClock.shared.settle()
    #expect(screen.diary == Array(repeating: "tap ended", count: recognized))
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
  }

  /// A finger that moves far makes no tap.
  @Test(arguments: [(8.0, 1), (12, 0)]) func aTapStaysInPlace(distance: Double, count: Int) {
    let screen = TouchedScreen()
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: screen.window)
    screen.drag([Self.middle, CGPoint(x: 150 + distance, y: 200)])
    #expect(screen.diary.count == count)
    if count == 1 { #expect(abs(tap.location(in: screen.window).x - 150 - distance) < 1e-9) }
  }

  /// Without a requirement a single tap is recognized at once and the double tap as well; with one, only one of both is.
  @Test(arguments: [
    (false, 1, ["one ended"]), (false, 2, ["one ended", "two ended"]),
    (true, 1, ["one ended"]), (true, 2, ["two ended"]),
  ])
  func singleAndDoubleTaps(requires: Bool, count: Int, diary: [String]) {
    let screen = TouchedScreen()
    let one = screen.add(UITapGestureRecognizer(), "one", to: screen.window)
    let two = screen.add(UITapGestureRecognizer(), "two", to: screen.window)
    two.numberOfTapsRequired = 2
    if requires { one.require(toFail: two) }
    screen.tap(150, 200, count: count)
    #expect(screen.diary.sorted() == diary.sorted())
  }

  /// A press is recognized when its time has passed, and follows the finger from then on.
  @Test(arguments: [
    (0.5, 0.49, 0.0, [String]()), (0.5, 0.51, 0, ["press began", "press ended"]),
    (2, 1.9, 0, []), (2, 2.1, 0, ["press began", "press ended"]),
    (0.5, 0.51, 50, ["press began", "press changed", "press ended"]),
  ])
  func longPresses(minimum: Double, held: Double, moved: Double, diary: [String]) {
    let screen = TouchedScreen()
    screen.add(UILongPressGestureRecognizer(), "press", to: screen.window).minimumPressDuration =
      minimum
    let fingers = Fingers(on: screen.window)
    fingers.touch([Self.middle])
    fingers.hold(for: held)
    if moved > 0 { fingers.move(to: [CGPoint(x: 150 + moved, y: 200)], in: 1 / 60) }
    fingers.lift()
    TouchClock.shared.settle()
    #expect(screen.diary == diary)
  }

  @Test func aPressAfterATap() {
    let screen = TouchedScreen()
    screen.add(UILongPressGestureRecognizer(), "press", to: screen.window).numberOfTapsRequired = 1
    let press = Fingers(on: screen.window)
    press.touch([Self.middle])
    press.hold(for: 1)
    press.lift()
    TouchClock.shared.settle()
    #expect(screen.diary == [])
    let tap = Fingers(on: screen.window)
    tap.touch([Self.middle])
    tap.lift()
    press.touch([Self.middle])
    press.hold(for: 1)
    press.lift()
    #expect(screen.diary == ["press began", "press ended"])
  }

  /// The translation is that of the finger, and the velocity its way by its time.
  @Test func pans() {
    let screen = TouchedScreen()
    let view = screen.add("view", Self.whole)
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let fingers = Fingers(on: screen.window)
    fingers.touch([Self.middle])
    fingers.move(to: [CGPoint(x: 156, y: 200)], in: 1 / 60)
    #expect(screen.diary == ["view began", "view moved"])
    fingers.move(to: [CGPoint(x: 250, y: 180)], in: 0.5)
    #expect(pan.translation(in: nil) == CGPoint(x: 100, y: -20))
    #expect(pan.translation(in: view) == CGPoint(x: 50, y: -10))
    #expect(abs(pan.velocity(in: nil).x - 94 / 0.5) < 1e-6)
    #expect(abs(pan.velocity(in: view).y + 20 / 0.5 / 2) < 1e-6)
    pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
    fingers.move(to: [CGPoint(x: 252, y: 180)], in: 1 / 60)
    #expect(pan.translation(in: view) == CGPoint(x: 2, y: 2))
    #expect(pan.state == .changed && pan.numberOfTouches == 1)
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 252, y: 180))
    fingers.hold(for: 0.2)
    #expect(pan.velocity(in: nil) == .zero)
    fingers.lift()
    #expect(screen.diary.contains("view cancelled") && screen.diary.last == "pan ended")
    #expect(pan.state == .possible)
    pan.allowedScrollTypesMask = [.continuous, .discrete]
    #expect(pan.allowedScrollTypesMask == .all)
  }

  /// The numbers of fingers that a pan asks for, those that there are, and whether it begins.
  @Test(arguments: [
    (1, Int.max, 1, true), (2, Int.max, 1, false), (2, 2, 2, true), (1, 1, 2, false),
  ])
  func fingersOfPans(minimum: Int, maximum: Int, count: Int, begins: Bool) {
    let screen = TouchedScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (minimum, maximum)
    let fingers = Fingers(on: screen.window)
    fingers.touch((0..<count).map { CGPoint(x: 100 + 50 * $0, y: 100) })
    fingers.move(to: fingers.places.map { CGPoint(x: $0.x, y: 200) })
    fingers.lift()
    #expect(screen.diary.contains("pan began") == begins)
  }

  nonisolated static let ways: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [
    (.right, 100, 0), (.left, -100, 0), (.up, 0, -100), (.down, 0, 100),
  ]
  /// A swipe is recognized in its directions only, quick and long enough.
  @Test(arguments: ways.indices, ways.indices) func swipes(asked: Int, given: Int) {
    let screen = TouchedScreen()
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe", to: screen.window)
    #expect(swipe.direction == .right)
    swipe.direction = Self.ways[asked].0
    let (_, x, y) = Self.ways[given]
    let end = CGPoint(x: 150 + x, y: 200 + y)
    screen.drag([Self.middle, end], seconds: 0.2)
    #expect(screen.diary == (asked == given ? ["swipe ended"] : []))
    screen.diary = []
    screen.drag([Self.middle, end], seconds: 2)
    screen.drag([Self.middle, CGPoint(x: 150 + x * 0.3, y: 200 + y * 0.3)], seconds: 0.1)
    #expect(screen.diary == [])
  }

  @Test(arguments: [0.5, 0.8, 1.5, 3]) func pinches(scale: Double) {
    let screen = TouchedScreen()
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch", to: screen.window)
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 110, y: 200), CGPoint(x: 190, y: 200)])
    let half = 40 * scale
    fingers.move(to: [CGPoint(x: 150 - half, y: 200), CGPoint(x: 150 + half, y: 200)], in: 0.5)
    #expect(abs(pinch.scale - scale) < 1e-9)
    #expect(abs(pinch.velocity - (scale - 1) / 0.5) < 1e-6)
    #expect(pinch.location(in: nil) == Self.middle)
    pinch.scale = 1
    fingers.move(to: [CGPoint(x: 150 - 2 * half, y: 200), CGPoint(x: 150 + 2 * half, y: 200)])
    #expect(abs(pinch.scale - 2) < 1e-9)
    fingers.lift()
    #expect(screen.diary.first == "pinch began" && screen.diary.last == "pinch ended")
  }

  @Test(arguments: [-2.0, -0.3, 0.5, 2.5]) func rotations(angle: Double) {
    let screen = TouchedScreen()
    let turn = screen.add(UIRotationGestureRecognizer(), "turn", to: screen.window)
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 110, y: 200), CGPoint(x: 190, y: 200)])
    for step in 1...30 {
      let (x, y) = (40 * cos(angle * Double(step) / 30), 40 * sin(angle * Double(step) / 30))
      fingers.move(
        to: [CGPoint(x: 150 - x, y: 200 - y), CGPoint(x: 150 + x, y: 200 + y)], in: 1 / 60)
    }
    #expect(abs(turn.rotation - angle) < 1e-9)
    #expect(abs(turn.velocity - angle / 0.5) < 1e-6)
    turn.rotation = 1
    #expect(turn.rotation == 1)
    fingers.lift()
    #expect(screen.diary.last == "turn ended")
  }

  /// Beginnings of edge pans, with their ends.
  nonisolated static let edges: [(UIRectEdge, CGPoint, CGPoint, Bool)] = [
    (.left, CGPoint(x: 2, y: 200), CGPoint(x: 100, y: 210), true),
    (.left, CGPoint(x: 60, y: 200), CGPoint(x: 160, y: 210), false),
    (.left, CGPoint(x: 2, y: 200), CGPoint(x: 10, y: 300), false),
    (.right, CGPoint(x: 298, y: 200), CGPoint(x: 100, y: 200), true),
    (.top, CGPoint(x: 150, y: 2), CGPoint(x: 150, y: 100), true),
    (.bottom, CGPoint(x: 150, y: 398), CGPoint(x: 150, y: 300), true),
    ([], CGPoint(x: 2, y: 200), CGPoint(x: 100, y: 200), false),
  ]
  @Test(arguments: edges.indices) func edgePans(index: Int) {
    let (edge, start, end, begins) = Self.edges[index]
    let screen = TouchedScreen()
    screen.add(UIScreenEdgePanGestureRecognizer(), "pan", to: screen.window).edges = edge
    screen.drag([start, end])
    #expect(screen.diary.contains("pan began") == begins)
  }

  // MARK: Views and other recognizers

  /// The messages to the view of a recognized tap, by the settings of the recognizer.
  @Test(arguments: [
    (true, false, ["view began", "tap ended", "view cancelled"]),
    (false, false, ["view began", "tap ended", "view ended"]),
    (true, true, ["tap ended"]), (false, true, ["tap ended", "view began", "view ended"]),
  ])
  func viewsOfTaps(cancels: Bool, delays: Bool, diary: [String]) {
    let screen = TouchedScreen()
    let view = screen.add("view", Self.whole)
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: view)
    (tap.cancelsTouchesInView, tap.delaysTouchesBegan) = (cancels, delays)
    screen.tap(50, 50)
    #expect(screen.diary == diary)
  }

  /// The end of a touch waits for a second tap unless the recognizer lets it pass.
  @Test(arguments: [true, false]) func endsAreDelayed(isDelayed: Bool) {
    let screen = TouchedScreen()
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: screen.add("view", Self.whole))
    (tap.numberOfTapsRequired, tap.delaysTouchesEnded) = (2, isDelayed)
    let fingers = Fingers(on: screen.window)
    fingers.touch([Self.middle])
    fingers.lift()
    #expect(screen.diary == (isDelayed ? ["view began"] : ["view began", "view ended"]))
    TouchClock.shared.settle()
    #expect(screen.diary == ["view began", "view ended"])
  }

  nonisolated static let answers: [(@MainActor @Sendable (GestureJudge) -> Void, [String])] = [
    ({ _ in }, ["inner ended"]), ({ $0.begins = false }, ["outer ended"]),
    ({ $0.receives = false }, ["outer ended"]),
    ({ $0.isSimultaneous = true }, ["inner ended", "outer ended"]),
    ({ $0.waits = true }, ["outer ended"]),
  ]
  /// The delegate of the inner one of two recognizers decides which of both is recognized.
  @Test(arguments: answers.indices) func delegatesDecide(index: Int) {
    let (screen, judge) = (TouchedScreen(), GestureJudge())
    screen.add(UITapGestureRecognizer(), "outer", to: screen.window)
    let inner = screen.add(
      UITapGestureRecognizer(), "inner", to: screen.add("view", Self.whole))
    inner.delegate = judge
    Self.answers[index].0(judge)
    screen.tap(50, 50)
    #expect(screen.diary.filter { !$0.hasPrefix("view") } == Self.answers[index].1)
  }

  /// A tap prevents a press and a pan prevents a tap, as one of them is recognized first.
  @Test func oneGestureOfSeveral() {
    let screen = TouchedScreen()
    screen.add(UITapGestureRecognizer(), "tap", to: screen.window)
    screen.add(UILongPressGestureRecognizer(), "press", to: screen.window)
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.tap(50, 50)
    #expect(screen.diary == ["tap ended"])
    screen.diary = []
    screen.drag([Self.middle, CGPoint(x: 150, y: 220)], seconds: 1 / 60)
    #expect(screen.diary == ["pan began", "pan ended"])
    screen.diary = []
    let fingers = Fingers(on: screen.window)
    fingers.touch([Self.middle])
    fingers.hold(for: 1)
    fingers.move(to: [CGPoint(x: 150, y: 300)], in: 1 / 60)
    fingers.lift()
    #expect(screen.diary == ["press began", "press changed", "press ended"])
  }

  /// A swipe that a pan waits for: quick movements are swipes, slow ones pans.
  @Test(arguments: [(0.1, "swipe ended"), (3.0, "pan began")])
  func aPanWaitsForASwipe(seconds: Double, first: String) {
    let screen = TouchedScreen()
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe", to: screen.window)
    pan.require(toFail: swipe)
    screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 50)], seconds: seconds)
    #expect(screen.diary.first == first)
    #expect(screen.diary.contains("pan began") == (first == "pan began"))
  }

  /// A control's own tap is not one of the views around it.
  @Test(arguments: [true, false]) func controlsOwnTheirTaps(isButton: Bool) {
    let screen = TouchedScreen()
    screen.add(UITapGestureRecognizer(), "tap", to: screen.window)
    let control = isButton ? UIButton(type: .system) : UIControl()
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    control.addAction(UIAction { _ in screen.diary.append("control") }, for: .touchUpInside)
    screen.window.addSubview(control)
    screen.tap(50, 25)
    #expect(screen.diary == [isButton ? "control" : "tap ended"])
  }

  /// A class of a program recognizes gestures by the methods for touches.
  @Test func recognizersOfPrograms() {
    final class Circle: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
      override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .touches }
    }
    let screen = TouchedScreen()
    let circle = screen.add(Circle(), "circle", to: screen.window)
    #expect(circle.requiresExclusiveTouchType)
    screen.drag([Self.middle, CGPoint(x: 10, y: 10)], seconds: 1 / 60)
    #expect(
      screen.diary == ["circle began", "circle changed", "circle ended"] && circle.resets == 1)
    screen.diary = []
    let fingers = Fingers(on: screen.window)
    fingers.touch([Self.middle])
    circle.isEnabled = false
    fingers.lift()
    #expect(screen.diary == ["circle began", "circle cancelled"] && circle.state == .possible)
  }
}
