/// Text as a row of tokens.
///
/// - SeeAlso: Apple, "NSTokenField".
@preconcurrency @MainActor open class NSTokenField: NSTextField {
}
