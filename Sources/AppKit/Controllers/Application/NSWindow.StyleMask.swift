extension NSWindow {
  /// The parts around a window's content, and its behaviour.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits, as in `NSWindowStyleMask`.
    public let rawValue: UInt
    /// Creates a style from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A window without a frame.
    public static let borderless: StyleMask = []
    /// A title bar: 1.
    public static let titled = StyleMask(rawValue: 1)
    /// A close button: 2.
    public static let closable = StyleMask(rawValue: 2)
    /// A minimize button: 4.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Users may resize it: 8.
    public static let resizable = StyleMask(rawValue: 8)
    /// A panel with a small title bar style; here the title bar has its full height: 16.
    public static let utilityWindow = StyleMask(rawValue: 16)
    /// The content reaches up under the title bar: 32768.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// The storage of a window's picture; without effect here.
  public enum BackingStoreType: UInt, Sendable {
    /// A buffer of the window's own: 2.
    case buffered = 2
  }
}
