/// A text field that hides its text.
///
/// - SeeAlso: Apple, "NSSecureTextField".
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {
  package override class var standardCellClass: NSCell.Type? { NSSecureTextFieldCell.self }
  /// A dot for each character of the text.
  package override var shownText: String? { String(repeating: "•", count: stringValue.count) }
}
