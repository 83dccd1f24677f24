import Testing

@testable import Simplex

/// Lists cost in proportion to their length: numbers of pivots and of entries, never times.
@Suite struct ListGrowthTests {
  /// A list in which each row lies below the one before.
  private struct List {
    let solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []

    init(_ count: Int) {
      for _ in 0..<count {
        heights.append(solver.makeVariable())
        tops.append(solver.makeVariable())
      }
      solver.add(LinearExpression(tops[0]), .equal, .required)
      for index in 1..<count {
        var row = LinearExpression(tops[index])
        row.add(tops[index - 1], -1)
        row.add(heights[index - 1], -1)
        solver.add(row, .equal, .required)
      }
    }

    /// Entries of the factor for each variable.
    var fill: Double { Double(solver.core.factor.entries) / Double(2 * tops.count) }
  }

  /// Heights that come after positions do not leave every row with all heights above it.
  @Test(arguments: [50, 100, 1000])
  func heightsAfterPositionsFillNothingIn(count: Int) {
    let list = List(count)
    for height in list.heights {
      list.solver.add(LinearExpression(height, 1, constant: -44), .equal, .required)
    }
    list.solver.solve()
    #expect(list.solver.value(of: list.tops[count - 1]) == 44 * Double(count - 1))
    #expect(list.solver.pivots == 0)
    #expect(list.fill <= 4)
  }

  /// `part.bottom <= row.bottom - 12`, required, beside the same as an equation of less weight: the upper
  /// bound holds from the start and is not moved off its costly side.
  @Test(arguments: [50, 100, 1000], [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func boundsThatHoldNeedNoPivots(count: Int, relation: Relation) {
    let list = List(count)
    let sign = relation == .lessThanOrEqual ? 1.0 : -1
    for height in list.heights {
      let part = list.solver.makeVariable()
      list.solver.add(LinearExpression(part, 1, constant: -30), .equal, .required)
      var row = LinearExpression(part, sign, constant: sign * 12)
      row.add(height, -sign)
      list.solver.add(row, relation, .required)
      list.solver.add(row, .equal, Priority(500))
    }
    list.solver.solve()
    #expect(list.solver.value(of: list.tops[count - 1]) == 42 * Double(count - 1))
    #expect(list.solver.pivots == 0)
    #expect(list.fill <= 4)
  }
}
