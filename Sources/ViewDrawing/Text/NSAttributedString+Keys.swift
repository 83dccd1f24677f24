public import Foundation

// The raw values are those found in archives. Source: Apple, "NSAttributedString.Key".
extension NSAttributedString.Key {
  /// A `UIFont` or `NSFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A colour for the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: extra space after each letter in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: extra space after each letter in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: the bits of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A number: the bits of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line under letters; theirs unless given.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through letters; theirs unless given.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number of points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow` of letters and lines.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The colour of outlines; the letters' unless given.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines in per cent of the font's size; negative fills letters as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number; 0 keeps letters from being joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A URL or string; drawn in blue with a line below unless the text says otherwise.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, drawn in place of the letter U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
