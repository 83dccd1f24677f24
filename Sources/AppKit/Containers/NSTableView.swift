/// Rows of cells.
///
/// - SeeAlso: Apple, "NSTableView".
@preconcurrency @MainActor open class NSTableView: NSView {
  open override var isFlipped: Bool { true }
}
