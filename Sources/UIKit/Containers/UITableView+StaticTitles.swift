internal import Drawing
internal import Foundation
internal import LayoutTree
internal import ViewDrawing

/// Titles and footers of the sections that a document states, between the cells where it has them.
extension UITableView {
  /// Draws them; nothing in a table whose rows a data source states.
  func drawStaticTitles(in context: CGContext) {
    guard let staticRows else { return }
    for (section, titles) in staticRows.titles.enumerated() {
      guard let cells = staticRows.place(of: section) else { continue }
      if let header = titles.header, !header.isEmpty {
        drawHeader(header, above: cells, in: context)
      }
      if let footer = titles.footer, !footer.isEmpty {
        drawFooter(footer, below: cells, in: context)
      }
    }
  }

  /// Of a plain table a band 28 points high; of a grouped one a small line in capitals, without capitals in the
  /// look of iOS 26, whose lower edge is 8 points above the first cell.
  private func drawHeader(_ text: String, above cells: CGRect, in context: CGContext) {
    if style == .plain {
      let band = CGRect(x: 0, y: cells.minY - 28, width: bounds.width, height: 28)
      context.fill(band, radius: 0, UIColor.secondarySystemBackground.cgColor)
      TextContent.line(text, size: 17, weight: 0.3, UIColor.label.cgColor, alignment: .left)
        .draw(in: context, across: band.insetBy(dx: titleMargin, dy: 0))
    } else {
      drawSmall(metrics.isGlass ? text : text.uppercased(), in: context, across: cells) {
        cells.minY - 8 - $0
      }
    }
  }

  /// Small lines, 8 points below the last cell.
  private func drawFooter(_ text: String, below cells: CGRect, in context: CGContext) {
    drawSmall(text, in: context, across: cells) { _ in cells.maxY + 8 }
  }

  /// Draws a small text across some cells, from a top that may depend on its height; points.
  private func drawSmall(
    _ text: String, in context: CGContext, across cells: CGRect, top: (CGFloat) -> CGFloat
  ) {
    var content = TextContent.line(
      text, size: 13, UIColor.secondaryLabel.cgColor, alignment: .left)
    content.maximumLines = 0
    content.paragraph.lineBreak = .wordWrapping
    let place = cells.insetBy(dx: titleMargin, dy: 0)
    let layout = content.layout(width: place.width)
    let height = layout.size.height
    layout.draw(
      in: context,
      rect: CGRect(x: place.minX, y: top(height), width: place.width, height: height))
  }

  /// From the cells' edge to the text, as the cells' own text.
  private var titleMargin: CGFloat { MarginModel.sideMargin(width: bounds.width) }
}
