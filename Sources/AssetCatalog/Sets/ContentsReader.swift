internal import Diagnostics

/// A reader of typed values in a `Contents.json` that collects findings.
///
/// A value of the wrong type is treated as missing, and reading continues.
struct ContentsReader {
  /// A value with its path.
  struct Place {
    let value: JSONValue
    let path: JSONPath
  }

  let document: JSONDocument
  private(set) var findings: [Finding] = []

  init(_ document: JSONDocument) { self.document = document }

  /// Returns the top-level value, which must be an object.
  mutating func root() -> Place? {
    let place = Place(value: document.root, path: [])
    guard place.value.members != nil else {
      wrongType(place, "an object")
      return nil
    }
    return place
  }

  mutating func report(_ rule: Rule, _ message: String, hint: String? = nil, at place: Place) {
    findings.append(
      Finding(
        rule, message, hint: hint,
        at: document.location(of: place.path, at: place.value.range.lowerBound)))
  }

  private mutating func wrongType(_ place: Place, _ expected: String) {
    let what = place.path.steps.isEmpty ? "the file" : "'\(place.path)'"
    report(.wrongType, "\(what) is not \(expected) but a JSON \(place.value.kindName)", at: place)
  }

  // MARK: Members of objects

  /// Returns a member; nil when it is missing or `null`.
  func member(_ key: String, of place: Place) -> Place? {
    guard let value = place.value[key], !value.isNull else { return nil }
    return Place(value: value, path: place.path.appending(.key(key)))
  }

  mutating func object(_ key: String, of place: Place) -> Place? {
    guard let found = member(key, of: place) else { return nil }
    guard found.value.members != nil else {
      wrongType(found, "an object")
      return nil
    }
    return found
  }

  /// Returns the objects in an array; other elements are reported and skipped.
  mutating func objects(_ key: String, of place: Place) -> [Place] {
    guard let found = member(key, of: place) else { return [] }
    guard let elements = found.value.elements else {
      wrongType(found, "an array")
      return []
    }
    var objects: [Place] = []
    for (index, element) in elements.enumerated() {
      let place = Place(value: element, path: found.path.appending(.index(index)))
      if element.members == nil { wrongType(place, "an object") } else { objects.append(place) }
    }
    return objects
  }

  mutating func string(_ key: String, of place: Place) -> String? {
    guard let found = member(key, of: place) else { return nil }
    if found.value.string == nil { wrongType(found, "a string") }
    return found.value.string
  }

  mutating func number(_ key: String, of place: Place) -> Double? {
    guard let found = member(key, of: place) else { return nil }
    if found.value.number == nil { wrongType(found, "a number") }
    return found.value.number
  }

  mutating func bool(_ key: String, of place: Place) -> Bool? {
    guard let found = member(key, of: place) else { return nil }
    if found.value.bool == nil { wrongType(found, "true or false") }
    return found.value.bool
  }

  /// Returns a member that must be one of several words; other values are reported, and the result is nil.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of place: Place, _ type: Word.Type = Word.self
  ) -> Word? {
    guard let text = string(key, of: place), let found = member(key, of: place) else { return nil }
    let word = type.init(rawValue: text)
    if word == nil { unknown(text, in: type.allCases.map(\.rawValue), at: found) }
    return word
  }

  /// Reports an unknown word.
  mutating func unknown(_ text: String, in known: [String], at place: Place) {
    let hint =
      Spelling.hint(for: text, in: known)
      ?? "known are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    report(.unknownValue, "'\(place.path)' is the unknown word '\(text)'", hint: hint, at: place)
  }

  // MARK: Keys

  /// Reports duplicate keys and probably misspelt keys.
  mutating func checkKeys(of place: Place, _ known: Set<String>) {
    var seen: Set<String> = []
    for member in place.value.members ?? [] {
      func location() -> Location {
        document.location(
          of: place.path.appending(.key(member.key)), at: member.keyRange.lowerBound)
      }
      if !seen.insert(member.key).inserted {
        findings.append(
          Finding(
            .duplicateKey, "duplicate key '\(member.key)'; the last one counts",
            at: location()))
      } else if !known.contains(member.key), let hint = Spelling.hint(for: member.key, in: known) {
        findings.append(
          Finding(
            .misspeltKey, "the key '\(member.key)' is unknown", hint: hint, at: location()))
      }
    }
  }
}
