public import Foundation
public import FoundationShims
internal import NibBuilding

/// Recognizes gestures from the events of a view and its subviews.
///
/// A window passes it the events of the view that is hit and of its superviews, before the view gets them.
///
/// - SeeAlso: Apple, "NSGestureRecognizer".
@preconcurrency @MainActor open class NSGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The recognized state of a discrete gesture.
    public static var recognized: State { .ended }
  }

  /// The object that gets the action; not retained.
  open weak var target: AnyObject?
  /// The action that is sent in each new state from `began` on.
  open var action: Selector?

  /// Creates a recognizer with a target and action.
  public init(target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  /// Creates a recognizer without target.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// Creates a recognizer from an archive.
  public required init?(coder: NSCoder) {}

  /// The state of the gesture; every state from `began` on except `failed` sends the action.
  open var state = State.possible {
    didSet {
      if oldValue == .possible, state == .began || state == .ended,
        delegate?.gestureRecognizerShouldBegin(self) == false
      {
        state = .failed
      }
      guard state != .possible, state != .failed, let action else { return }
      ActionTarget(target, action).send(from: self, along: view.map { [$0] } ?? [])
    }
  }
  /// The view of the recognizer.
  open internal(set) weak var view: NSView?
  /// Whether the recognizer gets events.
  open var isEnabled = true
  /// The object that is asked whether gestures may begin.
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  /// The reaction of the trackpad to pressure; stored only.
  open var pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDefault)
  /// A name for debugging.
  open var name: String?
  /// Whether a press of the left button reaches the view only after the gesture failed.
  open var delaysPrimaryMouseButtonEvents = false
  /// Whether a press of the right button reaches the view only after the gesture failed; stored only.
  open var delaysSecondaryMouseButtonEvents = false
  /// Whether a press of another button reaches the view only after the gesture failed; stored only.
  open var delaysOtherMouseButtonEvents = false
  /// Whether keys reach the view only after the gesture failed; stored only.
  open var delaysKeyEvents = false
  /// Whether magnification reaches the view only after the gesture failed; stored only.
  open var delaysMagnificationEvents = false
  /// Whether rotation reaches the view only after the gesture failed; stored only.
  open var delaysRotationEvents = false
  /// The surfaces with touches for the recognizer; stored only.
  open var allowedTouchTypes: NSTouch.TouchTypeMask = [.direct]

  /// The place of the last event in the window.
  private(set) var place = NSPoint.zero
  /// The place of the gesture in a view; nil for the window.
  open func location(in view: NSView?) -> NSPoint { view?.convert(place, from: nil) ?? place }

  /// Passes an event on to the method of its kind.
  func receive(_ event: NSEvent) {
    guard isEnabled else { return }
    if state == .ended || state == .cancelled || state == .failed {
      state = .possible
      reset()
    }
    place = event.locationInWindow
    switch event.type {
    case .leftMouseDown:
      if delegate?.gestureRecognizer(self, shouldAttemptToRecognizeWith: event) == false { return }
      mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .magnify: magnify(with: event)
    case .rotate: rotate(with: event)
    case .keyDown: keyDown(with: event)
    case .keyUp: keyUp(with: event)
    case .flagsChanged: flagsChanged(with: event)
    case .pressure: pressureChange(with: event)
    case .tabletPoint: tabletPoint(with: event)
    default: break
    }
  }

  /// Called before the next gesture; does nothing unless overridden.
  open func reset() {}
  /// Whether the gesture can prevent another one; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether another gesture can prevent this one; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether another gesture must fail first; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// Whether this gesture must fail before another one; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }

  /// The left button was pressed.
  open func mouseDown(with event: NSEvent) {}
  /// The right button was pressed.
  open func rightMouseDown(with event: NSEvent) {}
  /// Another button was pressed.
  open func otherMouseDown(with event: NSEvent) {}
  /// The left button was released.
  open func mouseUp(with event: NSEvent) {}
  /// The right button was released.
  open func rightMouseUp(with event: NSEvent) {}
  /// Another button was released.
  open func otherMouseUp(with event: NSEvent) {}
  /// The mouse moved with the left button pressed.
  open func mouseDragged(with event: NSEvent) {}
  /// The mouse moved with the right button pressed.
  open func rightMouseDragged(with event: NSEvent) {}
  /// The mouse moved with another button pressed.
  open func otherMouseDragged(with event: NSEvent) {}
  /// A key was pressed.
  open func keyDown(with event: NSEvent) {}
  /// A key was released.
  open func keyUp(with event: NSEvent) {}
  /// The modifier keys changed.
  open func flagsChanged(with event: NSEvent) {}
  /// A pen moved on a tablet.
  open func tabletPoint(with event: NSEvent) {}
  /// Two fingers magnified.
  open func magnify(with event: NSEvent) {}
  /// Two fingers rotated.
  open func rotate(with event: NSEvent) {}
  /// The pressure changed.
  open func pressureChange(with event: NSEvent) {}
  /// Touches began.
  open func touchesBegan(with event: NSEvent) {}
  /// Touches moved.
  open func touchesMoved(with event: NSEvent) {}
  /// Touches ended.
  open func touchesEnded(with event: NSEvent) {}
  /// Touches were cancelled.
  open func touchesCancelled(with event: NSEvent) {}
}

/// Responds to a gesture recognizer's queries.
///
/// - SeeAlso: Apple, "NSGestureRecognizerDelegate".
@preconcurrency @MainActor public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether an event may begin a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at one time.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Whether another gesture must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Whether the gesture must fail before another one.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
  /// Whether a recognizer receives a touch.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch
  ) -> Bool { true }
}
