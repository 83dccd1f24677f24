package import Diagnostics

/// A word of a configuration that another module interprets, with its location.
package struct ConfiguredWord: Sendable, Hashable, Codable {
  /// The word as its author wrote it.
  package let text: String
  /// The location; the command line has no position.
  package let location: Location

  /// Creates a word with its location.
  package init(_ text: String, at location: Location) {
    self.text = text
    self.location = location
  }
}
