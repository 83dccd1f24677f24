/// A variable of a solver: a number without bounds.
///
/// It is an index into the solver that created it. A variable that no row determines keeps its value.
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
/// - Errors: Using it with another solver is a programmer's error: it refers to that solver's variable, or ends
///   the program with a message where that has fewer.
/// - Complexity: Creating one and reading its value are O(1).
/// - SeeAlso: `Documentation/Decisions/solver.md`; `Rules/Constraints.md#ties-follow-the-order-of-entry`.
public struct Variable: Hashable, Sendable {
  /// The index among the solver's variables, from 0.
  public let index: Int32

  /// Creates a variable from an index of the solver.
  public init(index: Int32) { self.index = index }
}

/// The id of a row in a solver, for removing or editing it later.
///
/// Serial numbers are never reused, so a removed row cannot be mistaken for a newer one.
public struct RowID: Hashable, Sendable {
  let slot: Int32
  let serial: Int32

  /// An id that identifies no row, for compact optional storage.
  package static let absent = RowID(slot: -1, serial: -1)
}
