public import Foundation

/// Rows of cells that have rows below them.
///
/// - SeeAlso: Apple, "NSOutlineView".
@preconcurrency @MainActor open class NSOutlineView: NSTableView {
  /// The column whose cells have a triangle before them; the first where it is nil.
  open weak var outlineTableColumn: NSTableColumn? { didSet { needsDisplay = true } }
  /// The indentation of a row from the one it belongs to, in points.
  open var indentationPerLevel: CGFloat = 16 { didSet { needsDisplay = true } }
}
