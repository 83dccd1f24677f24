import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// Which of several equal optima the solver returns depends on rows and their order alone.
@Suite struct TieRuleTests {
  /// Four sizes a, b, c, d that want to be zero equally much; a = d = t and b = c = 1 − t.
  ///
  /// Any t from 0 to 1 costs the same; the tie rule weighs a with d against b with c.
  private struct Trade {
    var mirror = MirroredSolver()

    /// - Parameters:
    ///   - gap: Rows that come after a, and are removed at once.
    ///   - filler: Whether another row comes before d.
    init(gap: Int, filler: Bool) {
      for _ in 0..<5 { mirror.makeVariable() }
      let (a, b, c, d, t) = (0, 1, 2, 3, 4)
      want(a)
      for _ in 0..<gap {
        want(a)
        mirror.remove(at: mirror.rows.count - 1)
      }
      want(b)
      want(c)
      if filler { mirror.add(LinearExpression(constant: 0), RowCost(.equal, Priority(1))) }
      want(d)
      for (size, sign, constant) in [(a, 1, 0), (d, 1, 0), (b, -1, 1), (c, -1, 1)]
        as [(Int, Double, Double)]
      {
        var expression = LinearExpression(mirror.variables[size], -1, constant: constant)
        expression.add(mirror.variables[t], sign)
        mirror.add(expression, RowCost(.equal, .required))
      }
      mirror.add(LinearExpression(mirror.variables[t]), RowCost(.greaterThanOrEqual, .required))
      mirror.add(
        LinearExpression(mirror.variables[t], 1, constant: -1), RowCost(.lessThanOrEqual, .required)
      )
      mirror.solver.solve()
    }

    private mutating func want(_ size: Int) {
      mirror.add(LinearExpression(mirror.variables[size]), RowCost(.equal, Priority(250)))
    }

    /// The selected optimum.
    var t: Double { mirror.values[4] }
  }

  /// At equal distances in the order of entry a with d still does not weigh just as much as b with c.
  @Test func equalDistancesDecide() {
    var trade = Trade(gap: 0, filler: false)
    let before = trade.t
    let other = 1 - before.rounded()
    trade.mirror.add(
      LinearExpression(trade.mirror.variables[4], 1, constant: -other), RowCost(.equal, .required))
    trade.mirror.solver.solve()
    #expect(trade.t == other)
    trade.mirror.remove(at: trade.mirror.rows.count - 1)
    trade.mirror.solver.solve()
    #expect(trade.t == before)
  }
}
