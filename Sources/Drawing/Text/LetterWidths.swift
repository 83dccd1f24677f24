/// How much wider the letters of San Francisco are than those of Inter, before tracking.
///
/// No measure of San Francisco's letters is shipped. These follow from the widths of labels and button
/// titles stored in published documents: `Scripts/fit-letter-widths.py` solves for one number a letter such
/// that the widths come out, robustly, since some of the labels are stretched. Fitted on regular text
/// below 20 points; the other weights and sizes come out better with them as well.
///
/// Of 2,185 labels and titles, each in documents held out of its fit, 69 % come out within half a point,
/// though most are rounded up to a whole one; of 273 measured widths in the system font, each predicted
/// without its text, the median error is 0.32 %.
enum LetterWidths {
  /// In em; letters that are not listed are as wide in both fonts.
  private static let excess: [Character: Double] = [
    "!": 0.044, "\"": 0.063, "#": 0.019, "$": 0.008, "%": 0.089, "&": 0.015, "'": 0.038,
    "(": 0.003, ")": 0.016, "*": 0.006, "+": -0.016, ",": 0.013, "-": 0.014, ".": 0.012,
    "/": -0.045, "0": 0.005, "1": 0.005, "2": -0.007, "3": -0.008, "4": -0.008, "5": 0.007,
    "6": -0.005, "7": -0.006, "8": 0.023, "9": 0.011, ":": 0.020, "<": -0.035, "=": 0.025,
    ">": -0.027, "?": 0.007, "@": -0.019, "A": -0.010, "B": 0.005, "C": -0.007, "D": 0.009,
    "E": 0.002, "F": -0.004, "G": 0.010, "H": 0.005, "I": 0.002, "J": 0.001, "K": 0.011,
    "L": 0.001, "M": -0.014, "N": -0.009, "O": 0.016, "P": -0.004, "Q": 0.003, "R": 0.012,
    "S": 0.001, "T": -0.014, "U": 0.006, "V": -0.006, "W": 0.015, "X": 0.045, "Y": -0.012,
    "Z": 0.036, "[": 0.019, "]": 0.019, "_": 0.017, "a": -0.013, "c": 0.002, "d": -0.008,
    "e": -0.010, "f": 0.002, "g": -0.002, "h": -0.003, "i": 0.011, "j": 0.029, "k": -0.005,
    "l": 0.015, "m": 0.004, "n": 0.002, "o": -0.007, "p": 0.003, "q": 0.003, "r": 0.008,
    "s": -0.002, "t": -0.003, "u": 0.005, "v": -0.020, "w": -0.040, "x": -0.018, "y": -0.016,
    "z": 0.009, "–": 0.013, "—": -0.020, "“": 0.030, "”": 0.030, "•": -0.082, "…": -0.011,
  ]

  private static let asciiExcess: [Double] = (0..<128).map {
    excess[Character(UnicodeScalar(UInt8($0)))] ?? 0
  }

  /// The mean excess of a text's letters in em; 0 for no text.
  ///
  /// Spread evenly over the text it makes one line as wide as it should be, and leaves the letters'
  /// kerning alone. Digits of one width all count as 0. Complexity: O(letters).
  static func meanExcess(of text: String, hasMonospacedDigits: Bool) -> Double {
    guard !text.isEmpty else { return 0 }
    var sum = 0.0
    var count = 0.0
    for letter in text {
      // Nearly all listed letters are ASCII; a table spares the others' text a look-up by characters.
      if let ascii = letter.utf8.count == 1 ? letter.asciiValue : nil {
        let isDigit = hasMonospacedDigits && (0x30..<0x3A).contains(ascii)
        sum += asciiExcess[isDigit ? 0x30 : Int(ascii)]
      } else {
        sum += excess[letter] ?? 0
      }
      count += 1
    }
    return sum / count
  }
}
