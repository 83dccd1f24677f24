public import Foundation

/// A table with hierarchical rows.
///
/// - SeeAlso: Apple, "NSOutlineView".
@preconcurrency @MainActor open class NSOutlineView: NSTableView {
  /// The column whose cells have a disclosure triangle; nil for the first column.
  open weak var outlineTableColumn: NSTableColumn? { didSet { needsDisplay = true } }
  /// The indentation of a row relative to its parent row, in points.
  open var indentationPerLevel: CGFloat = 16 { didSet { needsDisplay = true } }
}
