/// A log that accepts interpolated messages.
///
/// Source: Apple, "Logger".
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger for a log.
  public init(_ log: OSLog) { self.log = log }
  /// Creates a logger for the process's default log.
  public init() { log = .default }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: level) else { return }
    LogOutput.write(message.text, log)
  }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a message at the debug level, like `debug(_:)`; such messages are not written here.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message for developers; such messages are not written here.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs an informational message; such messages are not written here.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a notice, at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a warning, at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a critical error, at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
