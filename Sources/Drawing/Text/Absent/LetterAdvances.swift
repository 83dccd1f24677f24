internal import Foundation

/// The widths of a font's letters, two digits each.
///
/// The letters are those of ASCII, and in tables that are long enough the ones of ``beyondASCII``. The digits are base 90,
/// from "#" on without the backslash, and count 1/2048 em; `Scripts/letter-advances.py` writes them. They are read in
/// place, so that tables cost nothing before a document names their font.
struct LetterAdvances: Sendable {
  /// The letters after those of ASCII, in the order of the tables.
  static let beyondASCII: [Character] = Array("‘’“”–—…•©®™°€£¡¿·«»")

  private let digits: StaticString

  /// Creates the widths that digits state.
  init(_ digits: StaticString) { self.digits = digits }

  /// Returns the width of a letter by its place in the table, in em; nil for a place after the table's end, and for a
  /// width of 0, which stands for an unknown one.
  func width(at place: Int) -> Double? {
    digits.withUTF8Buffer { bytes in
      guard place >= 0, 2 * place + 1 < bytes.count else { return nil }
      let width = Self.value(bytes[2 * place]) * 90 + Self.value(bytes[2 * place + 1])
      return width > 0 ? Double(width) / 2048 : nil
    }
  }

  /// Returns the value of a digit.
  static func value(_ digit: UInt8) -> Int { Int(digit) - 0x23 - (digit > 0x5C ? 1 : 0) }

  /// Returns the place of a letter in the tables; that of its base for an accented one, nil for other letters.
  static func place(of letter: Character) -> Int? {
    if letter.utf8.count == 1, let code = letter.asciiValue {
      return (0x20..<0x7F).contains(code) ? Int(code) - 0x20 : nil
    }
    if let place = places[letter] { return place }
    let parts = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
    guard parts.count > 1, let base = parts.first, base.isASCII else { return nil }
    return place(of: Character(base))
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: beyondASCII.enumerated().map { ($1, 95 + $0) })
}
