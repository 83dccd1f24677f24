internal import Foundation
internal import IBDocument

extension UIKitToolkit {
  static func makeLabel(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let label = reader.make(element) { UILabel() }
    label.text = element.attribute("text") ?? text(element, key: "text")
    if let font = reader.font(element) ?? reader.plainFont { label.font = font }
    if let color = reader.color(element, "textColor") { label.textColor = color }
    label.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    // Interface Builder says NO for a fixed size and nothing for a least factor.
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.textAlignment = alignment(element.attribute("textAlignment"))
    label.numberOfLines = element.integer("numberOfLines") ?? 1
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = width
    }
    label.lineBreakMode = lineBreak(element.attribute("lineBreakMode"))
    if element.bool("usesAttributedText") == true,
      let text = attributedText(
        element.child("attributedString", key: "attributedText"), reader)
    {
      label.attributedText = text
    }
    return label
  }

  static func makeTextField(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let field = reader.make(element) { UITextField() }
    field.text = element.attribute("text") ?? text(element, key: "text")
    field.placeholder = element.attribute("placeholder") ?? text(element, key: "placeholder")
    field.font = reader.font(element) ?? reader.plainFont ?? .systemFont(ofSize: 17)
    if let color = reader.color(element, "textColor") { field.textColor = color }
    field.textAlignment = alignment(element.attribute("textAlignment"))
    field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    field.minimumFontSize = element.number("minimumFontSize") ?? 0
    let input = element.element.child("textInputTraits", key: "textInputTraits")
    field.isSecureTextEntry = input?["secureTextEntry"] == "YES"
    switch element.attribute("borderStyle") {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    return field
  }

  static func makeTextView(_ element: ViewElement, _ reader: NibReader) -> UIView {
    let view = reader.make(element) { UITextView() }
    view.text = element.attribute("text") ?? text(element, key: "text") ?? ""
    if let font = reader.font(element) { view.font = font }
    if let color = reader.color(element, "textColor") { view.textColor = color }
    view.textAlignment = alignment(element.attribute("textAlignment"))
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    return view
  }

  /// Long texts are children: `<string key="text">` or its base64 form.
  static func text(_ element: ViewElement, key: String) -> String? {
    if let string = element.child("string", key: key) { return string.text }
    if let data = element.child("mutableString", key: key) { return data.text }
    return nil
  }

  static func alignment(_ word: String?) -> NSTextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreak(_ word: String?) -> NSLineBreakMode {
    switch word {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}
