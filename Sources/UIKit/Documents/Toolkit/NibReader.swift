internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ViewDrawing

/// Reads colours, fonts and images of a document as UIKit's values.
@MainActor struct NibReader {
  let nib: NibSource
  let document: Document
  let device: DeviceFacts
  private let images: ImageLookup
  private let options: NibOptions

  init(_ nib: NibSource) {
    self.nib = nib
    document = nib.document
    options = nib.options
    device = nib.device
    images = nib.images
  }

  /// Whether the document is shown as Interface Builder shows it.
  var isDesignTime: Bool { options.purpose == .designTime }

  /// A view of the class that the element names, where the program has it and it is one of the element's
  /// own kind; otherwise a plain one.
  func make<View: UIView>(_ element: ViewElement, _ plain: () -> View) -> View {
    guard options.usesCustomClasses,
      let type = NibClasses.custom(element.element, as: View.self, isLogged: !isDesignTime),
      let view = type.init(coder: NibCoder.shared)
    else { return plain() }
    return view
  }

  /// A colour of an element, looked up in the document's resources when it is named.
  func color(_ element: ViewElement, _ key: String) -> UIColor? {
    element.color(key).flatMap { color($0) }
  }

  /// The colour of a resolved colour element.
  func color(_ element: ColorElement) -> UIColor? {
    if let components = element.components {
      // Xcode 11 repeats the light components beside the name of a system colour.
      let known = element.systemName.flatMap(SystemColorName.color)
      return known?.inLight(color(components).cgColor) ?? color(components)
    }
    if let name = element.name {
      // The catalogue beside the document is newer than what the document repeats of it.
      if let variants = images.colorVariants(named: name) { return UIColor(variants: variants) }
      if let named = document.namedColors[name]?.components { return color(named) }
    }
    guard let name = element.systemName else { return nil }
    let known = SystemColorName.color(name)
    guard let stated = (document.systemColors[name]?.components).map(color) else { return known }
    // A document states the light colour only.
    return known?.inLight(stated.cgColor) ?? stated
  }

  private func color(_ components: ColorElement.RGBA) -> UIColor {
    UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// The font of an element; nil when it states none.
  func font(_ element: ViewElement, _ key: String = "fontDescription") -> UIFont? {
    element.font(key).flatMap { font($0) }
  }

  /// The font of a resolved font element.
  func font(_ font: FontElement) -> UIFont? { currentFont(font).map(inEdition) }

  /// The system font at 17 points for text whose element states no font, where it is not today's; nil
  /// leaves the view its own.
  var plainFont: UIFont? {
    let current = UIFont.systemFont(ofSize: 17)
    let font = inEdition(current)
    return font === current ? nil : font
  }

  /// The system font as the tool that saved the document had it, where the document is drawn as there.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#the-system-font-before-xcode-12`.
  private func inEdition(_ font: UIFont) -> UIFont {
    guard isDesignTime, document.toolsVersion < ToolVersion.iOS14, font.descriptor.kind == .system
    else { return font }
    var descriptor = font.descriptor
    descriptor.edition = .iOS9
    return .shared(descriptor, origin: font.origin)
  }

  private func currentFont(_ font: FontElement) -> UIFont? {
    if let style = font.style { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size = CGFloat(font.pointSize ?? 17)
    if let name = font.name {
      if !name.hasPrefix(".") { return UIFont(name: name, size: size) }
      if isLost(name) { return UIFont(name: "TimesNewRomanPSMT", size: size) }
    }
    switch font.type {
    // The tool's "System Bold" is the bold weight, not what `boldSystemFont(ofSize:)` gives: stored widths of
    // 70 labels agree with those of the weight and are 2 % above semibold ones.
    case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(font.weight))
    }
  }

  /// Whether a font's name is a private one that names no font any more: Core Text answers with Times New Roman since
  /// iOS 13.
  ///
  /// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
  private func isLost(_ name: String) -> Bool {
    name.hasPrefix(".SFUI") && !(isDesignTime && document.toolsVersion < ToolVersion.iOS14)
  }

  private func weight(_ word: String?) -> UIFont.Weight {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// A picture beside the document, with its alignment insets; nil when it is missing.
  ///
  /// System symbols have no files: a program gets the symbol's placeholder, the canvas only its name.
  /// Problems with a file are noted.
  func image(_ name: String?, for element: ViewElement) -> UIImage? {
    guard let name else { return nil }
    if document.isSymbol(name) { return isDesignTime ? nil : UIImage(systemName: name) }
    if let known = images.decoded[name] as? UIImage { return known }
    let image = images.content(named: name, for: element).map { UIImage(content: $0) }
    images.decoded[name] = image
    return image
  }

  /// A picture beside the document, else one of the program's; nil when both are missing.
  func image(named name: String) -> UIImage? {
    if document.isSymbol(name) { return UIImage(systemName: name) }
    if let known = images.decoded[name] as? UIImage { return known }
    let found = images.file(named: name) { _ in }
    return (try? found?.content()).map { UIImage(content: $0) } ?? UIImage(named: name)
  }

  /// The size of a named image, when the document's resources state it and it is not a symbol.
  func imageSize(_ name: String?) -> CGSize? {
    guard let name, let image = document.images[name], !image.isSystem,
      let width = image.width, let height = image.height
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension UIEdgeInsets {
  init(_ insets: EnvironmentInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
