internal import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewArrangements

/// The visible rows of a table, and the known heights.
@MainActor final class TableRows {
  /// The visible rows.
  private(set) var shown: [Int: NSTableRowView] = [:]
  /// The nibs by identifier.
  var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  /// The closures that make the prototypes of a document, by identifier.
  var makers: [NSUserInterfaceItemIdentifier: () -> NSView?] = [:]
  /// The views that wait for reuse.
  private var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var measured: [Int: CGFloat] = [:]
  private var made: ColumnTable?
  /// The number of rows; nil until the data source was asked.
  private var count: Int?
  /// The hidden rows.
  var hidden: IndexSet = []
  /// The rows of titles; nil until the delegate was asked.
  private var groups: IndexSet?

  /// The maximum number of rounds in which measured heights reveal other rows.
  private static let maximumRounds = 20

  /// The number of rows.
  func count(in table: NSTableView) -> Int {
    if let count { return count }
    let found = RowCount.checked(table.countRows(), "rows")
    count = found
    return found
  }
  /// Discards all rows and their number.
  func forget(in table: NSTableView) {
    for (row, view) in shown { retire(view, row, table) }
    shown = [:]
    (measured, made, count, hidden, groups) = ([:], nil, nil, [], nil)
  }
  /// Discards some rows, which are made again.
  func forget(_ rows: IndexSet, in table: NSTableView) {
    for row in rows {
      if let view = shown.removeValue(forKey: row) { retire(view, row, table) }
      measured[row] = nil
    }
    (made, groups) = (nil, nil)
  }
  /// Discards the number of rows.
  func forgetCount() { (count, made, groups) = (nil, nil, nil) }
  /// Discards the heights.
  func forgetHeights(_ rows: IndexSet? = nil) {
    if let rows { for row in rows { measured[row] = nil } } else { measured = [:] }
    made = nil
  }
  /// Discards the places, which are computed again.
  func needsPlacing() { made = nil }
  /// Gives the rows new numbers after a change; rows without one are gone.
  func renumber(in table: NSTableView, _ number: (Int) -> Int?) {
    var rows: [Int: NSTableRowView] = [:]
    for (row, view) in shown {
      if let new = number(row) { rows[new] = view } else { retire(view, row, table) }
    }
    shown = rows
    measured = measured.reduce(into: [:]) { heights, entry in
      if let new = number(entry.key) { heights[new] = entry.value }
    }
    hidden = IndexSet(hidden.compactMap(number))
    forgetCount()
  }

  /// The places of rows and columns.
  func places(in table: NSTableView) -> ColumnTable {
    if let made { return made }
    let heights = (0..<count(in: table)).map { row in
      hidden.contains(row) ? -1 : measured[row] ?? table.statedHeight(ofRow: row)
    }
    let places = ColumnTable(
      width: table.bounds.width, heights: heights,
      columns: table.tableColumns.map { $0.isHidden ? -1 : $0.width },
      spacing: table.intercellSpacing, isInset: table.hasInsetRows)
    made = places
    return places
  }

  // MARK: Rows

