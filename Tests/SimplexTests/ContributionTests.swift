import Testing

@testable import Simplex

/// The contributions of rows to a value, row by row and in groups.
@Suite struct ContributionTests {
  /// A hundred labels of 40 in a row that starts at 16, with gaps of 8: the last one ends at 16 + 4000 + 792.
  @Test func aValueThatHundredsHold() throws {
    let solver = Solver()
    let labels = (0..<100).map { _ in (left: solver.makeVariable(), width: solver.makeVariable()) }
    var names = [solver.add(labels[0].left == 16): "margin"]
    for (one, next) in zip(labels, labels.dropFirst()) {
      names[solver.add(next.left == one.left + one.width + 8)] = "gap"
    }
    for label in labels { names[solver.add(label.width == 40, Priority(250))] = "width" }
    solver.solve()
    let end = labels[99].left + labels[99].width
    let reasons = solver.reasons(for: end)
    let rows = reasons.contributions
    #expect(rows.count == 200 && Set(rows.map(\.key)) == Set(names.keys))
    #expect(rows.allSatisfy { $0.count == 1 && $0.weight == 1 })
    let widths = Array(repeating: 40.0, count: 100)
    #expect(rows.map(\.amount) == widths + [16] + Array(repeating: 8, count: 99))
    let groups = reasons.contributions { names[$0.row] ?? "?" }
    #expect(
      groups == [
        .init(key: "width", count: 100, weight: 100, amount: 4000),
        .init(key: "gap", count: 99, weight: 99, amount: 792),
        .init(key: "margin", count: 1, weight: 1, amount: 16),
      ])
    #expect(groups.reduce(0) { $0 + $1.amount } == 4808)
  }

  /// A group in which amounts cancel stays, and equal amounts stand as their holders do.
  @Test func amountsOfBothSigns() {
    let solver = Solver()
    let (left, right, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(value: 7)
    )
    let near = solver.add(left == 20)
    let far = solver.add(right == 100, Priority(500))
    solver.solve()
    let reasons = solver.reasons(for: right - 5 * left + free + 3)
    #expect(
      reasons.contributions == [
        .init(key: near, count: 1, weight: -5, amount: -100),
        .init(key: far, count: 1, weight: 1, amount: 100),
      ])
    #expect(
      reasons.contributions { _ in 0 } == [.init(key: 0, count: 2, weight: -4, amount: 0)])
    // 0 by rows, 7 where nothing holds, 3 by itself.
    #expect(reasons.stays == [.init(variable: free, weight: 1)])
    #expect(solver.reasons(for: free).contributions.isEmpty)
  }
}
