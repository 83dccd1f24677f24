package import Diagnostics

/// An error in a configuration, with its location.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path in reports.
  package let path: String
  /// The position in the file; nil for the file itself.
  package let position: SourcePosition?
  /// The description of the error, possibly with a hint, without a full stop.
  package let message: String

  /// Creates an error.
  package init(_ message: String, path: String, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// The error in the format of compilers: `path:line:column: error: message`.
  package var description: String { "\(Location(path, at: position)): error: \(message)" }
}
