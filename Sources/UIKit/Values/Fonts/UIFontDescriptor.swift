package import Drawing
public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// A description of a font.
///
/// Source: Apple, "UIFontDescriptor".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The description for the drawing layer.
  package let wish: FontDescriptor

  /// Creates a descriptor from the drawing layer's description.
  package init(wish: FontDescriptor) { self.wish = wish }

  /// Creates a font by family name or PostScript name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(wish: FontDescriptor(kind: .named(fontName), size: Double(size)))
  }

  /// Creates a font from attributes: `name`, `family`, `size`, `face`, `featureSettings` and, among `traits`, `weight`
  /// and `symbolic`.
  ///
  /// Other attributes are ignored. The default size is 12 points, the default font is the system font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(wish: FontDescriptor(size: 12).adding(attributes))
  }

  /// The font of a text style at the application's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// The font of a text style at the text size of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { wish.size }
  /// The font's name.
  open var postscriptName: String { UIFont(descriptor: wish).fontName }
  /// Bold, italic and fixed width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if wish.numericWeight >= 600 { traits.insert(.traitBold) }
    if wish.isItalic { traits.insert(.traitItalic) }
    if wish.kind == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// Name, size, traits and features as attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .size: pointSize,
      .traits: [TraitKey.weight: wish.weight, .symbolic: symbolicTraits.rawValue],
    ]
    let features = wish.featureSettings
    if !features.isEmpty { attributes[.featureSettings] = features }
    return attributes
  }

  /// The descriptor with other traits.
  ///
  /// Bold is weight 0.4, for the system font 0.3 as in `boldSystemFont(ofSize:)`. Removing bold makes the
  /// weight regular. Widths and line spacing are ignored.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(wish: wish.with(symbolicTraits))
  }
  /// The descriptor at another size in points; 0 keeps the size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var other = wish
    if newPointSize > 0 { other.size = Double(newPointSize) }
    return UIFontDescriptor(wish: other)
  }
  /// The descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// The descriptor with another face of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The system font in another design.
  ///
  /// Only the monospaced design has its own font here. The rounded and serif designs are drawn and measured
  /// as the default.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var other = wish
    other.kind = design == .monospaced ? .monospaced : .system
    return UIFontDescriptor(wish: other)
  }
  /// The descriptor with some attributes replaced; see ``init(fontAttributes:)``.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(wish: wish.adding(attributes))
  }
  /// The value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both descriptors are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.wish == wish
  }
  /// Consistent with `isEqual`.
  open override var hash: Int { wish.hashValue }
}

extension FontDescriptor {
  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontDescriptor {
    var other = self
    other.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      if numericWeight < 600 { other.weight = kind == .system ? 0.3 : 0.4 }
    } else if numericWeight >= 600 {
      other.weight = 0
    }
    if traits.contains(.traitMonoSpace), kind == .system { other.kind = .monospaced }
    return other
  }

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var other = self
    if let family = attributes[.family] as? String { other.kind = .named(family) }
    if let name = attributes[.name] as? String { other.kind = .named(name) }
    if let size = TextLook.number(attributes[.size]), size > 0 { other.size = size }
    if let face = attributes[.face] as? String { other = other.inFace(face) }
    other.apply(features: attributes[.featureSettings])
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let symbolic = traits[.symbolic] as? UInt32 {
        other = other.with(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
      }
      if let weight = traits[.weight] as? UIFont.Weight { other.weight = Double(weight.rawValue) }
      if let weight = TextLook.number(traits[.weight]) { other.weight = weight }
    }
    return other
  }
}
