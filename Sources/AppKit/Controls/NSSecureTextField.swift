/// Text that is not shown.
///
/// - SeeAlso: Apple, "NSSecureTextField".
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {
  /// A dot for each letter.
  package override var shownText: String? { String(repeating: "•", count: stringValue.count) }
}
