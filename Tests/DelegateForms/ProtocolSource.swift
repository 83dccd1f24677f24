import Foundation

/// A protocol as its file states it.
///
/// Reads the house's format, one declaration behind its comments, not Swift at large.
struct ProtocolSource {
  let name: String
  /// The imports whose types its methods name.
  let imports: [String]
  let requirements: [Requirement]

  /// Reads the first protocol of a name in a file's text.
  ///
  /// - Throws: ``FormsError`` if the protocol is missing or a declaration cannot be read.
  init(_ name: String, in text: String) throws {
    let lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { Self.isOpening(of: name, $0) }) else {
      throw FormsError.noProtocol(name)
    }
    self.name = name
    imports = lines.filter { $0.hasPrefix("public import ") }
    // The inheritance clause may fill lines of its own.
    let body = lines[start...].drop { !$0.hasSuffix("{") }.dropFirst().prefix { $0 != "}" }
    var requirements: [Requirement] = []
    var comments: [String] = []
    var code = ""
    func finish() throws {
      defer { (comments, code) = ([], "") }
      if code.hasPrefix("func ") { requirements.append(try Self.requirement(code, comments)) }
    }
    for line in body {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("//") || line.hasPrefix("func ") || line.hasPrefix("var ") {
        if !code.isEmpty { try finish() }
      }
      if line.hasPrefix("//") { comments.append(line) } else { code += line + " " }
    }
    try finish()
    self.requirements = requirements
  }

  private static func isOpening(of name: String, _ line: String) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber }
    guard let at = words.firstIndex(of: "protocol"), line.first != "/" else { return false }
    return words.dropFirst(at + 1).first.map(String.init) == name
  }

  private static func requirement(_ code: String, _ comments: [String]) throws -> Requirement {
    guard let open = code.firstIndex(of: "("), let close = closing(of: open, in: code) else {
      throw FormsError.unreadable(code)
    }
    let parameters = try split(code[code.index(after: open)..<close]).map { text in
      guard let colon = text.firstIndex(of: ":") else { throw FormsError.unreadable(code) }
      return Requirement.Parameter(
        words: text[..<colon].split(separator: " ").map(String.init),
        type: text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    var rest = code[code.index(after: close)...].trimmingCharacters(in: .whitespaces)
    let canThrow = rest.hasPrefix("throws")
    if canThrow { rest = rest.dropFirst(6).trimmingCharacters(in: .whitespaces) }
    guard rest.isEmpty || rest.hasPrefix("-> ") else { throw FormsError.unreadable(code) }
    return Requirement(
      documentation: comments.filter { $0.hasPrefix("///") },
      name: code[..<open].dropFirst(5).trimmingCharacters(in: .whitespaces),
      parameters: parameters, result: rest.isEmpty ? nil : String(rest.dropFirst(3)),
      canThrow: canThrow,
      note: comments.first { !$0.hasPrefix("///") }.map { String($0.dropFirst(3)) })
  }

  /// The parenthesis that closes one; a result may have parentheses of its own.
  private static func closing(of open: String.Index, in code: String) -> String.Index? {
    var depth = 0
    return code[open...].indices.first { index in
      if code[index] == "(" { depth += 1 }
      if code[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// The parts between commas, those inside brackets left alone.
  private static func split(_ text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}
