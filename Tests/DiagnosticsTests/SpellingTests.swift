import Diagnostics
import Testing

/// Tells slips of the keyboard from other words.
struct SpellingTests {
  private static let known = [
    "alignment-insets", "filename", "scale", "idiom", "mode", "top", "bottom", "language-direction",
  ]

  @Test(
    arguments: [
      // Capitals, hyphens and underscores alone.
      ("alignmentInsets", "alignment-insets"), ("ALIGNMENT_INSETS", "alignment-insets"),
      ("Scale", "scale"), ("Top", "top"),
      // A letter too few, too many, another one, two that changed places.
      ("scal", "scale"), ("scalle", "scale"), ("scele", "scale"), ("sclae", "scale"),
      // Two in words of eight and more.
      ("langauge-directon", "language-direction"), ("filenm", "filename"),
      // Two in a shorter word, one in a word of three, and what is far from all.
      ("scll", nil), ("tob", nil), ("x-note", nil), ("comment", nil), ("", nil),
      // A word that is known.
      ("idiom", "idiom"),
    ] as [(String, String?)])
  func theNearestWordIsFound(word: String, meant: String?) {
    #expect(Spelling.nearest(to: word, in: Self.known) == meant)
    #expect(
      Spelling.hint(for: word, in: Self.known) == meant.map { "probably '\($0)' is meant" })
  }

  /// Of two words that are equally near the first in the alphabet is taken, whatever their order.
  @Test func theAnswerIsTheSameEveryTime() {
    for known in [["cold", "bold", "gold"], ["gold", "cold", "bold"]] {
      #expect(Spelling.nearest(to: "fold", in: known) == "bold")
    }
  }

  /// The distance is the same in both directions.
  @Test(arguments: ["scale", "filename", "bottom", "alignment-insets"])
  func aSwappedPairIsOneSlip(word: String) {
    let letters = Array(word)
    for index in 1..<letters.count where letters[index] != letters[index - 1] {
      var swapped = letters
      swapped.swapAt(index, index - 1)
      #expect(Spelling.nearest(to: String(swapped), in: [word]) == word)
      #expect(Spelling.nearest(to: word, in: [String(swapped)]) == String(swapped))
    }
  }

  @Test func longWordsAreNotCompared() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Spelling.nearest(to: word, in: [word + "b"]) == nil)
    #expect(Spelling.nearest(to: "scale", in: [] as [String]) == nil)
  }
}
