public import Foundation

/// Options for measuring and drawing text.
///
/// Source: Apple, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The rectangle's origin is the text's top left, not the baseline; text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Leading counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ink counts instead of line boxes; not done yet.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// The scaling of text to fit; nothing is scaled yet.
///
/// Source: Apple, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// The smallest scale the caller allows; kept, not used.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale used: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the drawn text.
  open internal(set) var totalBounds = CGRect.zero
}
