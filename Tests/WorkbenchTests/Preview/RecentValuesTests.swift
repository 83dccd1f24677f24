import TestSupport
import Testing

@testable import Workbench

/// Values that are kept, and those that go.
struct RecentValuesTests {
  /// Of ten thousand states, as many are kept as may be, the last ones.
  @Test(arguments: [1, 2, 16]) func theLastAreKept(count: Int) {
    var values = RecentValues<Int, Int>(count: count)
    for key in 0..<10_000 { values[key] = -key }
    let kept = (0..<10_000).filter { values[$0] != nil }
    #expect(kept == Array((10_000 - count)..<10_000))
    #expect(kept.allSatisfy { values[$0] == -$0 })
  }

  /// Beside a list of the keys in the order of their use.
  @Test(arguments: [UInt64(1), 2, 3]) func theMostRecentlyUsedAreKept(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var values = RecentValues<Int, Int>(count: 8)
    var model: [(key: Int, value: Int)] = []
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<20, using: &random)
      let known = model.firstIndex { $0.key == key }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        values[key] = nil
        if let known { model.remove(at: known) }
      case 1, 2:
        values[key] = step
        if let known { model.remove(at: known) }
        model.append((key, step))
        if model.count > 8 { model.removeFirst() }
      default:
        #expect(values[key] == known.map { model[$0].value }, "seed \(seed), step \(step)")
        if let known { model.append(model.remove(at: known)) }
      }
    }
  }
}
