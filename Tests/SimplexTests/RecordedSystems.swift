import Foundation
import Testing

@testable import Simplex

/// One random system and what an independent LP code found for it, level by level.
struct RecordedSystem: Sendable {
  struct Row: Sendable {
    var cost: RowCost
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }
  var name = ""
  var variables = 0
  var rows: [Row] = []
  var optimum: [(priority: Priority, cost: Double)] = []

  /// All systems of `random-systems.txt`; the script that made it says what the lines mean.
  static let all: [RecordedSystem] = {
    guard
      let url = Bundle.module.url(
        forResource: "random-systems", withExtension: "txt", subdirectory: "Fixtures"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var result: [RecordedSystem] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().map { Double($0) ?? 0 }
      switch words[0] {
      case "case":
        result.append(RecordedSystem(name: String(words[1]), variables: Int(numbers[1])))
      case "r":
        var row = Row(
          cost: RowCost(below: priority(numbers[0]), above: priority(numbers[1])),
          constant: numbers[2], terms: [])
        for index in stride(from: 3, to: numbers.count, by: 2) {
          row.terms.append((Int(numbers[index]), numbers[index + 1]))
        }
        result[result.count - 1].rows.append(row)
      default:
        for index in stride(from: 0, to: numbers.count, by: 2) {
          result[result.count - 1].optimum.append(
            (Priority(Float(numbers[index])), numbers[index + 1]))
        }
      }
    }
    return result
  }()

  private static func priority(_ value: Double) -> Priority? {
    value == 0 ? nil : Priority(Float(value))
  }

  /// A solver with this system's variables.
  func makeSolver() -> (solver: Solver, variables: [Variable]) {
    let solver = Solver()
    return (solver, (0..<variables).map { _ in solver.makeVariable() })
  }

  /// Adds one row.
  func add(_ index: Int, to solver: Solver, _ variables: [Variable]) -> RowID {
    var expression = Expression(constant: rows[index].constant)
    for term in rows[index].terms { expression.add(variables[term.variable], term.coefficient) }
    return solver.add(expression, cost: rows[index].cost)
  }

  /// The sum of violations of a solution at each priority of the recorded optimum.
  func costs(_ value: (Int) -> Double) -> [Double] {
    optimum.map { level in
      rows.reduce(0) { sum, row in
        let activity = row.terms.reduce(row.constant) { $0 + $1.coefficient * value($1.variable) }
        if activity > 0, row.cost.above == level.priority { return sum + activity }
        if activity < 0, row.cost.below == level.priority { return sum - activity }
        return sum
      }
    }
  }

  /// How far a solution's costs are from the recorded ones, relative to their size.
  ///
  /// The recording holds each level to 1e-9 of its optimum while HiGHS itself is exact to 1e-7, and
  /// coefficients up to 1e3 multiply that: 1e-4 of a level's size is the recording's own noise.
  func mismatch(_ solver: Solver, _ variables: [Variable]) -> String? {
    if solver.hasGivenUp { return "\(name): gave up" }
    let value = { (index: Int) in solver.value(of: variables[index]) }
    let found = costs(value)
    for (index, level) in optimum.enumerated() {
      let scale = max(1, rows.map { abs($0.constant) }.max() ?? 1, level.cost)
      if abs(found[index] - level.cost) > 1e-5 * scale {
        return "\(name): at \(level.priority.value) cost \(found[index]), recorded \(level.cost)"
      }
    }
    return nil
  }
}
