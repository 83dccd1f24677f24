/// A number the solver chooses: free, without bounds of its own.
///
/// An index into the solver that made it; using it with another solver is a programmer's error.
public struct Variable: Hashable, Sendable {
  /// Position among the solver's variables, from 0.
  public let index: Int32

  /// Wraps a position that the solver handed out.
  public init(index: Int32) { self.index = index }
}

/// A row that was added to a solver, for removing or editing it later.
///
/// Serial numbers are never used twice, so a removed row cannot be mistaken for a newer one.
public struct RowID: Hashable, Sendable {
  let slot: Int32
  let serial: Int32
}
