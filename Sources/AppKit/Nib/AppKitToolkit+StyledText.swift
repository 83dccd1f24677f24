internal import Drawing
internal import Foundation
internal import IBDocument
internal import ViewCore

extension AppKitToolkit {
  /// The text of an `attributedString` element with fonts, colours and alignment; nil when it says nothing.
  ///
  /// - Parameter font: Of fragments that state none.
  static func styledText(_ element: Element?, _ reader: NibReader, font: NSFont?) -> StyledText? {
    var text = StyledText(runs: [])
    for fragment in element?.children(named: "fragment") ?? [] {
      guard let content = reader.text(fragment, key: "content"), !content.isEmpty else { continue }
      let looks = fragment.child("attributes")
      let own = looks?.child("font", key: "NSFont").map { reader.font(FontElement($0)) }
      let shown = own ?? font ?? .systemFont(ofSize: NSFont.systemFontSize)
      text.runs.append(
        TextRun(
          text: content, font: shown.descriptor,
          color: looks.flatMap { reader.color($0, "NSColor") }?.cgColor))
      if let word = looks?.child("paragraphStyle", key: "NSParagraphStyle")?["alignment"] {
        text.alignment = text.alignment ?? alignments[word]
      }
    }
    return text.runs.isEmpty ? nil : text
  }

  /// The words of documents for where text stands.
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
  ]
}
