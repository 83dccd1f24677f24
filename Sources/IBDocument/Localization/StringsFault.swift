package import Diagnostics

/// A reason for which the translations of a file cannot be read.
package struct StringsFault: Error, Sendable, Hashable {
  /// The reason, without a full stop.
  package let message: String
  /// The position in the text; nil for the file itself.
  package let position: SourcePosition?

  /// Creates a fault.
  init(message: String, position: SourcePosition? = nil) {
    self.message = message
    self.position = position
  }
}
