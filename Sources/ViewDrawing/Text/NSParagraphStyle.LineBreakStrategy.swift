internal import Foundation

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
