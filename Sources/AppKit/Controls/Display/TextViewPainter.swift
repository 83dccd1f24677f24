internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints text views.
@MainActor struct TextViewPainter {
  let painter: ControlPainter
  let view: NSTextView

  /// The padding at the ends of lines, in points: the default of a text container.
  private static let linePadding: CGFloat = 5

  /// Paints the selection, the text and the caret.
  func draw() {
    if hasFocus { selection() }
    text()
    if hasFocus, view.isEditable, view.selection.length == 0 { caret() }
  }
  private var hasFocus: Bool { view.window?.firstResponder === view }
  private func selection() {
    let color = NSColor.selectedTextBackgroundColor.cgColor
    for place in view.manager.places(of: view.selection, origin: view.textOrigin) {
      painter.fill(place, color)
    }
  }
  private func caret() {
    let place = view.manager.caret(
      at: view.selection.location, origin: view.textOrigin, lineHeight: 16)
    painter.fill(
      CGRect(x: place.minX, y: place.minY, width: 1, height: place.height),
      view.insertionPointColor.cgColor)
  }
  private func text() {
    let ink = (view.textColor ?? .textColor).cgColor
    var content = painter.content(view.string, view.font, ink, alignment: view.alignment)
    if let looks = view.styledText {
      content.runs = looks.runs(in: ink)
    } else {
      content.runs = view.storage.textRuns(defaultFont: view.font?.descriptor, color: ink)
    }
    content.maximumLines = 0
    content.paragraph.lineBreak = .wordWrapping
    let inset = view.textContainerInset
    let room = painter.bounds.insetBy(dx: inset.width + Self.linePadding, dy: 0)
    guard room.isFinite, room.width > 0, !content.runs.allSatisfy({ $0.text.isEmpty }) else {
      return
    }
    content.layout(width: room.width).draw(
      in: painter.context, rect: room.offsetBy(dx: 0, dy: inset.height))
  }
}
