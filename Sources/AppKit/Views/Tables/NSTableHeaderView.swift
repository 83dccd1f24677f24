public import Foundation

/// The titles of a table's columns.
///
/// - SeeAlso: Apple, "NSTableHeaderView".
@preconcurrency @MainActor open class NSTableHeaderView: NSView {
  /// The macOS release that determines the background; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// The table whose column titles are shown.
  open weak var tableView: NSTableView? { didSet { needsDisplay = true } }
  /// The column that the user drags; −1: none is.
  open var draggedColumn: Int { -1 }
  /// The distance by which the user dragged a column, in points.
  open var draggedDistance: CGFloat { 0 }
  /// The column that the user resizes; −1: none is.
  open var resizedColumn: Int { -1 }
  /// The rectangle of a column's title.
  open func headerRect(ofColumn column: Int) -> NSRect {
    guard let tableView else { return .zero }
    var rect = tableView.rect(ofColumn: column)
    rect.origin.y = bounds.minY
    rect.size.height = bounds.height
    return rect
  }
  /// The column at a point; −1 for none.
  open func column(at point: NSPoint) -> Int {
    tableView.map { table in
      table.tableColumns.indices.first { headerRect(ofColumn: $0).contains(point) } ?? -1
    } ?? -1
  }
  open override func mouseDown(with event: NSEvent) {
    let column = column(at: convert(event.locationInWindow, from: nil))
    if column >= 0 { tableView?.clickHeader(ofColumn: column) }
  }
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.header(self) } }
}
