public import Foundation

/// The simulated screen: 1440 × 900 points at one pixel per point, with a menu bar of 24 points at the top.
///
/// - SeeAlso: Apple, "NSScreen".
@preconcurrency @MainActor open class NSScreen: NSObject {
  private static let simulatedScreen = NSScreen()
  /// The screen of the key window; there is only one.
  open class var main: NSScreen? { simulatedScreen }
  /// The screen that is highest in the range of colours; there is only one.
  open class var deepest: NSScreen? { simulatedScreen }
  /// All screens.
  open class var screens: [NSScreen] { [simulatedScreen] }
  /// Whether each screen has spaces of its own: true, the system's default.
  open class var screensHaveSeparateSpaces: Bool { true }
  /// The screen's rectangle in points, y up.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The part of the screen below the menu bar, in points, y up.
  open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 876) }
  /// The number of pixels per point: 1.
  open var backingScaleFactor: CGFloat { 1 }
  /// The depth of the pixels.
  open var depth: NSWindow.Depth { .twentyfourBitRGB }
  /// The colour space: sRGB.
  open var colorSpace: NSColorSpace? { .sRGB }
  /// The name for the user.
  open var localizedName: String { "Display" }
  /// The parts of the screen at the edges that are covered: none.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  /// The part of the screen left of a camera: none.
  open var auxiliaryTopLeftArea: NSRect? { nil }
  /// The part of the screen right of a camera: none.
  open var auxiliaryTopRightArea: NSRect? { nil }
  /// The number of pictures that the screen shows per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The shortest time that a picture is shown, in seconds.
  open var minimumRefreshInterval: TimeInterval { 1 / 60 }
  /// The longest time that a picture is shown, in seconds.
  open var maximumRefreshInterval: TimeInterval { 1 / 60 }
  /// The step of the times that a picture is shown, in seconds; 0: the screen shows all at the same time.
  open var displayUpdateGranularity: TimeInterval { 0 }
  /// The time at which the last picture was shown; 0: none was.
  open var lastDisplayUpdateTimestamp: TimeInterval { 0 }
  /// The brightness that the screen allows for, relative to white: 1.
  open var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// The brightness that the screen could allow for, relative to white: 1.
  open var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// The brightness that the screen allows for without limit of time, relative to white: 1.
  open var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// Whether the screen can show a range of colours: the standard one.
  open func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool { displayGamut == .SRGB }
  /// Values of the screen: its resolution, size, depth and number.
  open var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      .resolution: NSSize(width: 72, height: 72), .size: frame.size, .isScreen: "YES",
      .colorSpaceName: "NSCalibratedRGBColorSpace", .bitsPerSample: 8,
      NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1),
    ]
  }
  /// Converts a rectangle from points to pixels.
  open func convertRectToBacking(_ rect: NSRect) -> NSRect { rect }
  /// Converts a rectangle from pixels to points.
  open func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect }
  /// The rectangle with its edges aligned to pixels as the options specify.
  open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    NSIntegralRectWithOptions(rect, options)
  }
  /// Posted after the colours of the screen changed; never here.
  public nonisolated static let colorSpaceDidChangeNotification = Notification.Name(
    "NSScreenColorSpaceDidChangeNotification")
}

/// A range of colours that a screen shows.
public enum NSDisplayGamut: Int, Sendable {
  case SRGB = 1
  case p3
}

/// The key of a value of a device.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The dots per inch, a size.
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  /// The size in points.
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  /// Whether the device is a screen.
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
  /// Whether the device is a printer.
  public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
  /// The number of bits of a sample.
  public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
  /// The name of the colour space.
  public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
}
