/// Columns of a rewritten line, found in the source's own line by the words that both have.
struct ColumnMap {
  /// A word or a sign, by its UTF-8 offsets.
  private struct Token {
    let range: Range<Int>
    let text: Substring
  }
  private let own: [Token]
  private let rewritten: [Token]
  /// For each token of the rewritten line the own one that it is.
  private let matches: [Int?]
  private let isSame: Bool

  /// The number of comparisons of two lines; longer ones are compared from both ends only.
  private static let limit = 250_000
  /// The length of lines that are compared at all, in UTF-8.
  private static let length = 16_384

  init(own: Substring, rewritten: Substring) {
    isSame = own == rewritten
    let isCompared = !isSame && max(own.utf8.count, rewritten.utf8.count) <= Self.length
    let (a, b) = isCompared ? (Self.tokens(own), Self.tokens(rewritten)) : ([], [])
    var matches = [Int?](repeating: nil, count: b.count)
    var start = 0
    while start < min(a.count, b.count), a[start].text == b[start].text {
      matches[start] = start
      start += 1
    }
    var (endA, endB) = (a.count, b.count)
    while endA > start, endB > start, a[endA - 1].text == b[endB - 1].text {
      endA -= 1
      endB -= 1
      matches[endB] = endA
    }
    let (rows, columns) = (endA - start, endB - start)
    if rows > 0, columns > 0, rows <= Self.limit / columns {
      // The longest common list of tokens, from behind.
      var table = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
      for i in stride(from: rows - 1, through: 0, by: -1) {
        for j in stride(from: columns - 1, through: 0, by: -1) {
          let place = i * (columns + 1) + j
          table[place] =
            a[start + i].text == b[start + j].text
            ? table[place + columns + 2] + 1 : max(table[place + 1], table[place + columns + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < rows, j < columns {
        let place = i * (columns + 1) + j
        if a[start + i].text == b[start + j].text {
          matches[start + j] = start + i
          i += 1
          j += 1
        } else if table[place + columns + 1] >= table[place + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    (self.own, self.rewritten, self.matches) = (a, b, matches)
  }

  /// The own offset of an offset in the rewritten line; nil for one in a word that the own line has not.
  func offset(_ offset: Int) -> Int? {
    if isSame { return offset }
    guard let index = rewritten.firstIndex(where: { $0.range.upperBound > offset }) else {
      return own.last?.range.upperBound
    }
    let token = rewritten[index]
    guard let match = matches[index] else { return nil }
    return own[match].range.lowerBound + max(0, offset - token.range.lowerBound)
  }

  /// The offset of a word in a line; nil without it.
  static func offset(of word: Substring, in line: Substring) -> Int? {
    line.utf8.count > length ? nil : tokens(line).first { $0.text == word }?.range.lowerBound
  }

  private static func tokens(_ line: Substring) -> [Token] {
    let bytes = Array(line.utf8)
    var result: [Token] = []
    var index = 0
    func isWord(_ byte: UInt8) -> Bool {
      byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    while index < bytes.count {
      let start = index
      if bytes[index] == 32 || bytes[index] == 9 {
        index += 1
        continue
      }
      if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
      } else {
        index += 1
      }
      result.append(
        Token(
          range: start..<index,
          text: Substring(String(decoding: bytes[start..<index], as: UTF8.self))))
    }
    return result
  }
}
