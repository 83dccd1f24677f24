package import Diagnostics

/// A word of a configuration that another module understands, and where it is.
package struct ConfiguredWord: Sendable, Hashable, Codable {
  /// The word as its author wrote it.
  package let text: String
  /// Where it is; the command line has no position.
  package let location: Location

  /// A word and its place.
  package init(_ text: String, at location: Location) {
    self.text = text
    self.location = location
  }
}
