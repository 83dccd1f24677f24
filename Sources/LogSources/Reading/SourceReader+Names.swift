internal import ConflictLogs
internal import Diagnostics

extension SourceReader {
  /// The functions whose `identifier` argument does not identify a constraint.
  private static let foreignCalls: Set<String> = [
    "instantiateViewController", "Locale", "NSLocale", "Calendar", "NSCalendar", "TimeZone",
    "Bundle", "dequeueReusableCell", "register", "UIAction", "UIMenu", "performSegue",
    "SectionIdentifier", "UNNotificationRequest", "NSToolbarItem", "NSToolbar",
  ]

  /// Reads the identifier of a constraint: an assignment, a call in a chain, or an argument.
  mutating func readIdentifier(_ index: Int, _ word: String) {
    let isMember = tokens.isMark(index - 1, ".")
    if word == "identifier", isMember, tokens.isMark(index + 1, "=") {
      addIdentifier(index, valueAt: index + 2, isConstraint: true)
    } else if word == "setIdentifier", tokens.isMark(index + 1, ":") {
      addIdentifier(index, valueAt: index + 2, isConstraint: true)
    } else if isMember, word != "setIdentifier", tokens.isMark(index + 1, "(") {
      // Other objects also have keys and identifiers: the call counts only in a constraint's chain.
      addIdentifier(index, valueAt: index + 2, isConstraint: false)
    } else if word == "identifier", tokens.isMark(index + 1, ":"),
      tokens[index + 2]?.kind == .string
    {
      let isFirst = tokens.isMark(index - 1, "(")
      if isFirst, let name = tokens.word(index - 2), Self.foreignCalls.contains(name) { return }
      addIdentifier(index, valueAt: index + 2, isConstraint: false)
    }
  }

  /// Adds an identifier whose value, or the constant with its value, is at an index.
  private mutating func addIdentifier(_ index: Int, valueAt place: Int, isConstraint: Bool) {
    guard let token = tokens[index] else { return }
    var identifier = FileFacts.Identifier(
      value: "", isConstraint: isConstraint,
      position: SourcePosition(line: token.line, column: token.column),
      text: tokens.line(index))
    if let value = tokens.string(place) {
      identifier.value = value
    } else if tokens.word(place) != nil {
      var end = place
      while tokens.isMark(end + 1, "."), tokens.word(end + 2) != nil { end += 2 }
      identifier.value = tokens.text(end)
      identifier.isName = true
    }
    guard !identifier.value.isEmpty else { return }
    facts.identifiers.append(identifier)
  }

  /// Reads an accessibility identifier or key that is assigned to a view.
  mutating func readName(_ index: Int) {
    let isAssigned = tokens.isMark(index + 1, "=") || tokens.isMark(index + 1, ":")
    guard isAssigned, let value = tokens.string(index + 2) else { return }
    let path = receiver(index)
    switch reference(path) {
    case .named(let name): facts.names[value, default: []].insert(name)
    case .own(let type?): facts.ownNames[value, default: []].insert(type)
    default:
      if path.words.isEmpty, let type = enclosingType {
        facts.ownNames[value, default: []].insert(type)
      }
    }
  }

  /// Reads a text that is assigned to a view; a localized text is assigned by its key, which is often the text itself.
  mutating func readText(_ index: Int) {
    guard case .named(let name) = reference(receiver(index)) else { return }
    let isCall = tokens.isMark(index + 1, "(")
    guard isCall || tokens.isMark(index + 1, "=") || tokens.isMark(index + 1, ":") else { return }
    let line = tokens[index]?.line
    for place in index + 2..<index + 6 where tokens[place]?.line == line {
      guard let text = tokens.string(place) else { continue }
      if !text.isEmpty { facts.texts[name, default: []].insert(text) }
      return
    }
  }
}

