internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ViewDrawing

/// Converts a document's fonts, colours and images to AppKit values.
@MainActor struct NibReader {
  let nib: NibSource
  let document: Document
  private let images: ImageLookup
  private let options: NibOptions

  init(_ nib: NibSource) {
    self.nib = nib
    document = nib.document
    images = nib.images
    options = nib.options
  }

  /// Returns a view of the element's custom class, if a program that has the class loads the document and the
  /// class fits the element; otherwise a plain one.
  func make<View: NSView>(_ element: ViewElement, _ plain: () -> View) -> View {
    guard options.usesCustomClasses, options.purpose == .runTime,
      let type = NibClasses.custom(element.element, as: View.self),
      let view = type.init(coder: NibCoder.shared)
    else { return plain() }
    return view
  }

  /// The element with a control's content: its cell, or the element itself.
  func cell(of element: ViewElement) -> Element {
    element.element.children.first { $0["key"] == "cell" } ?? element.element
  }

  /// The name of an element's image; nil for none.
  func imageName(of element: ViewElement) -> String? {
    cell(of: element).imageName() ?? element.element.imageName()
  }

  /// The width at which the canvas breaks the lines of a label that uses the width of its first layout.
  ///
  /// It is the label's current width, in points; nil for other labels, for one without a frame, and in
  /// programs.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-labels`.
  func currentTextWidth(of element: ViewElement) -> CGFloat? {
    guard options.purpose == .designTime, element.hasFrame, !element.isMisplaced,
      element.bool("setsMaxLayoutWidthAtFirstLayout") == true
    else { return nil }
    let sides = ControlInsets.insets(.label, .regular, .current)
    return CGFloat(element.frame.width) - sides.left - sides.right
  }

  /// The size variant of a control.
  func controlSize(of element: ViewElement) -> NSControl.ControlSize {
    switch cell(of: element)["controlSize"] ?? element.attribute("controlSize") {
    case "small": .small
    case "mini": .mini
    case "large": .large
    case "extraLarge": .extraLarge
    default: .regular
    }
  }

  /// The font of a control; without an attribute, the system's font for its size.
  ///
  /// Text fields have text of 13 points without an attribute in every control size.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-labels`.
  func font(of element: ViewElement) -> NSFont {
    let cell = cell(of: element)
    let defaultSize =
      cell.name == "textFieldCell"
      ? NSFont.systemFontSize : NSFont.systemFontSize(for: controlSize(of: element))
    guard let found = cell.child("font", key: "font"), found["usesAppearanceFont"] != "YES"
    else { return inEdition(.systemFont(ofSize: defaultSize)) }
    return font(FontElement(found), defaultSize: defaultSize)
  }

