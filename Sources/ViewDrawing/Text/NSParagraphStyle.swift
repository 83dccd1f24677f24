internal import Drawing
public import Foundation
internal import FoundationShims

/// The style of a paragraph; lengths in points.
///
/// Source: Apple, "NSParagraphStyle".
///
/// The hyphenation factor is stored only: words break at soft hyphens.
///
/// Unchecked: open for subclasses, as Apple's is; only the mutable subclass changes it.
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
    var tightens = false
    var tabStops: [NSTextTab] = NSParagraphStyle.standardTabStops
    var defaultTabInterval: CGFloat = 0
  }

  var values: Values

  /// The style text has when nothing is said: natural alignment, word wrapping.
  public static let `default` = NSParagraphStyle()

  /// Creates the default style.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Extra space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Extra space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Extra space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// From the far edge; negative counts from the other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Factor on line heights; 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height; 0 for no minimum.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height; 0 for no maximum.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The hyphenation of words.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The strategy against bad line ends.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters come nearer to each other before a line loses its end; they do not here.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// The stops of tab characters; twelve left stops, 28 points apart, unless set.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of stops behind the last in points; 0 takes 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The direction of a language by its code, such as "ar"; nil or a code that is not known is from left to
  /// right.
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

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Equal when every property is.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Consistent with `isEqual`.
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
