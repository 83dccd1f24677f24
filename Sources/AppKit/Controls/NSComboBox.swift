public import Foundation

/// A text field with a list of values.
///
/// - SeeAlso: Apple, "NSComboBox".
@preconcurrency @MainActor open class NSComboBox: NSTextField {
  package override var controlStyle: ControlStyle { .comboBox }
  open override var intrinsicContentSize: NSSize {
    NSSize(
      width: NSView.noIntrinsicMetric,
      height: ControlHeights.alignmentHeight(.comboBox, sizeClass, generation) ?? 20)
  }

  open override func draw(_ dirtyRect: NSRect) {
    paint { FieldPainter(painter: $0, field: self, isCombo: true).draw() }
  }
}