  /// Creates, measures and places the visible rows, and recycles the others.
  func show(in table: NSTableView, _ visible: NSRect) {
    for _ in 0..<Self.maximumRounds {
      let places = places(in: table)
      let seen = IndexSet(places.rows(from: visible.minY, to: visible.maxY))
      let title = floatingRow(in: table, above: visible.minY)
      retire(outside: title.map { seen.union([$0]) } ?? seen, table)
      var isRight = true
      for row in places.rows(from: visible.minY, to: visible.maxY) where !hidden.contains(row) {
        _ = view(ofRow: row, in: table)
        if measure(row, table) { isRight = false }
      }
      if isRight { break }
      made = nil
      table.fitHeight()
    }
    let places = places(in: table)
    var rows = IndexSet(places.rows(from: visible.minY, to: visible.maxY)).subtracting(hidden)
    let floating = floatingRow(in: table, above: visible.minY)
    if let floating {
      rows.insert(floating)
      _ = view(ofRow: floating, in: table)
    }
    retire(outside: rows, table)
    for row in rows {
      guard let view = shown[row] else { continue }
      view.frame = places.rect(row: row)
      view.isFloating = row == floating
      if view.isFloating {
        let next = groups(in: table).integerGreaterThan(row)
        view.frame = places.rect(row: row, stickingTo: visible.minY, before: next)
        // A view that is in front already stays there: moving it asks for another layout.
        if table.subviews.last !== view { table.addSubview(view) }
      }
      place(view, row, table, places)
    }
  }
  /// The title of a group that stays in sight; nil for none.
  private func floatingRow(in table: NSTableView, above top: CGFloat) -> Int? {
    guard table.floatsGroupRows, let first = places(in: table).row(at: max(0, top)) else {
      return nil
    }
    return groups(in: table).integerLessThanOrEqualTo(first)
  }
  /// The rows of titles, for which the delegate is asked once.
  private func groups(in table: NSTableView) -> IndexSet {
    if let groups { return groups }
    let found = IndexSet((0..<count(in: table)).filter(table.isGroup))
    groups = found
    return found
  }
  /// Returns the view of a row, made if necessary.
  func view(ofRow row: Int, in table: NSTableView) -> NSTableRowView {
    if let view = shown[row] { return view }
    let view = table.makeRow(row)
    shown[row] = view
    prepare(view, row, table)
    table.addSubview(view, positioned: .below, relativeTo: nil)
    let columns = table.tableColumns
    if view.isGroupRowStyle {
      view.columnViews = [table.makeCell(nil, row)]
    } else {
      view.columnViews = columns.map { $0.isHidden ? nil : table.makeCell($0, row) }
    }
    for case let cell? in view.columnViews {
      cell.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(cell)
      (cell as? NSTableCellView)?.backgroundStyle = view.interiorBackgroundStyle
    }
    table.decorate(view, row)
    place(view, row, table, places(in: table))
    table.didAdd(view, row)
    return view
  }
  private func prepare(_ view: NSTableRowView, _ row: Int, _ table: NSTableView) {
    view.isGroupRowStyle = table.isGroup(row)
    view.selectionHighlightStyle = table.selectionHighlightStyle
    view.isInset = table.hasInsetRows
    view.isSelected = table.selectedRowIndexes.contains(row)
    update(view, row, table)
  }
  /// Sets the colours of a row that depend on its number.
  private func update(_ view: NSTableRowView, _ row: Int, _ table: NSTableView) {
    if table.usesAlternatingRowBackgroundColors {
      let colors = NSColor.alternatingContentBackgroundColors
      view.backgroundColor = row.isMultiple(of: 2) ? colors[0] : colors[1]
    }
    view.separatorColor =
      table.gridStyleMask.contains(.solidHorizontalGridLineMask) ? table.gridColor : nil
  }
  private func place(
    _ view: NSTableRowView, _ row: Int, _ table: NSTableView, _ places: ColumnTable
  ) {
    update(view, row, table)
    if view.isGroupRowStyle {
      view.columnViews.first??.frame = places.wholeRow(row)
    } else {
      for (column, cell) in view.columnViews.enumerated() {
        cell?.frame = places.cellInRow(
          column: column, row: row, indentation: table.indentation(ofRow: row, column: column))
      }
    }
    table.placeDecoration(of: view, row, places)
  }
  /// Measures a row with the constraints of its cells; returns whether its height changed.
  private func measure(_ row: Int, _ table: NSTableView) -> Bool {
    guard table.usesAutomaticRowHeights, measured[row] == nil, let view = shown[row] else {
      return false
    }
    let stated = table.statedHeight(ofRow: row)
    let needs = view.columnViews.enumerated().compactMap { column, cell -> CGFloat? in
      guard let cell,
        cell.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
      else { return nil }
      return cell.viewNode.fittingSize(
        CGSize(width: cell.frame.width, height: 0), .required, .fittingSizeCompression
      ).height
    }
    let height = needs.max() ?? stated
    measured[row] = height
    return height != stated
  }
  private func retire(outside rows: IndexSet, _ table: NSTableView) {
    for (row, view) in shown where !rows.contains(row) {
      shown[row] = nil
      retire(view, row, table)
    }
  }
  private func retire(_ view: NSTableRowView, _ row: Int, _ table: NSTableView) {
    view.removeFromSuperview()
    for case let cell? in view.columnViews {
      cell.removeFromSuperview()
      if let name = cell.identifier { waiting[name, default: []].append(cell) }
    }
    view.columnViews = []
    if let name = view.identifier { waiting[name, default: []].append(view) }
    table.didRemove(view, row)
  }
  /// Takes a view that waits for reuse.
  func take(_ name: NSUserInterfaceItemIdentifier) -> NSView? {
    guard let view = waiting[name]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }
}
