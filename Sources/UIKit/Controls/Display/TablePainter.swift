internal import Drawing
internal import Foundation
internal import LayoutTree
internal import ViewArrangements
internal import ViewDrawing

/// Paints a table: its background, and the section titles and footers that a document states.
@MainActor struct TablePainter {
  let painter: ControlPainter
  let table: UITableView

  /// Paints the background, unless the table has its own colour, and the titles.
  func draw() {
    if table.backgroundColor == nil {
      painter.fill(
        painter.bounds, table.style == .plain ? .systemBackground : .systemGroupedBackground)
    }
    staticTitles()
  }

  /// Paints the titles of a static table.
  private func staticTitles() {
    guard let staticRows = table.staticRows else { return }
    // The inset of the text from the cells' edge, as for the cells' own text.
    let margin = MarginModel.sideMargin(width: painter.bounds.width)
    for (section, titles) in staticRows.titles.enumerated() {
      guard let cells = staticRows.place(of: section) else { continue }
      let arrangement = SectionTitleArrangement(cells: cells, margin: margin)
      if let header = titles.header, !header.isEmpty { self.header(header, arrangement) }
      if let footer = titles.footer, !footer.isEmpty {
        small(footer, width: arrangement.textWidth, at: arrangement.below)
      }
    }
  }

  /// Paints a header: in a plain table a band 28 points high, in a grouped one a line 8 points above the first cell.
  ///
  /// The line is small and in capitals before iOS 26, then as large as the rows and bold.
  private func header(_ text: String, _ arrangement: SectionTitleArrangement) {
    guard table.style == .plain else {
      let isGlass = table.metrics.isGlass
      return small(
        isGlass ? text : text.uppercased(), isTitle: isGlass, width: arrangement.textWidth,
        at: arrangement.above)
    }
    let width = painter.bounds.width
    painter.fill(arrangement.band(width: width), .secondarySystemBackground)
    painter.text(
      .line(text, size: 17, weight: 0.3, UIColor.label.cgColor, alignment: .left),
      across: arrangement.bandText(width: width))
  }

  /// Paints a small text in a width, at an origin that may depend on its height, in points.
  private func small(
    _ text: String, isTitle: Bool = false, width: CGFloat, at place: (CGFloat) -> CGRect
  ) {
    var content = TextContent.line(
      text, size: isTitle ? 17 : 13, weight: isTitle ? 0.3 : 0, UIColor.secondaryLabel.cgColor,
      alignment: painter.isRightToLeft ? .right : .left)
    content.maximumLines = 0
    content.paragraph.lineBreak = .wordWrapping
    let layout = content.layout(width: width)
    layout.draw(in: painter.context, rect: place(layout.size.height))
  }
}
