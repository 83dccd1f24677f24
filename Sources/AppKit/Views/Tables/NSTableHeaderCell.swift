public import Foundation

/// The cell of a column's title.
///
/// - SeeAlso: Apple, "NSTableHeaderCell".
@preconcurrency @MainActor open class NSTableHeaderCell: NSTextFieldCell {
  /// The column of the title.
  weak var column: NSTableColumn?
  /// Creates a cell with a text.
  public override init(textCell string: String) { super.init(textCell: string) }
  /// Creates a cell with a picture.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  open override var stringValue: String {
    didSet { column?.tableView?.headerView?.needsDisplay = true }
  }
  /// Draws the sign of the order; the picture of the titles has none.
  open func drawSortIndicator(
    withFrame cellFrame: NSRect, in controlView: NSView, ascending: Bool, priority: Int
  ) {}
  /// The rectangle of the sign of the order.
  open func sortIndicatorRect(forBounds rect: NSRect) -> NSRect {
    ControlPainter.sortIndicator(in: rect)
  }
}
