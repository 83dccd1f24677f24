public import Foundation

/// A control with two arrows that change a value.
///
/// - SeeAlso: Apple, "NSStepper".
@preconcurrency @MainActor open class NSStepper: NSControl {
  /// The smallest value.
  open var minValue = 0.0
  /// The largest value.
  open var maxValue = 59.0
  /// The amount by which an arrow changes the value; stored only.
  open var increment = 1.0
  package override var controlStyle: ControlStyle { .stepper }
  open override var intrinsicContentSize: NSSize {
    NSSize(
      width: controlSize == .small || controlSize == .mini ? 11 : generation == .glass ? 20 : 13,
      height: ControlHeights.alignmentHeight(.stepper, sizeClass, generation) ?? 23)
  }

  open override func draw(_ dirtyRect: NSRect) { paint { $0.stepper($0.rect) } }
}
