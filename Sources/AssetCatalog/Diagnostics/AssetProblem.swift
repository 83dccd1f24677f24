/// Something that is wrong with a catalogue, and where.
package struct AssetProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing.
  package let rule: AssetRule
  /// One sentence without its full stop.
  package let message: String
  /// The file or folder; empty where the reader was given a text alone.
  package var file: String
  /// The value in the file; nil for what is about the file itself.
  package let path: JSONPath?
  /// Where the value starts.
  package let position: JSONPosition?

  /// A problem; a place in a text is given by both its path and its position, or by neither.
  package init(
    _ rule: AssetRule, _ message: String, file: String = "", path: JSONPath? = nil,
    position: JSONPosition? = nil
  ) {
    self.rule = rule
    self.message = message
    self.file = file
    self.path = path
    self.position = position
  }

  /// A line as compilers write them.
  package var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): \(rule.isError ? "error" : "warning"): \(message) [\(rule.rawValue)]"
  }
}
