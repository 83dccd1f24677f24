/// A way in which the solution can move without any row costing more.
///
/// The tie rule, or the place where a variable was, chose among equal answers; another choice would
/// have been as good for every priority. So ties count: a hundred widths that share a row and want their lengths equally
/// hard are 99 ambiguities, although the tie rule gives the same answer each time. A program that accepts the tie rule's
/// answer looks at ``Kind/free`` only.
public struct Ambiguity: Sendable, Equatable {
  /// Why the solution can move.
  public enum Kind: Sendable, Equatable {
    /// No row holds the variables: they stay where they were.
    case free
    /// Rows that pull at equal priority pull equally hard: the tie rule decided.
    case tie
  }

  /// One variable's part of the movement.
  public struct Movement: Sendable, Equatable {
    /// What moves.
    public var variable: Variable
    /// How far, when the others move by their parts.
    public var rate: Double
  }

  /// Why the solution can move.
  public var kind: Kind
  /// The direction: the variables that move and how fast, in the order of the variables.
  public var movements: [Movement]
  /// How many times the rates the solution can move before something costs more; infinite when nothing
  /// ever does.
  public var length: Double
}

extension Solver {
  /// Every independent way in which the solution can move without costing more; none when it is unique.
  ///
  /// A free direction is listed once, with a length in the direction that is given; ties once for each
  /// tight row that could let go for nothing. `n` rows that pull at one length equally hard make `n − 1` of them.
  ///
  /// - Complexity: O(rows), and a sparse solve for each direction found.
  public func ambiguities() -> [Ambiguity] { core.ambiguities() }
}
