import Simplex
import TestSupport
import Testing

/// Systems that hostile input made of what looks like a layout, each named after what was wrong.
@Suite(.anyMagnitude) struct HostileSystemsTests {
  /// Where elimination fills in, the counts of rows to come double a step and left 32 bits.
  ///
  /// The optimum of a sum of 500 violations has 100 tight rows at least, one a variable.
  @Test(arguments: 1...2) func countsOfFillInMayLeaveTheirRange(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var rows: [RowID] = []
    for _ in 0..<500 {
      var row = LinearExpression(constant: Double(Int.random(in: -100...100, using: &random)))
      for _ in 0..<4 {
        row.add(
          variables[Int.random(in: 0..<100, using: &random)],
          Double(Int.random(in: 1...9, using: &random)))
      }
      rows.append(solver.add(row, .equal, Priority(500)))
    }
    solver.solve()
    let tight = rows.filter { abs(solver.activity(of: $0) ?? 1) < 1e-6 }
    #expect(tight.count >= 100)
    #expect(!solver.hasGivenUp)
  }

  /// v₀ = a, vᵢ₊₁ = m·vᵢ + c, and an inequality on the last one that holds: satisfiable by construction,
  /// and called contradictory, since three rows of 1,000 leave 1e-9 of the fourth.
  @Test(arguments: [(1000, 3), (100, 5), (10, 10), (1000, 4), (50, 7)], [1, 0.5])
  func chainsOfMultipliersAreNoContradictions(chain: (factor: Int, length: Int), share: Double) {
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0...chain.length).map { _ in solver.makeVariable() }
      var values = [Int.random(in: 1...100, using: &random)]
      var entries: [(LinearExpression, Relation)] = [
        (LinearExpression(variables[0], 1, constant: -Double(values[0])), .equal)
      ]
      for index in 0..<chain.length {
        let constant = Int.random(in: -9...9, using: &random)
        values.append(values[index] * chain.factor + constant)
        var row = LinearExpression(variables[index + 1], share, constant: -Double(constant) * share)
        row.add(variables[index], -Double(chain.factor) * share)
        entries.append((row, .equal))
      }
      let last = variables[chain.length]
      entries.append((LinearExpression(last, 1, constant: -197), .greaterThanOrEqual))
      entries.shuffle(using: &random)
      for (row, relation) in entries { solver.add(row, relation, .required) }
      solver.solve()
      #expect(solver.infeasibility() == nil, "seed \(seed)")
      #expect(!solver.hasGivenUp)
      for (variable, value) in zip(variables, values) {
        let error = abs(solver.value(of: variable) - Double(value))
        #expect(error <= 1e-9 * max(1, abs(Double(value))), "seed \(seed), \(value)")
      }
    }
  }

  /// The same with the anchor less important than the chain: the inequality moves nothing.
  @Test(arguments: [(1000, 3), (100, 5), (10, 10)])
  func chainsWithPrioritiesReachTheirOptimum(chain: (factor: Int, length: Int)) {
    for seed in 1...40 {
      var random = SeededRandom(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0...chain.length).map { _ in solver.makeVariable() }
      let start = Int.random(in: 1...100, using: &random)
      var rows: [(LinearExpression, Relation, Priority)] = [
        (LinearExpression(variables[0], 1, constant: -Double(start)), .equal, Priority(500)),
        (
          LinearExpression(variables[chain.length], 1, constant: -685), .greaterThanOrEqual,
          Priority(750)
        ),
      ]
      for index in 0..<chain.length {
        var row = LinearExpression(variables[index + 1], 1)
        row.add(variables[index], -Double(chain.factor))
        rows.append((row, .equal, Priority(750)))
      }
      rows.shuffle(using: &random)
      for (row, relation, priority) in rows { solver.add(row, relation, priority) }
      solver.solve()
      var expected = Double(start)
      for variable in variables {
        let error = abs(solver.value(of: variable) - expected)
        #expect(error <= 1e-9 * expected, "seed \(seed)")
        expected *= Double(chain.factor)
      }
    }
  }

  /// The proof of a contradiction leaves no variable: its multipliers cancel every one, to what doubles can.
  @Test(arguments: [(1000, 3), (100, 5), (10, 10)])
  func proofsOfChainsCancelEveryVariable(chain: (factor: Int, length: Int)) throws {
    let solver = Solver()
    let variables = (0...chain.length).map { _ in solver.makeVariable() }
    var expressions: [RowID: LinearExpression] = [:]
    func add(_ row: LinearExpression, _ relation: Relation) {
      expressions[solver.add(row, relation, .required)] = row
    }
    for index in 0..<chain.length {
      var row = LinearExpression(variables[index + 1], 1)
      row.add(variables[index], -Double(chain.factor))
      add(row, .equal)
    }
    add(LinearExpression(variables[0], 1, constant: -1), .equal)
    // A chain of a thousand thousand thousand cannot end below one.
    add(LinearExpression(variables[chain.length], 1, constant: -1), .lessThanOrEqual)
    let conflict = try #require(solver.infeasibility())
    #expect(conflict.members.count == chain.length + 2)
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    for member in conflict.members {
      for term in try #require(expressions[member.row]).terms {
        let part = member.multiplier * term.coefficient
        let (sum, size) = sums[term.variable] ?? (0, 0)
        sums[term.variable] = (sum + part, max(size, abs(part)))
      }
    }
    for (sum, size) in sums.values { #expect(abs(sum) <= 1e-12 * size) }
  }

  /// A row counts for what it says up to a coefficient of 2³⁰: it was cut at 2¹⁶.
  ///
  /// b = −1; then 50·a ≥ 0 and 80·a − 400000·b = 0 at one level. a = 0 costs 400,000; a = −5,000 costs
  /// 250,000, which is the least, since along a the first row costs 50 a unit and the second 80.
  @Test func largeCoefficientsCountForWhatTheySay() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    solver.add(LinearExpression(a, 50), .greaterThanOrEqual, Priority(50))
    var row = LinearExpression(b, -400_000)
    row.add(a, 80)
    solver.add(row, .equal, Priority(50))
    solver.add(LinearExpression(b, -1, constant: -1), .equal, Priority(750))
    solver.solve()
    #expect(abs(solver.value(of: a) + 5000) < 1e-6)
    #expect(abs(solver.value(of: b) + 1) < 1e-9)
  }

  /// x + y = 2 and x + (1 + d)·y = 2 + d meet in (1, 1): rows that differ by no less than 1e-12 are two
  /// rows, and the point is found to what the coefficients' own rounding leaves of it, 2⁻⁵³ / d.
  @Test(arguments: [1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12])
  func rowsThatDifferByLittleAreTwoRows(difference: Double) {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var first = LinearExpression(x, 1, constant: -2)
    first.add(y, 1)
    let slope = 1 + difference
    var second = LinearExpression(x, 1, constant: -(1 + slope))
    second.add(y, slope)
    solver.add(first, .equal, .required)
    solver.add(second, .equal, .required)
    solver.solve()
    #expect(solver.infeasibility() == nil)
    let noise = 8 * 0x1p-53 / difference
    #expect(abs(solver.value(of: x) - 1) <= noise)
    #expect(abs(solver.value(of: y) - 1) <= noise)
  }

  /// Below 4e-15 rows are one row: what is left of their difference says nothing about what was meant.
  @Test func rowsThatDifferByRoundingAreOneRow() {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(value: 7))
    var first = LinearExpression(x, 1, constant: -2)
    first.add(y, 1)
    var second = LinearExpression(x, 1, constant: -2)
    second.add(y, 1 + 0x1p-52)
    solver.add(first, .equal, .required)
    solver.add(second, .equal, .required)
    solver.solve()
    #expect(solver.infeasibility() == nil)
    #expect(abs(solver.value(of: x)) < 100 && abs(solver.value(of: y)) < 100)
  }

  /// Shares of shares of shares leave the range of twice the digits; the solver gives up and says so, or
  /// answers, in time.
  @Test func sharesOfSharesEndInTime() {
    let solver = Solver()
    var outer = solver.makeVariable()
    solver.add(LinearExpression(outer, 1, constant: -375), .equal, .required)
    for _ in 0..<160 {
      let (label, inner) = (solver.makeVariable(), solver.makeVariable())
      var sum = LinearExpression(outer, 1, constant: -3)
      sum.add(label, -1)
      sum.add(inner, -1)
      solver.add(sum, .equal, .required)
      var share = LinearExpression(label, 1)
      share.add(outer, -0.037)
      solver.add(share, .equal, Priority(999))
      solver.add(LinearExpression(label, 1, constant: -9), .equal, Priority(250))
      solver.add(LinearExpression(inner, 1), .greaterThanOrEqual, .required)
      outer = inner
    }
    let seconds = ProcessorTime.seconds {
      solver.solve()
      _ = solver.infeasibility()
    }
    #expect(seconds < 60)
    #expect(solver.value(of: outer).isFinite)
  }

  /// Two thousand widths of one view were compared with each other in all ways: 15 seconds.
  ///
  /// With a bound that the first of them meets in a corner, every proof has to be filtered: 10 seconds.
  @Test(arguments: [false, true])
  func manyContradictionsCostOnePass(hasBound: Bool) {
    let solver = Solver()
    let width = solver.makeVariable()
    if hasBound { solver.add(LinearExpression(width, 1), .greaterThanOrEqual, .required) }
    let rows = (0..<2000).map {
      solver.add(LinearExpression(width, 1, constant: -Double($0)), .equal, .required)
    }
    var order: [RowID: Int] = [:]
    for (index, row) in rows.enumerated() { order[row] = index }
    var count = 0
    let seconds = ProcessorTime.seconds {
      solver.breakContradictions { contradiction in
        count += 1
        return contradiction.members.map(\.row).max {
          order[$0, default: 0] < order[$1, default: 0]
        }
      }
    }
    #expect(seconds < 60)
    #expect(count == 1999)
    #expect(solver.infeasibility() == nil)
    #expect(solver.value(of: width) == 0)
  }

  /// The least positive priority is one.
  @Test func theLeastPriorityCounts() {
    let solver = Solver()
    let width = solver.makeVariable()
    solver.add(LinearExpression(width, 1, constant: -5), .equal, Priority(.leastNonzeroMagnitude))
    solver.add(LinearExpression(width, 1, constant: -9), .lessThanOrEqual, Priority(1))
    solver.solve()
    #expect(solver.value(of: width) == 5)
  }
}
