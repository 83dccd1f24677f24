internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The content of a text field as a text: the typed text, dots instead of it, or the placeholder.
@MainActor struct FieldLabel {
  let field: UITextField

  /// The text as it is measured and drawn.
  var content: TextContent {
    let color = field.textColor ?? .label
    var content = TextContent(
      runs: field.isShowingPlaceholder
        ? runs(field.hint ?? "", field.attributedHint, .placeholderText)
        : field.isSecureTextEntry
          ? runs(String(repeating: "•", count: field.typed?.count ?? 0), nil, color)
          : runs(field.typed ?? "", field.attributed, color))
    content.paragraph.alignment = field.textAlignment.inProgram
    content.paragraph.lineBreak = .truncatingTail
    return content
  }

  /// The typed text, or dots instead of it, also where the placeholder is shown.
  var typedContent: TextContent {
    var content = content
    if field.isShowingPlaceholder {
      content.runs = [TextRun(text: "", font: field.fontDescriptor, color: nil)]
    }
    return content
  }

  private func runs(_ text: String, _ looks: NSAttributedString?, _ color: UIColor) -> [TextRun] {
    let font = field.fontDescriptor
    return looks?.textRuns(defaultFont: font, color: color.cgColor)
      ?? [TextRun(text: text, font: font, color: color.cgColor)]
  }
}
