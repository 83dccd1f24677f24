/// A way in which the solution can move without any row costing more.
///
/// The tie rule, or the place where a variable was, chose among equal answers; another choice would
/// have been as good for every priority. So ties count: a hundred widths that share a row and want their lengths equally
/// hard are 99 ambiguities, although the tie rule gives the same answer each time. A program that accepts the tie rule's
/// answer looks at ``Kind/free`` only.
public struct Ambiguity: Sendable, Equatable {
  /// The reason for which the solution can move.
  public enum Kind: Sendable, Equatable {
    /// No row holds the variables: they stay where they were.
    case free
    /// Rows that pull at equal priority pull equally hard: the tie rule decided.
    case tie
  }

  /// One variable's part of the movement.
  public struct Movement: Sendable, Equatable {
    /// The variable that moves.
    public var variable: Variable
    /// The displacement of the variable per unit along the direction.
    public var rate: Double
  }

  /// The reason.
  public var kind: Kind
  /// The direction: the variables that move and how fast, in the order of the variables.
  public var movements: [Movement]
  /// The largest step along the direction at no cost; infinite if unbounded.
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
