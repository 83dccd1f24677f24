/// What a command says about one document.
struct DocumentPiece: Codable, Sendable {
  /// What goes to standard output.
  var output = ""
  /// The lines that go to standard error.
  var messages: [String] = []
  /// How many things could not be read, drawn or written.
  var failures = 0
  /// How many things were found or written that the command counts: conflicts, pictures.
  var count = 0
  /// The names of pictures that were not found.
  var missing: [String] = []

  /// Adds a text and a line feed to standard output.
  mutating func line(_ text: String) {
    output += text
    output += "\n"
  }
}
