internal import Drawing
internal import Foundation

/// Paints the rows of a table.
@MainActor struct TablePainter {
  let painter: ControlPainter
  let table: NSTableView

  /// The maximum number of rows that are drawn.
  private static let maximumRows = 2000

  /// Paints backgrounds and lines; cells are separate views.
  func draw() {
    let bounds = painter.bounds
    painter.fill(bounds, table.backgroundColor.cgColor)
    let height = table.rowHeight + table.intercellSpacing.height
    if height >= 2, height.isFinite, table.usesAlternatingRowBackgroundColors {
      let colors = NSColor.alternatingContentBackgroundColors
      for row in 0..<rowCount(height) where !row.isMultiple(of: 2) {
        painter.fill(self.row(row, height), colors[1].cgColor)
      }
    }
    if table.hasRows { return linesOfRows() }
    if height >= 2, height.isFinite { samples(height) }
    if let outline = table as? NSOutlineView { triangles(outline) }
    let lines = table.gridColor.cgColor
    if table.gridStyleMask.contains(.solidHorizontalGridLineMask), height >= 2, height.isFinite {
      for row in 0..<rowCount(height) {
        let place = self.row(row, height)
        painter.fill(
          CGRect(x: place.minX, y: place.maxY - 1, width: place.width, height: 1), lines)
      }
    }
    if table.gridStyleMask.contains(.solidVerticalGridLineMask) {
      for (_, place) in Self.columns(of: table, in: bounds) {
        painter.fill(
          CGRect(x: place.maxX - 1, y: place.minY, width: 1, height: place.height), lines)
      }
    }
  }

  /// Draws the lines between the columns of a table whose rows a data source provides.
  private func linesOfRows() {
    guard table.gridStyleMask.contains(.solidVerticalGridLineMask) else { return }
    for column in table.tableColumns.indices where !table.tableColumns[column].isHidden {
      let place = table.rect(ofColumn: column)
      painter.fill(
        CGRect(x: place.maxX - 1, y: place.minY, width: 1, height: place.height),
        table.gridColor.cgColor)
    }
  }

  /// Draws the texts of cells that are not views, for the rows that the table shows.
  private func samples(_ height: CGFloat) {
    let font = NSFont.systemFont(ofSize: NSFont.systemFontSize)
    let triangles = (table as? NSOutlineView).map { $0.outlineTableColumn ?? $0.tableColumns.first }
    for (column, place) in Self.columns(of: table, in: painter.bounds) {
      guard let text = column.sampleText, !text.isEmpty else { continue }
      let content = painter.content(text, font, NSColor.controlTextColor.cgColor)
      for row in 0..<rowCount(height) {
        var room = self.row(row, height)
        room.origin.x = place.minX + 2
        room.size.width = max(0, place.width - 4)
        if triangles == column {
          let side = min(9, room.height, room.width)
          painter.disclosure(
            isOpen: false, at: CGPoint(x: room.minX + 6, y: room.midY), side: side)
          room = room.divided(atDistance: min(14, room.width), from: .minXEdge).remainder
        }
        painter.text(content, centredIn: room)
      }
    }
  }

  /// Draws a disclosure triangle before each view in the outline column.
  private func triangles(_ outline: NSOutlineView) {
    let column = outline.outlineTableColumn ?? outline.tableColumns.first
    guard
      let place = Self.columns(of: table, in: painter.bounds).first(where: { $0.column == column })
    else { return }
    for case let cell as NSTableCellView in table.subviews {
      let frame = cell.viewNode.frame
      let middle = CGPoint(x: frame.minX - 8, y: frame.midY)
      guard middle.x >= place.place.minX, middle.x <= place.place.maxX, middle.y.isFinite else {
        continue
      }
      painter.disclosure(isOpen: true, at: middle, side: 9)
    }
  }

  private func rowCount(_ height: CGFloat) -> Int {
    Int(min(painter.bounds.height / height + 1, CGFloat(Self.maximumRows)))
  }
  private func row(_ index: Int, _ height: CGFloat) -> CGRect {
    CGRect(
      x: painter.bounds.minX, y: painter.bounds.minY + CGFloat(index) * height,
      width: painter.bounds.width, height: height)
  }

  /// The visible columns with their horizontal ranges, including the distance between cells.
  static func columns(
    of table: NSTableView, in rect: CGRect
  ) -> [(column: NSTableColumn, place: CGRect)] {
    var left = rect.minX
    return table.tableColumns.filter { !$0.isHidden }.map { column in
      let width = column.width.isFinite ? max(0, column.width + table.intercellSpacing.width) : 0
      defer { left += width }
      return (column, CGRect(x: left, y: rect.minY, width: width, height: rect.height))
    }
  }
}
