internal import Foundation
internal import IBDocument

extension AppKitToolkit {
  /// The frame and the ground of a scroll view; a frame that is not stated is the bezel.
  static func makeScrollView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let scroll = NSScrollView()
    switch element.attribute("borderType") {
    case "none": scroll.borderType = .noBorder
    case "line": scroll.borderType = .lineBorder
    case "groove": scroll.borderType = .grooveBorder
    default: scroll.borderType = .bezelBorder
    }
    // The clip view says whether there is a ground, and which.
    let clip = element.element.child("clipView", key: "contentView")
    scroll.drawsBackground =
      element.bool("drawsBackground") ?? clip?.bool("drawsBackground") ?? true
    if let color = clip.flatMap({ reader.color($0, "backgroundColor") }) {
      scroll.backgroundColor = color
    }
    return scroll
  }

  /// The text and its looks.
  static func makeTextView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = NSTextView()
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
