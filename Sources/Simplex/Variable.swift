/// A number the solver chooses: free, without bounds of its own.
///
/// An index into the solver that made it. A variable that no row holds keeps its value.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable(value: 80)
/// solver.solve()
/// print(solver.value(of: width))  // 80.0
/// let row = solver.add(LinearExpression(width, 1, constant: -100), .equal, Priority(750))
/// solver.solve()
/// print(solver.value(of: width))  // 100.0
/// solver.remove(row)
/// solver.solve()
/// print(solver.value(of: width), width.index)  // 100.0 0
/// ```
///
/// - Units: The caller's.
/// - Errors: Using it with another solver is a programmer's error: it means that solver's variable, or
///   ends the program with a text where that has fewer.
/// - Complexity: Making one and reading its value are O(1).
/// - SeeAlso: `Documentation/Decisions/solver.md`;
///   `Rules/Constraints.md#ties-follow-the-order-of-entry`.
public struct Variable: Hashable, Sendable {
  /// Position among the solver's variables, from 0.
  public let index: Int32

  /// Creates a variable from an index that the solver handed out.
  public init(index: Int32) { self.index = index }
}

/// A row that was added to a solver, for removing or editing it later.
///
/// Serial numbers are never used twice, so a removed row cannot be mistaken for a newer one.
public struct RowID: Hashable, Sendable {
  let slot: Int32
  let serial: Int32

  /// The name of no row, for stores that keep many names.
  package static let absent = RowID(slot: -1, serial: -1)
}
