/// A direction in which the solution can move without increasing the cost of any row.
///
/// The tie rule, or a variable's previous value, selected one of several equal answers; another one would have
/// been as good for every priority. So ties count: a hundred widths that share a row with equal priority for
/// their lengths are 99 ambiguities, although the tie rule gives the same answer each time. A program that
/// accepts the tie rule's answer checks ``Kind/free`` only.
public struct Ambiguity: Sendable, Equatable {
  /// The reason why the solution can move.
  public enum Kind: Sendable, Equatable {
    /// No row determines the variables: they keep their values.
    case free
    /// Rows of equal priority oppose each other with equal weight: the tie rule decided.
    case tie
  }

  /// The change of one variable in the movement.
  public struct Movement: Sendable, Equatable {
    /// The variable that moves.
    public var variable: Variable
    /// The rate of change, relative to those of the other movements.
    public var rate: Double
  }

  /// The reason why the solution can move.
  public var kind: Kind
  /// The direction: the variables that move and their rates, in the order of the variables.
  public var movements: [Movement]
  /// The maximum multiple of the rates before a cost increases; infinite if none does.
  public var length: Double
}

extension Solver {
  /// All independent directions in which the solution can move at no cost; empty when it is unique.
  ///
  /// A free direction is listed once, with a length in the given direction; ties once for each tight row that
  /// could leave the basis at no cost. `n` rows that oppose each other at one length with equal weight yield `n
  /// − 1` of them.
  ///
  /// - Complexity: O(rows), and a sparse solve for each direction found.
  public func ambiguities() -> [Ambiguity] { core.ambiguities() }
}
