/// A set of required rows that cannot all hold, with the proof.
///
/// The members' activities, each times its multiplier, add up to a number without any variable. The number is
/// not zero, while the relations imply that it is, or that it is on the other side of zero.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable()
/// solver.add(LinearExpression(width, 1, constant: -10), .equal, .required)
/// let later = solver.add(LinearExpression(width, 1, constant: -20), .equal, .required)
/// solver.solve()
/// let proof = solver.infeasibility()
/// print(proof?.members.map(\.multiplier) ?? [])  // [1.0, -1.0]
/// print(proof?.members.first?.row == later, proof?.isIrreducible ?? false)  // true true
/// ```
///
/// - Units: Multipliers have no unit; that of the first member is 1.
/// - Errors: None: ``Solver/infeasibility()`` returns nil where all required rows hold.
/// - Complexity: A pass over the rows while all hold; otherwise a solve for each required row that does not, at
///   worst one for each row with a multiplier.
/// - SeeAlso: `Documentation/Decisions/conflicts.md`; `Rules/Messages.md#conflict-logs`.
public struct Infeasibility: Sendable, Equatable {
  /// A row of the set and its weight in the contradiction.
  public struct Member: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// Its multiplier; that of the first member is 1.
    public var multiplier: Double
  }

  /// The row that the solver left unsatisfied, first, then the rows it contradicts.
  ///
  /// The first is the one that is violated at the minimum sum of violations; among equal sums the tie rule
  /// (entry order) violates the later row.
  public var members: [Member]
  /// Whether removing any one member makes the others satisfiable.
  ///
  /// False only when rounding noise hid which row fails; the set may then contain too much.
  public var isIrreducible: Bool
}

extension Solver {
  /// A set of required rows that contradict each other, or nil when all required rows hold.
  ///
  /// The unsatisfied row is written in terms of the tight rows; at an optimum only required ones can resist it,
  /// and tight rows are independent, so the set is irreducible. Several unsatisfied rows are examined one at a
  /// time, in entry order, the others set aside. At a degenerate vertex, superfluous rows are filtered out one
  /// by one.
  ///
  /// - Complexity: A pass over the rows while all hold; else a solve for each required row that does not, at
  ///   worst one for each row with a multiplier.
  public func infeasibility() -> Infeasibility? { core.infeasibility() }
}
