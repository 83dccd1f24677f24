public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import StackArrangements

/// A view that lays out views in rows and columns by constraints that it creates.
///
/// ```swift
/// let grid = NSGridView(views: [[NSView(), NSView()], [NSView(), NSView()]])
/// grid.column(at: 0).width = 80
/// grid.column(at: 1).width = 200
/// grid.columnSpacing = 8
/// for row in 0..<2 { grid.row(at: row).height = 22 }
/// let size = grid.fittingSize
/// print(size.width, size.height)  // 288.0 50.0
/// ```
///
/// - Units: Points; rows are indexed from the top, columns from the leading edge; spacings are 6 unless set.
/// - Errors: An index outside of the grid ends the program with a message; a view that is not in the grid has
///   no cell.
/// - Complexity: Every change is O(cells²), since it searches for merged cells; the lookup of a view's cell is
///   O(cells).
/// - SeeAlso: Apple, "NSGridView"; `Rules/Stacks.md#rows-and-columns-of-a-grid`,
///   `Rules/Stacks.md#placement-in-a-grid`.
@preconcurrency @MainActor open class NSGridView: NSView {
  /// The length of a row or column that fits its contents.
  public static let sizedForContent: CGFloat = .greatestFiniteMagnitude

  /// The cells of a document by the ids of their contents.
  var storedCells: [String: NSGridCell] = [:]
  private var rows: [NSGridRow] = []
  private var columns: [NSGridColumn] = []
  /// The cells, by row, then column.
  private var cells: [[NSGridCell]] = []

