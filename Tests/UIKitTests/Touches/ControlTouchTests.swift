import Foundation
import Testing
import UIKit

/// Controls, fields, bars and menus under simulated fingers.
///
/// Source: Apple, "UIControl" and its subclasses, "UIControl.Event", "UINavigationBar", "UITabBar".
@MainActor struct ControlTouchTests {
  /// A screen with a control whose events are noted by name.
  private func screen(_ control: UIControl, at frame: CGRect? = nil) -> TouchedScreen {
    let screen = TouchedScreen()
    if let frame { control.frame = frame }
    screen.window.addSubview(control)
    for (event, name) in TrackingTests.events + [
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      (.touchDownRepeat, "again"), (.editingDidBegin, "edit"), (.editingChanged, "typed"),
    ] {
      control.addAction(UIAction { [weak screen] _ in screen?.diary.append(name) }, for: event)
    }
    return screen
  }

  /// The way of a finger over a button of 100 points from 100 on, and the events.
  @Test(arguments: [
    ([150.0], ["down", "up in", "primary"]),
    ([150, 160], ["down", "drag in", "up in", "primary"]),
    ([150, 250], ["down", "drag out", "exit", "up out"]),
    ([150, 250, 150], ["down", "drag out", "exit", "drag in", "enter", "up in", "primary"]),
    ([50, 150], []),
  ])
  func buttons(way: [Double], events: [String]) {
    let button = UIButton(type: .custom)
    let screen = screen(button, at: CGRect(x: 100, y: 100, width: 100, height: 40))
    screen.drag(way.map { CGPoint(x: $0, y: 120) }, seconds: 1 / 60)
    #expect(screen.diary == events)
    #expect(!button.isTracking && !button.isHighlighted && !button.isTouchInside)
  }

