internal import Drawing
public import Foundation
internal import FoundationShims

/// The style of a paragraph; lengths are in points.
///
/// Source: Apple, "NSParagraphStyle".
///
/// The hyphenation factor is stored only: words break only at soft hyphens.
///
/// Unchecked: open for subclasses, like Apple's class; only the mutable subclass changes the values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// Every property of a style.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakStrategy: LineBreakStrategy = []
    var usesDefaultHyphenation = false
    var tightens = false
    var tabStops: [NSTextTab] = NSParagraphStyle.standardTabStops
    var defaultTabInterval: CGFloat = 0
  }

  var values: Values

  /// The default style: natural alignment and word wrapping.
  public static let `default` = NSParagraphStyle()

  /// Creates the default style.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The extra space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The extra space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The extra space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance from the leading edge to the end of lines; zero and negative values are relative to the trailing
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The factor for line heights; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height; 0 for no minimum.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height; 0 for no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The hyphenation threshold.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Whether the system decides about hyphens; stored only.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The strategy for avoiding bad line breaks.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether characters are tightened before a line is truncated; not supported here.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// The tab stops; by default twelve left stops at intervals of 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between stops after the last one, in points; 0 means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The writing direction of a language code, such as "ar"; left to right for nil or an unknown code.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    let isRight =
      Locale.Language(identifier: languageName).characterDirection == .rightToLeft
    return isRight ? .rightToLeft : .leftToRight
  }

  private static let standardTabStops = TextParagraph.standardTabStops.map {
    NSTextTab(textAlignment: .left, location: CGFloat($0.location))
  }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// A mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all properties are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash value that is consistent with `isEqual`.
  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// A strategy against bad line breaks; lines break here as Pango breaks them, whatever the strategy.
  ///
  /// Source: Apple, "NSParagraphStyle.LineBreakStrategy".
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates strategies from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
