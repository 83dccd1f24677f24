internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints the text of labels.
@MainActor struct LabelPainter {
  let painter: ControlPainter
  let label: UILabel

  /// Paints the text into a rectangle, centred vertically.
  ///
  /// Lines that do not fit are omitted, and the last visible one is truncated. At least one line is drawn.
  func text(in rect: CGRect) {
    var full = label.content
    if label.isHighlighted, let color = label.highlightedTextColor {
      full = full.colored(color)
    }
    var content = full
    if label.adjustsFontSizeToFitWidth {
      content = full.shrunk(toFit: rect.size, minimumScale: label.minimumScaleFactor)
    }
    let layout = content.layout(in: rect.size)
    content.maximumLines = layout.lineCount
    let place = LabelArrangement.lines(
      height: layout.size.height, in: rect,
      from: top(of: content, full, layout.lineCount, in: rect),
      scale: max(1, label.traitCollection.displayScale))
    if let shadow = label.shadowColor {
      let offset = label.shadowOffset
      content.colored(shadow).layout(width: rect.width).draw(
        in: painter.context, rect: place.offsetBy(dx: offset.width, dy: offset.height))
    }
    layout.draw(in: painter.context, rect: place)
  }

  /// The top of text that was scaled down; nil centres it.
  private func top(
    of content: TextContent, _ full: TextContent, _ lineCount: Int, in rect: CGRect
  ) -> CGFloat? {
    guard content.font.size < full.font.size else { return nil }
    switch label.baselineAdjustment {
    case .alignCenters: return nil
    case .none: return rect.minY
    case .alignBaselines:
      guard lineCount == 1 else { return nil }
      let line = CGFloat(full.metrics.lineHeight)
      return rect.midY - line / 2 + CGFloat(full.metrics.ascender - content.metrics.ascender)
    }
  }
}

extension TextContent {
  /// The text in a single colour.
  @MainActor fileprivate func colored(_ color: UIColor) -> TextContent {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].color = color.cgColor }
    return copy
  }
}
