internal import Foundation
internal import IBDocument

extension AppKitToolkit {
  /// Returns a table or outline with its columns, rows, lines and colours.
  static func makeTableView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let table = reader.make(element) {
      element.kind == .outlineView ? NSOutlineView() : NSTableView()
    }
    let root = element.element
    table.usesAlternatingRowBackgroundColors =
      element.bool("alternatingRowBackgroundColors") ?? false
    // An absent attribute means the default of old documents.
    table.rowHeight = element.number("rowHeight") ?? 17
    if let spacing = root.child("size", key: "intercellSpacing") {
      table.intercellSpacing = NSSize(
        width: spacing.number("width") ?? 3, height: spacing.number("height") ?? 2)
    }
    table.allowsMultipleSelection = element.bool("multipleSelection") ?? true
    table.allowsEmptySelection = element.bool("emptySelection") ?? true
    switch element.attribute("tableStyle") {
    case "plain": table.style = .plain
    case "inset": table.style = .inset
    case "sourceList": table.style = .sourceList
    case "fullWidth": table.style = .fullWidth
    default: break
    }
    if let color = reader.color(root, "backgroundColor") { table.backgroundColor = color }
    if let color = reader.color(root, "gridColor") { table.gridColor = color }
    if let lines = root.child("tableViewGridLines", key: "gridStyleMask") {
      if lines.bool("vertical") == true { table.gridStyleMask.insert(.solidVerticalGridLineMask) }
      if lines.bool("horizontal") == true {
        table.gridStyleMask.insert(.solidHorizontalGridLineMask)
      }
    }
    let hasViews = element.bool("viewBased") ?? false
    for element in root.child("tableColumns")?.children(named: "tableColumn") ?? [] {
      let column = makeColumn(element, reader)
      if !hasViews { column.sampleText = sampleText(element, reader) }
      table.addTableColumn(column)
      if let outline = table as? NSOutlineView, element["id"] == root["outlineTableColumn"] {
        outline.outlineTableColumn = column
      }
    }
    if let outline = table as? NSOutlineView, let indentation = root.number("indentationPerLevel") {
      outline.indentationPerLevel = indentation
    }
    return table
  }

  /// The text of the prototype cell in a cell-based column; nil for a cell without text.
  private static func sampleText(_ column: Element, _ reader: NibReader) -> String? {
    guard let cell = column.child("textFieldCell", key: "dataCell") else { return nil }
    return reader.text(cell, key: "title")
  }

  private static func makeColumn(_ element: Element, _ reader: NibReader) -> NSTableColumn {
    let column = NSTableColumn(
      identifier: NSUserInterfaceItemIdentifier(element["identifier"] ?? ""))
    column.setStoredWidth(element.number("width") ?? 100)
    column.isHidden = element.bool("hidden") ?? false
    if let header = element.child("tableHeaderCell", key: "headerCell") {
      column.title = reader.text(header, key: "title") ?? ""
      column.titleAlignment = header["alignment"].flatMap { alignments[$0] } ?? .natural
    }
    return column
  }

  /// Returns a matrix of cells, or a form, with the size of its cells and the spacing between them.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#matrices-and-forms`.
  static func makeMatrix(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = makeForeign(element, reader)
    let columns = element.element.child("cells")?.children(named: "column") ?? []
    guard let matrix = view as? ForeignView, let cell = element.size("cellSize"),
      !columns.isEmpty
    else { return view }
    let spacing = element.size("intercellSpacing") ?? (0, 0)
    let rows = columns.map(\.children.count).max() ?? 0
    func length(_ count: Int, _ cell: Double, _ spacing: Double) -> Double {
      max(0, Double(count) * cell + Double(max(0, count - 1)) * spacing)
    }
    matrix.naturalSize = CGSize(
      width: length(columns.count, cell.width, spacing.width),
      height: length(rows, cell.height, spacing.height))
    return matrix
  }
}
