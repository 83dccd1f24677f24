public import Foundation

/// A row of a table, behind its cells: its background, selection and separator.
///
/// - SeeAlso: Apple, "NSTableRowView".
@preconcurrency @MainActor open class NSTableRowView: NSView {
  open override var isFlipped: Bool { true }
  /// The look of the selection.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { needsDisplay = true }
  }
  /// Whether the selection is drawn in the accent colour: in tables that have the keyboard.
  open var isEmphasized = true { didSet { needsDisplay = true } }
  /// Whether the row is the title of a group.
  open var isGroupRowStyle = false { didSet { needsDisplay = true } }
  /// Whether the row is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      needsDisplay = true
      for case let cell as NSTableCellView in subviews {
        cell.backgroundStyle = interiorBackgroundStyle
      }
    }
  }
  /// Whether the row before this one is selected.
  open var isPreviousRowSelected = false
  /// Whether the row behind this one is selected.
  open var isNextRowSelected = false
  /// Whether the row floats over the others.
  open var isFloating = false
  /// Whether the row is the target of a drop.
  open var isTargetForDropOperation = false { didSet { needsDisplay = true } }
  /// The look of a drop on the row.
  open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
  /// The indentation of a drop above the row, in points.
  open var indentationForDropOperation: CGFloat = 0
  /// The colour behind the row.
  open var backgroundColor = NSColor.clear { didSet { needsDisplay = true } }
  /// The background behind the texts of cells: emphasized while the row is selected in the accent colour.
  open var interiorBackgroundStyle: NSView.BackgroundStyle {
    isSelected && isEmphasized && selectionHighlightStyle != .none ? .emphasized : .normal
  }
  /// The number of columns.
  open var numberOfColumns: Int { columnViews.count }
  /// Returns the view of a column; nil for none.
  open func view(atColumn column: Int) -> Any? {
    columnViews.indices.contains(column) ? columnViews[column] : nil
  }
  /// The views of the columns.
  var columnViews: [NSView?] = []
  /// Whether the row is one of an inset table, whose selection is round.
  var isInset = false
  /// The colour of the line below the row; nil for none.
  var separatorColor: NSColor?

  open override func draw(_ dirtyRect: NSRect) {
    drawBackground(in: dirtyRect)
    if isSelected { drawSelection(in: dirtyRect) }
    drawSeparator(in: dirtyRect)
    if isTargetForDropOperation { drawDraggingDestinationFeedback(in: dirtyRect) }
  }
  /// Draws the colour behind the row.
  open func drawBackground(in dirtyRect: NSRect) {
    paint { $0.fill($0.bounds, backgroundColor.cgColor) }
  }
  /// Draws the selection.
  open func drawSelection(in dirtyRect: NSRect) {
    guard selectionHighlightStyle != .none else { return }
    paint { $0.selection(of: self) }
  }
  /// Draws the line below the row.
  open func drawSeparator(in dirtyRect: NSRect) {
    guard let separatorColor else { return }
    paint { $0.separator(separatorColor) }
  }
  /// Draws a frame around the row.
  open func drawDraggingDestinationFeedback(in dirtyRect: NSRect) {
    paint { $0.line(inside: $0.bounds, radius: 4, width: 2, $0.accent) }
  }
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isFloating, isTargetForDropOperation) = (false, false, false)
  }
}
