/// A field with a list of values.
///
/// - SeeAlso: Apple, "NSComboBox".
@preconcurrency @MainActor open class NSComboBox: NSTextField {
  package override var controlStyle: ControlStyle { .comboBox }
}
