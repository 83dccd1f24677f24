/// A bar code of ASCII letters.
///
/// Source: ISO/IEC 15417, "Code 128 bar code symbology specification".
struct Code128 {
  /// Whether each module is dark, from the left, without margins.
  let modules: [Bool]

  /// Creates a code of letters in the sets B and, for pairs of digits, C; nil for letters beyond ASCII's 32 to 126.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
    func digits(_ start: Int) -> Int {
      bytes[start...].prefix { (48...57).contains($0) }.count
    }
    var values: [Int] = []
    var isNumeric = false
    var index = 0
    while index < bytes.count {
      let run = digits(index)
      let isEnd = index + run == bytes.count
      // A change of set costs a symbol, which four digits pay at an end and six between letters.
      let wantsNumeric =
        isNumeric
        ? run >= 2 : run >= (values.isEmpty || isEnd ? 4 : 6) || run == 2 && bytes.count == 2
      if values.isEmpty {
        isNumeric = wantsNumeric
        values.append(wantsNumeric ? 105 : 104)
      } else if wantsNumeric != isNumeric {
        isNumeric = wantsNumeric
        values.append(wantsNumeric ? 99 : 100)
      }
      if isNumeric {
        values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
        index += 2
      } else {
        values.append(Int(bytes[index]) - 32)
        index += 1
      }
    }
    let sum = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
    modules = (values + [sum % 103, 106]).flatMap { value in
      Self.widths[value].enumerated().flatMap { place, width in
        [Bool](repeating: place % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }

  /// The widths of bars and spaces in turn, by the symbols' values.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 \
    122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 \
    322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 \
    112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 \
    331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 \
    112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 \
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 \
    411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(separator: " ").map(Array.init)
}