  /// Text styles by their names in documents.
  private static let textStyles: [String: NSFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  /// The font of an element, or its replacement if it is not installed.
  func font(_ font: FontElement, defaultSize: CGFloat = 13) -> NSFont {
    let size = font.pointSize.map { CGFloat($0) }
    if let name = font.name, !name.hasPrefix("."),
      let named = NSFont(name: name, size: size ?? defaultSize)
    {
      return named
    }
    if let style = font.textStyle.flatMap({ Self.textStyles[$0] }) {
      return .preferredFont(forTextStyle: style)
    }
    let role = font.metaFont ?? ""
    let sizes: [String: CGFloat] = [
      "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10,
      "toolTip": 11,
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
    return inEdition(
      .systemFont(ofSize: points, weight: weights[role] ?? (isBold ? .bold : .regular)))
  }

  /// The system font as the system of the tool that saved the document had it, if the document is drawn as there.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#system-fonts-before-macos-1011`.
  private func inEdition(_ font: NSFont) -> NSFont {
    guard options.purpose == .designTime, document.toolsVersion < ToolVersion.sanFrancisco
    else { return font }
    var descriptor = font.descriptor
    descriptor.edition =
      document.toolsVersion < ToolVersion.helveticaNeue ? .lucidaGrande : .helveticaNeue
    return NSFont(descriptor: descriptor)
  }

  /// The size of a symbol's placeholder beside text of 13 points; nil for other names.
  func symbolSize(_ name: String?) -> CGSize? {
    document.symbolSize(name, besideTextOf: 13)
  }

  /// The text beside the symbol of a view; nil for another image.
  func symbolText(of element: ViewElement) -> DesignTime.SymbolText? {
    let cell = cell(of: element)
    let stating = cell.imageName() == nil ? element.element : cell
    return document.symbolText(of: stating, pointSize: 13)
  }

  /// The size of an image in a button, in points; nil for one that the document's resources do not declare.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#symbols-are-aligned-by-capital-letters`.
  func imageSizeInButton(_ name: String?) -> CGSize? {
    guard let name, let width = document.images[name]?.width,
      let height = document.images[name]?.height
    else { return symbolSize(name) }
    guard SymbolInsets.isLargerInViews(name, document.toolsVersion) else {
      return CGSize(width: width, height: height)
    }
    return CGSize(
      width: (width * SymbolInsets.inButtons).rounded(),
      height: (height * SymbolInsets.inButtons).rounded())
  }

  /// The size of a named image that the document's resources declare and that is not a symbol; otherwise nil.
  func imageSize(_ name: String?) -> CGSize? {
    guard let name, let image = document.images[name], !image.isSystem,
      let width = image.width, let height = image.height
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The image file next to the document, with its alignment insets; nil when it is missing.
  ///
  /// The system's images are not searched. Problems with a file are recorded.
  func image(_ name: String?, for element: ViewElement) -> NSImage? {
    guard let name, !document.isSymbol(name), !name.contains(":") else { return nil }
    if let known = images.decoded[name] as? NSImage { return known }
    let image = images.content(named: name, for: element).map { NSImage(content: $0) }
    images.decoded[name] = image
    return image
  }

  /// The image file next to the document, else the program's image; nil when both are missing.
  func image(named name: String) -> NSImage? {
    if let known = images.decoded[name] as? NSImage { return known }
    let found = images.file(named: name) { _ in }
    return (try? found?.content()).map { NSImage(content: $0) } ?? NSImage(own: name)
  }

  /// The colour with a key among an element's children; nil when it is missing or not recognised.
  func color(_ element: Element, _ key: String) -> NSColor? {
    element.child("color", key: key).flatMap { color(ColorElement($0)) }
  }

  /// Returns the colour of an element; a named colour is looked up in the document's resources or the system's
  /// catalogue.
  func color(_ element: ColorElement) -> NSColor? {
    if let name = element.systemName ?? element.name,
      let known = SystemColorCatalog.color(named: name)
    {
      return known
    }
    // The catalogue beside the document is newer than what the document repeats of it.
    if element.components == nil, let name = element.name, let known = images.color(named: name) {
      return known
    }
    let components =
      element.components ?? element.name.flatMap { document.namedColors[$0]?.components }
      ?? element.systemName.flatMap { document.systemColors[$0]?.components }
    return components.map {
      NSColor(srgbRed: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }

  /// The appearance of the window whose content view is the element; nil without either.
  ///
  /// - Complexity: O(elements) for a content view, else O(1).
  func windowAppearance(of element: ViewElement) -> String? {
    guard element.key == "contentView" else { return nil }
    var waiting = [document.element]
    while let next = waiting.popLast() {
      waiting += next.children
      guard next.name == "window" || next.name == "panel", let word = next["appearanceType"] else {
        continue
      }
      if next.children.contains(where: { $0["key"] == "contentView" && $0["id"] == element.id }) {
        return word
      }
    }
    return nil
  }

  /// The text of a child element, which may be encoded in base64; nil without one.
  func text(_ element: Element, key: String) -> String? {
    if let plain = element[key] { return plain }
    guard
      let child = element.child("string", key: key) ?? element.child("mutableString", key: key)
    else { return nil }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    var digits = child.text.filter { !$0.isWhitespace }
    // The padding of the last group of four is missing.
    while !digits.count.isMultiple(of: 4) { digits += "=" }
    return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) }
  }
}
