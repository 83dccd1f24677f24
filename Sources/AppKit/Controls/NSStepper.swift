public import Foundation

/// A control with two arrows that change a value.
///
/// - SeeAlso: Apple, "NSStepper".
@preconcurrency @MainActor open class NSStepper: NSControl {
  /// The smallest value.
  open var minValue = 0.0
  /// The largest value.
  open var maxValue = 59.0
  /// The amount by which an arrow changes the value.
  open var increment = 1.0
  /// Whether the value goes on at the other end.
  open var valueWraps = true
  /// Whether a held arrow changes the value again and again; stored only, as nothing holds it.
  open var autorepeat = true
  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  package override func release(at place: NSPoint) {
    guard isMousePoint(place, in: bounds) else { return }
    step(place.y < bounds.midY ? increment : -increment)
  }
  private func step(_ change: Double) {
    var value = doubleValue + change
    if value > maxValue { value = valueWraps ? minValue : maxValue }
    if value < minValue { value = valueWraps ? maxValue : minValue }
    doubleValue = value
    sendAction(action, to: target)
  }
  open override func keyDown(with event: NSEvent) {
    switch event.specialKey {
    case .upArrow?: step(increment)
    case .downArrow?: step(-increment)
    default: super.keyDown(with: event)
    }
  }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSStepper else { return }
    (minValue, maxValue, increment) = (other.minValue, other.maxValue, other.increment)
    valueWraps = other.valueWraps
  }
  package override class var standardCellClass: NSCell.Type? { NSStepperCell.self }
  package override var ownRole: NSAccessibility.Role? { .incrementor }
  package override var controlStyle: ControlStyle { .stepper }
  /// Whether the stepper is a point less high, as before macOS 10.12.
  package var isLower = false
  open override var intrinsicContentSize: NSSize {
    NSSize(
      width: controlSize == .small || controlSize == .mini ? 11 : generation == .glass ? 20 : 13,
      height: (ControlHeights.alignmentHeight(.stepper, sizeClass, generation) ?? 23)
        - (isLower && sizeClass == .regular ? 1 : 0))
  }

  open override func draw(_ dirtyRect: NSRect) { paintControl { $0.stepper($0.rect) } }
}