extension SourceReader {
  /// Reads the declaration of a constant or variable: its type, number or text.
  mutating func readDeclaration(_ index: Int, _ word: String) {
    guard let name = tokens.word(index + 1) else { return }
    var place = index + 2
    if word == "define" {
      readValue(name, place)
      return
    }
    if tokens.isMark(place, ":") {
      let start = place + 1
      var end = start
      while tokens.word(end) != nil, tokens.isMark(end + 1, ".") { end += 2 }
      if let type = tokens.word(end), type.first?.isUppercase == true {
        addType(type, of: name)
        place = end + 1
        while tokens.isMark(place, "?") || tokens.isMark(place, "!") { place += 1 }
      } else {
        return
      }
    }
    if tokens.isMark(place, "{") {
      // A computed constant: `var height: CGFloat { 192 }`.
      let value = tokens.isWord(place + 1, "return") ? place + 2 : place + 1
      if tokens.isMark(value + 1, "}"), let number = tokens.number(value) {
        facts.numbers[name, default: []].insert(number)
      }
    } else if tokens.isMark(place, "=") {
      readValue(name, place + 1)
      readInitializer(of: name, place + 1)
    }
  }

  /// Reads a visual format metric, such as `"gap": 12` in a dictionary.
  mutating func readMetric(_ index: Int) {
    guard tokens.isMark(index + 1, ":"), let name = tokens.string(index) else { return }
    var end = index + 2
    while end < index + 8, tokens[end] != nil, !tokens.isMark(end, ","), !tokens.closes(end) {
      end += 1
    }
    if case .number(let value) = tokens.amount(index + 2..<end) {
      facts.numbers[name, default: []].insert(value)
    }
  }

  /// Reads an Objective-C declaration, such as `UILabel *title` or `const CGFloat kHeight = 192;`.
  mutating func readVariable(_ index: Int, _ word: String) {
    if tokens.isMark(index + 1, "*"), word.first?.isUppercase == true,
      let name = tokens.word(index + 2)
    {
      let isEnd = [";", "=", ",", ")"].contains { tokens.isMark(index + 3, $0) }
      if isEnd {
        addType(word, of: name.hasPrefix("_") ? String(name.dropFirst()) : name)
      } else if name == "const", tokens.word(index + 3) != nil, tokens.isMark(index + 4, "=") {
        readValue(tokens.text(index + 3), index + 5)
      }
      if tokens.isMark(index + 3, "=") { readValue(name, index + 4) }
    } else if tokens.isMark(index + 1, "="), tokens.word(index - 1) != nil {
      readValue(word, index + 2)
    }
  }

  /// Adds the type of a name, except types of numbers and constraints.
  private mutating func addType(_ type: String, of name: String) {
    guard type != "CGFloat", type != "NSLayoutConstraint" else { return }
    facts.types[name, default: []].insert(type)
  }

  /// Reads the number or text that forms the rest of a line.
  private mutating func readValue(_ name: String, _ start: Int) {
    let line = tokens[start]?.line
    if let text = tokens.string(start) {
      facts.strings[name, default: []].insert(text)
      return
    }
    var end = start
    while end < start + 12, let token = tokens[end], token.line == line, !tokens.isMark(end, ";"),
      !tokens.isMark(end, "}"), !tokens.isMark(end, ",")
    {
      end += 1
    }
    if case .number(let value) = tokens.amount(start..<end) {
      facts.numbers[name, default: []].insert(value)
    }
  }

  /// Reads the class of an initializer, such as `UILabel()`, `App.CardView(frame: .zero)` or `x as? CardView`.
  private mutating func readInitializer(of name: String, _ start: Int) {
    var end = start
    while tokens.word(end) != nil, tokens.isMark(end + 1, "."), tokens.word(end + 2) != nil,
      !tokens.isWord(end + 2, "init")
    {
      end += 2
    }
    guard let type = tokens.word(end), type.first?.isUppercase == true else { return }
    let isCall =
      tokens.isMark(end + 1, "(") || (tokens.isMark(end + 1, ".") && tokens.isMark(end + 3, "("))
    if isCall, type != "CGFloat" { addType(type, of: name) }
  }
}
