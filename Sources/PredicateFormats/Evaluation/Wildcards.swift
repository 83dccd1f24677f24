/// The patterns of `LIKE`: `*` stands for any characters, `?` for one, and a backslash takes the meaning
/// from the character behind it.
enum Wildcards {
  private enum Part: Equatable {
    case character(Character)
    case one
    case any
  }

  /// Returns whether a pattern matches a string as a whole.
  ///
  /// Only the last `*` is ever extended, so that the work is bounded.
  /// - Complexity: O(characters of the string · characters of the pattern).
  static func match(_ text: String, _ pattern: String) -> Bool {
    let (text, parts) = (Array(text), parts(pattern))
    var (place, part) = (0, 0)
    var retry: (place: Int, part: Int)?
    while place < text.count {
      if part < parts.count, parts[part] == .any {
        retry = (place, part + 1)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .character(text[place]) {
        place += 1
        part += 1
      } else if let last = retry {
        retry = (last.place + 1, last.part)
        (place, part) = (last.place + 1, last.part)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }

  private static func parts(_ pattern: String) -> [Part] {
    var parts: [Part] = []
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        parts.append(.character(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append(character == "*" ? .any : character == "?" ? .one : .character(character))
      }
    }
    return isEscaped ? parts + [.character("\\")] : parts
  }
}
