import Foundation
import Testing
import UIKit

/// The delivery of touches to views.
///
/// Source: Apple, "UIView.hitTest(_:with:)", "UIResponder", "UIView.isMultipleTouchEnabled", "isExclusiveTouch".
@MainActor struct TouchDeliveryTests {
  private static let whole = CGRect(x: 0, y: 0, width: 300, height: 400)

  /// Changes of a view above another one, with the view that gets a touch then.
  private nonisolated static let cases: [(String, @MainActor @Sendable (UIView) -> Void, String)] =
    [
      ("nothing", { _ in }, "above"),
      ("hidden", { $0.isHidden = true }, "below"),
      ("clear", { $0.alpha = 0.009 }, "below"),
      ("nearly clear", { $0.alpha = 0.01 }, "above"),
      ("deaf", { $0.isUserInteractionEnabled = false }, "below"),
      ("elsewhere", { $0.frame.origin.x = 200 }, "below"),
      ("gone", { $0.removeFromSuperview() }, "below"),
      ("behind", { $0.superview?.sendSubviewToBack($0) }, "below"),
    ]
  @Test(arguments: cases.indices) func theFrontmostViewGetsTheTouch(index: Int) {
    let (name, change, taker) = Self.cases[index]
    let screen = TouchedScreen()
    screen.add("below", Self.whole)
    change(screen.add("above", CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.tap(50, 50)
    #expect(screen.diary == ["\(taker) began", "\(taker) ended"], "\(name)")
  }

  /// A touch belongs to the view in which it began, wherever it goes.
  @Test func aTouchStaysWithItsView() {
    let screen = TouchedScreen()
    screen.add("left", CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.add("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50)], seconds: 1 / 60)
    #expect(screen.diary == ["left began", "left moved", "left ended"])
    screen.diary = []
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 150, y: 50)])
    fingers.cancel()
    #expect(screen.diary == ["right began", "right cancelled"])
  }

  /// Touches that no view handles go up the responder chain.
  @Test func responderChain() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let (screen, controller) = (TouchedScreen(), Controller())
    screen.window.rootViewController = controller
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(inner)
    screen.tap(25, 25)
    #expect(controller.count == 1)
  }

  /// How many fingers a view gets, by its settings.
  @Test(arguments: [
    (false, ["view began", "view ended"]), (true, ["view began 2", "view ended 2"]),
  ])
  func severalFingers(isMultiple: Bool, diary: [String]) {
    let screen = TouchedScreen()
    screen.add("view", Self.whole).isMultipleTouchEnabled = isMultiple
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
    fingers.lift()
    #expect(screen.diary == diary)
  }

  @Test func anExclusiveViewTakesTheOnlyTouch() {
    let screen = TouchedScreen()
    screen.add("left", CGRect(x: 0, y: 0, width: 100, height: 100)).isExclusiveTouch = true
    screen.add("right", CGRect(x: 100, y: 0, width: 100, height: 100))
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 10, y: 10)])
    fingers.touch([CGPoint(x: 110, y: 10)])
    fingers.lift()
    #expect(screen.diary == ["left began", "left ended"])
  }

  /// The event knows its touches, and a touch its place, phase, time and number of taps.
  @Test func eventsKnowTheirTouches() {
    final class Window: UIWindow {
      var lines: [String] = []
      override func sendEvent(_ event: UIEvent) {
        let touches = event.touches(for: self) ?? []
        for touch in touches {
          let inside = touch.view.flatMap { event.touches(for: $0)?.count } ?? 0
          lines.append(
            "\(touch.phase) \(touch.location(in: touch.view).x) \(touch.tapCount) \(inside)")
          #expect(touch.timestamp == event.timestamp && touch.window === self)
          #expect(touch.force == 1 && touch.majorRadius == 0)
        }
        super.sendEvent(event)
        for touch in touches {
          for recognizer in touch.gestureRecognizers ?? [] {
            #expect(event.touches(for: recognizer) == touches)
          }
        }
      }
    }
    let window = Window(frame: Self.whole)
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UITapGestureRecognizer())
    window.addSubview(view)
    for _ in 0..<2 {
      let fingers = Fingers(on: window)
      fingers.touch([CGPoint(x: 30, y: 30)])
      fingers.lift()
    }
    TouchClock.shared.settle()
    let fingers = Fingers(on: window)
    fingers.touch([CGPoint(x: 30, y: 30)])
    fingers.cancel()
    window.isHidden = true
    #expect(
      window.lines == [
        "began 20.0 1 1", "ended 20.0 1 1", "began 20.0 2 1", "ended 20.0 2 1", "began 20.0 1 1",
        "cancelled 20.0 1 1",
      ])
    #expect(UIEvent().touches(for: view) == nil)
  }
}
