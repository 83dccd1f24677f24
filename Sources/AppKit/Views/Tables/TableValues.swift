public import Foundation
public import FoundationShims

/// The values of a table that change nothing but its picture; see ``NSTableView``.
@preconcurrency @MainActor open class TableValues: NSControl {
  /// The height of a row without the distance to the next row, in points.
  open var rowHeight: CGFloat = 24 { didSet { if rowHeight != oldValue { heightsDidChange() } } }
  /// The distances between cells, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2) { didSet { heightsDidChange() } }
  /// Whether rows have alternating backgrounds.
  open var usesAlternatingRowBackgroundColors = false { didSet { heightsDidChange() } }
  /// The background colour behind the rows.
  open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  /// The lines between cells.
  open var gridStyleMask: NSTableView.GridLineStyle = [] { didSet { needsDisplay = true } }
  /// The colour of grid lines.
  open var gridColor = NSColor.gridColor { didSet { needsDisplay = true } }
  /// The look of the table.
  open var style = NSTableView.Style.automatic { didSet { heightsDidChange() } }
  /// The size of the content of rows; stored only.
  open var rowSizeStyle = NSTableView.RowSizeStyle.custom
  /// The size of the content of rows; medium where the system's size is wanted.
  open var effectiveRowSizeStyle: NSTableView.RowSizeStyle {
    rowSizeStyle == .default ? .medium : rowSizeStyle
  }
  /// Whether rows are as high as the constraints of their cells say.
  open var usesAutomaticRowHeights = false { didSet { heightsDidChange() } }
  /// Whether the rows are views of the table that no data source makes; stored only.
  open var usesStaticContents = false
  /// Whether the user may move columns; stored only.
  open var allowsColumnReordering = true
  /// Whether the user may resize columns; stored only.
  open var allowsColumnResizing = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether no row may be selected.
  open var allowsEmptySelection = true
  /// Whether columns can be selected.
  open var allowsColumnSelection = false
  /// Whether typing selects rows; stored only.
  open var allowsTypeSelect = true
  /// The look of selected rows.
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular {
    didSet { heightsDidChange() }
  }
  /// The look of rows under a drag; stored only.
  open var draggingDestinationFeedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
  /// Whether a vertical move of the pointer begins a drag; stored only.
  open var verticalMotionCanBeginDrag = false
  /// The name under which the columns are saved; stored only.
  open var autosaveName: NSTableView.AutosaveName?
  /// Whether the columns are saved; stored only.
  open var autosaveTableColumns = false
  /// The way in which columns follow the width of the table.
  open var columnAutoresizingStyle =
    NSTableView.ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// Whether the titles of groups stay in sight.
  open var floatsGroupRows = true { didSet { needsLayout = true } }
  /// Whether the actions of a row are visible; they are never.
  open var rowActionsVisible = false
  /// The action of a double click.
  open var doubleAction: Selector?
  /// The column whose header is highlighted; stored only.
  open var highlightedTableColumn: NSTableColumn?
  /// The view in the corner above the vertical scroller; stored only.
  open var cornerView: NSView?
  /// The column that has the keyboard; −1 for none; stored only.
  open var focusedColumn = -1
  /// Called after the heights of rows or their looks changed.
  func heightsDidChange() { needsDisplay = true }
}
