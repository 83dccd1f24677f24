internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints the wheels of pickers: a band in the middle, rows that fade away from it.
@MainActor struct WheelPainter {
  let painter: ControlPainter

  /// The opacity of a row by its distance from the selected one.
  private static let opacities: [CGFloat] = [1, 0.45, 0.25, 0.1]

  /// Paints the rows around the selected ones.
  ///
  /// - Parameters:
  ///   - widths: The widths of the wheels, in points; if empty, each row shows a placeholder bar.
  ///   - size: The size of the text, in points.
  ///   - words: The texts of the wheels in the row a number of steps below the selected one.
  func draw(
    _ arrangement: WheelArrangement, widths: [CGFloat], size: Double,
    words: (_ step: Int) -> [String]
  ) {
    let band = arrangement.band
    let radius = painter.view.metrics.isGlass ? band.height / 2 : 8
    painter.fill(band, radius: radius, .tertiarySystemFill)
    for (row, step) in arrangement.rows {
      let alpha = Self.opacities[abs(step)]
      guard !widths.isEmpty else {
        painter.fill(
          WheelArrangement.bar(in: row, step: step), radius: 4,
          UIColor.label.withAlphaComponent(alpha * 0.4))
        continue
      }
      let color = UIColor.label.withAlphaComponent(alpha).cgColor
      for (word, cell) in zip(words(step), WheelArrangement.cells(in: row, widths: widths)) {
        painter.text(.line(word, size: size, color), across: cell)
      }
    }
  }
}
