public import Foundation

/// Options for measuring and drawing text.
///
/// Source: Apple, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The rectangle's origin is the text's top left instead of the baseline; the text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Line heights include the leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyph outlines instead of line boxes; stored only: measuring ignores it.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// The minimum and actual scale of text, and its bounding box.
///
/// Text is not scaled to fit: ``actualScaleFactor`` is always 1.
///
/// Source: Apple, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// The minimum scale that the caller allows; stored only.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounding box of the drawn text.
  open internal(set) var totalBounds = CGRect.zero
}
