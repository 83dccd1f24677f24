/// A text field that hides its text.
///
/// - SeeAlso: Apple, "NSSecureTextField".
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {
  /// A dot for each character of the text.
  package override var shownText: String? { String(repeating: "•", count: stringValue.count) }
}
