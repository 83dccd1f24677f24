/// Writes a message to a log.
///
/// - Parameters:
///   - message: The format, with specifiers such as `%@` and `%d`; `%{public}@` is treated as `%@`.
///   - dso: Not used.
///   - log: The log.
///   - type: The level of the message.
///   - args: The arguments.
///
/// Source: Apple, "os_log(_:dso:log:type:_:)".
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogOutput.text("\(message)", args), log)
}

/// Writes a message at a level to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(LogOutput.text("\(message)", args), log)
}

/// Writes an interpolated message to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(message.text, log)
}
