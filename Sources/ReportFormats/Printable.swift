/// The escaping of untrusted text for terminals and for logs of build servers.
///
/// File names and document texts may contain control characters. A terminal would obey them, and a line feed would
/// split a line. A build server obeys lines that begin with two colons, and two number signs followed by a word in
/// brackets anywhere in a line.
///
/// - SeeAlso: "Workflow commands for GitHub Actions"; "Logging commands" of Azure Pipelines; "Service messages" of
///   TeamCity.
package enum Printable {
  /// The text with each control character escaped, including line feeds, and with one character of each build server
  /// command escaped.
  ///
  /// - Parameter keepsLines: Whether line feeds and tabs are kept.
  package static func text(_ text: String, keepsLines: Bool = false) -> String {
    let commands = commands(in: text)
    guard !commands.isEmpty || text.unicodeScalars.contains(where: { isControl($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for (index, scalar) in zip(text.unicodeScalars.indices, text.unicodeScalars) {
      switch scalar {
      case _ where commands.contains(index):
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
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

  /// Returns the positions of characters to escape so that a build server does not recognise a command.
  ///
  /// These are the first of two colons at the start of a line, and the second of two number signs before a bracket or
  /// before a word and a bracket.
  ///
  /// - Complexity: O(length).
  package static func commands(in text: String) -> Set<String.Index> {
    let scalars = text.unicodeScalars
    var result: Set<String.Index> = []
    var isStart = true
    var last: Unicode.Scalar?
    /// The second of two number signs, while letters follow.
    var sign: String.Index?
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case ":":
        if isStart {
          let next = scalars.index(after: index)
          if next < scalars.endIndex, scalars[next] == ":" { result.insert(index) }
        }
        sign = nil
      case "#": sign = last == "#" ? index : nil
      case "[":
        if let sign { result.insert(sign) }
        sign = nil
      case _ where scalar.properties.isAlphabetic || scalar == "-": break
      default: sign = nil
      }
      // A build server ignores blanks at the start of a line.
      isStart = scalar == "\n" || isStart && scalar.properties.isWhitespace
      last = scalar
    }
    return result
  }

  /// Whether a character controls a terminal: the two sets of control characters, and the characters that change text
  /// direction.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
