public import ViewDrawing

/// The style of paragraphs: that of attributed strings, as the types are bridged on Apple's systems.
public typealias CTParagraphStyle = NSParagraphStyle
/// The alignment of text.
public typealias CTTextAlignment = NSTextAlignment
/// The breaking of lines.
public typealias CTLineBreakMode = NSLineBreakMode
/// The direction of writing.
public typealias CTWritingDirection = NSWritingDirection

/// A setting of a paragraph's style.
///
/// - SeeAlso: Apple, "CTParagraphStyleSpecifier".
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The alignment: a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line, in points.
  case firstLineHeadIndent = 1
  /// The indent of the other lines, in points.
  case headIndent = 2
  /// The distance of the lines' ends from the leading edge, or negative from the trailing one, in points.
  case tailIndent = 3
  /// Tab stops; not read.
  case tabStops = 4
  /// The distance between default tab stops, in points.
  case defaultTabInterval = 5
  /// The breaking of lines: a `CTLineBreakMode`.
  case lineBreakMode = 6
  /// The factor of natural line heights.
  case lineHeightMultiple = 7
  /// The largest height of a line, in points.
  case maximumLineHeight = 8
  /// The smallest height of a line, in points.
  case minimumLineHeight = 9
  /// The space between lines, in points.
  case lineSpacing = 10
  /// The space after a paragraph, in points.
  case paragraphSpacing = 11
  /// The space before a paragraph, in points.
  case paragraphSpacingBefore = 12
  /// The direction of writing: a `CTWritingDirection`.
  case baseWritingDirection = 13
  /// The largest space between lines, in points.
  case maximumLineSpacing = 14
  /// The smallest space between lines, in points.
  case minimumLineSpacing = 15
  /// The space between lines, in points.
  case lineSpacingAdjustment = 16
  /// Options about the bounds of lines; not read.
  case lineBoundsOptions = 17
}

/// A setting with its value in memory.
///
/// - SeeAlso: Apple, "CTParagraphStyleSetting".
public struct CTParagraphStyleSetting {
  /// The setting.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value, in bytes.
  public var valueSize: Int
  /// The value.
  public var value: UnsafeRawPointer

  /// Creates a setting with its value in memory.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }

  /// The value as a number of points; nil for another size.
  fileprivate var number: CGFloat? {
    valueSize == MemoryLayout<CGFloat>.size ? value.loadUnaligned(as: CGFloat.self) : nil
  }
  /// The position of an enumeration's case: the value's first byte, since all have few cases.
  fileprivate var code: Int? {
    guard valueSize > 0 else { return nil }
    return Int(value.loadUnaligned(as: UInt8.self))
  }
}

/// Creates a paragraph style from settings.
///
/// - Parameters:
///   - settings: The settings; nil for the defaults.
///   - settingCount: The number of settings.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    switch setting.spec {
    case .alignment:
      style.alignment = setting.code.flatMap(CTTextAlignment.init(rawValue:)) ?? style.alignment
    case .lineBreakMode:
      style.lineBreakMode =
        setting.code.flatMap { CTLineBreakMode(rawValue: $0) }
        ?? style.lineBreakMode
    case .baseWritingDirection:
      style.baseWritingDirection =
        switch setting.code {
        case 1: .leftToRight
        case 2: .rightToLeft
        default: .natural
        }
    case .tabStops, .lineBoundsOptions: break
    default: setting.number.map { setting.spec.apply($0, to: style) }
    }
  }
  return style
}

extension CTParagraphStyleSpecifier {
  /// Sets the property of a style that has a number of points.
  fileprivate func apply(_ number: CGFloat, to style: NSMutableParagraphStyle) {
    switch self {
    case .firstLineHeadIndent: style.firstLineHeadIndent = number
    case .headIndent: style.headIndent = number
    case .tailIndent: style.tailIndent = number
    case .defaultTabInterval: style.defaultTabInterval = number
    case .lineHeightMultiple: style.lineHeightMultiple = number
    case .maximumLineHeight: style.maximumLineHeight = number
    case .minimumLineHeight: style.minimumLineHeight = number
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: style.lineSpacing = number
    case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, number)
    case .paragraphSpacing: style.paragraphSpacing = number
    case .paragraphSpacingBefore: style.paragraphSpacingBefore = number
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions: break
    }
  }
}
