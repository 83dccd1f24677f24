/// A type as far as syntax says it: names without generic arguments, and the collections of them.
indirect enum CountedType: Hashable {
  /// A value of a named type.
  case instance(String)
  /// A named type itself.
  case metatype(String)
  /// An array or a set.
  case sequence(of: CountedType)
  /// A dictionary, by its values.
  case dictionary(of: CountedType)
  /// A function.
  case function(parameters: [CountedType?], result: CountedType?)

  /// The name, of a value or a type.
  var name: String? {
    switch self {
    case .instance(let name), .metatype(let name): name
    default: nil
    }
  }

  /// The type of the elements.
  var element: CountedType? {
    switch self {
    case .sequence(let element), .dictionary(let element): element
    default: nil
    }
  }

  /// Creates a type from its text; optionals count as what they wrap.
  init?(_ text: some StringProtocol) {
    var text = Substring(text).drop { $0 == " " || $0 == "\n" }
    if let clause = text.firstRange(of: " where ") { text = text[..<clause.lowerBound] }
    while let last = text.last, "?! \n".contains(last) { text.removeLast() }
    while text.first == "@" {
      text = text.drop { $0 != " " && $0 != ")" }.dropFirst()
      text = text.drop { $0 == " " }
    }
    for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "__owned "]
    where text.hasPrefix(word) {
      self.init(text.dropFirst(word.count))
      return
    }
    guard let first = text.first else { return nil }
    if let arrow = Self.arrow(in: text) {
      let parts = Self.parts(Self.inner(text[..<arrow.lowerBound]))
      self = .function(
        parameters: parts.map { CountedType(Self.withoutLabel($0)) },
        result: CountedType(text[arrow.upperBound...]))
    } else if first == "(" {
      let parts = Self.parts(Self.inner(text))
      guard parts.count == 1, parts[0].count < text.count else { return nil }
      self.init(parts[0])
    } else if first == "[" {
      let inner = Self.inner(text)
      guard inner.count < text.count else { return nil }
      if let colon = Self.colon(in: inner) {
        guard let value = CountedType(inner[inner.index(after: colon)...]) else { return nil }
        self = .dictionary(of: value)
      } else {
        guard let element = CountedType(inner) else { return nil }
        self = .sequence(of: element)
      }
    } else if text.hasSuffix(".Type") {
      self = .metatype(String(text.dropLast(5)))
    } else if let angle = text.firstIndex(of: "<") {
      let name = text[..<angle]
      let arguments = Self.parts(text[text.index(after: angle)...].dropLast())
      switch name {
      case "Array", "Set", "ContiguousArray", "ArraySlice", "LazySequence":
        guard let element = CountedType(arguments[0]) else { return nil }
        self = .sequence(of: element)
      case "Optional":
        self.init(arguments[0])
      default: self = .instance(String(name))
      }
    } else {
      let name = text.split(separator: "&")[0].filter { $0 != " " && $0 != "\n" }
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
        return nil
      }
      self = .instance(String(name))
    }
  }

  private static func inner(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    for word in ["async", "throws", "rethrows"] where text.hasSuffix(word) {
      return inner(text.dropLast(word.count))
    }
    guard let first = text.first, "([".contains(first), let last = text.last,
      ")]".contains(last)
    else { return text }
    return text.dropFirst().dropLast()
  }

  private static func withoutLabel(_ text: Substring) -> Substring {
    colon(in: text).map { text[text.index(after: $0)...] } ?? text
  }

  private static func outside(_ text: Substring, _ body: (Substring.Index) -> Bool) {
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && before != "-") { depth -= 1 }
      before = character
      if depth == 0, !body(index) { return }
    }
  }

  private static func arrow(in text: Substring) -> Range<Substring.Index>? {
    var found: Range<Substring.Index>?
    outside(text) { index in
      guard text[index...].hasPrefix("->") else { return true }
      found = index..<text.index(index, offsetBy: 2)
      return false
    }
    return found
  }

  private static func colon(in text: Substring) -> Substring.Index? {
    var found: Substring.Index?
    outside(text) { index in
      guard text[index] == ":" else { return true }
      found = index
      return false
    }
    return found
  }

  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    outside(text) { index in
      if text[index] == "," {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      return true
    }
    let rest = text[start...]
    return rest.allSatisfy { $0 == " " } ? parts : parts + [rest]
  }
}
