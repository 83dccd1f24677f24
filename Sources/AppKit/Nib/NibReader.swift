internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Reads fonts, colours and images of a document as AppKit's values.
@MainActor struct NibReader {
  let document: Document
  private let images: ImageLookup

  init(_ nib: NibSource) {
    document = nib.document
    images = nib.images
  }

  /// The part of an element that says what a control shows: its cell, or the element itself.
  func cell(of element: ViewElement) -> Element {
    element.element.children.first { $0["key"] == "cell" } ?? element.element
  }

  /// How large a control is drawn.
  func controlSize(of element: ViewElement) -> NSControl.ControlSize {
    switch cell(of: element)["controlSize"] ?? element.attribute("controlSize") {
    case "small": .small
    case "mini": .mini
    case "large": .large
    case "extraLarge": .extraLarge
    default: .regular
    }
  }

  /// The font of a control; the system's for its size when it states none.
  func font(of element: ViewElement) -> NSFont {
    let size = controlSize(of: element)
    let usual: CGFloat = size == .small ? 11 : size == .mini ? 9 : size == .large ? 15 : 13
    guard let found = cell(of: element).child("font", key: "font") else {
      return .systemFont(ofSize: usual)
    }
    let font = FontElement(found)
    let meta: [String: CGFloat] = [
      "smallSystem": 11, "miniSystem": 9, "label": 10, "toolTip": 11, "smallSystemBold": 11,
    ]
    let points = font.pointSize.map { CGFloat($0) } ?? meta[font.metaFont ?? ""] ?? 13
    return .systemFont(ofSize: found["usesAppearanceFont"] == "YES" ? usual : points)
  }

  /// The size of a named image, when the document's resources state it and it is no symbol.
  func imageSize(_ name: String?) -> CGSize? {
    guard let name, let image = document.images[name], !image.isSystem,
      let width = image.width, let height = image.height
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
