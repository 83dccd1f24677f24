internal import Drawing
internal import Foundation

/// Paints a row of connected buttons.
@MainActor struct SegmentPainter {
  let painter: ControlPainter
  let control: NSSegmentedControl

  private var rect: CGRect { painter.rect }
  private var radius: CGFloat {
    control.segmentStyle == .smallSquare ? painter.value(0, 0, 6) : painter.radius(of: rect)
  }

  /// Paints the background and the segments.
  func draw() {
    guard control.segmentCount > 0, rect.width > 0 else { return }
    let segmentRects = Self.places(control.naturalWidths, in: rect)
    switch painter.generation {
    case .aqua: painter.body(rect, radius: radius)
    case .bigSur, .glass: painter.fill(rect, radius: radius, painter.contrast(0.07))
    }
    for (index, place) in segmentRects.enumerated() {
      let isSelected = control.isSelected(forSegment: index)
      if isSelected { selection(place, index) }
      let afterSelection = index > 0 && control.isSelected(forSegment: index - 1)
      if index > 0, !(isSelected || afterSelection) || painter.generation == .aqua {
        let inset: CGFloat = painter.generation == .aqua ? 0.5 : rect.height / 4
        painter.fill(
          CGRect(
            x: place.minX - 0.5, y: place.minY + inset, width: 1, height: place.height - 2 * inset),
          painter.contrast(0.15))
      }
      content(index, in: place, isSelected && painter.generation == .aqua)
    }
  }

  private func selection(_ place: CGRect, _ index: Int) {
    guard painter.generation == .aqua else {
      let pill = place.insetBy(dx: 1, dy: 1)
      return painter.selectedPart(pill, radius: max(0, min(radius - 1, pill.height / 2)))
    }
    painter.context.saveGState()
    painter.context.clip(to: place)
    painter.body(rect, radius: radius, .accent)
    painter.context.restoreGState()
  }

  private func content(_ index: Int, in place: CGRect, _ isOnAccent: Bool) {
    let ink = isOnAccent ? painter.inkOnAccent : painter.ink
    let label = control.label(forSegment: index) ?? ""
    let image = control.image(forSegment: index)
    let missing = control.viewNode.designTime?.partImages[index]
    if !label.isEmpty {
      let room = place.insetBy(dx: min(3, place.width / 8), dy: 0)
      painter.text(
        painter.content(label, control.font, ink, alignment: .center), in: room,
        baseline: painter.baseline(of: control))
    } else if image != nil || missing != nil {
      let size = image?.size ?? missing?.glyph?.drawnSize ?? CGSize(width: 14, height: 14)
      let room = place.insetBy(dx: 3, dy: 3)
      painter.picture(
        image, missing: missing, in: painter.imageRect(size, in: room, .scaleProportionallyDown),
        ink)
    }
  }

  /// Divides a rectangle into adjacent rectangles in proportion to their natural widths.
  static func places(_ widths: [CGFloat], in rect: CGRect) -> [CGRect] {
    let whole = widths.reduce(0, +)
    var left = rect.minX
    return widths.map { width in
      let share =
        whole > 0 && whole.isFinite
        ? width / whole * rect.width : rect.width / CGFloat(widths.count)
      defer { left += share }
      return CGRect(x: left, y: rect.minY, width: share, height: rect.height)
    }
  }
}
