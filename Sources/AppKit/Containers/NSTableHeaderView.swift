/// The titles of a table's columns.
///
/// - SeeAlso: Apple, "NSTableHeaderView".
@preconcurrency @MainActor open class NSTableHeaderView: NSView {
  open override var isFlipped: Bool { true }
}
