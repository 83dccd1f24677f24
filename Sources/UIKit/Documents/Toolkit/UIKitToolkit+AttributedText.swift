internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  /// The text of an `attributedString` element with fonts, colours, kern and paragraph styles; nil when
  /// it says nothing.
  ///
  /// A fragment without a font has none here either, and so takes that of its label.
  static func attributedText(_ element: Element?, _ reader: NibReader) -> NSAttributedString? {
    // Foundation on Linux keeps 80 bytes of each attributed string forever, so none is made of nothing.
    guard let fragments = element?.children(named: "fragment"), !fragments.isEmpty else {
      return nil
    }
    let text = NSMutableAttributedString(string: "")
    var count = 0
    for fragment in fragments {
      let content =
        fragment["content"] ?? fragment.child("string", key: "content")?.text
        ?? fragment.child("mutableString", key: "content")?.text ?? ""
      var looks = looks(fragment.child("attributes"), reader)
      // Foundation on Linux traps when it compares the fonts of neighbours; of unlike counts it compares
      // nothing.
      if looks.count == count { looks[fragmentEnd] = count }
      count = looks.count
      text.append(NSAttributedString(string: content, attributes: looks))
    }
    return text.length > 0 ? text : nil
  }

  /// Keeps fragments apart; it says nothing of them.
  private static let fragmentEnd = NSAttributedString.Key("plumb.fragment-end")

  private static func looks(_ element: Element?, _ reader: NibReader) -> [NSAttributedString
    .Key: Any]
  {
    guard let element else { return [:] }
    var looks: [NSAttributedString.Key: Any] = [:]
    if let font = element.child("font", key: "NSFont"), let size = font.number("size") {
      looks[.font] = self.font(font, size: size)
    }
    if let color = element.child("color", key: "NSColor") {
      looks[.foregroundColor] = reader.color(ColorElement(color))
    }
    for name in ["real", "integer"] {
      if let kern = element.child(name, key: "NSKern")?.number("value") { looks[.kern] = kern }
    }
    if let style = element.child("paragraphStyle", key: "NSParagraphStyle") {
      looks[.paragraphStyle] = paragraphStyle(style)
    }
    return looks
  }

  private static func font(_ element: Element, size: Double) -> UIFont {
    if let name = element["name"], !name.hasPrefix("."), let named = UIFont(name: name, size: size)
    {
      return named
    }
    let weights: [String: UIFont.Weight] = [
      "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light,
      "systemMedium": .medium, "systemSemibold": .semibold, "systemBold": .bold,
      "systemHeavy": .heavy, "systemBlack": .black,
    ]
    return .systemFont(ofSize: size, weight: weights[element["metaFont"] ?? ""] ?? .regular)
  }

  private static func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment(element["alignment"])
    style.lineBreakMode =
      switch element["lineBreakMode"] {
      case "characterWrapping": .byCharWrapping
      case "clipping": .byClipping
      case "truncatingHead": .byTruncatingHead
      case "truncatingMiddle": .byTruncatingMiddle
      case "truncatingTail": .byTruncatingTail
      default: .byWordWrapping
      }
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    return style
  }
}
