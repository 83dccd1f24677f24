import TestSupport
import Testing

@testable import LayoutEngine

/// Autoresizing arithmetic and the translated equations
/// (`Rules/Autoresizing.md#flexible-parts-share-the-difference`,
/// `Rules/Autoresizing.md#current-mask-equations`, generation B).
@Suite struct AutoresizingRuleTests {
  /// One mask and what it gives; letters are near margin, width, far margin.
  struct Row: Sendable, CustomTestStringConvertible {
    var mask: String
    var min: Double
    var size: Double
    var testDescription: String { mask }
    var rule: AutoresizingRule {
      let flags = mask.map { $0 == "1" }
      return AutoresizingRule(min: flags[0], size: flags[1], max: flags[2])
    }
  }

  /// Vectors checked against AppKit by GNUstep's tests: superview 100 to 200 wide, subview (10, 30).
  static let widened = [
    Row(mask: "000", min: 10, size: 30), Row(mask: "010", min: 10, size: 130),
    Row(mask: "100", min: 110, size: 30), Row(mask: "001", min: 10, size: 30),
    Row(mask: "101", min: 10 + 100.0 / 7, size: 30), Row(mask: "111", min: 20, size: 60),
    Row(mask: "110", min: 35, size: 105), Row(mask: "011", min: 10, size: 30 + 100.0 / 3),
  ]

  @Test(arguments: widened) func arithmetic(row: Row) {
    let result = row.rule.resized(min: 10, size: 30, from: 100, to: 200)
    #expect(abs(result.min - row.min) < 1e-9)
    #expect(abs(result.size - row.size) < 1e-9)
  }

  @Test func flexiblePartsWithoutLengthShareEqually() {
    let rule = AutoresizingRule(min: true, size: false, max: true)
    let result = rule.resized(min: 0, size: 50, from: 50, to: 90)
    #expect(result.min == 20)
    #expect(result.size == 50)
  }

  /// The table of `Rules/Autoresizing.md#current-mask-equations` for the seed's view: 160, 80 in 320 along
  /// x, 120, 80 in 480 along y.
  @Test func equationsOfTheSeedsView() {
    let both = AutoresizingRule(min: true, size: false, max: true)
    let x = both.equations(min: 160, size: 80, parent: 320)
    #expect(x.map(\.subject) == [.size, .min])
    #expect(abs(x[1].multiplier - 2.0 / 3) < 1e-12)
    #expect(abs(x[1].constant + 160.0 / 3) < 1e-9)  // −53.3333
    let y = both.equations(min: 120, size: 80, parent: 480)
    #expect(abs(y[1].multiplier - 0.3) < 1e-12)
    #expect(abs(y[1].constant + 24) < 1e-9)
    // At 640 wide both generation B and autoresizing give 373.33; the older form gives 360.
    #expect(abs(x[1].multiplier * 640 + x[1].constant - 1120.0 / 3) < 1e-9)
  }

  /// For every mask and any geometry the equations give what autoresizing gives.
  @Test(arguments: [7, 8, 9] as [UInt64]) func equationsEqualAutoresizing(seed: UInt64) {
    var state = seed
    func random(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt32.max >> 1) * limit
    }
    for _ in 0..<500 {
      let (min, size, far, parent) = (random(200), random(200), random(200), random(800))
      let old = min + size + far
      for bits in 0..<8 {
        let rule = AutoresizingRule(min: bits & 4 != 0, size: bits & 2 != 0, max: bits & 1 != 0)
        let expected = rule.resized(min: min, size: size, from: old, to: parent)
        var found = (min: Double.nan, size: Double.nan)
        var gap = Double.nan
        for equation in rule.equations(min: min, size: size, parent: old) {
          let value = equation.multiplier * parent + equation.constant
          switch equation.subject {
          case .min: found.min = value
          case .size: found.size = value
          case .max: gap = value
          case .middle: Issue.record("only the early generation has middles")
          }
        }
        if found.min.isNaN { found.min = parent - gap - found.size }
        if found.size.isNaN { found.size = parent - gap - found.min }
        #expect(
          abs(found.min - expected.min) < 1e-6 && abs(found.size - expected.size) < 1e-6,
          "seed \(seed), mask \(bits), \(min) \(size) \(far) to \(parent)")
      }
    }
  }

  /// The seed's view along y, 120 and 80 in 480: the eight pairs of
  /// `Rules/Autoresizing.md#current-mask-equations`, generation A.
  @Test func earlyEquationsOfTheSeedsView() {
    let third = 1.0 / 3
    let expected: [(String, [(Double, Double)])] = [
      ("000", [(0, 80), (0, 160)]), ("001", [(0, 80), (0, 160)]), ("100", [(0, 80), (1, -320)]),
      ("010", [(1, -400), (1, -80)]), ("110", [(0.4, -112), (1.6, -224)]),
      ("101", [(0, 80), (third, 0)]),
      ("011", [(2.0 / 9, -80.0 / 3), (2.0 / 9, 960.0 / 9)]), ("111", [(1.0 / 6, 0), (third, 0)]),
    ]
    for (mask, pairs) in expected {
      let equations = Row(mask: mask, min: 0, size: 0).rule
        .middleEquations(min: 120, size: 80, parent: 480)
      #expect(equations.map(\.subject) == [.size, .middle])
      for (equation, pair) in zip(equations, pairs) {
        #expect(abs(equation.multiplier - pair.0) < 1e-12, "\(mask)")
        #expect(abs(equation.constant - pair.1) < 1e-9, "\(mask)")
      }
    }
  }

  /// Early equations do what autoresizing does but where a fixed size floats between flexible margins.
  @Test(arguments: [10, 11] as [UInt64]) func earlyEquationsEqualAutoresizing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      func length(_ limit: Double) -> Double { .random(in: 1...limit, using: &random) }
      let (min, size, far, parent) = (length(200), length(200), length(200), length(800))
      let old = min + size + far
      for bits in 0..<8 {
        let rule = AutoresizingRule(min: bits & 4 != 0, size: bits & 2 != 0, max: bits & 1 != 0)
        let values = rule.middleEquations(min: min, size: size, parent: old).map {
          $0.multiplier * ($0.reference == .length ? parent : parent / 2) + $0.constant
        }
        let expected = rule.resized(min: min, size: size, from: old, to: parent)
        #expect(abs(values[0] - expected.size) < 1e-6, "seed \(seed), mask \(bits)")
        let middle =
          bits == 5 ? (min + size / 2) / old * parent : expected.min + expected.size / 2
        #expect(abs(values[1] - middle) < 1e-6, "seed \(seed), mask \(bits)")
      }
    }
  }
}
