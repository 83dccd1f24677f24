/// The sizes of a QR code.
///
/// Source: ISO/IEC 18004, tables 1 and 9.
struct QRVersion {
  /// From 1 to 40.
  let number: Int

  /// The level of check words.
  enum Level: Int {
    case low, medium, quartile, high

    /// The two bits that state it.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// The modules of a side.
  var side: Int { 17 + 4 * number }

  /// The modules for data and check words.
  private var dataModules: Int {
    // All modules less those of finders with separators, timing, and format.
    var count = side * side - 3 * 64 - 2 * (side - 16) - 31
    let marks = alignments.count
    if marks > 0 {
      // Three places have finders; marks on the timing lines share five modules with them.
      count -= (marks * marks - 3) * 25 - (marks - 2) * 10
    }
    return number >= 7 ? count - 36 : count
  }
  /// The bytes of data and check words.
  var words: Int { dataModules / 8 }

  /// The check words of each block.
  func checkWords(_ level: Level) -> Int { Self.checks[level.rawValue][number - 1] }
  /// The number of blocks.
  func blocks(_ level: Level) -> Int { Self.blockCounts[level.rawValue][number - 1] }
  /// The bytes of data.
  func dataWords(_ level: Level) -> Int { words - checkWords(level) * blocks(level) }
  /// The bits that state the number of bytes.
  var countBits: Int { number < 10 ? 8 : 16 }

  /// The centres of alignment marks, along both sides.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // Evenly spaced from the far end; steps are even. Version 32 is the standard's exception.
    let room = 2 * (count - 1)
    let step = number == 32 ? 26 : (side - 13 + room - 1) / room * 2
    return [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
  }

  private static let checks: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
