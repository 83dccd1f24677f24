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
    painter.stroke(
      field.borderRect(forBounds: painter.bounds).insetBy(dx: 0.5, dy: 0.5),
      radius: field.borderStyle == .roundedRect ? 5 : 0, width: 1, .separator)
  }

  private func clearButton() {
    let sign = FieldArrangement.clearSign(
      in: field.clearButtonRect(forBounds: painter.bounds))
    painter.fill(sign.circle, radius: sign.circle.width / 2, .systemGray3)
    for arm in sign.cross { painter.line(arm, width: 1.5, .white) }
  }
}
