import AppKit
import Testing

/// A view that knows one action, and takes keyboard input.
final class KnowingView: NSView, ActionResponder {
  var known: Selector = ""
  var senders: [NSObject] = []
  override var acceptsFirstResponder: Bool { true }
  func respond(to action: Selector, sender: Any?) -> Bool {
    guard action == known else { return false }
    senders += [sender as? NSObject].compactMap { $0 }
    return true
  }
}

/// Who gets actions: Apple, "NSApplication.sendAction(_:to:from:)", "NSControl.performClick(_:)".
@MainActor struct ActionTests {
  /// What the target, the view around it and the first responder of the key window know; who gets the action
  /// when it has a target or none.
  enum Place: Sendable { case target, around, first, none }

  @Test(
    arguments: [
      (["a", "a", "a"], true, .target), (["b", "a", "a"], true, .none),
      (["a", "a", "a"], false, .first), (["a", "a", "b"], false, .none),
    ] as [([String], Bool, Place)])
  func whoGetsAnAction(known: [String], hasTarget: Bool, place: Place) {
    let (target, around, first) = (KnowingView(), KnowingView(), KnowingView())
    for (view, name) in zip([target, around, first], known) { view.known = Selector(name) }
    let window = NSWindow(
      contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    window.contentView?.addSubview(first)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    #expect(window.makeFirstResponder(first))
    let control = NSControl(frame: .zero)
    around.addSubview(control)
    (control.target, control.action) = (hasTarget ? target : nil, "a")
    control.performClick(nil)
    #expect(target.senders == (place == .target ? [control] : []))
    #expect(around.senders.isEmpty)
    #expect(first.senders == (place == .first ? [control] : []))
    #expect(control.sendAction("a", to: around))
    #expect(!control.sendAction(nil, to: around))
    #expect(around.senders == [control])
  }

  /// Without a window that takes keyboard input the chain begins at the sender.
  @Test func theChainOfTheSender() {
    let around = KnowingView()
    around.known = "a"
    let control = NSControl(frame: .zero)
    around.addSubview(control)
    control.action = "a"
    NSApplication.shared.keyWindow?.close()
    control.performClick(nil)
    control.isEnabled = false
    control.performClick(nil)
    #expect(around.senders == [control])
  }
}
