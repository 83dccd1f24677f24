extension NSWindow {
  /// The parts of a window around its content, and its behaviour.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits, as in `NSWindowStyleMask`.
    public let rawValue: UInt
    /// Creates a style from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No title bar or controls: 0.
    public static let borderless: StyleMask = []
    /// A title bar: 1.
    public static let titled = StyleMask(rawValue: 1)
    /// A close button: 2.
    public static let closable = StyleMask(rawValue: 2)
    /// A minimize button: 4.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Resizable by users: 8.
    public static let resizable = StyleMask(rawValue: 8)
    /// The compact style of a panel; its title bar has the same height as any other: 16.
    public static let utilityWindow = StyleMask(rawValue: 16)
    /// A title bar and a toolbar without a line between them; no difference here: 4096.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// A dark translucent panel: 8192.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// A panel that does not activate its program: 128.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A panel of a document: 64.
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    /// A window with a texture; no difference here: 256.
    public static let texturedBackground = StyleMask(rawValue: 1 << 8)
    /// A window that fills the screen: 16384.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content that extends under the title bar: 32768.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// Whether the title bar shows the title.
  public enum TitleVisibility: Int, Sendable {
    /// It does.
    case visible = 0
    /// It does not.
    case hidden = 1
  }

  /// The storage of a window's picture; no difference here.
  public enum BackingStoreType: UInt, Sendable {
    /// No buffer, as before Mac OS X: 0.
    case retained = 0
    /// No buffer, as before Mac OS X: 1.
    case nonretained = 1
    /// A separate buffer: 2.
    case buffered = 2
  }
}
