internal import IBDocument
internal import LayoutGeometry

/// The frames of a table's cells for which the document states none.
///
/// A cell has the width of its column and the height of a row. Cells of macOS 11 and later are wider at the
/// ends of a row.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#table-cells-without-a-frame`.
struct TableCellFrames {
  let table: ViewElement
  let generation: ControlGeneration
  /// Whether the table's scroll view has no border.
  let hasNoBorder: Bool

  /// The padding of rows of macOS 11 before the first cell and after the last one, in points.
  private static let ends = (before: 5.0, after: 4.0)
  /// The distance of rows of macOS 11 from the sides of a table without a border, in points.
  private static let margin = 10.0

  /// The frame of a column's cell; nil for a view outside the columns.
  func frame(of cell: ViewElement) -> Rect? {
    let columns = table.element.child("tableColumns")?.children(named: "tableColumn") ?? []
    guard let index = columns.firstIndex(where: { holds($0, cell.id) }) else { return nil }
    let widths = columns.map { $0.number("width") ?? 100 }
    let spacing = table.element.child("size", key: "intercellSpacing")
    let gap = (width: spacing?.number("width") ?? 0, height: spacing?.number("height") ?? 0)
    var x = (gap.width / 2).rounded(.down)
    for before in 0..<index where columns[before].bool("hidden") != true {
      x += widths[before] + gap.width
    }
    var width = widths[index]
    if generation != .aqua, style != "plain" {
      x += isInset ? Self.margin : 0
      if index == 0 { width += Self.ends.before } else { x += Self.ends.before }
      if index == widths.count - 1 { width += Self.ends.after }
    }
    return Rect(
      x: x, y: (gap.height / 2).rounded(.down), width: width,
      height: table.number("rowHeight") ?? 17)
  }

  private func holds(_ column: Element, _ id: String) -> Bool {
    column.child("prototypeCellViews")?.children.contains { $0["id"] == id } ?? false
  }

  private var style: String? { table.attribute("tableStyle") }

  /// Whether rows are inset from the sides: the table's attribute, or else whether it has no border.
  private var isInset: Bool {
    switch style {
    case "inset", "sourceList": true
    case nil: hasNoBorder
    default: false
    }
  }
}

extension TableCellFrames {
  /// Creates the cell frames of a table in a document.
  init(_ table: ViewElement, in document: Document, _ generation: ControlGeneration) {
    self.init(
      table: table, generation: generation,
      hasNoBorder: document.roots.contains { Self.hasNoBorder(around: table, below: $0) })
  }

  /// Whether the scroll view that shows a table is below a view and has no border.
  private static func hasNoBorder(around table: ViewElement, below view: ViewElement) -> Bool {
    if view.kind == .scrollView,
      view.children.contains(where: { $0.children.contains { $0 === table } })
    {
      return view.attribute("borderType") == "none"
    }
    return view.children.contains { hasNoBorder(around: table, below: $0) }
  }
}
