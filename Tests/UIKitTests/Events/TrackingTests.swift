import Foundation
import Testing
import UIKit

/// Touches in controls, beginnings of gestures, menus, containers of accessibility, spaces, timings.
///
/// Source: Apple, "UIControl", "UIGestureRecognizerDelegate", "UIMenuController",
/// "UIAccessibilityContainer", "UICoordinateSpace", "UISpringTimingParameters".
@MainActor struct TrackingTests {
  /// What notifications say; they are posted and heard on one thread.
  final class Heard: @unchecked Sendable { var words: [String] = [] }

  final class Finger: UITouch {
    var place = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { place }
  }
  final class Dial: UIControl {
    var diary: [String] = []
    var begins = true
    var continues = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      diary.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      diary.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { diary.append("end") }
    override func cancelTracking(with event: UIEvent?) { diary.append("cancel") }
  }
  static let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "drag in"), (.touchDragOutside, "drag out"),
    (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up in"),
    (.touchUpOutside, "up out"), (.touchCancel, "cancelled"),
  ]
  static func dial() -> Dial {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (event, name) in events {
      dial.addAction(UIAction { [weak dial] _ in dial?.diary.append(name) }, for: event)
    }
    return dial
  }

  @Test func aTouchIsTracked() {
    let (dial, finger) = (Self.dial(), Finger())
    finger.place = CGPoint(x: 5, y: 5)
    dial.touchesBegan([finger], with: nil)
    #expect(dial.isTracking && dial.isTouchInside && dial.isHighlighted)
    finger.place.x = 20
    dial.touchesMoved([finger], with: nil)
    #expect(dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
    finger.place.x = 5
    dial.touchesMoved([finger], with: nil)
    dial.touchesEnded([finger], with: nil)
    #expect(!dial.isTracking && !dial.isHighlighted)
    #expect(
      dial.diary == [
        "begin", "down", "continue", "drag out", "exit", "continue", "drag in", "enter", "end",
        "up in",
      ])
  }

  /// What is refused, where the touch ends, and the last entry.
  nonisolated static let ends: [(String, Double, String)] = [
    ("", 50, "up out"), ("begin", 5, "begin"), ("enabled", 5, ""), ("continue", 5, "continue"),
    ("cancel", 5, "cancelled"),
  ]
  @Test(arguments: ends) func trackingEnds(refused: String, x: Double, last: String) {
    let (dial, finger) = (Self.dial(), Finger())
    dial.begins = refused != "begin"
    dial.isEnabled = refused != "enabled"
    dial.continues = refused != "continue"
    dial.touchesBegan([finger], with: nil)
    finger.place.x = x
    if refused == "cancel" {
      dial.touchesCancelled([finger], with: nil)
    } else {
      if refused == "continue" { dial.touchesMoved([finger], with: nil) }
      dial.touchesEnded([finger], with: nil)
    }
    #expect((dial.diary.last ?? "") == last)
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  /// Whether view and delegate let a gesture begin, and the state afterwards.
  nonisolated static let beginnings: [(Bool, Bool, UIGestureRecognizer.State)] = [
    (true, true, .began), (false, true, .failed), (true, false, .failed),
  ]
  @Test(arguments: beginnings)
  func aGestureMayBegin(view: Bool, delegate: Bool, state: UIGestureRecognizer.State) {
    final class Area: UIView {
      var allows = true
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        allows
      }
    }
    final class Judge: UIGestureRecognizerDelegate {
      var allows = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let (area, judge, pan) = (Area(), Judge(), UIPanGestureRecognizer())
    area.addGestureRecognizer(pan)
    pan.delegate = judge
    (area.allows, judge.allows) = (view, delegate)
    pan.state = .began
    #expect(pan.state == state)
  }

  @Test func menusAreData() {
    let menu = UIMenuController.shared
    let heard = Heard()
    let names: [Notification.Name] = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        heard.words.append(note.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
    let view = UIView()
    menu.showMenu(from: view, rect: .zero)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: view)
    #expect(!menu.isMenuVisible)
    #expect(heard.words == names.map(\.rawValue))
    #expect(menu.menuItems?.first?.title == "Share")
    menu.menuItems = nil
  }

  @Test func accessibilityElementsAreCounted() {
    let (view, first, second) = (
      UIView(), UIView(), UIAccessibilityElement(accessibilityContainer: 0)
    )
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    view.accessibilityContainerType = .list
    #expect(view.accessibilityContainerType == .list)
  }

  @Test func spacesAreConverted() {
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    window.addSubview(outer)
    outer.addSubview(inner)
    let screen = UIScreen.main.coordinateSpace
    let space: any UICoordinateSpace = inner
    #expect(space.convert(CGPoint.zero, to: screen) == CGPoint(x: 16, y: 28))
    #expect(space.convert(CGPoint(x: 16, y: 28), from: screen) == .zero)
    #expect(
      screen.convert(inner.bounds, from: space) == CGRect(x: 16, y: 28, width: 10, height: 10))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test func timingsAreKept() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.timingCurveType == .spring)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    #expect(animator.timingParameters === spring)
    let curve = UIViewPropertyAnimator(duration: 1, curve: .linear).timingParameters
    #expect(curve?.cubicTimingParameters?.animationCurve == .linear)
    #expect(curve?.springTimingParameters == nil)
    var ran = false
    let animating: any UIViewImplicitlyAnimating = animator
    animating.addAnimations { ran = true }
    animating.startAnimation()
    #expect(ran)
  }

  @Test func editingExchangesAccessories() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (normal, editing) = (UIView(), UIView())
    (cell.accessoryView, cell.editingAccessoryView) = (normal, editing)
    #expect(normal.superview === cell && editing.superview == nil)
    cell.isEditing = true
    #expect(normal.superview == nil && editing.superview === cell)
    cell.editingAccessoryView = nil
    #expect(editing.superview == nil)
    cell.isEditing = false
    #expect(normal.superview === cell)
  }

  @Test func theTextSizeIsPosted() {
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      heard.words.append((size as? UIContentSizeCategory)?.rawValue ?? "")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let before = UIApplication.shared.preferredContentSizeCategory
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    UIApplication.shared.preferredContentSizeCategory = before
    let expected: [UIContentSizeCategory] = [.extraLarge, before]
    #expect(heard.words == expected.map(\.rawValue))
  }
}
