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

  /// Returns the width of a letter by its place in the table, in em; nil for a place after the table's end.
  func width(at place: Int) -> Double? {
    digits.withUTF8Buffer { bytes in
      guard place >= 0, 2 * place + 1 < bytes.count else { return nil }
      func value(_ byte: UInt8) -> Int { Int(byte) - 0x23 - (byte > 0x5C ? 1 : 0) }
      return Double(value(bytes[2 * place]) * 90 + value(bytes[2 * place + 1])) / 2048
    }
  }

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

/// The widths of letters in the faces of a family, by weight.
struct LetterFaces: Sendable {
  /// The faces, each with its weight from 100 to 900, from light to heavy.
  private let faces: [(weight: Int, letters: LetterAdvances)]

  /// Creates the faces of a family, from light to heavy.
  init(_ faces: KeyValuePairs<Int, StaticString>) {
    self.faces = faces.map { ($0.key, LetterAdvances($0.value)) }
  }

  /// The weight of the lightest face.
  var lightest: Int { faces.first?.weight ?? 400 }

  /// Returns the width of a letter by its place in em, linear between the weights of two faces; nil if it is not known.
  func width(at place: Int, weight: Int) -> Double? {
    guard let above = faces.firstIndex(where: { weight <= $0.weight }) else {
      return faces.last?.letters.width(at: place)
    }
    let high = faces[above]
    guard above > 0, weight < high.weight else { return high.letters.width(at: place) }
    let low = faces[above - 1]
    guard let light = low.letters.width(at: place), let heavy = high.letters.width(at: place)
    else { return nil }
    let share = Double(weight - low.weight) / Double(high.weight - low.weight)
    return light + (heavy - light) * share
  }
}
