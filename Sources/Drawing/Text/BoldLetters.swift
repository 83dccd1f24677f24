/// The differences of San Francisco's bold letters from its regular ones, beyond those of Inter's.
///
/// `Scripts/fit-letter-widths.py` solves for them from 410 stored widths of medium, semibold and bold labels below 20 points,
/// with the numbers of `LetterWidths` and `LetterPairs` taken as they are. Each text held out of the fit, 312 of the 410 come
/// out within half a point with them, 265 without.
enum BoldLetters {
  /// In em at weight 700.
  private static let excess: [Character: Double] = [
    " ": 0.016, "!": -0.015, "\"": 0.002, "$": 0.007, "%": -0.028, "&": 0.021, "'": 0.032,
    "(": 0.002, ")": 0.002, "*": -0.003, "+": -0.007, ",": 0.005, "-": -0.012, ".": 0.018,
    "/": 0.015, "0": -0.024, "1": 0.002, "2": 0.003, "3": -0.011, "4": 0.005, "5": 0.015,
    "6": -0.002, "7": 0.001, "8": -0.001, "9": -0.008, ":": 0.017, ">": 0.013, "?": -0.030,
    "@": -0.008, "A": -0.022, "B": 0.019, "C": -0.011, "D": -0.004, "F": 0.018, "G": -0.009,
    "H": 0.004, "I": 0.017, "J": -0.012, "L": 0.007, "M": -0.001, "N": 0.032, "O": -0.012,
    "P": 0.014, "Q": -0.011, "R": 0.011, "S": 0.001, "T": -0.007, "V": -0.034, "W": -0.045,
    "X": -0.034, "Y": -0.015, "Z": -0.005, "[": 0.003, "]": 0.003, "a": 0.013, "b": 0.009,
    "c": -0.010, "d": 0.015, "f": 0.009, "g": -0.007, "h": -0.003, "i": -0.009, "j": -0.014,
    "k": 0.004, "l": -0.008, "m": -0.001, "n": -0.005, "o": -0.007, "p": 0.004, "q": -0.002,
    "r": 0.011, "s": -0.001, "t": 0.014, "u": -0.009, "v": -0.003, "w": 0.021, "x": -0.001,
    "y": 0.013, "{": -0.005, "}": -0.005,
  ]

  /// The differences by ASCII letter.
  private static let asciiExcess: [Double] = (0..<128).map {
    excess[Character(UnicodeScalar(UInt8($0)))] ?? 0
  }

  /// Returns the difference of an ASCII letter's width in em at weight 700.
  ///
  /// - Precondition: `letter` is below 128.
  @inline(__always)
  static func excess(of letter: UInt8) -> Double { asciiExcess[Int(letter)] }
}
