package import Drawing
public import Foundation
internal import FoundationShims
public import ViewDrawing

/// A font at a size.
///
/// The system font is drawn with Inter, tracked to San Francisco's widths, and measured with San
/// Francisco's heights.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
///
/// ```swift
/// let body = UIFont.preferredFont(forTextStyle: .body)
/// print(body.pointSize, (body.lineHeight * 10).rounded() / 10)  // 17.0 20.3
/// let title = UIFont.systemFont(ofSize: 28, weight: .bold)
/// print(title.withSize(14).pointSize, title.pointSize)  // 14.0 28.0
/// print(UIFont(name: "", size: 12) == nil)  // true
/// ```
///
/// - Units: Points; ``descender`` is negative, below the baseline.
/// - Errors: None: a font that is not installed becomes Inter with a mark in pictures; only an empty
///   name gives nil.
/// - Complexity: The first use of a face reads its file; after that fonts and their metrics are shared,
///   O(1).
/// - SeeAlso: Apple, "UIFont", "Human Interface Guidelines: Typography".
open class UIFont: CTFont, NSCopying, @unchecked Sendable {
  /// The scaling of a font with the text size.
  package enum Origin: Hashable, Sendable {
    /// The font of a style.
    case style(TextStyle)
    /// A font that scales like those of a style, up to a maximum size in points; 0 is unlimited.
    case scaled(TextStyle, FontDescriptor, maximum: CGFloat)
  }

  /// The scaling with the text size; nil for a font that does not scale.
  package let origin: Origin?
  private let metrics: FontMetrics

  /// Creates a font from the drawing layer's description.
  package init(descriptor: FontDescriptor, origin: Origin? = nil) {
    self.origin = origin
    metrics = FontMetrics(for: descriptor)
    super.init(drawnAs: descriptor)
  }

  /// Creates the system font at 12 points.
  ///
  /// Apple documents nothing about a font that is made without a description.
  public convenience init() { self.init(descriptor: FontDescriptor(size: 12)) }

  /// The shared font of a description: equal system fonts are the same object, as in Apple's UIKit.
  package static func shared(_ descriptor: FontDescriptor, origin: Origin? = nil) -> UIFont {
    SharedFonts.font(descriptor, origin)
  }

  /// Creates a font by family name or PostScript name; nil for an empty name.
  ///
  /// - Note: Apple returns nil for every font that is not installed. Here such a font is a stand-in drawn
  ///   with Inter, so that documents made on a Mac can be laid out; see `isStandIn`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(descriptor: FontDescriptor(kind: .named(fontName), size: Double(fontSize)))
  }

  /// Creates a font from a descriptor at a size in points; 0 uses the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor: descriptor.withSize(pointSize).wish)
  }
  /// The font's descriptor.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(wish: descriptor) }
  /// The installed families, in alphabetical order.
  open class var familyNames: [String] { FontDescriptor.installedFamilies }
  /// The fonts of a family: its name if it is installed, else empty.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.filter { $0 == familyName }
  }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }
  /// From the baseline up to the line's top.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the line's bottom; negative.
  open var descender: CGFloat { metrics.descender }
  /// Height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The font's line gap.
  open var leading: CGFloat { metrics.leading }
  /// Cap height of the font that is drawn.
  open var capHeight: CGFloat { metrics.capHeight }
  /// x-height of the font that is drawn.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The family's name.
  open var familyName: String { shownFamily }

  /// The font's name: for system fonts a private name with the weight, as Apple's.
  open var fontName: String { shownName(system: ".SFUI", monospaced: ".SFUIMono") }

  /// The same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = descriptor
    other.size = Double(fontSize)
    return .shared(other)
  }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont {
  /// The weight of a font, from −1 to 1.
  ///
  /// Source: Apple, "UIFont.Weight".
  public typealias Weight = FontWeight
}

extension UIFont {
  /// The purpose of a text.
  ///
  /// Source: Apple, "UIFont.TextStyle".
  public typealias TextStyle = FontTextStyle
}
