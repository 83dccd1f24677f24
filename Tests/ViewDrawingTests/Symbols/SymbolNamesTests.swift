import TestSupport
import Testing
import ViewDrawing

/// The names of symbols by their words: those that exist are known, and misspelt ones hardly ever.
struct SymbolNamesTests {
  private static let known = [
    "star", "star.fill", "square.and.arrow.up", "1.circle", "00.square.fill", "123.rectangle",
    "a.square", "30.arrow.trianglehead.clockwise", "4k.tv", "rectangle.split.2x1",
    "speaker.wave.3.fill", "bubble.left.and.text.bubble.right.rtl", "character.book.closed.ar",
    "line.3.horizontal.decrease.circle", "battery.100percent",
    "chevron.left.forwardslash.chevron.right",
  ]

  @Test(arguments: known) func aSymbolIsKnown(name: String) {
    #expect(SymbolNames.areWordsKnown(in: name))
  }

  @Test(
    arguments: [
      "", ".", "star.", ".star", "star..fill", "no.such.symbol", "Star", "star fill", "star_fill",
      "star\n", "1234.circle", "sqare.and.arrow.up", "ic_close", "١.circle",
    ])
  func anotherNameIsNot(name: String) {
    #expect(!SymbolNames.areWordsKnown(in: name))
  }

  /// One letter that is missing, doubled, exchanged with the next or another one makes a word of another that is
  /// long enough for one in a hundred.
  @Test(arguments: [UInt64(1), 20_261_127]) func misspeltNamesAreNoticed(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = Self.known.flatMap { $0.split(separator: ".") }.filter { $0.count > 4 }
    var accepted: [String] = []
    let count = 1_000
    for _ in 0..<count {
      var letters = Array(words.randomElement(using: &random) ?? "star")
      let word = String(letters)
      let at = Int.random(in: 0..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: at)
      case 1: letters.insert(letters[at], at: at)
      case 2: letters.swapAt(at, at + 1)
      default: letters[at] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
      }
      let changed = String(letters)
      if changed != word, SymbolNames.areWordsKnown(in: changed) {
        accepted.append("\(word) \(changed)")
      }
    }
    #expect(accepted.count * 100 <= count, "seed \(seed): \(Set(accepted).sorted())")
  }
}
