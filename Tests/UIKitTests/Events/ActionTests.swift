import Foundation
import Testing
import UIKit

/// Targets, actions, gestures and animations, as far as view code mentions them.
///
/// Sources: Apple, "UIControl", "UIAction", "UIGestureRecognizer", "UIView" (animations).
@MainActor @Suite struct ActionTests {
  final class Hearer: UIView, ActionResponder {
    var heard: [String] = []
    var known: Set<Selector> = ["tap:"]
    func respond(to action: Selector, sender: Any?) -> Bool {
      guard known.contains(action) else { return false }
      heard.append("\(action) from \((sender as? UIView)?.tag ?? -1)")
      return true
    }
  }

  @Test func actionsAreDoneForTheirEvents() {
    let control = UIControl()
    var done: [String] = []
    let one = UIAction(identifier: .init("one")) {
      done.append("\(($0.sender as? UIControl) === control)")
    }
    control.addAction(one, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in done.append("two") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(done == ["true", "two"])
    control.sendActions(for: .touchDown)
    #expect(done.count == 2)
    control.removeAction(identifiedBy: .init("one"), for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(done == ["true", "two", "two"])
    control.sendActions(for: .valueChanged)
    #expect(done.count == 4)
    // The same name for the same event takes the former's place.
    control.addAction(
      UIAction(identifier: .init("one")) { _ in done.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(done.last == "new" && done.count == 5)
    #expect(one.sender == nil)
  }

  @Test func targetsReceiveTheirSelectors() {
    let control = UIControl()
    control.tag = 7
    let hearer = Hearer()
    control.addTarget(hearer, action: "tap:", for: .touchUpInside)
    control.addTarget(hearer, action: Selector("tap:"), for: .valueChanged)
    control.addTarget(hearer, action: "unknown", for: .touchDown)
    control.addTarget("no responder", action: "tap:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(hearer.heard == ["tap: from 7"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
    #expect(control.actions(forTarget: hearer, forControlEvent: .valueChanged) == ["tap:"])
    #expect(control.actions(forTarget: hearer, forControlEvent: .editingChanged) == nil)
    #expect(control.allTargets.contains(hearer))
    control.removeTarget(hearer, action: "tap:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(hearer.heard.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty && control.allTargets.isEmpty)
  }

  @Test func withoutATargetTheChainIsAsked() {
    let (outer, inner, control) = (Hearer(), Hearer(), UIControl())
    inner.known = []
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "tap:", for: .touchUpInside)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    control.sendActions(for: .touchUpInside)
    #expect(outer.heard == ["tap: from 0"] && inner.heard.isEmpty)
    inner.known = ["tap:"]
    control.sendActions(for: .touchUpInside)
    #expect(outer.heard.count == 1 && inner.heard.count == 1)
  }

  @Test func targetsAreNotRetained() {
    let control = UIControl()
    weak var gone: Hearer?
    do {
      let hearer = Hearer()
      gone = hearer
      control.addTarget(hearer, action: "tap:", for: .touchUpInside)
    }
    #expect(gone == nil && control.allTargets.isEmpty)
    control.sendActions(for: .touchUpInside)
  }

  @Test func statesSendActions() {
    let (view, other) = (Hearer(), UIView())
    let tap = UITapGestureRecognizer(target: view, action: "tap:")
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    tap.state = .ended
    tap.state = .failed
    tap.state = .possible
    #expect(view.heard.count == 1)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(other.gestureRecognizers == nil && tap.view == nil)
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 4))
  }

  @Test func changesAreMadeAtOnce() {
    let view = UIView()
    var order: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      order.append("changes")
    } completion: {
      order.append("done \($0)")
    }
    #expect(view.alpha == 0.5 && order == ["changes", "done true"])
    UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn, .allowUserInteraction]) {
      view.alpha = 1
    }
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(view.alpha == 1 && UIView.areAnimationsEnabled)
    let (parent, from, to) = (UIView(), UIView(), UIView())
    parent.addSubview(from)
    UIView.transition(from: from, to: to, duration: 1)
    #expect(parent.subviews == [to])
  }

  @Test func animators() {
    var order: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { order.append("a") }
    animator.addAnimations { order.append("b") }
    animator.addCompletion { order.append("\($0)") }
    #expect(order.isEmpty && animator.state == .inactive)
    animator.startAnimation()
    #expect(order == ["a", "b", "end"] && !animator.isRunning)
    let stopped = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { order.append("c") }
    stopped.addCompletion { order.append("\($0)") }
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .current)
    #expect(order == ["a", "b", "end", "current"])
  }

  /// Two keys; only their addresses count.
  nonisolated(unsafe) static var keys: (UInt8, UInt8) = (0, 0)

  @Test func associatedValuesGoWithTheirObject() {
    final class Value {}
    final class Foreign {}
    for make in [
      { UIView() }, { UIViewController() }, { NSLayoutConstraint() }, { UILayoutGuide() },
    ]
      as [@MainActor () -> AnyObject]
    {
      weak var value: Value?
      do {
        let object = make()
        let kept = Value()
        value = kept
        objc_setAssociatedObject(object, &Self.keys.0, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Self.keys.0) as? Value === kept)
        #expect(objc_getAssociatedObject(object, &Self.keys.1) == nil)
      }
      #expect(value == nil)
    }
    // A foreign object's value goes when it is replaced, or with later associations.
    let foreign = Foreign()
    weak var assigned: Value?
    do {
      let short = Value()
      assigned = short
      objc_setAssociatedObject(foreign, &Self.keys.0, short, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(foreign, &Self.keys.1, 5, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(foreign, &Self.keys.0) as? Value === short)
    }
    #expect(assigned == nil && objc_getAssociatedObject(foreign, &Self.keys.0) == nil)
    #expect(objc_getAssociatedObject(foreign, &Self.keys.1) as? Int == 5)
    objc_removeAssociatedObjects(foreign)
    #expect(objc_getAssociatedObject(foreign, &Self.keys.1) == nil)
  }
}
