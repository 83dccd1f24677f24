public import Foundation

extension UIScrollView {
  /// How fast content comes to rest, as the part of its speed that is left after a millisecond.
  ///
  /// Source: Apple, "UIScrollView.DecelerationRate".
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left.
    public let rawValue: CGFloat
    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// How scrolling puts the keyboard away.
  ///
  /// Source: Apple, "UIScrollView.KeyboardDismissMode".
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The look of scroll indicators.
  ///
  /// Source: Apple, "UIScrollView.IndicatorStyle".
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}
