/// The differences of San Francisco's bold letters from its regular ones, beyond those of Inter's.
///
/// `Scripts/fit-letter-widths.py` solves for them from 410 stored widths of medium, semibold and bold labels below 20 points,
/// with the numbers of `LetterWidths` and `LetterPairs` taken as they are. Each text left out of the fit, 311 of the 410 come
/// out within half a point with them, 265 without.
enum BoldLetters {
  /// In em at weight 700.
  private static let excess: [Character: Double] = [
    " ": 0.017, "!": -0.007, "$": 0.004, "%": -0.019, "&": 0.006, "'": 0.021, "(": -0.004,
    ")": -0.004, "+": -0.005, ",": -0.004, ".": 0.016, "/": 0.008, "0": -0.022, "1": 0.012,
    "3": -0.016, "4": 0.004, "6": -0.003, "7": -0.009, "9": 0.004, ":": 0.017, ">": 0.017,
    "?": -0.027, "@": -0.005, "A": -0.016, "B": 0.017, "C": -0.010, "D": -0.011, "F": 0.018,
    "G": -0.015, "I": 0.015, "J": -0.004, "K": 0.005, "L": 0.004, "N": 0.029, "O": -0.011,
    "P": 0.020, "Q": -0.007, "R": 0.010, "T": -0.003, "V": -0.018, "W": -0.027, "X": -0.038,
    "Y": -0.006, "Z": -0.007, "a": 0.018, "b": 0.007, "c": -0.008, "d": 0.015, "e": 0.005,
    "f": 0.005, "g": -0.005, "h": -0.007, "i": -0.005, "j": -0.005, "l": -0.011, "n": -0.006,
    "o": -0.005, "q": -0.003, "r": 0.009, "s": -0.004, "t": 0.013, "v": -0.006, "w": 0.026,
    "x": -0.011, "y": 0.014, "z": -0.006,
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
