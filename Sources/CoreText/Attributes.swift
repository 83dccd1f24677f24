// The names of attributes, which are those of attributed strings. Source: Apple, "Core Text String Attribute Names".

/// The name of an attribute whose value is a `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The name of an attribute whose value is a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of an attribute for text in the context's fill colour; drawn black here.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of an attribute whose value is the `CGColor` behind the text.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The name of an attribute whose value is a number of points between letters.
public let kCTKernAttributeName: CFString = "NSKern"
/// The name of an attribute whose value is a number of points between letters.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The name of an attribute whose value is a number; 0 disables ligatures.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The name of an attribute whose value is a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The name of an attribute whose value is the number of a `CTUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The name of an attribute whose value is the `CGColor` of underlines.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The name of an attribute whose value is a width in per cent of the font's size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The name of an attribute whose value is the `CGColor` of outlines.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The name of an attribute whose value is a number of points above the baseline.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The name of an attribute whose value is 1 above the baseline, −1 below; stored only.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The name of an attribute for upright letters in vertical text; stored only.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The name of an attribute whose value is the text's language; stored only.
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// The name of an attribute whose value is a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The lines under text.
///
/// - SeeAlso: Apple, "CTUnderlineStyle".
public struct CTUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int32
  /// Creates a style from its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// A single line.
  public static let single = CTUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = CTUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = CTUnderlineStyle(rawValue: 9)
}
