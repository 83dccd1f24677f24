package import Diagnostics

/// Why the translations of a file cannot be read.
package struct StringsFault: Error, Sendable, Hashable {
  /// What is wrong, without a full stop.
  package let message: String
  /// Where in the text; nil for the file itself.
  package let position: SourcePosition?

  /// A fault by its parts.
  init(message: String, position: SourcePosition? = nil) {
    self.message = message
    self.position = position
  }
}
