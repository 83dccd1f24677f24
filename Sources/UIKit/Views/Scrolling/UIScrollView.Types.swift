public import Foundation

extension UIScrollView {
  /// The deceleration of scrolling, as the fraction of the velocity that remains after a millisecond.
  ///
  /// Source: Apple, "UIScrollView.DecelerationRate".
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The remaining fraction.
    public let rawValue: CGFloat
    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// A way in which scrolling dismisses the keyboard.
  ///
  /// Source: Apple, "UIScrollView.KeyboardDismissMode".
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The style of scroll indicators.
  ///
  /// Source: Apple, "UIScrollView.IndicatorStyle".
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}
