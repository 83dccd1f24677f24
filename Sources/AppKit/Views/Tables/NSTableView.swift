public import Foundation

/// A table of rows and columns.
///
/// - SeeAlso: Apple, "NSTableView".
@preconcurrency @MainActor open class NSTableView: NSView {
  /// The lines between cells; raw values are Apple's.
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates lines from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed, between existing rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }

  /// The columns in order.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// Appends a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    needsDisplay = true
  }
  /// The height of a row without the distance to the next row, in points.
  open var rowHeight: CGFloat = 24 { didSet { needsDisplay = true } }
  /// The distances between cells, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2) { didSet { needsDisplay = true } }
  /// Whether rows have alternating backgrounds.
  open var usesAlternatingRowBackgroundColors = false { didSet { needsDisplay = true } }
  /// The background colour behind the rows.
  open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  /// The lines between cells.
  open var gridStyleMask: GridLineStyle = [] { didSet { needsDisplay = true } }
  /// The colour of grid lines.
  open var gridColor = NSColor.gridColor { didSet { needsDisplay = true } }
  /// The titles of the columns, drawn by the scroll view's header.
  open weak var headerView: NSTableHeaderView? { didSet { headerView?.tableView = self } }

  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) {
    paint { TablePainter(painter: $0, table: self).draw() }
  }
}
