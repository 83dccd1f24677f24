/// A time in units of a second.
///
/// - SeeAlso: Apple, "CVTime".
public struct CVTime: Hashable, Sendable {
  /// The number of units.
  public var timeValue: Int64
  /// The units of a second.
  public var timeScale: Int32
  /// Flags.
  public var flags: Int32
  /// Creates a time.
  public init(timeValue: Int64, timeScale: Int32, flags: Int32) {
    (self.timeValue, self.timeScale, self.flags) = (timeValue, timeScale, flags)
  }
}

/// A moment of a display.
///
/// - SeeAlso: Apple, "CVTimeStamp".
public struct CVTimeStamp: Sendable {
  /// The units of a second of ``videoTime``.
  public var videoTimeScale: Int32 = 0
  /// The moment in a display's units.
  public var videoTime: Int64 = 0
  /// The moment in the host's units.
  public var hostTime: UInt64 = 0
  /// The duration of a picture in a display's units.
  public var videoRefreshPeriod: Int64 = 0
  /// Creates a moment at 0.
  public init() {}
}

/// A caller of a function for each picture of a display, which is never made: there is no display.
///
/// - SeeAlso: Apple, "CVDisplayLink".
public final class CVDisplayLink: Sendable {
  private init() {}
}

/// Makes no link; returns that there is no display.
@discardableResult public func CVDisplayLinkCreateWithActiveCGDisplays(
  _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
  displayLinkOut.pointee = nil
  return kCVReturnInvalidDisplay
}
/// Does nothing.
@discardableResult public func CVDisplayLinkStart(_ displayLink: CVDisplayLink) -> CVReturn {
  kCVReturnInvalidDisplay
}
/// Does nothing.
@discardableResult public func CVDisplayLinkStop(_ displayLink: CVDisplayLink) -> CVReturn {
  kCVReturnSuccess
}
/// Whether a link calls its function: false.
public func CVDisplayLinkIsRunning(_ displayLink: CVDisplayLink) -> Bool { false }
/// Does nothing.
@discardableResult public func CVDisplayLinkSetOutputHandler(
  _ displayLink: CVDisplayLink,
  _ handler:
    @escaping (
      CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
      UnsafeMutablePointer<CVOptionFlags>
    ) -> CVReturn
) -> CVReturn { kCVReturnInvalidDisplay }

/// The function that a link calls.
public typealias CVDisplayLinkOutputCallback = (
  CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
  UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?
) -> CVReturn
/// Does nothing.
@discardableResult public func CVDisplayLinkSetOutputCallback(
  _ displayLink: CVDisplayLink, _ callback: CVDisplayLinkOutputCallback?,
  _ userInfo: UnsafeMutableRawPointer?
) -> CVReturn { kCVReturnInvalidDisplay }
/// The seconds between two pictures of the display: 0 without a display.
public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> Double {
  0
}
/// Does nothing.
@discardableResult public func CVDisplayLinkSetCurrentCGDisplay(
  _ displayLink: CVDisplayLink, _ displayID: UInt32
) -> CVReturn { kCVReturnInvalidDisplay }
/// Makes no link; returns that there is no display.
@discardableResult public func CVDisplayLinkCreateWithCGDisplay(
  _ displayID: UInt32, _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
  CVDisplayLinkCreateWithActiveCGDisplays(displayLinkOut)
}
