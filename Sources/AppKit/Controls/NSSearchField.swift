/// A field to search with.
///
/// - SeeAlso: Apple, "NSSearchField".
@preconcurrency @MainActor open class NSSearchField: NSTextField {
}
