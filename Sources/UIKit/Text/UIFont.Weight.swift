public import Foundation

extension UIFont {
  /// How heavy letters are, from −1 to 1.
  ///
  /// Source: Apple, "UIFont.Weight".
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, −1 to 1.
    public var rawValue: CGFloat
    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }
}
