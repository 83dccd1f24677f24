internal import LayoutGeometry

extension NSView {
  /// The margins and lengths that change with the superview's size; y in the superview's coordinate space.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#mask-bits`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in `NSAutoresizingMaskOptions`.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge is flexible: 1.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible: 2.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge is flexible: 4.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the edge at minimum y is flexible, in an unflipped superview the lower one: 8.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible: 16.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance to the edge at maximum y is flexible: 32.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
    /// An empty mask.
    public static let none: AutoresizingMask = []

    /// The mask by axis.
    var rules: (horizontal: AxisMask, vertical: AxisMask) { AxisMask.axes(ofBits: rawValue) }
  }
}
