public import Foundation

// The raw values are those in archives. Source: Apple, "NSAttributedString.Key".
extension NSAttributedString.Key {
  /// A `UIFont` or `NSFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: the extra space after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: the extra space after each character, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: the bits of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: the bits of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of underlines; the text colour unless specified.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of strikethroughs; the text colour unless specified.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: the distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow` of text and lines.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of outlines; the text colour unless specified.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines in per cent of the font size; a negative width also fills the characters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number; 0 disables ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A URL or string; drawn in underlined blue unless other attributes override it.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, drawn instead of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
