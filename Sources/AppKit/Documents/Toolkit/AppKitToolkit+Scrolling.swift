internal import Foundation
internal import IBDocument

extension AppKitToolkit {
  /// Returns a scroll view with its border; without an attribute, the border is a bezel.
  static func makeScrollView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let scroll = reader.make(element) { NSScrollView() }
    switch element.attribute("borderType") {
    case "none": scroll.borderType = .noBorder
    case "line": scroll.borderType = .lineBorder
    case "groove": scroll.borderType = .grooveBorder
    default: scroll.borderType = .bezelBorder
    }
    return scroll
  }

  /// Returns a clip view with its background.
  static func makeClipView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let clip = reader.make(element) { NSClipView() }
    clip.drawsBackground = element.bool("drawsBackground") ?? true
    if let color = reader.color(element.element, "backgroundColor") { clip.backgroundColor = color }
    return clip
  }

  /// Returns a text view with its text and attributes.
  static func makeTextView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = reader.make(element) { NSTextView() }
    let root = element.element
    view.string = reader.text(root, key: "string") ?? ""
    if let font = root.child("font", key: "font") { view.font = reader.font(FontElement(font)) }
    let storage = root.child("attributedString", key: "textStorage")
    if let text = styledText(storage, reader, font: view.font) {
      view.string = text.string
      view.styledText = text
    }
    view.textColor = reader.color(root, "textColor")
    if let color = reader.color(root, "backgroundColor") { view.backgroundColor = color }
    view.drawsBackground = element.bool("drawsBackground") ?? true
    return view
  }
}
