package import Diagnostics

/// A mistake in a configuration, with its location.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path as reports show it.
  package let path: String
  /// The position in the file; nil for the file itself.
  package let position: SourcePosition?
  /// The mistake, with a hint where one is likely, without a full stop.
  package let message: String

  /// Creates an error.
  package init(_ message: String, path: String, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// The form of compilers: `path:line:column: error: message`.
  package var description: String { "\(Location(path, at: position)): error: \(message)" }
}
