package import Drawing
public import Foundation
internal import FoundationShims
public import ViewDrawing

/// A font at a size.
///
/// The system font is drawn with Inter, tracked to San Francisco's widths, and measured with San Francisco's
/// heights. A size of 0 or less selects the default of the font's purpose.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
///
/// ```swift
/// print(NSFont.systemFont(ofSize: 0).pointSize, NSFont.systemFontSize)  // 13.0 13.0
/// let title = NSFont.boldSystemFont(ofSize: 20)
/// print(title.withSize(10).pointSize, title.pointSize)  // 10.0 20.0
/// print(NSFont(name: "", size: 12) == nil)  // true
/// ```
///
/// - Units: Points; ``descender`` is negative, below the baseline.
/// - Errors: None: a font that is not installed becomes Inter with a mark in pictures; only an empty name
///   returns nil.
/// - Complexity: The first use of a face reads its file; after that creating a font is O(1).
/// - SeeAlso: Apple, "NSFont", "Human Interface Guidelines: Typography".
open class NSFont: CTFont, NSCopying, @unchecked Sendable {
  private let metrics: FontMetrics

  /// Creates a font from its description.
  package init(descriptor: FontDescriptor) {
    var descriptor = descriptor
    descriptor.hasWideStems = true
    metrics = FontMetrics(for: descriptor)
    super.init(drawnAs: descriptor)
  }

  /// Creates a font by family name or PostScript name; nil for an empty name.
  ///
  /// - Note: Apple returns nil for every font that is not installed. Here such a font is a stand-in drawn with
  ///   Inter, so that documents created on a Mac can be laid out; see `isStandIn`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(
      descriptor: FontDescriptor(kind: .named(fontName), size: fontSize > 0 ? fontSize : 12))
  }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.size }
  /// The distance from the baseline to the top of the line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// The font's additional space between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters in the installed font, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of lower-case letters in the installed font, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// Whether all letters have the same width, as far as the name shows.
  open var isFixedPitch: Bool { descriptor.kind == .monospaced }

  /// The family name.
  open var familyName: String? { shownFamily }
  /// The font's name: for system fonts a private name with the weight, as Apple's.
  open var fontName: String { shownName(system: ".SFNS", monospaced: ".SFNSMono") }
  /// The font's name for display.
  open var displayName: String? {
    switch descriptor.kind {
    case .system: "System Font \(descriptor.styleName)"
    case .monospaced: "System Font Monospaced \(descriptor.styleName)"
    case .named(let name): name
    }
  }

  /// The font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> NSFont {
    var other = descriptor
    other.size = Double(fontSize)
    return NSFont(descriptor: other)
  }

  /// Returns the same instance: fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSFont {
  /// The weight of letters, from −1 to 1.
  ///
  /// Source: Apple, "NSFont.Weight".
  public typealias Weight = FontWeight
}
