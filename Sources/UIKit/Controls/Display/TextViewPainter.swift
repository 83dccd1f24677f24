internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints the lines of text views.
@MainActor struct TextViewPainter {
  let painter: ControlPainter
  let view: UITextView

  /// Paints the text from the content's origin.
  func draw() {
    let place = view.arrangement.lines
    view.content.layout(width: place.width).draw(in: painter.context, rect: place)
  }
}
