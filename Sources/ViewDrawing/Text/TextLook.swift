internal import Drawing
import Foundation

/// The attributes of a run of text, read from a dictionary; values of a wrong type are ignored.
package struct TextLook {
  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  private static let coreTextColor = NSAttributedString.Key("CTForegroundColor")
  private static let coreTextBackground = NSAttributedString.Key("CTBackgroundColor")
  /// The name of an attribute of Core Text whose value is an ``InlineRoom``.
  static let room = NSAttributedString.Key("CTRunDelegate")

  /// The default colour of links: the web's blue.
  private static let linkColor = CGColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)

  /// Returns a run with these attributes.
  func run(_ text: String, defaultFont: FontDescriptor, defaultColor: CGColor?) -> TextRun {
    let isLink = values[.link] != nil
    let own =
      color(.foregroundColor) ?? color(Self.coreTextColor)
      ?? (isLink ? Self.linkColor : nil)
    var run = TextRun(
      text: text, font: (values[.font] as? any FontValue)?.descriptor ?? defaultFont,
      color: own ?? defaultColor,
      background: color(.backgroundColor) ?? color(Self.coreTextBackground),
      kern: Self.number(values[.kern] ?? values[.tracking]) ?? 0)
    run.underline = stripe(.underlineStyle, .underlineColor)
    if isLink, values[.underlineStyle] == nil { run.underline = TextStripe() }
    run.strikethrough = stripe(.strikethroughStyle, .strikethroughColor)
    run.baselineOffset = finite(.baselineOffset) ?? 0
    run.hasLigatures = Self.number(values[.ligature]) != 0
    run.paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.textParagraph
    // The width is in per cent of the size; a negative width also fills the characters.
    if let width = finite(.strokeWidth), width != 0 {
      run.outline = TextRun.Outline(
        width: abs(width) / 100, color: color(.strokeColor), isFilled: width < 0)
    }
    if let shadow = values[.shadow] as? NSShadow, let paint = shadow.paint {
      run.shadow = ShadowStyle(
        offset: shadow.shadowOffset, blur: Double(shadow.shadowBlurRadius), color: paint)
    }
    if text == String(InlinePicture.letter) {
      run.picture =
        (values[.attachment] as? NSTextAttachment)?.inlinePicture
        ?? (values[Self.room] as? any InlineRoom).map {
          InlinePicture(bounds: $0.room) { _, _, _ in }
        }
    }
    return run
  }

  private func color(_ key: NSAttributedString.Key) -> CGColor? {
    (values[key] as? any ColorValue)?.cgColor
  }

  private func finite(_ key: NSAttributedString.Key) -> Double? {
    Self.number(values[key]).flatMap { $0.isFinite ? min(max($0, -10_000), 10_000) : nil }
  }

  private func stripe(
    _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> TextStripe? {
    let bits = Self.number(values[style]).flatMap { Int(exactly: $0.rounded()) } ?? 0
    return NSUnderlineStyle(rawValue: bits).stripe(color: self.color(color))
  }

  /// Returns a number from the caller's type; Linux does not bridge all number types to `NSNumber`.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: nil
    }
  }
}