  @Test func aButtonIsHighlightedWhileItIsTouched() {
    let button = UIButton(type: .custom)
    let screen = screen(button, at: CGRect(x: 0, y: 0, width: 100, height: 40))
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 5, y: 5)])
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    fingers.move(to: [CGPoint(x: 200, y: 5)], in: 1 / 60)
    #expect(button.isTracking && !button.isTouchInside && !button.isHighlighted)
    fingers.cancel()
    #expect(screen.diary.last == "cancelled" && !button.isTracking)
    button.isEnabled = false
    screen.diary = []
    screen.tap(5, 5)
    #expect(screen.diary == [])
    button.isEnabled = true
    screen.tap(5, 5, count: 2)
    #expect(screen.diary == ["down", "up in", "primary", "down", "again", "up in", "primary"])
  }

  /// Selectors with an event get the event of the touch.
  @Test func actionsGetTheEvent() {
    final class Control: UIControl {
      var events: [UIEvent?] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        events.append(event)
      }
    }
    let control = Control()
    control.addTarget(nil, action: "tapped:", for: .touchUpInside)
    let screen = screen(control, at: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.tap(5, 5)
    control.sendActions(for: .touchUpInside)
    #expect(control.events.map { $0?.allTouches?.count } == [1, nil])
  }

  /// Paths of a finger from the left of a switch, in widths of it, with whether the switch is on afterwards.
  @Test(arguments: [
    (false, 0.2, 0.2, true), (true, 0.2, 0.2, false), (false, 0.2, 0.9, true),
    (true, 0.2, 0.9, true), (true, 0.8, 0.1, false), (false, 0.5, -3, false),
  ])
  func switches(isOn: Bool, start: Double, end: Double, isOnAfterwards: Bool) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    let screen = screen(toggle)
    let width = toggle.bounds.width
    screen.drag([CGPoint(x: start * width, y: 10), CGPoint(x: end * width, y: 10)])
    #expect(toggle.isOn == isOnAfterwards)
    #expect(screen.diary.contains("value") == (isOn != isOnAfterwards))
    #expect(screen.diary.contains("primary") == screen.diary.contains("value"))
  }

  /// The thumb follows the finger: a way of a share of the thumb's room is that share of the range.
  @Test(arguments: [0.25, 0.5, 1, 2], [true, false]) func sliders(share: Double, isContinuous: Bool)
  {
    let slider = UISlider()
    (slider.maximumValue, slider.isContinuous) = (10, isContinuous)
    let screen = screen(slider, at: CGRect(x: 50, y: 100, width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let start = slider.convert(CGPoint(x: thumb.midX + 3, y: thumb.midY), to: nil)
    screen.drag([start, CGPoint(x: start.x + share * (track.width - thumb.width), y: start.y)])
    #expect(abs(slider.value - Float(min(1, share)) * 10) < 1e-4)
    #expect(screen.diary.filter { $0 == "value" }.count > (isContinuous ? 3 : 0))
    if !isContinuous { #expect(screen.diary.filter { $0 == "value" }.count == 1) }
    slider.value = 0
    screen.diary = []
    screen.tap(245, 117)
    #expect(slider.value == 0 && screen.diary == [])
  }

  /// Steps by taps on the halves, at both limits.
  @Test(arguments: [
    (5.0, 0.8, false, 7.0), (5, 0.2, false, 3), (9, 0.8, false, 10), (10, 0.8, true, 0),
    (0, 0.2, true, 10), (10, 0.8, false, 10),
  ])
  func steppers(value: Double, place: Double, wraps: Bool, after: Double) {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.stepValue, stepper.wraps) = (10, 2, wraps)
    stepper.value = value
    let screen = screen(stepper)
    screen.tap(place * stepper.bounds.width, 10)
    #expect(stepper.value == after)
    #expect(screen.diary.contains("value") == (value != after))
  }

  /// A held stepper steps again after half a second, then ten times a second.
  @Test(arguments: [(true, 0.45, 1.0), (true, 0.55, 2), (true, 1.05, 7), (false, 2, 1)])
  func heldSteppers(repeats: Bool, seconds: Double, value: Double) {
    let stepper = UIStepper()
    stepper.autorepeat = repeats
    let screen = screen(stepper)
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: stepper.bounds.width * 0.8, y: 10)])
    fingers.hold(for: seconds)
    fingers.lift()
    TouchClock.shared.settle()
    #expect(stepper.value == value)
  }

  /// The touched segment of three, of which the last is disabled, and the selection.
  @Test(arguments: [
    (0, false, 0, false), (1, false, 1, true), (2, false, 0, false), (1, true, -1, true),
  ])
  func segments(index: Int, isMomentary: Bool, selected: Int, isSent: Bool) {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = isMomentary ? -1 : 0
    control.isMomentary = isMomentary
    control.setEnabled(false, forSegmentAt: 2)
    let screen = screen(control, at: CGRect(x: 0, y: 0, width: 300, height: 32))
    var seen = -1
    control.addAction(
      UIAction { [weak control] _ in seen = control?.selectedSegmentIndex ?? -1 },
      for: .valueChanged)
    let frame = control.segmentFrames[index]
    screen.tap(frame.midX, frame.midY)
    #expect(control.selectedSegmentIndex == selected)
    #expect(screen.diary.contains("value") == isSent && (!isSent || seen == index))
  }

  @Test func segmentsPerformTheirActions() {
    var titles: [String] = []
    let actions = ["One", "Two"].map { title in UIAction(title: title) { titles.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    let screen = screen(control, at: CGRect(x: 0, y: 0, width: 300, height: 32))
    screen.tap(200, 16)
    #expect(titles == ["Two"])
  }

  @Test(arguments: [(0, 0.9, 1), (1, 0.1, 0), (2, 0.9, 2), (0, 0.1, 0)])
  func pages(page: Int, place: Double, after: Int) {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (3, page)
    let screen = screen(control, at: CGRect(x: 0, y: 0, width: 200, height: 30))
    screen.tap(place * 200, 15)
    #expect(control.currentPage == after && screen.diary.contains("value") == (page != after))
  }

  // MARK: Texts

  @Test func fieldsBeginEditing() {
    let field = UITextField()
    field.clearButtonMode = .always
    let screen = screen(field, at: CGRect(x: 0, y: 0, width: 200, height: 40))
    screen.tap(20, 20)
    #expect(field.isFirstResponder && screen.diary == ["down", "edit", "up in"])
    field.text = "Ada"
    let clear = field.clearButtonRect(forBounds: field.bounds)
    screen.tap(clear.midX, clear.midY)
    #expect(field.text == "" && screen.diary.contains("typed"))
    field.resignFirstResponder()
    field.isEnabled = false
    screen.tap(20, 20)
    #expect(!field.isFirstResponder)
  }

  @Test func textViewsAndSearchBarsBeginEditing() {
    final class Delegate: UISearchBarDelegate {
      var cancels = 0
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
    }
    let (screen, delegate) = (TouchedScreen(), Delegate())
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 150, width: 300, height: 56))
    (bar.delegate, bar.showsCancelButton) = (delegate, true)
    screen.window.addSubview(text)
    screen.window.addSubview(bar)
    screen.tap(20, 20)
    #expect(text.isFirstResponder)
    screen.tap(60, 178)
    #expect(bar.isFirstResponder && !text.isFirstResponder)
    screen.tap(280, 178)
    #expect(delegate.cancels == 1)
    text.isEditable = false
    screen.tap(20, 20)
    #expect(!text.isFirstResponder)
    bar.resignFirstResponder()
  }

  // MARK: Bars and menus

  @Test func tabsAreSelected() {
    let (screen, tabs) = (TouchedScreen(), UITabBarController())
    let pages = (0..<3).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return page
    }
    tabs.viewControllers = pages
    screen.window.rootViewController = tabs
    screen.window.layoutIfNeeded()
    for index in [2, 1, 0] {
      let frame = tabs.tabBar.tabFrames[index]
      let place = tabs.tabBar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      screen.tap(place.x, place.y)
      #expect(tabs.selectedIndex == index)
    }
    pages[2].tabBarItem.isEnabled = false
    let frame = tabs.tabBar.tabFrames[2]
    let place = tabs.tabBar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    screen.tap(place.x, place.y)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func navigationBarsGoBackAndSendActions() {
    let (screen, root, top) = (TouchedScreen(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    screen.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    top.navigationItem.rightBarButtonItem = item
    screen.window.layoutIfNeeded()
    let bar = navigation.navigationBar
    func tap(_ rect: CGRect?) {
      let rect = rect ?? .zero
      let place = bar.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      screen.tap(place.x, place.y)
    }
    tap(bar.touchParts.first { $0.text == "Save" }?.frame)
    item.isEnabled = false
    tap(bar.touchParts.first { $0.text == "Save" }?.frame)
    #expect(taps == 1 && navigation.viewControllers.count == 2)
    tap(bar.backButtonFrame)
    #expect(navigation.viewControllers == [root])
  }

  @Test func toolbarsSendActionsAndMenusAreTapped() {
    let screen = TouchedScreen()
    var words: [String] = []
    let menu = UIMenu(
      children: ["Copy", "Paste"].map { title in UIAction(title: title) { words.append($0.title) } }
    )
    let bar = UIToolbar(frame: CGRect(x: 0, y: 340, width: 300, height: 44))
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    item.menu = menu
    bar.items = [item]
    screen.window.addSubview(bar)
    screen.window.layoutIfNeeded()
    let rect = bar.touchParts.first { $0.text == "More" }?.frame ?? .zero
    screen.tap(rect.midX, 340 + rect.midY)
    #expect(screen.window.visibleMenu === menu)
    screen.tap(5, 5)
    #expect(screen.window.visibleMenu == nil && words == [])
    screen.tap(rect.midX, 340 + rect.midY)
    screen.window.layoutIfNeeded()
    let label = screen.window.allViews.first { ($0 as? UILabel)?.text == "Paste" }
    let place = label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    screen.tap(Double(place?.x ?? 0), Double(place?.y ?? 0))
    #expect(words == ["Paste"] && screen.window.visibleMenu == nil)
  }

  /// A press opens the context menu of a view, whose touch is cancelled; without a menu nothing happens.
  @Test(arguments: [true, false]) func contextMenus(hasMenu: Bool) {
    final class Provider: UIContextMenuInteractionDelegate {
      var menu: UIMenu?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
      }
    }
    let (screen, provider) = (TouchedScreen(), Provider())
    let view = screen.add("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = UIContextMenuInteraction(delegate: provider)
    view.addInteraction(interaction)
    if hasMenu { provider.menu = UIMenu(children: [UIAction(title: "A") { _ in }]) }
    let fingers = Fingers(on: screen.window)
    fingers.touch([CGPoint(x: 20, y: 30)])
    fingers.hold(for: 0.6)
    fingers.lift()
    #expect(screen.window.visibleMenu === provider.menu && view.gestureRecognizers == nil)
    #expect(screen.diary == ["view began", hasMenu ? "view cancelled" : "view ended"])
    if hasMenu { #expect(interaction.location(in: view) == CGPoint(x: 20, y: 30)) }
  }

  /// A button that shows its menu opens it in place of its action, and an alert's action is a button.
  @Test func menusOfButtonsAndAlerts() {
    let button = UIButton(type: .system)
    (button.menu, button.showsMenuAsPrimaryAction) = (
      UIMenu(children: [UIAction(title: "A") { _ in }]), true
    )
    let screen = screen(button, at: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.tap(10, 10)
    #expect(screen.window.visibleMenu === button.menu)
    screen.window.dismissMenu()
    let (controller, alert) = (
      UIViewController(), UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    )
    var answers: [String] = []
    for title in ["No", "Yes"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
    }
    screen.window.rootViewController = controller
    controller.present(alert, animated: false)
    screen.window.layoutIfNeeded()
    let yes = screen.window.allViews.first { ($0 as? UIButton)?.currentTitle == "Yes" }
    let place = yes.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    screen.tap(Double(place?.x ?? 0), Double(place?.y ?? 0))
    #expect(answers == ["Yes"] && controller.presentedViewController == nil)
  }
}

extension UIView {
  /// The view and all views in it.
  var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
