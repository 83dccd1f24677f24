/// The importance of a message.
///
/// Source: Apple, "OSLogType".
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of messages that specify none.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A helpful but not essential message; not written here.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for developers; not written here.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error.
  public static let error = OSLogType(rawValue: 0x10)
  /// A fault of the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)
}

/// A log with a subsystem and a category.
///
/// Messages go to standard error; those at the levels `info` and `debug` are discarded.
///
/// Source: Apple, "OSLog".
///
/// Unchecked: the names are constant.
open class OSLog: @unchecked Sendable {
  /// The subsystem, such as a bundle's identifier.
  public let subsystem: String
  /// The category within it.
  public let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log with a category for instruments.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The categories of instruments.
  public struct Category: Sendable {
    let rawValue: String
    /// Points of interest in a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while an instrument requests them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with call stacks, recorded only while an instrument requests them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The process's default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool {
    self !== OSLog.disabled && type != .info && type != .debug
  }
  /// Whether signposts are recorded; always false here.
  open var signpostsEnabled: Bool { false }
}
