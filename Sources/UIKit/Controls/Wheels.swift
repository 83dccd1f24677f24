internal import Drawing
internal import Foundation

/// What pickers have in common: a band in the middle, rows that fade away from it.
enum Wheels {
  /// Height of a row in points.
  static let rowHeight: CGFloat = 32

  /// Draws the grey band behind the chosen row.
  static func drawBand(in bounds: CGRect, _ context: CGContext) {
    let band = bounds.insetBy(dx: 9, dy: 0).centered(max(0, bounds.width - 18), rowHeight)
    context.fill(band, radius: 8, UIColor.tertiarySystemFill.cgColor)
  }

  /// Calls with the rectangle of each row that is seen, its opacity, and its steps below the middle.
  static func forEachRow(
    in bounds: CGRect, _ body: (_ row: CGRect, _ alpha: CGFloat, _ steps: Int) -> Void
  ) {
    for step in -3...3 {
      let y = bounds.midY + CGFloat(step) * rowHeight * (1 - 0.06 * CGFloat(abs(step)))
      let row = CGRect(
        x: bounds.minX, y: y - rowHeight / 2, width: bounds.width, height: rowHeight)
      guard row.minY >= bounds.minY - 1, row.maxY <= bounds.maxY + 1 else { continue }
      body(row, [1, 0.45, 0.25, 0.1][abs(step)], step)
    }
  }
}
