package import Simplex

extension MirroredSolver {
  /// Why a certificate is not a proof; nil if it is one.
  ///
  /// It is one if each member is a row, once; the weighted sum has no variable left; its constant is not
  /// zero; and each member forbids the side of zero that its weight and the sum's sign give it. Meant for
  /// rows with coefficients of about one.
  package func flaw(of conflict: Infeasibility) -> String? {
    let members = conflict.members.compactMap { member in
      rows.first { $0.id == member.row }.map { (row: $0, multiplier: member.multiplier) }
    }
    guard members.count == conflict.members.count, Set(members.map(\.row.id)).count == members.count
    else { return "members are not rows, each once" }
    var sum = LinearExpression()
    for member in members { sum.add(member.row.expression, times: member.multiplier) }
    // Rounding stays far below a billionth of the largest term, and a real contradiction far above it.
    let largest = members.reduce(0) { max($0, abs($1.multiplier)) }
    let size = members.reduce(0) { max($0, abs($1.multiplier * $1.row.expression.constant)) }
    guard largest.isFinite, sum.terms.allSatisfy({ abs($0.coefficient) <= 1e-9 * largest }) else {
      return "a variable is left"
    }
    guard abs(sum.constant) > 1e-9 * max(largest, size) else { return "no contradiction" }
    // Sum = constant < 0 contradicts when each member says multiplier · activity ≥ 0; or the reverse.
    for member in members {
      let cost = member.row.cost
      let side = member.multiplier * sum.constant < 0 ? cost.below : cost.above
      guard side == .required else { return "a row does not say what it is used for" }
    }
    return nil
  }

  /// Why a set of contradicting rows is too large; nil if it is minimal.
  package func excess(of conflict: Infeasibility) -> String? {
    for omitted in conflict.members.indices {
      var others = MirroredSolver()
      for _ in variables { others.makeVariable() }
      for (index, member) in conflict.members.enumerated() where index != omitted {
        guard let row = rows.first(where: { $0.id == member.row }) else { continue }
        others.add(row.expression, row.cost)
      }
      if others.solver.infeasibility() != nil { return "member \(omitted) is superfluous" }
    }
    return nil
  }
}
