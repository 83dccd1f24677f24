import MirroredSolver
import TestSupport
import Testing

@testable import Simplex

/// After any script of edits the answer is that of a solver which never saw anything but the rows that
/// are left, in the order in which they came.
@Suite struct EditScriptTests {
  /// Each variable is held at a level of its own, which makes the answer unique whatever ties are left:
  /// the least |x₁| is one value, as the set of optima is convex, then the least |x₂|, and so on.
  @Test(arguments: RowShape.allCases, Array(1...8) as [UInt64])
  func incrementalEqualsFromScratch(shape: RowShape, seed: UInt64) {
    let mismatches = run(EditScript(shape: shape, seed: seed) { Priority(1 + Float($0) / 2) })
    #expect(mismatches.costs.isEmpty, "\(shape), seed \(seed): \(mismatches.costs)")
    #expect(mismatches.values.isEmpty, "\(shape), seed \(seed): \(mismatches.values)")
  }

  /// All variables are held at one level: the tie rule chooses.
  @Test(arguments: RowShape.allCases, Array(1...8) as [UInt64])
  func tiesAreBrokenAlike(shape: RowShape, seed: UInt64) {
    let mismatches = run(EditScript(shape: shape, seed: seed) { _ in Priority(1) })
    #expect(mismatches.costs.isEmpty, "\(shape), seed \(seed): \(mismatches.costs)")
    guard !mismatches.values.isEmpty else { return }
    withKnownIssue("Rows entered at equal distances tie under the tie rule; see TieRuleTests.") {
      Issue.record("\(shape), seed \(seed): \(mismatches.values)")
    }
  }

  private func run(_ start: EditScript) -> (costs: [String], values: [String]) {
    var script = start
    var costs: [String] = []
    var values: [String] = []
    for step in 1...1000 {
      script.step()
      guard step.isMultiple(of: 20) else { continue }
      script.mirror.solver.solve()
      let other = script.mirror.fromScratch()
      if let mismatch = script.mirror.costMismatch(other) {
        costs.append("step \(step): \(mismatch)")
      } else if let mismatch = script.mirror.valueMismatch(other) {
        values.append("step \(step): \(mismatch)")
      }
    }
    if script.mirror.solver.hasGivenUp { costs.append("gave up") }
    return (costs, values)
  }
}

/// Random edits of one solver.
struct EditScript {
  private(set) var mirror = MirroredSolver()
  private let shape: RowShape
  private let hold: (Int) -> Priority
  private var random: SeededRandom
  /// The rows that hold variables, which are never edited.
  private var holds: Set<RowID> = []

  /// Starts with a dozen variables.
  ///
  /// - Parameter hold: The priority at which a variable, by its number, keeps near zero.
  init(shape: RowShape, seed: UInt64, hold: @escaping (Int) -> Priority) {
    self.shape = shape
    self.hold = hold
    random = SeededRandom(seed: seed)
    for _ in 0..<12 { makeVariable() }
  }

  /// One edit: rows come and go around three a variable, their numbers change, seldom a variable comes.
  mutating func step() {
    let own = mirror.rows.indices.filter { !holds.contains(mirror.rows[$0].id) }
    let isCrowded = own.count > 3 * mirror.variables.count
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<1: makeVariable()
    case 1..<35 where !isCrowded:
      mirror.add(shape.expression(mirror.variables, &random), shape.cost(&random))
    case 1..<50:
      if let index = own.randomElement(using: &random) { mirror.remove(at: index) }
    case 50..<75:
      if let index = own.randomElement(using: &random) {
        mirror.setConstant(at: index, to: shape.constant(&random))
      }
    case 75..<85:
      if let index = own.randomElement(using: &random) {
        mirror.setCost(at: index, to: shape.cost(&random))
      }
    default: mirror.solver.solve()
    }
  }

  private mutating func makeVariable() {
    mirror.makeVariable(heldAt: hold(mirror.variables.count))
    if let row = mirror.rows.last { holds.insert(row.id) }
  }
}
