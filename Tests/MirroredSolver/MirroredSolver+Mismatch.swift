import Simplex

extension MirroredSolver {
  /// How two answers differ.
  package struct Mismatch: Sendable, CustomStringConvertible {
    /// Where, and what either says.
    package var description: String
    /// By how much.
    package var size: Double
  }

  /// The first level, from the most important on, at which two solvers' costs differ.
  ///
  /// Either may miss each of its rows by the feasibility that is promised, 1e-7 for each unit of its largest
  /// coefficient, and at a lower level pay for it with a multiplier; those of sums and differences of views
  /// are small whole numbers. Values of some thousand add rounding of their own, far below.
  package func costMismatch(_ other: MirroredSolver) -> Mismatch? {
    let (ours, theirs) = (costs, other.costs)
    let tolerance = rows.reduce(0) { sum, row in
      sum + 1e-7 * row.expression.terms.reduce(1) { max($0, abs($1.coefficient)) }
    }
    for level in ours.keys.sorted(by: >) {
      let (our, their) = (ours[level] ?? 0, theirs[level] ?? 0)
      if !(abs(our - their) <= tolerance) {
        return Mismatch(
          description: "at \(level.value) cost \(our), otherwise \(their)", size: abs(our - their))
      }
    }
    return nil
  }

  /// The first variable whose values differ by more than a millionth of a point.
  package func valueMismatch(_ other: MirroredSolver) -> Mismatch? {
    for (index, (our, their)) in zip(values, other.values).enumerated()
    where !(abs(our - their) <= 1e-6) {
      return Mismatch(
        description: "variable \(index) is \(our), otherwise \(their)", size: abs(our - their))
    }
    return nil
  }
}
