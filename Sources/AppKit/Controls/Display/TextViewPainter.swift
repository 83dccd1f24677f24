internal import Drawing
internal import Foundation

/// Paints text views.
@MainActor struct TextViewPainter {
  let painter: ControlPainter
  let view: NSTextView

  /// The padding at the ends of lines, in points: the default of a text container.
  private static let linePadding: CGFloat = 5

  /// Paints the background and the text.
  func draw() {
    if view.drawsBackground { painter.fill(painter.bounds, view.backgroundColor.cgColor) }
    let ink = (view.textColor ?? .textColor).cgColor
    var content = painter.content(view.string, view.font, ink, alignment: view.alignment)
    if let looks = view.styledText { content.runs = looks.runs(in: ink) }
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
