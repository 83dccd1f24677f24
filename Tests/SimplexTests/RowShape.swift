import TestSupport

@testable import Simplex

/// What random rows are like.
enum RowShape: String, CaseIterable, Sendable {
  /// Constants of all sizes: ties are rare.
  case layout
  /// Constants from a handful and coefficients of ±1: most vertices have more tight rows than they need.
  case degenerate

  private static let priorities = [999, 750, 500, 251, 250, 50].map { Priority($0) }

  /// A whole number.
  func constant(_ random: inout SeededRandom) -> Double {
    switch self {
    case .layout: Double(Int.random(in: -300...300, using: &random))
    case .degenerate: Double(10 * Int.random(in: -3...3, using: &random))
    }
  }

  /// One to three variables.
  func expression(_ variables: [Variable], _ random: inout SeededRandom) -> LinearExpression {
    var result = LinearExpression(constant: constant(&random))
    let coefficients = self == .layout ? [-1, -1, 1, 1, 1, 0.5, -0.5, 2] : [-1, 1]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: variables.indices, using: &random)
      let coefficient = coefficients[Int.random(in: coefficients.indices, using: &random)]
      guard !result.terms.contains(where: { $0.variable == variables[index] }) else { continue }
      result.add(variables[index], coefficient)
    }
    return result
  }

  /// A relation at one priority, one in seven required, or two sides of their own.
  func cost(_ random: inout SeededRandom) -> RowCost {
    let priority = optional(&random)
    let level = Int.random(in: 0..<7, using: &random) == 0 ? Priority.required : priority
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return RowCost(.equal, level)
    case 4..<6: return RowCost(.greaterThanOrEqual, level)
    case 6..<8: return RowCost(.lessThanOrEqual, level)
    default: return RowCost(below: priority, above: optional(&random))
    }
  }

  private func optional(_ random: inout SeededRandom) -> Priority {
    Self.priorities[Int.random(in: Self.priorities.indices, using: &random)]
  }
}
