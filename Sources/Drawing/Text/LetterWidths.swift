/// The differences of San Francisco's letter widths from Inter's, before tracking.
///
/// No measure of San Francisco's letters is shipped. These follow from the widths of labels and titles of
/// controls stored in published documents: `Scripts/fit-letter-widths.py` solves for one number a letter and
/// one a pair of letters such that the widths come out, robustly, since some of the labels are stretched.
/// Fitted on regular text below 20 points; other sizes come out better with them as well, and the other weights with what
/// `BoldLetters` adds.
///
/// Of 2,155 labels and titles, each in documents held out of its fit, 74 % come out within half a point, though
/// most are rounded up to a whole one; of 273 measured widths in the system font, each predicted without its
/// text, the median error is 0.28 %.
enum LetterWidths {
  /// In em; letters that are not listed are as wide in both fonts.
  private static let excess: [Character: Double] = [
    " ": 0.001, "!": 0.027, "\"": 0.072, "#": 0.009, "$": 0.008, "%": 0.097, "&": 0.050,
    "'": 0.065, "(": 0.023, ")": -0.003, "*": -0.013, "+": -0.014, ",": 0.008, "-": 0.017,
    ".": 0.015, "/": -0.044, "0": 0.003, "1": 0.006, "2": -0.012, "3": -0.008, "4": -0.001,
    "5": 0.008, "6": -0.001, "7": -0.006, "8": 0.024, "9": 0.010, ":": 0.023, "<": -0.022,
    "=": -0.003, ">": -0.024, "?": 0.014, "@": -0.020, "A": -0.009, "B": 0.004, "C": -0.009,
    "D": 0.011, "E": 0.002, "F": -0.010, "G": 0.004, "H": 0.003, "I": 0.002, "J": -0.007,
    "K": 0.002, "M": -0.015, "N": -0.005, "O": 0.011, "P": -0.003, "Q": 0.011, "R": 0.015,
    "S": 0.003, "T": -0.017, "U": 0.003, "V": 0.002, "W": 0.016, "X": 0.043, "Y": -0.012,
    "Z": 0.036, "[": 0.020, "]": 0.020, "_": 0.013, "a": -0.014, "b": -0.006, "c": -0.001,
    "d": -0.009, "e": -0.011, "f": 0.002, "g": -0.001, "h": -0.003, "i": 0.011, "j": 0.013,
    "k": -0.001, "l": 0.016, "m": 0.001, "n": 0.001, "o": -0.007, "p": 0.003, "q": 0.002,
    "r": 0.010, "s": -0.002, "t": -0.001, "u": 0.002, "v": -0.017, "w": -0.046, "x": -0.017,
    "y": -0.016, "z": 0.001, "©": 0.018, "–": 0.011, "—": -0.083, "’": 0.066, "“": 0.069,
    "”": 0.069, "•": -0.086, "…": -0.022,
  ]

  private static let asciiExcess: [Double] = (0..<128).map {
    excess[Character(UnicodeScalar(UInt8($0)))] ?? 0
  }

  /// The difference of the apostrophe from 20 points on, in em: that of recorded labels at 25 to 38 points.
  private static let largeApostrophe = 0.031

  /// The difference of the blank from 20 points on, in em.
  ///
  /// Of 139 stored widths from there on 39 to 43 come out within half a point with −0.010 to −0.030, 37 without; labels at 32
  /// and 37 points whose lines and widths were recorded agree with −0.014.
  private static let largeBlank = -0.014

  /// Returns the difference of an ASCII letter's width in em; 0 for other letters.
  ///
  /// - Parameter cut: The size and weight of the text.
  @inline(__always)
  static func excess(of letter: UInt8, in cut: LetterCut) -> Double {
    guard letter < 128 else { return 0 }
    guard cut.isLarge else {
      return asciiExcess[Int(letter)] + cut.boldness * BoldLetters.excess(of: letter)
    }
    return switch letter {
    case 0x20: largeBlank
    case 0x27: largeApostrophe
    default: asciiExcess[Int(letter)]
    }
  }

  /// Returns the mean difference of a text's letters and pairs in em; 0 for an empty text.
  ///
  /// Spread evenly over the text it makes one line as wide as it should be, and leaves the letters'
  /// kerning alone. Digits of one width all count as 0, without pairs. Complexity: O(letters).
  static func meanExcess(
    of text: String, hasMonospacedDigits: Bool, in cut: LetterCut
  ) -> Double {
    guard !text.isEmpty else { return 0 }
    var sum = Sum(hasMonospacedDigits: hasMonospacedDigits, cut: cut)
    if let mean = meanASCIIExcess(of: text, sum) { return mean }
    var count = 0.0
    for letter in text {
      count += 1
      // Nearly all listed letters are ASCII; a table spares the others' text a look-up by characters.
      if letter.utf8.count == 1, let ascii = letter.asciiValue {
        sum.add(ascii)
      } else {
        sum.value += excess[letter] ?? 0
        sum.previous = nil
      }
    }
    return sum.value / count
  }

  /// Returns the mean difference for ASCII text without line ends, whose bytes are its characters; nil for any other
  /// text.
  private static func meanASCIIExcess(of text: String, _ empty: Sum) -> Double? {
    var sum = empty
    for byte in text.utf8 {
      // Two of them together may be one character.
      guard byte < 128, byte != 0x0A, byte != 0x0D else { return nil }
      sum.add(byte)
    }
    return sum.value / Double(text.utf8.count)
  }

  /// The sum of differences so far, in em.
  private struct Sum {
    let hasMonospacedDigits: Bool
    let cut: LetterCut
    var value = 0.0
    /// The previous letter, if it can be part of a pair.
    var previous: UInt8?

    init(hasMonospacedDigits: Bool, cut: LetterCut) {
      self.hasMonospacedDigits = hasMonospacedDigits
      self.cut = cut
    }

    /// Adds an ASCII letter and its pair with the previous one.
    @inline(__always)
    mutating func add(_ ascii: UInt8) {
      if hasMonospacedDigits, (0x30..<0x3A).contains(ascii) {
        value += asciiExcess[0x30]
        previous = nil
        return
      }
      value += LetterWidths.excess(of: ascii, in: cut)
      if let previous { value += LetterPairs.excess(previous, ascii, in: cut) }
      previous = ascii
    }
  }
}
