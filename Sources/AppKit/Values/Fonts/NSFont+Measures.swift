public import Foundation
internal import ViewDrawing

extension NSFont {
  /// The advance of the widest letter: that of `W`.
  public var maximumAdvancement: NSSize { NSSize(width: width(of: "W"), height: 0) }
  private func width(of text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: self]).size().width
  }
  /// The centre of an underline below the baseline, in points; negative.
  public var underlinePosition: CGFloat { -0.1 * pointSize }
  /// The thickness of an underline, in points.
  public var underlineThickness: CGFloat { 0.06 * pointSize }
  /// The slant in degrees, negative to the right: 0, or −12 for an italic font; an estimate.
  public var italicAngle: CGFloat { descriptor.isItalic ? -12 : 0 }
  /// The transform of the letters, a matrix of six numbers: the size on its diagonal.
  public var textTransform: AffineTransform { AffineTransform(scale: pointSize) }
  /// The letters that the font has; all, as others are drawn with a stand-in.
  public var coveredCharacterSet: CharacterSet { CharacterSet().inverted }
  /// Whether the letters are for vertical text; false.
  public var isVertical: Bool { false }
  /// The font for vertical text; the font itself.
  public var vertical: NSFont { self }
  /// The font for a screen; the font itself.
  public var screenFont: NSFont { self }
  /// The font for a printer; the font itself.
  public var printer: NSFont { self }
  /// Makes the font that of the current context; does nothing, as texts state theirs.
  public func set() {}
  /// Makes the font that of a context; does nothing, as texts state theirs.
  public func set(in graphicsContext: NSGraphicsContext) {}
  /// Creates a font by name with a matrix, of which the size is used; nil for an empty name.
  public convenience init?(name fontName: String, matrix fontMatrix: UnsafePointer<CGFloat>) {
    self.init(name: fontName, size: fontMatrix[3])
  }
  /// The unit matrix of fonts: letters of a point.
  public static var identityMatrix: [CGFloat] { [1, 0, 0, 1, 0, 0] }
}

/// A list of fonts; stored only.
///
/// - SeeAlso: Apple, "NSFontCollection".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSFontCollection: NSObject, @unchecked Sendable {
  /// The name of a collection.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All fonts.
    public static let allFonts = Name(rawValue: "com.apple.AllFonts")
    /// The fonts of the user.
    public static let user = Name(rawValue: "com.apple.UserFonts")
    /// The favourite fonts.
    public static let favorites = Name(rawValue: "com.apple.Favorites")
    /// The recent fonts.
    public static let recentlyUsed = Name(rawValue: "com.apple.Recents")
  }
  /// The descriptors that the fonts match.
  public let queryDescriptors: [NSFontDescriptor]?
  /// Creates a collection of the fonts that match descriptors.
  public init(descriptors queryDescriptors: [NSFontDescriptor]) {
    self.queryDescriptors = queryDescriptors
  }
  /// The descriptors of the fonts that match.
  open var matchingDescriptors: [NSFontDescriptor]? { queryDescriptors }
}
