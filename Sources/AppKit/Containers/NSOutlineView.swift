/// Rows of cells that have rows below them.
///
/// - SeeAlso: Apple, "NSOutlineView".
@preconcurrency @MainActor open class NSOutlineView: NSTableView {
}
