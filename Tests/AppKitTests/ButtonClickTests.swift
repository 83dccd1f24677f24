import AppKit
import Testing

/// What a click does to a button's state: Apple, "NSButton.ButtonType".
@MainActor struct ButtonClickTests {
  @Test(
    arguments: [
      (.switch, [.on, .off]), (.toggle, [.on, .off]), (.pushOnPushOff, [.on, .off]),
      (.onOff, [.on, .off]), (.radio, [.on, .on]), (.momentaryPushIn, [.off, .off]),
      (.momentaryLight, [.off, .off]), (.momentaryChange, [.off, .off]),
    ] as [(NSButton.ButtonType, [NSControl.StateValue])])
  func statesAfterClicks(type: NSButton.ButtonType, states: [NSControl.StateValue]) {
    let button = NSButton()
    button.setButtonType(type)
    for state in states {
      button.performClick(nil)
      #expect(button.state == state)
    }
    button.isEnabled = false
    button.performClick(nil)
    #expect(button.state == states.last)
  }

  /// The state has changed when the target is notified.
  @Test func theActionFollowsTheState() {
    final class Target: NSView, ActionResponder {
      var states: [NSControl.StateValue] = []
      func respond(to action: Selector, sender: Any?) -> Bool {
        states += [(sender as? NSButton)?.state].compactMap { $0 }
        return true
      }
    }
    let target = Target()
    let box = NSButton(checkboxWithTitle: "Grid", target: target, action: "toggle:")
    box.performClick(nil)
    box.performClick(nil)
    #expect(target.states == [.on, .off])
  }

  /// Radio buttons with the same superview and action are a group: "NSButton.ButtonType.radio".
  @Test func radioButtonsOfAGroupTurnOff() {
    let view = NSView()
    let buttons = ["size:", "size:", "colour:"].map { action in
      NSButton(radioButtonWithTitle: action, target: nil, action: Selector(action))
    }
    for button in buttons { view.addSubview(button) }
    for index in [2, 0, 1] { buttons[index].performClick(nil) }
    #expect(buttons.map(\.state) == [.off, .on, .on])
  }
}
