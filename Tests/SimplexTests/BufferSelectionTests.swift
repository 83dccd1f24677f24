import TestSupport
import Testing

@testable import Simplex

/// The first elements of a stretch by an order.
struct BufferSelectionTests {
  /// Numbers of every make: few and many different ones, rising, falling, all the same.
  static let makes: [@Sendable (Int, inout SeededRandom) -> Int] = [
    { _, random in Int.random(in: 0..<1_000_000, using: &random) },
    { _, random in Int.random(in: 0..<4, using: &random) },
    { index, _ in index }, { index, _ in -index }, { _, _ in 7 },
    { index, _ in index % 2 == 0 ? index : -index },
  ]

  @Test(arguments: makes.indices, [1, 2, 3, 33, 500])
  func theFirstAreTheLeast(make: Int, count: Int) {
    for seed in UInt64(1)...8 {
      var random = SeededRandom(seed: seed)
      let numbers = (0..<count).map { Self.makes[make]($0, &random) }
      let lower = Int.random(in: 0..<count, using: &random)
      let upper = Int.random(in: lower...count, using: &random)
      let wanted = Int.random(in: 0...(upper - lower), using: &random)
      var buffer = Buffer<Int>()
      for number in numbers { buffer.append(number) }
      buffer.select(lower..<upper, first: wanted, by: <)
      let found = (0..<count).map { buffer[$0] }
      #expect(found[..<lower].elementsEqual(numbers[..<lower]), "seed \(seed)")
      #expect(found[upper...].elementsEqual(numbers[upper...]), "seed \(seed)")
      let sorted = numbers[lower..<upper].sorted()
      #expect(found[lower..<upper].sorted() == sorted, "seed \(seed)")
      #expect(
        found[lower..<(lower + wanted)].sorted() == Array(sorted.prefix(wanted)), "seed \(seed)")
    }
  }
}
