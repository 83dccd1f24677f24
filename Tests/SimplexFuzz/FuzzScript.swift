import Simplex
import TestSupport

/// A random life of a solver; equal seeds give equal scripts, whatever the solver does.
struct FuzzScript: Sendable {
  let mood: FuzzMood
  var operations: [FuzzOperation]

  /// A script with given operations, as the shrinker makes them.
  init(mood: FuzzMood, operations: [FuzzOperation]) {
    self.mood = mood
    self.operations = operations
  }

  /// Draws a script of 20 to 300 operations.
  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    mood = FuzzMood.allCases[Int(random.next() % UInt64(FuzzMood.allCases.count))]
    operations = []
    var draft = Draft(mood: mood, size: Int.random(in: 1...12, using: &random))
    for _ in 0..<Int.random(in: 20...300, using: &random) {
      operations.append(draft.next(&random))
    }
    operations += [.solve, .infeasibility, .solve]
  }

  /// The whole script in Swift.
  var code: String { operations.map(\.code).joined(separator: "\n") }
}

/// Keeps count of what a script has made so far.
private struct Draft {
  var mood: FuzzMood
  /// Variables that are wanted; rows are about three times as many.
  var size: Int
  var variables = 0
  var made = 0
  var rows: [Int] = []

  mutating func next(_ random: inout SeededRandom) -> FuzzOperation {
    if variables == 0 || (variables < size && Int.random(in: 0..<4, using: &random) == 0) {
      variables += 1
      return .makeVariable(name: variables - 1, value: place(&random))
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35: return rows.count < 3 * size ? add(&random) : remove(&random)
    case 35..<50: return remove(&random)
    case 50..<65:
      guard let row = rows.randomElement(using: &random) else { return add(&random) }
      return .setConstant(row: row, mood.constant(&random))
    case 65..<72:
      guard let row = rows.randomElement(using: &random) else { return add(&random) }
      return .setCost(row: row, mood.cost(&random))
    case 72..<76:
      return .setStay(
        variable: Int.random(in: 0..<variables, using: &random), mood.constant(&random))
    case 76..<78:
      // A row that may be gone.
      return .setConstant(row: Int.random(in: 0...made, using: &random), mood.constant(&random))
    case 78..<82: return .infeasibility
    default: return .solve
    }
  }

  private mutating func add(_ random: inout SeededRandom) -> FuzzOperation {
    var terms: [(variable: Int, coefficient: Double)] = []
    // Now and then none at all, or the same variable twice.
    for _ in 0..<Int.random(in: Bool.random(using: &random) ? 1...2 : 0...5, using: &random) {
      terms.append((Int.random(in: 0..<variables, using: &random), mood.coefficient(&random)))
    }
    rows.append(made)
    made += 1
    return .add(
      name: made - 1,
      FuzzRow(terms: terms, constant: mood.constant(&random), cost: mood.cost(&random)))
  }

  private mutating func remove(_ random: inout SeededRandom) -> FuzzOperation {
    guard let index = rows.indices.randomElement(using: &random) else { return .solve }
    return .remove(row: rows.remove(at: index))
  }

  private func place(_ random: inout SeededRandom) -> Double {
    Bool.random(using: &random) ? 0 : mood.constant(&random)
  }
}
