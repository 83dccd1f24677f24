/// Makes untrusted text safe to print to a terminal.
///
/// File names and text of documents may contain control characters: a terminal would obey them, and a line
/// feed would split a line.
package enum Printable {
  /// The text with an escape in place of each control character, line feeds included.
  ///
  /// - Parameter keepsLines: Whether line feeds and tabs are kept.
  package static func text(_ text: String, keepsLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines, "\t" where keepsLines: result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where isControl(scalar):
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character controls a terminal: the two sets of control characters, and those that change the
  /// direction of the following text.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
