internal import Drawing

/// The output of a command for one document.
struct CommandOutput: Codable, Sendable {
  /// The text for standard output.
  var output = ""
  /// The lines that go to standard error.
  var messages: [String] = []
  /// The number of inputs and outputs that could not be read, drawn or written.
  var failures = 0
  /// The number of results that the command counts, such as conflicts or pictures.
  var count = 0
  /// The names of missing pictures.
  var missing: [String] = []
  /// The lines of a report in a file of its own.
  var records: [String] = []
  /// The parts of pictures that are drawn otherwise than on Apple's systems.
  var omissions = PictureOmissions()

  /// Appends a text and a line feed to standard output.
  mutating func line(_ text: String) {
    output += text
    output += "\n"
  }
}
