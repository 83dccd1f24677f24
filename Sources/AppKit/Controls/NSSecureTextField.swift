/// Text that is not shown.
///
/// - SeeAlso: Apple, "NSSecureTextField".
@preconcurrency @MainActor open class NSSecureTextField: NSTextField {
}
