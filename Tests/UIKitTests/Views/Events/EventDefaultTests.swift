import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Touches, presses, recognizers and effects, none of which comes from a system: what they keep, and what views
/// keep for them.
///
/// Source of the defaults: Apple, "UIGestureRecognizer" and its classes, "UIView", "UIInterpolatingMotionEffect",
/// "UIResponder".
@MainActor struct EventDefaultTests {
  @Test func settingsOfRecognizersAreKept() {
    let press = UILongPressGestureRecognizer()
    #expect(
      KeptProperty.lapses(
        in: press,
        [
          KeptProperty(\.minimumPressDuration, default: 0.5, other: 2),
          KeptProperty(\.allowableMovement, default: 10, other: 30),
          KeptProperty(\.cancelsTouchesInView, default: true, other: false),
          KeptProperty(\.delaysTouchesBegan, default: false, other: true),
          KeptProperty(\.delaysTouchesEnded, default: true, other: false),
        ]) == [])
    #expect(press.numberOfTouches == 0 && press.state == .possible)
    #expect(
      KeptProperty.lapses(
        in: UIPanGestureRecognizer(),
        [
          KeptProperty(\.minimumNumberOfTouches, default: 1, other: 2),
          KeptProperty(\.maximumNumberOfTouches, default: .max, other: 3),
        ]) == [])
    #expect(
      KeptProperty.lapses(
        in: UIRotationGestureRecognizer(), [KeptProperty(\.rotation, default: 0, other: 1)]) == [])
  }

  final class Listener: NSObject, ActionResponder {
    var heard: [String] = []
    func respond(to action: Selector, sender: Any?) -> Bool {
      heard.append("\(action.description) \(sender is UIHoverGestureRecognizer)")
      return true
    }
  }

  /// Recognized and ended are one state, in which actions are sent; a hover is a recognizer like others.
  @Test func recognizedGesturesSendActions() {
    let listener = Listener()
    let hover = UIHoverGestureRecognizer(target: listener, action: "hover:")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addGestureRecognizer(hover)
    hover.state = .failed
    #expect(listener.heard.isEmpty)
    hover.state = .recognized
    #expect(listener.heard == ["hover: true"] && hover.state == .ended && hover.view === view)
  }

  /// Where a touch was before, in the space of a view.
  @Test func touchesKnowWhereTheyWere() {
    let touch = UITouch()
    #expect(touch.tapCount == 0 && touch.previousLocation(in: nil) == .zero)
    touch.place = (now: CGPoint(x: 30, y: 40), before: CGPoint(x: 20, y: 25))
    touch.tapCount = 2
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    root.addSubview(view)
    #expect(touch.previousLocation(in: view) == CGPoint(x: 15, y: 19))
    #expect(touch.location(in: view) == CGPoint(x: 25, y: 34) && touch.tapCount == 2)
    #expect(UIEvent().allTouches == nil && UIPressesEvent().allPresses.isEmpty)
  }

  /// A scroll view lets touches through to its content unless a subclass says otherwise.
  @Test func scrollViewsLetTouchesBegin() {
    let scroll = UIScrollView()
    #expect(scroll.touchesShouldBegin([UITouch()], with: UIEvent(), in: UIView()))
  }

  @Test func settingsOfViewsAreKept() {
    let (root, view) = (UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(
      KeptProperty.lapses(
        in: view,
        [
          KeptProperty(\.clearsContextBeforeDrawing, default: true, other: false),
          KeptProperty(\.isMultipleTouchEnabled, default: false, other: true),
          KeptProperty(\.isExclusiveTouch, default: false, other: true),
          KeptProperty(\.showsLargeContentViewer, default: false, other: true),
          KeptProperty(\.contentScaleFactor, default: UIScreen.main.scale, other: 7),
        ]) == [])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  /// The mode is never automatic: it is that of the nearest view that has one, or else normal.
  @Test func tintsAreAdjustedFromAbove() {
    let views = (0..<3).map { _ in UIView() }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    func modes() -> [UIView.TintAdjustmentMode] { views.map(\.tintAdjustmentMode) }
    #expect(modes() == [.normal, .normal, .normal])
    views[0].tintAdjustmentMode = .dimmed
    #expect(modes() == [.dimmed, .dimmed, .dimmed])
    views[1].tintAdjustmentMode = .normal
    #expect(modes() == [.dimmed, .normal, .normal])
    views[1].tintAdjustmentMode = .automatic
    #expect(modes() == [.dimmed, .dimmed, .dimmed])
  }

  /// Motion is not felt: effects move nothing, and a group holds others.
  @Test func effectsOfMotionMoveNothing() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let tilt = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(tilt.minimumRelativeValue == nil && tilt.maximumRelativeValue == nil)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    #expect(tilt.minimumRelativeValue as? Int == -10 && tilt.maximumRelativeValue as? Int == 10)
    #expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongHorizontalAxis)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    let group = UIMotionEffectGroup()
    #expect(
      KeptProperty.lapses(
        in: group, [KeptProperty(\.motionEffects, default: nil, other: [tilt])]) == [])
    view.addMotionEffect(group)
    view.addMotionEffect(tilt)
    #expect(view.motionEffects == [group, tilt])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [tilt])
  }

  final class Responder: UIResponder, ActionResponder {
    func respond(to action: Selector, sender: Any?) -> Bool { true }
  }

  /// Key commands are not performed, and input views not shown.
  @Test func respondersAnswer() {
    let (plain, able) = (UIResponder(), Responder())
    #expect(plain.keyCommands == nil && plain.inputView == nil)
    #expect(!plain.canPerformAction("copy:", withSender: nil))
    #expect(able.canPerformAction("copy:", withSender: nil))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.inputView = UIView()
    field.reloadInputViews()
    #expect(field.subviews.allSatisfy { $0 !== field.inputView } && field.inputView?.window == nil)
  }

  /// The view that goes to the back is the first one; a view of another parent stays where it is.
  @Test func subviewsGoToTheBack() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    views.forEach(root.addSubview)
    root.sendSubviewToBack(views[2])
    #expect(root.subviews == [views[2], views[0], views[1]])
    UIView().sendSubviewToBack(views[1])
    #expect(root.subviews == [views[2], views[0], views[1]])
  }

  /// A menu that never opened is dismissed without any call.
  @Test func menusAreDismissed() {
    final class Provider: UIContextMenuInteractionDelegate {
      var count = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        count += 1
        return nil
      }
    }
    let (provider, view) = (Provider(), UIView())
    let interaction = UIContextMenuInteraction(delegate: provider)
    view.addInteraction(interaction)
    interaction.dismissMenu()
    #expect(provider.count == 0 && interaction.view === view)
  }
}
