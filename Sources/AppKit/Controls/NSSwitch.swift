public import Foundation

/// A control that switches between on and off.
///
/// - SeeAlso: Apple, "NSSwitch".
@preconcurrency @MainActor open class NSSwitch: NSControl {
  /// The state: on or off.
  open var state = NSControl.StateValue.off { didSet { needsDisplay = true } }
  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  /// Switches, then sends the action.
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    state = state == .on ? .off : .on
    super.performClick(sender)
  }
  package override var ownRole: NSAccessibility.Role? { .checkBox }
  package override var ownValue: Any? { state.rawValue }
  package override var controlStyle: ControlStyle { .toggle }
  open override var intrinsicContentSize: NSSize {
    let height = ControlHeights.alignmentHeight(.toggle, sizeClass, generation) ?? 22
    // 38 wide at 22 points height (7 of 7), 36 at 16 in the current look (4 of 4).
    let ratio = generation == .glass ? 2.25 : 1.73
    return NSSize(width: (height * ratio).rounded(), height: height)
  }

  open override func draw(_ dirtyRect: NSRect) { paintControl { $0.toggle($0.rect, state) } }
}
