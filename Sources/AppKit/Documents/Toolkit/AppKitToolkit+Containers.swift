internal import Foundation
internal import IBDocument
internal import LayoutTree

extension AppKitToolkit {
  static func makeBox(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let box = reader.make(element) { NSBox() }
    switch element.attribute("boxType") {
    case "separator":
      box.boxType = .separator
      if !element.hasFrame {
        box.statedIsVertical = SeparatorDirections(reader.nib).isVertical(element)
      }
    case "oldStyle": box.boxType = .oldStyle
    case "custom": box.boxType = .custom
    default: box.boxType = .primary
    }
    let positions: [String: NSBox.TitlePosition] = [
      "noTitle": .noTitle, "aboveTop": .aboveTop, "atTop": .atTop, "belowTop": .belowTop,
      "aboveBottom": .aboveBottom, "atBottom": .atBottom, "belowBottom": .belowBottom,
    ]
    box.titlePosition = element.attribute("titlePosition").flatMap { positions[$0] } ?? .atTop
    box.title = element.attribute("title") ?? ""
    box.isTransparent = element.bool("transparent") ?? false
    box.cornerRadius = element.number("cornerRadius") ?? 0
    box.borderWidth =
      element.attribute("borderType") == "none" ? 0 : element.number("borderWidth") ?? 1
    let root = element.element
    if let color = reader.color(root, "fillColor") { box.fillColor = color }
    if let color = reader.color(root, "borderColor") { box.borderColor = color }
    if let font = root.child("font", key: "titleFont") {
      box.titleFont = reader.font(FontElement(font), defaultSize: 11)
    }
    return box
  }

  static func makeStackView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let stack = reader.make(element) { NSStackView(frame: .zero) }
    stack.orientation = element.attribute("orientation") == "vertical" ? .vertical : .horizontal
    let distributions: [String: NSStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    stack.distribution =
      element.attribute("distribution").flatMap { distributions[$0] } ?? .gravityAreas
    let alignments: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "top": .top,
      "bottom": .bottom, "centerX": .centerX, "centerY": .centerY, "width": .width,
      "height": .height, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline,
    ]
    if let alignment = element.attribute("alignment") {
      stack.alignment = alignments[alignment] ?? .notAnAttribute
    }
    stack.spacing = element.number("spacing") ?? 8
    if let insets = element.element.child("edgeInsets", key: "edgeInsets") {
      stack.edgeInsets = NSEdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    for (word, orientation) in [
      ("horizontal", NSLayoutConstraint.Orientation.horizontal), ("vertical", .vertical),
    ] {
      if let priority = legal(element.number("\(word)StackHuggingPriority")) {
        stack.setHuggingPriority(priority, for: orientation)
      }
      if let priority = legal(element.number("\(word)ClippingResistancePriority")) {
        stack.setClippingResistancePriority(priority, for: orientation)
      }
    }
    return stack
  }

  /// A priority that a document states; nil for a number outside the legal range.
  private static func legal(_ number: Double?) -> NSLayoutConstraint.Priority? {
    number.flatMap { $0 > 0 ? NSLayoutConstraint.Priority(Element.priority($0)) : nil }
  }

