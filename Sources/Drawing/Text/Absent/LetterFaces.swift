/// The widths of letters in the faces of a family, by weight, and the kerning of frequent pairs.
struct LetterFaces: Sendable {
  /// The faces, each with its weight from 100 to 900, from light to heavy.
  private let faces: [(weight: Int, letters: LetterAdvances)]
  /// The pairs in the order of their bytes: two letters of ASCII and a digit, as in ``LetterAdvances``, which is 45 more
  /// than their distance in 1/256 em.
  private let pairs: StaticString

  /// Creates the faces of a family, from light to heavy.
  init(_ faces: KeyValuePairs<Int, StaticString>, pairs: StaticString = "") {
    self.faces = faces.map { ($0.key, LetterAdvances($0.value)) }
    self.pairs = pairs
  }

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

  /// Returns how much further apart two letters are than their widths say, by their places, in em.
  ///
  /// Complexity: O(log pairs).
  func kerning(_ first: Int, _ second: Int) -> Double {
    guard first < 95, second < 95 else { return 0 }
    let wanted = (first + 0x20, second + 0x20)
    return pairs.withUTF8Buffer { bytes in
      var (low, high) = (0, bytes.count / 3)
      while low < high {
        let middle = (low + high) / 2
        let pair = (Int(bytes[3 * middle]), Int(bytes[3 * middle + 1]))
        if pair == wanted { return Double(LetterAdvances.value(bytes[3 * middle + 2]) - 45) / 256 }
        if pair < wanted { low = middle + 1 } else { high = middle }
      }
      return 0
    }
  }
}
