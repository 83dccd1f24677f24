import TestSupport
import Testing

@testable import LayoutEngine

/// Ambiguities and holders as values.
@Suite struct AmbiguityTests {
  /// Numbers are below a thousand and rows have few terms: 1e-6 is far above their rounding.
  private func isNear(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// A step along an ambiguity costs nothing at any priority, and widths stay at or above zero.
  @Test(arguments: [71, 72, 73, 74] as [UInt64]) func stepsCostNothing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var seen = (ties: 0, free: 0)
    for _ in 0..<100 {
      let scene = RandomScene(using: &random)
      let (engine, items) = scene.engine()
      let before = scene.costs(items.map(engine.alignmentRect))
      for ambiguity in engine.ambiguities() {
        if ambiguity.isTie { seen.ties += 1 } else { seen.free += 1 }
        let (moved, items) = scene.engine()
        let old = items.map(moved.alignmentRect)
        let step = min(ambiguity.length, 40) * Double.random(in: 0.1...1, using: &random)
        moved.move(along: ambiguity, by: step)
        moved.solve()
        let new = items.map(moved.alignmentRect)
        #expect(isNear(scene.costs(new), before), "seed \(seed): \(scene.wishes)")
        #expect(new.allSatisfy { $0.width >= -1e-6 }, "seed \(seed)")
        // It went where it was sent.
        for movement in ambiguity.movements where movement.part == .left || movement.part == .width
        {
          guard let index = items.firstIndex(of: movement.item) else { continue }
          let way =
            movement.part == .left
            ? new[index].x - old[index].x : new[index].width - old[index].width
          #expect(abs(way - movement.rate * step) < 1e-6, "seed \(seed)")
        }
      }
    }
    // Both kinds were looked at.
    #expect(seen.ties > 0 && seen.free > 0)
  }

  /// Where nothing is ambiguous the order of entry, which decides ties, decides nothing.
  @Test(arguments: [81, 82, 83, 84] as [UInt64]) func withoutAmbiguityOrderDoesNotMatter(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    var determined = 0
    for _ in 0..<150 {
      let scene = RandomScene(using: &random)
      let (engine, items) = scene.engine()
      let open = Set(
        engine.ambiguities().flatMap {
          $0.movements.map { [$0.item.index, Int32($0.part.rawValue)] }
        })
      let shuffled = scene.engine(order: scene.wishes.indices.shuffled(using: &random)).engine
      for item in items {
        let (one, other) = (engine.alignmentRect(of: item), shuffled.alignmentRect(of: item))
        if !open.contains([item.index, 0]) {
          determined += 1
          #expect(abs(one.x - other.x) < 1e-6, "seed \(seed)")
        }
        if !open.contains([item.index, 2]) {
          #expect(abs(one.width - other.width) < 1e-6, "seed \(seed)")
        }
      }
    }
    #expect(determined > 100)
  }

  /// The constraints that are said to hold a place put it there by themselves, as equations.
  ///
  /// Scenes with a width of zero are excluded: there the engine's own limit holds as well.
  @Test(arguments: [91, 92, 93] as [UInt64]) func holdersAloneDetermine(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var looked = 0
    for _ in 0..<100 {
      let scene = RandomScene(using: &random, count: 8...16)
      let (engine, items) = scene.engine()
      guard items.allSatisfy({ engine.alignmentRect(of: $0).width > 1e-6 }) else { continue }
      for (index, item) in items.dropLast().enumerated() {
        let operands = [Operand(item, .left), Operand(item, .width)]
        guard !operands.contains(where: engine.isAmbiguous) else { continue }
        looked += 1
        // The root's four constraints came first.
        let holders = engine.holders(of: operands).map { $0.serial - 4 }.filter { $0 >= 0 }
        let equations = holders.map { holder in
          var wish = scene.wishes[holder]
          wish.relation = .equal
          return wish
        }
        let (alone, same) = RandomScene(wishes: equations).engine()
        let other = alone.alignmentRect(of: same[index])
        let one = engine.alignmentRect(of: item)
        #expect(isNear([one.x, one.width], [other.x, other.width]), "seed \(seed)")
        #expect(!alone.isAmbiguous(Operand(same[index], .left)), "seed \(seed)")
        #expect(!alone.isAmbiguous(Operand(same[index], .width)), "seed \(seed)")
      }
    }
    #expect(looked > 25)
  }
}
