import MirroredSolver
import Simplex
import TestSupport

/// What a script showed to be wrong.
struct FuzzFailure: Sendable {
  /// Kinds are counted apart, and a script is shrunk to one that fails in the same way.
  enum Kind: String, CaseIterable, Sendable {
    case notFinite = "a value is not finite"
    case pivots = "more pivots than any solve should need"
    case gaveUp = "gave up"
    case requiredRow = "a required row does not hold, and no contradiction is found"
    case contradiction = "a contradiction is found, and all required rows hold"
    case certificate = "a certificate is not a proof"
    case cost = "costs more, or less, than a solver built from scratch"
  }
  var kind: Kind
  /// How many operations were carried out.
  var step = 0
  var detail: String
  /// The size of the error, where it can be measured.
  var size = 1.0
}

/// Carries out a script and checks every answer.
struct FuzzRun {
  private var mirror = MirroredSolver()
  private var rows: [Int: RowID] = [:]
  private var variables: [Int: Variable] = [:]
  private let mood: FuzzMood
  private var pivots = 0
  private var wasExtreme = false
  /// Rows with a number that no layout has.
  private var extremeRows: Set<RowID> = []

  private init(_ mood: FuzzMood) { self.mood = mood }

  /// The first failure of each kind.
  static func failures(of script: FuzzScript) -> [FuzzFailure] {
    var run = FuzzRun(script.mood)
    var result: [FuzzFailure] = []
    for (index, operation) in script.operations.enumerated() {
      Watchdog.watch(step: index + 1)
      for var failure in run.carryOut(operation)
      where !result.contains(where: { $0.kind == failure.kind }) {
        failure.step = index + 1
        result.append(failure)
      }
    }
    return result
  }

  private mutating func carryOut(_ operation: FuzzOperation) -> [FuzzFailure] {
    switch operation {
    case .makeVariable(let name, let value):
      mirror.makeVariable(value: value)
      variables[name] = mirror.variables.last
    case .add(let name, let row):
      var expression = LinearExpression(constant: row.constant)
      for term in row.terms {
        guard let variable = variables[term.variable] else { continue }
        expression.add(variable, term.coefficient)
      }
      // Two finite coefficients of one variable may add up to what no row may have.
      guard expression.terms.allSatisfy(\.coefficient.isFinite) else { return [] }
      mirror.add(expression, row.cost)
      rows[name] = mirror.rows.last?.id
      if let id = rows[name], !row.terms.allSatisfy({ Self.isModerate($0.coefficient) }) {
        extremeRows.insert(id)
      }
    case .remove(let row): if let index = index(row) { mirror.remove(at: index) }
    case .setConstant(let row, let constant):
      if let index = index(row) {
        mirror.setConstant(at: index, to: constant)
      } else if let id = rows[row] {
        mirror.solver.setConstant(id, to: constant)
      }
    case .setCost(let row, let cost):
      if let index = index(row) { mirror.setCost(at: index, to: cost) }
    case .setStay(let variable, let value):
      if let variable = variables[variable] { mirror.solver.setStay(variable, to: value) }
    case .solve:
      mirror.solver.solve()
      return checkSolved(solves: 1)
    case .infeasibility:
      let conflict = mirror.solver.infeasibility()
      return checkSolved(solves: 2 * mirror.rows.count + 2) + checkConflict(conflict)
    }
    return []
  }

  private func index(_ row: Int) -> Int? {
    rows[row].flatMap { id in mirror.rows.firstIndex { $0.id == id } }
  }

  private mutating func checkSolved(solves: Int) -> [FuzzFailure] {
    var result: [FuzzFailure] = []
    if let value = mirror.values.first(where: { !$0.isFinite }) {
      result.append(FuzzFailure(kind: .notFinite, detail: "\(value)"))
    }
    // Layouts need fewer pivots than rows; random systems of this size a few times as many.
    let bound = solves * (500 + 20 * (mirror.rows.count + mirror.variables.count))
    let needed = mirror.solver.pivots - pivots
    pivots = mirror.solver.pivots
    if needed > bound {
      result.append(
        FuzzFailure(kind: .pivots, detail: "\(needed), \(mirror.rows.count) rows"))
    }
    if mood.isModerate, mirror.solver.hasGivenUp {
      result.append(FuzzFailure(kind: .gaveUp, detail: "\(mirror.rows.count) rows"))
    }
    guard isModerate() else { return result }
    if let mismatch = mirror.costMismatch(mirror.fromScratch()) {
      result.append(
        FuzzFailure(kind: .cost, detail: mismatch.description, size: mismatch.size))
    }
    return result
  }

  /// Whether all numbers that are there now are of a size at which answers are checked to the last row.
  ///
  /// What was there before does not matter: an extreme row that went must leave no trace but the place of
  /// a variable that nothing holds. A row with coefficients 3 and −4e-12 on one variable is extreme too:
  /// beside one with 3 it makes two costs equal but for the tenth digit, which no answer can hang on.
  private mutating func isModerate() -> Bool {
    let rows = mirror.rows.allSatisfy { row in
      abs(row.expression.constant) <= 1e4 && !extremeRows.contains(row.id)
        && row.expression.terms.allSatisfy { Self.isModerate($0.coefficient) }
    }
    if !rows { wasExtreme = true }
    let isMoved = wasExtreme || !mood.isModerate
    return rows && (!isMoved || mirror.values.allSatisfy { abs($0) <= 1e5 })
  }

  private static func isModerate(_ coefficient: Double) -> Bool {
    coefficient == 0 || (0.1...10).contains(abs(coefficient))
  }

  private mutating func checkConflict(_ conflict: Infeasibility?) -> [FuzzFailure] {
    guard isModerate() else { return [] }
    // A required row holds if it is off by no more than 1e-6, or a millionth of its constant; what lies
    // within a factor of two of that may be called either.
    let violation = worstViolation
    guard let conflict else {
      return violation > 2e-6
        ? [FuzzFailure(kind: .requiredRow, detail: "by \(violation)", size: violation)] : []
    }
    if violation < 5e-7 { return [FuzzFailure(kind: .contradiction, detail: "\(violation)")] }
    return mirror.flaw(of: conflict).map { [FuzzFailure(kind: .certificate, detail: $0)] } ?? []
  }

  /// By how much the worst required row is off, relative to its constant where that is above 1.
  private var worstViolation: Double {
    let values = mirror.values
    return mirror.rows.reduce(0) { worst, row in
      let activity = row.expression.terms.reduce(row.expression.constant) {
        $0 + $1.coefficient * values[Int($1.variable.index)]
      }
      let level = activity > 0 ? row.cost.above : row.cost.below
      guard level == .required else { return worst }
      return max(worst, abs(activity) / max(1, abs(row.expression.constant)))
    }
  }
}
