internal import Drawing
internal import Foundation
internal import IBDocument
internal import ViewDrawing

extension AppKitToolkit {
  /// The text of an `attributedString` element with fonts, colours and alignment; nil when it is empty.
  ///
  /// - Parameter font: The font of fragments without one.
  static func styledText(_ element: Element?, _ reader: NibReader, font: NSFont?) -> StyledText? {
    var parts: [(text: String, font: NSFont, color: NSColor?)] = []
    var alignment: NSTextAlignment?
    for fragment in element?.children(named: "fragment") ?? [] {
      guard let content = reader.text(fragment, key: "content"), !content.isEmpty else { continue }
      let looks = fragment.child("attributes")
      let own = looks?.child("font", key: "NSFont").map { reader.font(FontElement($0)) }
      let shown = own ?? font ?? .systemFont(ofSize: NSFont.systemFontSize)
      parts.append((content, shown, looks.flatMap { reader.color($0, "NSColor") }))
      if let word = looks?.child("paragraphStyle", key: "NSParagraphStyle")?["alignment"] {
        alignment = alignment ?? alignments[word]
      }
    }
    guard !parts.isEmpty else { return nil }
    return StyledText(alignment: alignment) {
      parts.map { TextRun(text: $0.text, font: $0.font.descriptor, color: $0.color?.cgColor) }
    }
  }

  /// Text alignments by their names in documents.
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]
}
