/// Text of any length.
///
/// - SeeAlso: Apple, "NSTextView".
@preconcurrency @MainActor open class NSTextView: NSView {
  /// The text.
  open var string = ""
  open override var isFlipped: Bool { true }
}
