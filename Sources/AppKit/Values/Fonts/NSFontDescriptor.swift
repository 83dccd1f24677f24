package import Drawing
public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// A description of a font.
///
/// ```swift
/// let descriptor = NSFont.systemFont(ofSize: 13).fontDescriptor.withSymbolicTraits(.bold)
/// print(NSFont(descriptor: descriptor, size: 0)?.pointSize ?? 0)  // 13.0
/// ```
///
/// - Units: Points.
/// - Errors: None: attributes that are not known are stored only.
/// - Complexity: O(attributes).
/// - SeeAlso: Apple, "NSFontDescriptor".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  /// The description for the drawing layer.
  package let wish: FontDescriptor
  /// The attributes that the drawing layer does not know.
  private let others: [AttributeName: Any]
  private let hasSize: Bool

  /// Creates a descriptor from the drawing layer's description.
  package init(wish: FontDescriptor, others: [AttributeName: Any] = [:], hasSize: Bool = true) {
    (self.wish, self.others, self.hasSize) = (wish, others, hasSize)
  }
  /// Creates a font by family name or PostScript name, at a size in points; 0 for none.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      wish: FontDescriptor(kind: .named(fontName), size: size > 0 ? Double(size) : 12),
      hasSize: size > 0)
  }
  /// Creates a font by name, with a matrix that is stored only.
  public convenience init(name fontName: String, matrix: AffineTransform) {
    self.init(
      wish: FontDescriptor(kind: .named(fontName), size: 12), others: [.matrix: matrix],
      hasSize: false)
  }
  /// Creates a font from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
    let attributes = attributes ?? [:]
    self.init(
      wish: FontDescriptor(size: 12).adding(attributes), others: Self.unknown(attributes),
      hasSize: attributes[.size] != nil)
  }
  private static func unknown(_ attributes: [AttributeName: Any]) -> [AttributeName: Any] {
    attributes.filter { ![.name, .family, .size, .face, .traits].contains($0.key) }
  }
  /// Returns the font of a text style.
  open class func preferredFontDescriptor(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFontDescriptor {
    NSFont.preferredFont(forTextStyle: style, options: options).fontDescriptor
  }

  /// The size in points; 0 for none.
  open var pointSize: CGFloat { hasSize ? wish.size : 0 }
  /// The font's name.
  open var postscriptName: String? { NSFont(descriptor: wish).fontName }
  /// The transform of the letters; nil for none.
  open var matrix: AffineTransform? { others[.matrix] as? AffineTransform }
  /// Bold, italic and fixed width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if wish.numericWeight >= 600 { traits.insert(.bold) }
    if wish.isItalic { traits.insert(.italic) }
    if wish.kind == .monospaced { traits.insert(.monoSpace) }
    return traits
  }
  /// Whether the font needs files that must be loaded first; false.
  open var requiresFontAssetRequest: Bool { false }
  /// Name, size, traits and features as attributes.
  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.name] = postscriptName
    if hasSize { attributes[.size] = pointSize }
    attributes[.traits] = [
      TraitKey.weight: wish.weight, .symbolic: symbolicTraits.rawValue,
    ]
    return attributes
  }
  /// Returns the value of an attribute.
  open func object(forKey attribute: AttributeName) -> Any? {
    if attribute == .family { return NSFont(descriptor: wish).familyName }
    return fontAttributes[attribute]
  }

  /// Returns the descriptor with other traits.
  ///
  /// Bold is weight 0.4. Removing bold makes the weight regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    changed(wish.with(symbolicTraits))
  }
  private func changed(_ wish: FontDescriptor) -> NSFontDescriptor {
    NSFontDescriptor(wish: wish, others: others, hasSize: hasSize)
  }
  /// Returns the descriptor at another size in points.
  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    var other = wish
    if newPointSize > 0 { other.size = Double(newPointSize) }
    return NSFontDescriptor(wish: other, others: others, hasSize: newPointSize > 0)
  }
  /// Returns the descriptor with a transform of the letters, which is stored only.
  open func withMatrix(_ matrix: AffineTransform) -> NSFontDescriptor {
    addingAttributes([.matrix: matrix])
  }
  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> NSFontDescriptor {
    addingAttributes([.family: newFamily])
  }
  /// Returns the descriptor with another face of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> NSFontDescriptor { addingAttributes([.face: newFace]) }
  /// Returns the system font in another design; only the monospaced one differs here.
  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    var other = wish
    other.kind = design == .monospaced ? .monospaced : .system
    return changed(other)
  }
  /// Returns the descriptor with some attributes replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    NSFontDescriptor(
      wish: wish.adding(attributes),
      others: others.merging(Self.unknown(attributes)) { $1 },
      hasSize: hasSize || attributes[.size] != nil)
  }
  /// Returns the descriptors of installed fonts with all of some attributes; the descriptor itself.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [NSFontDescriptor] { [self] }
  /// Returns the descriptor of an installed font with all of some attributes; the descriptor itself.
  open func matchingFontDescriptor(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> NSFontDescriptor? { self }

  /// Returns the descriptor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both descriptors are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFontDescriptor)?.wish == wish
  }
  /// Consistent with `isEqual`.
  open override var hash: Int { wish.hashValue }
}

extension FontDescriptor {
  /// Returns the font with other traits.
  func with(_ traits: NSFontDescriptor.SymbolicTraits) -> FontDescriptor {
    var other = self
    other.isItalic = traits.contains(.italic)
    if traits.contains(.bold) {
      if numericWeight < 600 { other.weight = 0.4 }
    } else if numericWeight >= 600 {
      other.weight = 0
    }
    if traits.contains(.monoSpace), kind == .system { other.kind = .monospaced }
    return other
  }

  fileprivate func adding(_ attributes: [NSFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var other = self
    if let family = attributes[.family] as? String { other.kind = .named(family) }
    if let name = attributes[.name] as? String { other.kind = .named(name) }
    if let size = TextLook.number(attributes[.size]), size > 0 { other.size = size }
    if let face = attributes[.face] as? String { other = other.inFace(face) }
    if let traits = attributes[.traits] as? [NSFontDescriptor.TraitKey: Any] {
      if let symbolic = traits[.symbolic] as? UInt32 {
        other = other.with(NSFontDescriptor.SymbolicTraits(rawValue: symbolic))
      }
      if let weight = traits[.weight] as? NSFont.Weight { other.weight = Double(weight.rawValue) }
      if let weight = TextLook.number(traits[.weight]) { other.weight = weight }
    }
    return other
  }
}

extension NSFont {
  /// The description of the font.
  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(wish: descriptor) }
  /// Creates the font of a description, at a size in points; 0 for the description's.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size: CGFloat) {
    var wish = fontDescriptor.wish
    if size > 0 { wish.size = Double(size) }
    self.init(descriptor: wish)
  }
  /// Creates the font of a description with a transform, of which the size is used.
  public convenience init?(
    descriptor fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?
  ) {
    self.init(descriptor: fontDescriptor, size: textTransform.map { $0.m22 } ?? 0)
  }
}