  /// Creates a grid with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates a grid with empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<columnCount { insertColumn(at: columns.count, with: []) }
    for _ in 0..<rowCount { insertRow(at: rows.count, with: []) }
  }
  /// Creates a grid of views, by rows; short rows end with empty cells.
  public convenience init(views: [[NSView]]) {
    self.init(numberOfColumns: views.map(\.count).max() ?? 0, rows: 0)
    for row in views { addRow(with: row) }
  }
  /// Creates a grid from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of rows.
  open var numberOfRows: Int { rows.count }
  /// The number of columns.
  open var numberOfColumns: Int { columns.count }
  /// The distance between rows, in points; 6 unless set.
  open var rowSpacing: CGFloat = 6 { didSet { update() } }
  /// The distance between columns, in points; 6 unless set.
  open var columnSpacing: CGFloat = 6 { didSet { update() } }
  /// The default horizontal placement of contents, unless a column or cell sets another.
  open var xPlacement = NSGridCell.Placement.leading { didSet { update() } }
  /// The default vertical placement of contents, unless a row or cell sets another.
  open var yPlacement = NSGridCell.Placement.top { didSet { update() } }
  /// The default baselines that rows share, unless a row sets others.
  open var rowAlignment = NSGridRow.Alignment.none { didSet { update() } }

  /// The row at an index from the top.
  open func row(at index: Int) -> NSGridRow {
    check(index, below: rows.count, "row")
    return rows[index]
  }
  /// The index of a row; `NSNotFound` for a row of another grid.
  open func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  /// The column at an index from the leading edge.
  open func column(at index: Int) -> NSGridColumn {
    check(index, below: columns.count, "column")
    return columns[index]
  }
  /// The index of a column; `NSNotFound` for a column of another grid.
  open func index(of column: NSGridColumn) -> Int {
    columns.firstIndex { $0 === column } ?? NSNotFound
  }
  /// The cell in a column and row.
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    check(rowIndex, below: rows.count, "row")
    check(columnIndex, below: columns.count, "column")
    return cells[rowIndex][columnIndex]
  }
  /// The cell that contains a view or an ancestor of it.
  open func cell(for view: NSView) -> NSGridCell? {
    cells.lazy.joined().first { cell in
      cell.contentView.map { view === $0 || view.isDescendant(of: $0) } ?? false
    }
  }

  /// Appends a row of views; columns are added if necessary.
  @discardableResult
  open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Inserts a row of views; columns are added if necessary.
  @discardableResult
  open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    check(index, below: rows.count + 1, "row")
    while columns.count < views.count { insertColumn(at: columns.count, with: []) }
    let row = NSGridRow(self)
    rows.insert(row, at: index)
    cells.insert(columns.map { makeCell(row, $0) }, at: index)
    for (column, view) in views.enumerated() where view !== NSGridCell.emptyContentView {
      cells[index][column].contentView = view
    }
    update()
    return row
  }
  /// Moves a row.
  open func moveRow(at fromIndex: Int, to toIndex: Int) {
    for index in [fromIndex, toIndex] { check(index, below: rows.count, "row") }
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
    cells.insert(cells.remove(at: fromIndex), at: toIndex)
    update()
  }
  /// Removes a row with its views.
  open func removeRow(at index: Int) {
    check(index, below: rows.count, "row")
    for cell in cells[index] { cell.contentView = nil }
    rows.remove(at: index)
    cells.remove(at: index)
    update()
  }
  /// Appends a column of views; rows are added if necessary.
  @discardableResult
  open func addColumn(with views: [NSView]) -> NSGridColumn {
    insertColumn(at: columns.count, with: views)
  }
  /// Inserts a column of views; rows are added if necessary.
  @discardableResult
  open func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    check(index, below: columns.count + 1, "column")
    let column = NSGridColumn(self)
    columns.insert(column, at: index)
    for row in rows.indices { cells[row].insert(makeCell(rows[row], column), at: index) }
    while rows.count < views.count { insertRow(at: rows.count, with: []) }
    for (row, view) in views.enumerated() where view !== NSGridCell.emptyContentView {
      cells[row][index].contentView = view
    }
    update()
    return column
  }
  /// Moves a column.
  open func moveColumn(at fromIndex: Int, to toIndex: Int) {
    for index in [fromIndex, toIndex] { check(index, below: columns.count, "column") }
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
    for row in rows.indices { cells[row].insert(cells[row].remove(at: fromIndex), at: toIndex) }
    update()
  }
  /// Removes a column with its views.
  open func removeColumn(at index: Int) {
    check(index, below: columns.count, "column")
    for row in rows.indices { cells[row].remove(at: index).contentView = nil }
    columns.remove(at: index)
    update()
  }
  /// Merges cells; the content of the first one is shown.
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    guard hRange.length > 0, vRange.length > 0 else { return }
    for index in [vRange.location, NSMaxRange(vRange) - 1] {
      check(index, below: rows.count, "row")
    }
    for index in [hRange.location, NSMaxRange(hRange) - 1] {
      check(index, below: columns.count, "column")
    }
    let head = cells[vRange.location][hRange.location]
    for row in vRange.location..<(vRange.location + vRange.length) {
      for column in hRange.location..<(hRange.location + hRange.length) {
        let cell = cells[row][column]
        guard cell !== head else { continue }
        cell.contentView = nil
        cell.head = head
      }
    }
    update()
  }

  /// Ends the program with a message for an index outside of the grid.
  private func check(_ index: Int, below count: Int, _ name: String) {
    require(
      index >= 0 && index < count,
      "NSGridView: the index of a \(name), \(index), is beyond bounds [0, \(count)).")
  }

  private func makeCell(_ row: NSGridRow, _ column: NSGridColumn) -> NSGridCell {
    let cell = NSGridCell(row: row, column: column)
    cell.grid = self
    return cell
  }

  /// The rows and columns that a cell's content spans.
  private func span(of cell: NSGridCell, _ row: Int, _ column: Int)
    -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)
  {
    var last = (row: row, column: column)
    for (index, line) in cells.enumerated() {
      for (place, other) in line.enumerated() where other.head === cell {
        last = (max(last.row, index), max(last.column, place))
      }
    }
    return (row...last.row, column...last.column)
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    for cell in cells.joined() where cell.contentView === subview { cell.contentView = nil }
  }

  func update() {
    var new = GridArrangement()
    new.columns = columns.map(\.track)
    new.rows = rows.map(\.track)
    new.spacing = (Double(columnSpacing), Double(rowSpacing))
    new.placement = (xPlacement.inLayout, yPlacement.inLayout)
    new.alignment = rowAlignment.inLayout
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        guard let content = cell.contentView, content.superview === self else { continue }
        let span = span(of: cell, row, column)
        var arranged = GridArrangement.Cell(
          content: content.viewNode, columns: span.columns, rows: span.rows)
        arranged.placement = (cell.xPlacement.inLayout, cell.yPlacement.inLayout)
        arranged.alignment = cell.rowAlignment.inLayout
        new.cells.append(arranged)
      }
    }
    viewNode.arrangement = new
    viewNode.setNeedsLayout()
  }
}
