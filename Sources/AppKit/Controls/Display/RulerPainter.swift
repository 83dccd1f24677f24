internal import Drawing
internal import Foundation
internal import ViewArrangements

/// Paints the marks of a ruler and their numbers.
@MainActor struct RulerPainter {
  let painter: ControlPainter
  let ruler: NSRulerView
  /// The length of the unit, in points.
  let unit: CGFloat

  /// The position in the ruler of a position in the measured view.
  private static func offset(of ruler: NSRulerView) -> CGFloat {
    let part = ruler.scrollView?.contentView.documentVisibleRect ?? .zero
    let isVertical = ruler.orientation == .verticalRuler
    return ruler.originOffset - (isVertical ? part.minY : part.minX)
  }
  /// The rectangle of a marker's image.
  static func rect(of marker: NSRulerMarker, in ruler: NSRulerView) -> NSRect {
    let place = marker.markerLocation + offset(of: ruler)
    let size = marker.image.size
    return ruler.orientation == .verticalRuler
      ? NSRect(
        x: 0, y: place - marker.imageOrigin.y, width: size.width, height: size.height)
      : NSRect(
        x: place - marker.imageOrigin.x, y: 0, width: size.width, height: size.height)
  }

  func draw() {
    let bounds = painter.bounds
    let isVertical = ruler.orientation == .verticalRuler
    let offset = Self.offset(of: ruler)
    let length = isVertical ? bounds.height : bounds.width
    let color = painter.contrast(0.4)
    let marks = ScrollFrameArrangement.marks(
      from: -offset, to: length - offset, step: max(1, unit / 8), large: 8)
    for (position, isLarge) in marks {
      let place = position + offset
      let size: CGFloat = isLarge ? ruler.ruleThickness : ruler.ruleThickness / 3
      painter.fill(
        isVertical
          ? CGRect(x: bounds.maxX - size, y: bounds.minY + place, width: size, height: 0.5)
          : CGRect(x: bounds.minX + place, y: bounds.maxY - size, width: 0.5, height: size), color)
      guard isLarge, !isVertical else { continue }
      let number = String(Int((position / unit).rounded()))
      painter.text(
        painter.content(number, .systemFont(ofSize: 9), color),
        centredIn: CGRect(
          x: bounds.minX + place + 2, y: bounds.maxY - ruler.ruleThickness, width: 24, height: 10))
    }
  }
}
