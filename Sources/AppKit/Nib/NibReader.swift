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
    let usual = NSFont.systemFontSize(for: controlSize(of: element))
    guard let found = cell(of: element).child("font", key: "font"),
      found["usesAppearanceFont"] != "YES"
    else { return .systemFont(ofSize: usual) }
    return font(FontElement(found), usual: usual)
  }

  /// A font that is at hand.
  func font(_ font: FontElement, usual: CGFloat = 13) -> NSFont {
    let size = font.pointSize.map { CGFloat($0) }
    if let name = font.name, !name.hasPrefix("."),
      let named = NSFont(name: name, size: size ?? usual)
    {
      return named
    }
    let role = font.metaFont ?? ""
    let sizes: [String: CGFloat] = [
      "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "label": 10, "toolTip": 11,
      "cellTitle": 12,
    ]
    let points = size ?? sizes[role] ?? 13
    let isBold = role.hasSuffix("Bold") || font.name?.hasSuffix("-Bold") == true
    let weights: [String: NSFont.Weight] = [
      "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light,
      "systemMedium": .medium, "systemSemibold": .semibold, "systemHeavy": .heavy,
      "systemBlack": .black,
    ]
    if role == "fixedUser" { return .monospacedSystemFont(ofSize: size ?? 11, weight: .regular) }
    return .systemFont(ofSize: points, weight: weights[role] ?? (isBold ? .bold : .regular))
  }

  /// The size of a named image, when the document's resources state it and it is no symbol.
  func imageSize(_ name: String?) -> CGSize? {
    guard let name, let image = document.images[name], !image.isSystem,
      let width = image.width, let height = image.height
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