  static func makeGridView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let grid = reader.make(element) { NSGridView(frame: .zero) }
    grid.rowSpacing = element.number("rowSpacing") ?? 6
    grid.columnSpacing = element.number("columnSpacing") ?? 6
    grid.xPlacement = placement(element.attribute("xPlacement")) ?? .leading
    grid.yPlacement = placement(element.attribute("yPlacement")) ?? .top
    grid.rowAlignment = alignment(element.attribute("rowAlignment")) ?? .none
    let root = element.element
    let columns = root.child("columns")?.children(named: "gridColumn") ?? []
    let rows = root.child("rows")?.children(named: "gridRow") ?? []
    for column in columns {
      let made = grid.addColumn(with: [])
      made.width = column.number("width").map { CGFloat($0) } ?? NSGridView.sizedForContent
      made.leadingPadding = column.number("leadingPadding") ?? 0
      made.trailingPadding = column.number("trailingPadding") ?? 0
      made.xPlacement = placement(column["xPlacement"]) ?? .inherited
      made.isHidden = column.bool("hidden") ?? false
    }
    for row in rows {
      let made = grid.addRow(with: [])
      made.height = row.number("height").map { CGFloat($0) } ?? NSGridView.sizedForContent
      made.topPadding = row.number("topPadding") ?? 0
      made.bottomPadding = row.number("bottomPadding") ?? 0
      made.yPlacement = placement(row["yPlacement"]) ?? .inherited
      made.rowAlignment = alignment(row["rowAlignment"]) ?? .inherited
      made.isHidden = row.bool("hidden") ?? false
    }
    readCells(of: grid, root, rows: rows.map { $0["id"] }, columns: columns.map { $0["id"] })
    return grid
  }

  /// Reads the placements and merges of a grid's cells, and maps the ids of their contents to cells.
  private static func readCells(
    of grid: NSGridView, _ element: Element, rows: [String?], columns: [String?]
  ) {
    var known: [String: NSGridCell] = [:]
    let cells = element.child("gridCells")?.children(named: "gridCell") ?? []
    for cell in cells {
      guard let row = rows.firstIndex(of: cell["row"]),
        let column = columns.firstIndex(of: cell["column"])
      else { continue }
      let made = grid.cell(atColumnIndex: column, rowIndex: row)
      made.xPlacement = placement(cell["xPlacement"]) ?? .inherited
      made.yPlacement = placement(cell["yPlacement"]) ?? .inherited
      made.rowAlignment = alignment(cell["rowAlignment"]) ?? .inherited
      if let id = cell["id"] { known[id] = made }
      if let content = cell.children.first(where: { $0["key"] == "contentView" })?["id"] {
        grid.storedCells[content] = made
      }
    }
    for cell in cells {
      guard let id = cell["id"], let head = cell["headOfMergedCell"], head != id else { continue }
      known[id]?.head = known[head]
    }
    grid.update()
  }

  private static func placement(_ word: String?) -> NSGridCell.Placement? {
    let words: [String: NSGridCell.Placement] = [
      "inherited": .inherited, "none": .none, "leading": .leading, "top": .top,
      "trailing": .trailing, "bottom": .bottom, "center": .center, "fill": .fill,
    ]
    return word.flatMap { words[$0] }
  }

  private static func alignment(_ word: String?) -> NSGridRow.Alignment? {
    let words: [String: NSGridRow.Alignment] = [
      "inherited": .inherited, "none": .none, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    ]
    return word.flatMap { words[$0] }
  }

  static func makeVisualEffectView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let materials: [String: NSVisualEffectView.Material] = [
      "appearanceBased": .appearanceBased, "light": .light, "dark": .dark, "titlebar": .titlebar,
      "selection": .selection, "menu": .menu, "popover": .popover, "sidebar": .sidebar,
      "mediumLight": .mediumLight, "ultraDark": .ultraDark, "headerView": .headerView,
      "sheet": .sheet, "windowBackground": .windowBackground, "hudWindow": .hudWindow,
      "HUDWindow": .hudWindow, "fullScreenUI": .fullScreenUI, "toolTip": .toolTip,
      "contentBackground": .contentBackground, "underWindowBackground": .underWindowBackground,
      "underPageBackground": .underPageBackground,
    ]
    let view = reader.make(element) { NSVisualEffectView() }
    view.material = element.attribute("material").flatMap { materials[$0] } ?? .appearanceBased
    return view
  }

  static func makeSplitView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = reader.make(element) { NSSplitView() }
    view.isVertical = element.bool("vertical") ?? false
    switch element.attribute("dividerStyle") {
    case "thin": view.dividerStyle = .thin
    case "paneSplitter": view.dividerStyle = .paneSplitter
    default: view.dividerStyle = .thick
    }
    view.holdingOfNewPanes =
      element.element.child("holdingPriorities")?.children(named: "real").map {
        NSLayoutConstraint.Priority(Element.priority($0.number("value") ?? 250))
      } ?? []
    return view
  }
}
