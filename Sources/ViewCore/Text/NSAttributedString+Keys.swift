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
  /// A colour; not drawn yet.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A colour; not drawn yet.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number of points; not drawn yet.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow`, drawn for the whole text when the first letter has one.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A colour; not drawn yet.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number; not drawn yet.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number; not drawn yet.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A URL or string; not drawn in a colour of its own.
  public static let link = NSAttributedString.Key("NSLink")
  /// An attachment; not drawn yet.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
