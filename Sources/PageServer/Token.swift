/// The secret that a page and its web socket state in their queries.
struct Token: Sendable {
  private let bytes: [UInt8]

  /// Creates a token from its text; an empty one matches nothing.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the text of a new token: 32 characters of six random bits each, from the system's source of secrets.
  static func random() -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var source = SystemRandomNumberGenerator()
    return String((0..<32).map { _ in alphabet[Int.random(in: 0..<64, using: &source)] })
  }

  /// Whether a text is the token, in a time that depends on the length of the text alone.
  func matches(_ text: Substring) -> Bool {
    guard !bytes.isEmpty else { return false }
    var difference = text.utf8.count ^ bytes.count
    for (index, byte) in text.utf8.enumerated() {
      difference |= Int(byte ^ bytes[index % bytes.count])
    }
    return difference == 0
  }
}
