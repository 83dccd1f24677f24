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
    " ": 0.001, "!": 0.038, "\"": 0.072, "#": 0.007, "$": 0.004, "%": 0.086, "&": 0.055,
    "'": 0.065, "(": 0.028, ")": -0.007, "*": -0.023, "+": -0.015, ",": 0.012, "-": 0.015,
    ".": 0.015, "/": -0.045, "0": 0.002, "1": 0.007, "2": -0.008, "3": -0.008, "4": -0.006,
    "5": 0.010, "6": 0.012, "7": -0.003, "8": 0.023, "9": 0.010, ":": 0.023, "<": -0.035,
    "=": -0.007, ">": -0.022, "?": 0.010, "@": -0.010, "A": -0.008, "B": 0.007, "C": -0.010,
    "D": 0.010, "E": -0.003, "F": -0.010, "G": 0.004, "H": 0.004, "I": 0.001, "J": -0.005,
    "L": 0.002, "M": -0.014, "N": -0.009, "O": 0.009, "P": 0.001, "Q": 0.016, "R": 0.014,
    "S": 0.003, "T": -0.012, "U": 0.002, "V": 0.011, "W": 0.022, "X": 0.038, "Y": -0.013,
    "Z": 0.030, "[": 0.018, "]": 0.018, "_": 0.011, "a": -0.015, "b": -0.006, "c": -0.001,
    "d": -0.009, "e": -0.012, "f": 0.001, "g": -0.001, "h": -0.002, "i": 0.009, "j": 0.019,
    "k": -0.001, "l": 0.015, "m": 0.002, "n": 0.001, "o": -0.007, "p": 0.004, "q": 0.009,
    "r": 0.009, "s": -0.004, "t": -0.003, "u": 0.003, "v": -0.014, "w": -0.044, "x": -0.019,
    "y": -0.016, "{": 0.018, "}": 0.018, "©": 0.002, "–": 0.012, "—": -0.085, "’": 0.066,
    "“": 0.069, "”": 0.069, "•": -0.088, "…": -0.018,
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
