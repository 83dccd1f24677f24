import AppKit
import TestSupport
import Testing

/// Controls that the mouse and keys use, through a window.
@MainActor struct ClickTests {
  let receiver = Receiver()

  private func use(_ control: NSControl, width: CGFloat = 120, height: CGFloat = 30) -> NSWindow {
    control.frame = NSRect(x: 20, y: 20, width: width, height: height)
    control.target = receiver
    control.action = "used:"
    return Mouse.window(control)
  }

  @Test func aButtonIsClicked() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    let window = use(button)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.send(.leftMouseDown, button)
    #expect(button.isHighlighted && receiver.heard == [])
    mouse.send(.leftMouseDragged, button, at: NSPoint(x: -30, y: -30))
    #expect(!button.isHighlighted)
    mouse.send(.leftMouseUp, button, at: NSPoint(x: -30, y: -30))
    #expect(receiver.heard == [])
    mouse.click(button)
    #expect(receiver.heard == ["used:"] && !button.isHighlighted)
    button.isEnabled = false
    mouse.click(button)
    #expect(receiver.heard == ["used:"])
    button.isEnabled = true
    #expect(
      button.sendAction(on: .leftMouseDown) == Int(NSEvent.EventTypeMask.leftMouseUp.rawValue))
    mouse.send(.leftMouseDown, button)
    #expect(receiver.heard == ["used:", "used:"])
    mouse.send(.leftMouseUp, button)
    #expect(receiver.heard == ["used:", "used:"])
  }

  @Test func boxesAndSwitchesToggle() {
    let box = NSButton(checkboxWithTitle: "A", target: nil, action: nil)
    box.allowsMixedState = true
    let window = use(box)
    defer { window.close() }
    let mouse = Mouse(window: window)
    var states: [NSControl.StateValue] = []
    for _ in 0..<3 {
      mouse.click(box)
      states.append(box.state)
    }
    #expect(states == [.on, .mixed, .off] && receiver.heard.count == 3)
    let toggle = NSSwitch(frame: .zero)
    let other = use(toggle)
    defer { other.close() }
    Mouse(window: other).click(toggle)
    #expect(toggle.state == .on && receiver.heard.count == 4)
  }

  @Test func aSliderFollowsTheMouse() {
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 10, target: nil, action: nil)
    let window = use(slider)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.send(.leftMouseDown, slider)
    #expect(abs(slider.doubleValue - 5) < 0.01 && receiver.heard.count == 1)
    mouse.send(.leftMouseDragged, slider, at: NSPoint(x: 500, y: 10))
    #expect(slider.doubleValue == 10 && receiver.heard.count == 2)
    mouse.send(.leftMouseUp, slider, at: NSPoint(x: -10, y: 10))
    #expect(slider.doubleValue == 0 && slider.isContinuous)
    slider.numberOfTickMarks = 3
    slider.allowsTickMarkValuesOnly = true
    mouse.click(slider, at: NSPoint(x: 50, y: 10))
    #expect(slider.doubleValue == 5)
    #expect(window.makeFirstResponder(slider))
    mouse.type("\u{f703}")
    #expect(slider.doubleValue == 10)
    #expect(slider.tickMarkValue(at: 1) == 5 && slider.closestTickMarkValue(toValue: 8) == 10)
    let mark = slider.rectOfTickMark(at: 1)
    #expect(slider.indexOfTickMark(at: NSPoint(x: mark.midX, y: mark.midY)) == 1)
    #expect(slider.indexOfTickMark(at: NSPoint(x: 30, y: -9)) == NSNotFound)
  }

  @Test func segmentsAreSelected() {
    let control = NSSegmentedControl(
      labels: ["One", "Two", "Three"], trackingMode: .selectOne, target: nil, action: nil)
    let window = use(control)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.click(control)
    #expect(control.selectedSegment == 1 && receiver.heard.count == 1)
    control.setEnabled(false, forSegment: 2)
    mouse.click(control, at: NSPoint(x: 110, y: 10))
    #expect(control.selectedSegment == 1 && !control.isEnabled(forSegment: 2))
    control.trackingMode = .selectAny
    mouse.click(control, at: NSPoint(x: 5, y: 10))
    #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1))
    control.trackingMode = .momentary
    mouse.click(control)
    #expect(control.selectedSegment == -1)
  }

  @Test func steppersStep() {
    let stepper = NSStepper(frame: .zero)
    stepper.maxValue = 2
    let window = use(stepper)
    defer { window.close() }
    let mouse = Mouse(window: window)
    let (up, down) = (NSPoint(x: 5, y: 3), NSPoint(x: 5, y: 25))
    for _ in 0..<2 { mouse.click(stepper, at: up) }
    #expect(stepper.doubleValue == 2)
    mouse.click(stepper, at: up)
    #expect(stepper.doubleValue == 0)
    stepper.valueWraps = false
    mouse.click(stepper, at: down)
    #expect(stepper.doubleValue == 0 && stepper.autorepeat)
    #expect(window.makeFirstResponder(stepper))
    mouse.type("\u{f700}")
    #expect(stepper.doubleValue == 1)
  }

  @Test func levelsAreSetWhereTheyAreEditable() {
    let level = NSLevelIndicator(frame: .zero)
    level.levelIndicatorStyle = .rating
    let window = use(level)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.click(level)
    #expect(level.doubleValue == 0)
    level.isEditable = true
    mouse.click(level)
    #expect(level.doubleValue == 3 && receiver.heard == ["used:"])
  }

  @Test func wellsBecomeActive() {
    let well = NSColorWell(style: .minimal)
    let window = use(well)
    defer { window.close() }
    Mouse(window: window).click(well)
    #expect(well.isActive && receiver.heard == ["used:"])
    well.deactivate()
    #expect(!well.isActive && well.colorWellStyle == .minimal)
  }

  /// Keys press buttons: the return key the default one, the space key the one with the focus.
  @Test func keysPressButtons() {
    let button = NSButton(title: "OK", target: nil, action: nil)
    let window = use(button)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.type("\r")
    #expect(receiver.heard.isEmpty)
    window.defaultButtonCell = button.cell as? NSButtonCell
    #expect(button.keyEquivalent == "\r")
    mouse.type("\r")
    #expect(receiver.heard.count == 1)
    #expect(window.makeFirstResponder(button))
    mouse.type(" ")
    #expect(receiver.heard.count == 2)
    button.keyEquivalent = "k"
    button.keyEquivalentModifierMask = .command
    let event = Mouse.key("k", flags: .command)
    #expect(event.map { window.performKeyEquivalent(with: $0) } == true)
    #expect(receiver.heard.count == 3)
    window.disableKeyEquivalentForDefaultButtonCell()
    window.enableKeyEquivalentForDefaultButtonCell()
  }
}
