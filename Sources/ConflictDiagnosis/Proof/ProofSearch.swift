internal import ConflictLogs

/// A search for the lines of a list that cannot all be satisfied.
///
/// It first uses only the lines themselves, and then typical properties, which a proof lists as assumptions.
struct ProofSearch {
  /// The lines as rows.
  let system: RowSystem
  private let owners: [ConstraintOwner]
  private let solver: RowSolver

  /// Creates a search.
  ///
  /// - Parameter owners: The owners of the system's constraints.
  init(_ system: RowSystem, _ owners: [ConstraintOwner]) {
    self.system = system
    self.owners = owners
    solver = RowSolver(variableCount: system.variableCount)
  }

  /// The maximum number of rows; lists from Apple's systems have a few dozen.
  static let rowLimit = 1000
  /// The maximum number of rows that are changed to find a chain without slack.
  private static let movedLimit = 24

  /// Returns all rows that hold under assumptions.
  private func rows(_ assumptions: [Assumption]) -> [LinearRow] {
    let supposed = Set(assumptions)
    return system.rows
      + system.suppositions.filter { $0.supposed.allSatisfy(supposed.contains) }.map(\.row)
  }

  /// Whether all lines except the given ones can be satisfied, under the assumptions of a proof.
  func canHold(without lines: Set<Int>, _ assumptions: [Assumption]) -> Bool {
    solver.canHold(rows(assumptions).filter { row in row.line.map { !lines.contains($0) } ?? true })
  }

  /// Returns the value of a line's left side if the line yields and all others are satisfied, and the value that the
  /// line requires.
  func value(of member: ConflictProof.Member, _ assumptions: [Assumption]) -> (
    value: Double, asked: Double
  )? {
    let rows = rows(assumptions)
    let weak = Set(rows.indices.filter { rows[$0].line == member.line })
    guard
      let row = rows.first(where: {
        $0.origin == .line(member.line, equation: member.equation)
      })
    else { return nil }
    return (solver.value(of: row.terms, rows, weak: weak), row.constant)
  }

  /// Returns the outcome for all lines.
  func outcome() -> ProofOutcome {
    guard !system.constraints.isEmpty else { return .unreadable }
    guard system.rows.count <= Self.rowLimit else { return .tooLong }
    let base = system.rows
    for alternatives in Self.alternatives {
      let supposed = system.suppositions.filter { alternatives.contains($0.alternative) }
      if !alternatives.isEmpty, supposed.isEmpty { continue }
      if let proof = proof(base, supposed) { return .contradictory(proof) }
    }
    return .satisfiable(tight: tightChain(base))
  }

  private static let alternatives: [Set<RowSystem.Supposition.Alternative>] = [
    [], [.common], [.common, .lowerOrigin], [.common, .upperOrigin],
  ]

  private func proof(
    _ base: [LinearRow], _ supposed: [RowSystem.Supposition]
  ) -> ConflictProof? {
    // If a chain contradicts itself without nonnegative lengths, the proof is easier to read without them.
    let stated = base.filter { $0.line != nil }
    for rows in [stated, base] {
      let all = rows + supposed.map(\.row)
      guard let certificate = solver.certificate(all) else { continue }
      return proof(certificate, all, supposed, rows.count)
    }
    return nil
  }

  private func proof(
    _ certificate: RowSolver.Certificate, _ rows: [LinearRow],
    _ supposed: [RowSystem.Supposition], _ baseCount: Int
  ) -> ConflictProof {
    let scale = Self.scale(certificate, rows)
    var proof = ConflictProof(
      members: [], assumptions: [], margins: [], negative: [], isHorizontal: true)
    for member in certificate.members {
      let row = rows[member.row]
      switch row.origin {
      case .line(let line, let equation):
        proof.members.append(
          ConflictProof.Member(
            line: line, equation: equation,
            contribution: member.weight * row.constant * scale))
        let first = system.constraints[line].equations[equation].first
        proof.isHorizontal = first.attribute.isHorizontal
      case .length(let item): proof.negative.append(system.items[item])
      case .assumption(.defaultMargin):
        proof.margins.append(member.weight * row.constant * scale)
      case .margin, .assumption: break
      }
      if member.row >= baseCount {
        for assumption in supposed[member.row - baseCount].supposed
        where !proof.assumptions.contains(assumption) {
          proof.assumptions.append(assumption)
        }
      }
    }
    proof.members.sort { ($0.line, $0.equation) < ($1.line, $1.equation) }
    return proof
  }

  /// Returns the factor that makes the weight of lengths, or otherwise the smallest weight, 1, so that sums are in
  /// points.
  private static func scale(
    _ certificate: RowSolver.Certificate, _ rows: [LinearRow]
  ) -> Double {
    let weights = certificate.members.map { abs($0.weight) }.filter { $0 > 1e-9 }
    let given = certificate.members.filter { $0.weight * rows[$0.row].constant < 0 }
      .map { abs($0.weight) }.min()
    return 1 / (given ?? weights.min() ?? 1)
  }

  /// Returns the lines that agree exactly: those that contradict each other if one constant is changed by a point.
  private func tightChain(_ base: [LinearRow]) -> ConflictProof? {
    // Sizes from the system change most often; then come equations, which have no slack.
    let equal = base.indices.filter { base[$0].line != nil && base[$0].relation == .equal }
    let systemFirst = equal.filter { isSystem(base[$0]) } + equal.filter { !isSystem(base[$0]) }
    let supposed = system.suppositions.filter { $0.alternative == .common }
    let all = base + supposed.map(\.row)
    let isUsual = solver.canHold(all)
    for place in systemFirst.prefix(Self.movedLimit) {
      for shift in [-1.0, 1] {
        var rows = isUsual ? all : base
        rows[place].constant += shift
        guard let certificate = solver.certificate(rows),
          certificate.members.contains(where: { $0.row == place }),
          Set(certificate.members.compactMap { rows[$0.row].line }).count > 1
        else { continue }
        rows[place].constant -= shift
        // Lengths of 0 do not form a meaningful chain.
        guard certificate.members.contains(where: { abs(rows[$0.row].constant) > 1e-6 }) else {
          continue
        }
        return proof(certificate, rows, isUsual ? supposed : [], base.count)
      }
    }
    return nil
  }

  private func isSystem(_ row: LinearRow) -> Bool {
    row.line.map { !owners[$0].isProgram } ?? false
  }
}
