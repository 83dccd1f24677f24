/// The layout directions of views.
public struct LayoutDirections: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From left to right, as in English.
  public static let leftToRight = LayoutDirections(rawValue: 1)
  /// From right to left, as in Arabic and Hebrew.
  public static let rightToLeft = LayoutDirections(rawValue: 2)
  /// Both directions, one after the other.
  public static let both: LayoutDirections = [.leftToRight, .rightToLeft]
}
