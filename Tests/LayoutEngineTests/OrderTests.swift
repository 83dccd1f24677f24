import TestSupport
import Testing

@testable import LayoutEngine

/// The order that a tree states, and what keeps its place in it.
struct OrderTests {
  /// Three items side by side, each with a natural width, in one that nothing sizes.
  private struct Row {
    let engine = LayoutEngine()
    let root: ItemID
    var items: [ItemID] = []
    var own: [ConstraintID] = []

    init() {
      root = engine.makeItem(parent: nil)
      for _ in 0..<3 {
        let item = engine.makeItem(parent: root)
        let size = engine.add(
          IntrinsicSize(axis: .horizontal, length: 10, hugging: 250, compressionResistance: 750),
          to: item)
        engine.setOwn([size], entersLast: false, of: item)
        items.append(item)
        own.append(size)
      }
    }

    func tie(_ one: Int, _ other: Int) -> ConstraintID {
      engine.add(ConstraintSpec(Operand(items[one], .left), .equal, Operand(items[other], .right)))
    }

    func order(_ ids: [ConstraintID]) -> [ConstraintID] {
      ids.sorted { (engine.order(of: $0) ?? 0) < (engine.order(of: $1) ?? 0) }
    }
  }

  @Test func whatAnItemStatesComesWhereItIsFirstMentioned() {
    let row = Row()
    let tie = row.tie(2, 1)
    var order = EntryOrder(row.engine)
    order.enter([tie])
    // The third item is named first, then the second; nothing names the first.
    #expect(order.finish() == [row.own[2], row.own[1], tie, row.own[0]])
  }

  @Test func whatEntersLastStandsBehindAll() {
    let row = Row()
    let tie = row.tie(0, 1)
    row.engine.setOwn([row.own[0]], entersLast: true, of: row.items[0])
    var order = EntryOrder(row.engine)
    order.enter([tie])
    #expect(order.finish() == [row.own[1], tie, row.own[2], row.own[0]])
  }

  @Test func aConstraintThatMovesGetsAPlaceAmongThoseThatStay() {
    let row = Row()
    let ties = [row.tie(0, 1), row.tie(1, 2), row.tie(2, 0)]
    row.engine.markOrdered()
    let before = ties.map { row.engine.order(of: $0) }
    var order = EntryOrder(row.engine)
    order.append(row.own + [ties[2], ties[0], ties[1]])
    row.engine.arrange(&order)
    #expect(row.order(ties) == [ties[2], ties[0], ties[1]])
    // Two of the three are in order among each other and stay.
    #expect(row.engine.order(of: ties[0]) == before[0])
    #expect(row.engine.order(of: ties[1]) == before[1])
  }

  /// The longest run of each by hand.
  @Test(
    arguments: [
      ([], 0), ([5], 1), ([1, 2, 3], 3), ([3, 2, 1], 1), ([2, 2, 2], 1), ([1, 5, 2, 3], 3),
      ([4, 1, 5, 2, 6, 3], 3), ([0, 8, 4, 12, 2, 10, 6, 14], 4),
    ] as [([Int32], Int)])
  func theLongestRunRises(_ numbers: [Int32], _ length: Int) {
    let indices = LongestRun.indices(of: numbers)
    #expect(indices.count == length)
    #expect(indices == indices.sorted())
    for (one, next) in zip(indices, indices.dropFirst()) { #expect(numbers[one] < numbers[next]) }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func anyOrderCanBeStatedAgain(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let row = Row()
    let ties = (0..<12).map { row.tie($0 % 3, ($0 + 1) % 3) }
    var wanted = ties
    for _ in 0..<20 {
      wanted.shuffle(using: &random)
      var order = EntryOrder(row.engine)
      order.append(row.own + wanted)
      row.engine.arrange(&order)
      #expect(row.order(ties) == wanted, "seed \(seed)")
    }
  }
}
