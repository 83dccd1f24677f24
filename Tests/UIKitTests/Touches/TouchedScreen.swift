import Foundation
import UIKit

/// A window of 300 × 400 points with what a test puts into it, and what its views note.
@MainActor final class TouchedScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var diary: [String] = []

  init() { window.makeKeyAndVisible() }
  isolated deinit { window.isHidden = true }

  /// Adds a view that notes its touches under a name.
  @discardableResult
  func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> Noting {
    let view = Noting(frame: frame)
    view.note = { [weak self] in self?.diary.append("\(name) \($0)") }
    (superview ?? window).addSubview(view)
    return view
  }
  /// Adds a recognizer that notes its states under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    let listener = Listener { [weak self, weak recognizer] in
      self?.diary.append("\(name) \(recognizer.map { "\($0.state)" } ?? "")")
    }
    listeners.append(listener)
    recognizer.addTarget(listener, action: "note")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
  private var listeners: [Listener] = []

  /// Touches a point and lifts the finger, some times at the pace of a multiple tap, then lets time pass.
  func tap(_ x: Double, _ y: Double, count: Int = 1) {
    for _ in 0..<count {
      let fingers = Fingers(on: window)
      fingers.touch([CGPoint(x: x, y: y)])
      fingers.hold(for: 0.05)
      fingers.lift()
      TouchClock.shared.pass(0.1)
    }
    TouchClock.shared.settle()
  }
  /// Drags a finger through points; it rests at the end, so that it has no velocity.
  func drag(_ points: [CGPoint], seconds: Double = 0.2, rests: Bool = true) {
    let fingers = Fingers(on: window)
    fingers.touch([points[0]])
    for point in points.dropFirst() { fingers.move(to: [point], in: seconds) }
    if rests { fingers.hold(for: 0.2) }
    fingers.lift()
    TouchClock.shared.settle()
  }

  final class Listener: NSObject, ActionResponder {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func respond(to action: Selector, sender: Any?) -> Bool {
      body()
      return true
    }
  }

  /// A view that notes its touches.
  final class Noting: UIView {
    var note: (String) -> Void = { _ in }
    private func note(_ word: String, _ touches: Set<UITouch>) {
      note(touches.count == 1 ? word : "\(word) \(touches.count)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }
}

/// A delegate whose answers a test gives.
@MainActor final class GestureJudge: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var waits = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
}
