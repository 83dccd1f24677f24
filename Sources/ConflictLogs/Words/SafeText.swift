/// The escaping of names and texts from a log for terminals, reports and sentences.
package enum SafeText {
  /// The maximum number of characters in a name or text; logs truncate texts at 25.
  static let maximumLength = 60

  /// Returns the text on one line, without control characters, escape sequences, direction marks, quotation marks and
  /// addresses.
  ///
  /// Property list escapes are resolved, so `\n` becomes a blank and `\U00fc` becomes `ü`. Addresses, and text beyond
  /// sixty characters, become an ellipsis.
  package static func cleaned(_ text: some StringProtocol) -> String {
    // The rest of a long name is not read: an escape has at most six characters.
    var scalars = Array(text.unicodeScalars.prefix(maximumLength * 12))
    let isCut = text.unicodeScalars.dropFirst(maximumLength * 12).first != nil
    scalars = withoutAddresses(unescaped(scalars))
    var view = String.UnicodeScalarView()
    // Private use characters, as in icon fonts, are meaningless without the font.
    for scalar in scalars where scalar.properties.generalCategory != .privateUse {
      view.append(shown(scalar))
    }
    let whole = String(view)
    var result = ""
    for character in whole.prefix(maximumLength) {
      // A character may have any number of combining marks.
      result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(8))
    }
    let words = result.split(separator: " ").joined(separator: " ")
    return isCut || whole.count > maximumLength ? words + "…" : words
  }

  /// Returns the scalar for display.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\r", "\t", "\u{2028}", "\u{2029}": return " "
    // Sentences use these as quotation marks, and code is between back-ticks.
    case "\"", "\u{201C}", "\u{201D}", "`": return "'"
    // This scalar joins emoji.
    case "\u{200D}": return scalar
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned: return "\u{FFFD}"
    default: return scalar
    }
  }

  /// Returns scalars with property list escapes resolved: `\n`, `\t`, `\"`, `\\` and `\U` with four digits.
  private static func unescaped(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "\\", index + 1 < scalars.count else {
        result.append(scalars[index])
        index += 1
        continue
      }
      switch scalars[index + 1] {
      case "n", "t", "r": result.append(" ")
      case "\"", "\\", "'": result.append(scalars[index + 1])
      case "U", "u":
        let digits = scalars[(index + 2)...].prefix(4)
        if digits.count == 4,
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result.append(scalar)
          index += 4
        } else {
          result += ["\\", scalars[index + 1]]
        }
      default: result += ["\\", scalars[index + 1]]
      }
      index += 2
    }
    return result
  }

  /// Returns scalars with each address replaced with an ellipsis.
  private static func withoutAddresses(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "0", index + 1 < scalars.count, scalars[index + 1] == "x" {
        let digits = scalars[(index + 2)...].prefix { $0.properties.isASCIIHexDigit }
        if !digits.isEmpty {
          result.append("…")
          index += 2 + digits.count
          continue
        }
      }
      result.append(scalars[index])
      index += 1
    }
    return result
  }
}
