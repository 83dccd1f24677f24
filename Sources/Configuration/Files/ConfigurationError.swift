package import Diagnostics

/// What is wrong with a configuration, and where.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path as reports show it.
  package let path: String
  /// Where in the file; nil for what is about the file itself.
  package let position: SourcePosition?
  /// What is wrong, with a hint where one is likely, without a full stop.
  package let message: String

  /// An error by its parts.
  package init(_ message: String, path: String, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// The form of compilers: `path:line:column: error: message`.
  package var description: String { "\(Location(path, at: position)): error: \(message)" }
}
