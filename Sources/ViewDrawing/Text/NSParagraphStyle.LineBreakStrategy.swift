internal import Foundation

extension NSParagraphStyle {
  /// How lines are kept from breaking badly; lines break here as Pango breaks them, whatever the strategy.
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
    /// What labels of the system use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
