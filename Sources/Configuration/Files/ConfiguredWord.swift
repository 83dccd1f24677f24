package import Diagnostics

/// A value in a configuration that another module interprets, with its location.
package struct ConfiguredWord: Sendable, Hashable, Codable {
  /// The text as written by its author.
  package let text: String
  /// The location; the command line has no position.
  package let location: Location

  /// Creates a word with its location.
  package init(_ text: String, at location: Location) {
    self.text = text
    self.location = location
  }
}
