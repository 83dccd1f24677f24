import TestSupport
import Testing

@testable import LayoutEngine

/// Which of a node's constraints are new, and which are gone.
struct StatedChangeTests {
  /// A constraint for each letter.
  private func list(_ letters: String) -> [GeneratedConstraint] {
    letters.unicodeScalars.map { letter in
      .intrinsic(
        IntrinsicSize(
          axis: .horizontal, length: Double(letter.value), hugging: 1, compressionResistance: 1))
    }
  }

  /// Old, new, what is added, what is gone.
  @Test(arguments: [
    ("", "", "", ""), ("abc", "abc", "", ""), ("abc", "", "", "abc"), ("", "abc", "abc", ""),
    ("abcd", "abxcd", "x", ""), ("abcd", "acd", "", "b"), ("abcd", "axcd", "x", "b"),
    // A view more in each of three sections.
    ("aabbcc", "aaxbbxccx", "xxx", ""),
    // A place that changed is neither.
    ("abcd", "bcda", "", ""), ("abcdef", "defabc", "", ""),
    ("abc", "xyz", "xyz", "abc"),
  ])
  func differencesByHand(_ old: String, _ new: String, _ added: String, _ removed: String) {
    let (before, after) = (list(old), list(new))
    var change = StatedChange(from: before, to: after)
    change.reuseEqualOnes(before, after)
    let entered = change.sources.indices.filter { change.sources[$0] == nil }
    #expect(list(added) == entered.map { after[$0] })
    #expect(list(removed) == change.removed.sorted().map { before[$0] })
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyOldOneIsKeptOnceOrGone(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
          "abcdefghijklmnop".randomElement(using: &random)
        })
    }
    let (before, after) = (list(word()), list(word()))
    var change = StatedChange(from: before, to: after)
    change.reuseEqualOnes(before, after)
    let kept = change.sources.compactMap { $0 }
    #expect((kept + change.removed).sorted() == Array(before.indices), "seed \(seed)")
    for (index, source) in change.sources.enumerated() {
      if let source { #expect(before[source] == after[index], "seed \(seed)") }
    }
  }
}
