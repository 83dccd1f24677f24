internal import Drawing
internal import Foundation

/// A line between two points with perpendicular end marks and a centred text, as in technical drawings.
struct DimensionLine {
  /// The end points, on a horizontal or vertical line, in points.
  let from: CGPoint
  let to: CGPoint
  /// The text on the line.
  let text: String
  let color: CGColor
  /// Whether the line is dashed, as for optional constraints.
  let isDashed: Bool

  /// Half the length of the end marks.
  private static let end: CGFloat = 3
  private static let textSize = 8.0

  func draw(in context: CGContext) {
    let isAcross = abs(to.x - from.x) >= abs(to.y - from.y)
    let (dx, dy) = isAcross ? (0, Self.end) : (Self.end, 0)
    OverlayShape.line(from, to, color, isDashed: isDashed).draw(in: context)
    for point in [from, to] {
      let ends = (
        CGPoint(x: point.x - dx, y: point.y - dy), CGPoint(x: point.x + dx, y: point.y + dy)
      )
      OverlayShape.line(ends.0, ends.1, color, isDashed: false).draw(in: context)
    }
    guard !text.isEmpty else { return }
    let layout = TextLayout(runs: [TextRun(text: text, font: FontDescriptor(size: Self.textSize))])
    context.setLineDash(phase: 0, lengths: [])
    let plate = plate(layout.size, isAcross: isAcross)
    context.fill(plate, radius: 2, CGColor(gray: 1, alpha: 0.85))
    layout.draw(
      in: context,
      at: CGPoint(
        x: plate.midX - layout.size.width / 2, y: plate.midY - layout.size.height / 2),
      defaultColor: color)
  }

  /// Returns the rectangle of the text: on the line, or next to a line that is too short.
  private func plate(_ size: CGSize, isAcross: Bool) -> CGRect {
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let plate = CGRect(origin: middle, size: .zero).centered(size.width + 4, size.height)
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length < (isAcross ? plate.width : plate.height) + 4 else { return plate }
    return isAcross
      ? plate.offsetBy(dx: 0, dy: -(plate.height / 2 + Self.end))
      : plate.offsetBy(dx: plate.width / 2 + Self.end, dy: 0)
  }
}
