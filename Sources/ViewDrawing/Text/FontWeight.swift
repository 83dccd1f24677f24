public import Foundation

/// The weight of a font, from −1 to 1: `UIFont.Weight` and `NSFont.Weight`.
///
/// Source: Apple, "UIFont.Weight", "NSFont.Weight".
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The number, −1 to 1.
  public var rawValue: CGFloat
  /// Creates a weight from its number.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a weight from its number.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// −0.8.
  public static let ultraLight = FontWeight(-0.8)
  /// −0.6.
  public static let thin = FontWeight(-0.6)
  /// −0.4.
  public static let light = FontWeight(-0.4)
  /// 0.
  public static let regular = FontWeight(0)
  /// 0.23.
  public static let medium = FontWeight(0.23)
  /// 0.3.
  public static let semibold = FontWeight(0.3)
  /// 0.4.
  public static let bold = FontWeight(0.4)
  /// 0.56.
  public static let heavy = FontWeight(0.56)
  /// 0.62.
  public static let black = FontWeight(0.62)
}
