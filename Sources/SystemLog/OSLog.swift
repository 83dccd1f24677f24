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
  /// The level of messages that state none.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Helpful, not essential; not written here.
  public static let info = OSLogType(rawValue: 0x01)
  /// For developers; not written here.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error.
  public static let error = OSLogType(rawValue: 0x10)
  /// A fault of the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)
}

/// A log with a subsystem and a category.
///
/// Messages go to standard error, those of the levels `info` and `debug` nowhere.
///
/// Source: Apple, "OSLog".
///
/// Unchecked: its names never change.
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

  /// Categories of instruments.
  public struct Category: Sendable {
    let rawValue: String
    /// Points of interest in a timeline.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded when an instrument asks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the stacks of calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The process's log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool {
    self !== OSLog.disabled && type != .info && type != .debug
  }
  /// Whether signposts are recorded: never here.
  open var signpostsEnabled: Bool { false }
}
