/// The directions in which views are laid out.
public struct LayoutDirections: OptionSet, Sendable, Hashable {
  /// The number of the set.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From left to right, as in English.
  public static let leftToRight = LayoutDirections(rawValue: 1)
  /// From right to left, as in Arabic and Hebrew.
  public static let rightToLeft = LayoutDirections(rawValue: 2)
  /// Each of the two, one after the other.
  public static let both: LayoutDirections = [.leftToRight, .rightToLeft]
}
