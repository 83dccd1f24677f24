internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints search bars: the background, the field with its magnifying glass, the button beside it.
@MainActor struct SearchBarPainter {
  let painter: ControlPainter
  let bar: UISearchBar

  /// The title of the cancel button, for measuring and drawing.
  static let cancel = TextContent.line("Cancel", size: 17)

  /// Paints the bar, without the text if a text field shows it.
  func draw() {
    let arrangement = bar.arrangement
    if let image = bar.backgroundImage {
      image.draw(in: painter.bounds)
    } else if let background = bar.barTintColor, bar.searchBarStyle != .minimal {
      painter.fill(painter.bounds, background)
    }
    if bar.field?.backgroundColor == nil {
      let field = arrangement.field
      let radius = bar.metrics.isGlass ? field.height / 2 : 10
      painter.fill(field, radius: radius, .tertiarySystemFill)
    }
    painter.stroke(arrangement.glass, radius: 6, width: 1.6, .secondaryLabel)
    painter.line(arrangement.handle, width: 1.6, .secondaryLabel)
    if bar.showsCancelButton {
      painter.text(.line("Cancel", size: 17, painter.tint.cgColor), across: arrangement.cancel)
    }
    if bar.field == nil { text(in: arrangement.text) }
  }

  private func text(in place: CGRect) {
    let isEmpty = bar.text?.isEmpty ?? true
    painter.text(
      .line(
        isEmpty ? bar.placeholder ?? "Search" : bar.text ?? "", size: 17,
        (isEmpty ? UIColor.secondaryLabel : .label).cgColor,
        alignment: painter.isRightToLeft ? .right : .left),
      across: place)
  }
}
