/// A log that takes interpolated messages.
///
/// Source: Apple, "Logger".
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger of the process's log.
  public init() { log = .default }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: level) else { return }
    LogOutput.write(message.text, log)
  }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// The same as `debug(_:)`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// A message for developers; not written here.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// A message that helps; not written here.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what is worth to be seen.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a warning, as an error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error that matters, as a fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
