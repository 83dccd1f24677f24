internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints text fields: border or background image, text and clear button.
@MainActor struct FieldPainter {
  let painter: ControlPainter
  let field: UITextField

  /// Paints the field.
  ///
  /// Its rectangle and drawing methods, which programs may override, place the parts and draw the text.
  func draw() {
    let bounds = painter.bounds
    if let picture = (painter.isEnabled ? nil : field.disabledBackground) ?? field.background {
      picture.draw(in: field.borderRect(forBounds: bounds))
    } else {
      border()
    }
    if field.isShowingPlaceholder {
      field.drawPlaceholder(in: field.placeholderRect(forBounds: bounds))
    } else {
      field.drawText(
        in: field.isEditing
          ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds))
    }
    if field.showsClearButton { clearButton() }
  }

  /// Paints the field's text, centred vertically in a rectangle, with its line at a pixel as in labels.
  func text(in rect: CGRect) {
    var content = FieldLabel(field: field).content
    if field.adjustsFontSizeToFitWidth {
      content = content.shrunk(
        toFit: rect.size,
        minimumScale: field.minimumFontSize / CGFloat(field.fontDescriptor.size))
    }
    guard rect.width > 0 else { return }
    let layout = content.layout(width: rect.width)
    layout.draw(
      in: painter.context,
      rect: LabelArrangement.lines(
        height: layout.size.height, in: rect,
        scale: max(1, field.traitCollection.displayScale)))
  }

  private func border() {
    guard field.borderStyle != .none else { return }
    let isRound = field.borderStyle == .roundedRect
    let radius: CGFloat = isRound ? field.metrics.isGlass ? 10 : 5 : 0
    let rect = field.borderRect(forBounds: painter.bounds)
    if isRound, field.backgroundColor == nil {
      painter.fill(rect, radius: radius, .systemBackground)
    }
    painter.stroke(
      rect.insetBy(dx: 0.5, dy: 0.5), radius: radius, width: 1,
      field.borderStyle == .line ? .label : .separator)
  }

  private func clearButton() {
    let sign = FieldArrangement.clearSign(
      in: field.clearButtonRect(forBounds: painter.bounds))
    painter.fill(sign.circle, radius: sign.circle.width / 2, .systemGray3)
    for arm in sign.cross { painter.line(arm, width: 1.5, .white) }
  }
}
