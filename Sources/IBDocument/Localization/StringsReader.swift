internal import Diagnostics

/// Reads the text of a `.strings` file: `"key" = "value";` with C comments.
///
/// - SeeAlso: Apple, "Internationalization and Localization Guide", appendix "Localizing Strings Files".
struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private var texts: [String: String] = [:]

  /// Returns the texts by key; for a repeated key the last one.
  ///
  /// - Throws: The first position where the text is invalid, with the expected syntax.
  static func texts(of text: String) throws(StringsFault) -> [String: String] {
    var reader = StringsReader(scalars: Array(text.unicodeScalars))
    try reader.read()
    return reader.texts
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func read() throws(StringsFault) {
    try skipBlanks()
    while at < scalars.count {
      let key = try word("a key")
      try skipBlanks()
      // `key;` is short for `key = key;`.
      guard next == "=" else {
        texts[key] = key
        try expect(";")
        continue
      }
      at += 1
      try skipBlanks()
      texts[key] = try word("a value")
      try skipBlanks()
      try expect(";")
    }
  }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(StringsFault) {
    guard next == scalar else { throw fault("expected '\(scalar)'", at: at) }
    at += 1
    try skipBlanks()
  }

  private mutating func skipBlanks() throws(StringsFault) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        at += 1
      } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "/" {
        while let scalar = next, scalar != "\n", scalar != "\r" { at += 1 }
      } else if scalar == "/", at + 1 < scalars.count, scalars[at + 1] == "*" {
        let start = at
        at += 2
        while at + 1 < scalars.count, scalars[at] != "*" || scalars[at + 1] != "/" { at += 1 }
        guard at + 1 < scalars.count else { throw fault("the comment has no end", at: start) }
        at += 2
      } else {
        return
      }
    }
  }

  private mutating func word(_ what: String) throws(StringsFault) -> String {
    guard let scalar = next else { throw fault("expected \(what)", at: at) }
    if scalar == "\"" || scalar == "'" { return try quoted(by: scalar) }
    let start = at
    while let scalar = next, Self.isPlain(scalar) { at += 1 }
    guard at > start else { throw fault("expected \(what)", at: at) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<at])
    return String(text)
  }

  /// Whether a character needs no quotes in old-style property lists.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(by quote: Unicode.Scalar) throws(StringsFault) -> String {
    let start = at
    at += 1
    // Escapes are UTF-16 units, two of which may form one character.
    var units: [UInt16] = []
    while let scalar = next {
      at += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        units.append(contentsOf: escape())
      } else {
        units.append(contentsOf: UTF16.encode(scalar).map { Array($0) } ?? [])
      }
    }
    throw fault("the text has no end", at: start)
  }

  /// Reads the character after a backslash.
  private mutating func escape() -> [UInt16] {
    guard let scalar = next else { return [] }
    at += 1
    switch scalar {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "U", "u": return number(radix: 16, digits: 4).map { [$0] } ?? [UInt16(scalar.value)]
    case "0"..."7":
      at -= 1
      return number(radix: 8, digits: 3).map { [$0] } ?? []
    default: return UTF16.encode(scalar).map { Array($0) } ?? []
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt16? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, let scalar = next, scalar.isASCII,
      let digit = Character(scalar).hexDigitValue, digit < radix
    {
      value = value * radix + UInt32(digit)
      count += 1
      at += 1
    }
    return count > 0 ? UInt16(truncatingIfNeeded: value) : nil
  }

  private func fault(_ message: String, at offset: Int) -> StringsFault {
    var (line, column) = (1, 1)
    for scalar in scalars[..<min(offset, scalars.count)] {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return StringsFault(message: message, position: SourcePosition(line: line, column: column))
  }
}
