/// The movement of a solution along one variable that nothing holds.
///
/// - SeeAlso: ``Ambiguity``, which also has how far it can move.
public struct FreeDirection: Sendable, Equatable {
  /// A row that the movement reaches.
  public struct Reached: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The change of its activity for each unit that the free variable moves.
    public var rate: Double
    /// Its activity now.
    public var activity: Double
    /// Whether the row costs nothing below zero.
    package let isUpperBound: Bool
  }

  /// The variables that move, the free one among them, in the order in which they were made.
  public var movements: [Ambiguity.Movement]
  /// The rows outside the basis whose activity changes, in order of entry.
  public var rows: [Reached]
}

extension Solver {
  /// The variables that stay where they are because nothing holds them, and that some row mentions, the
  /// youngest first.
  ///
  /// - Complexity: O(such variables, and those that no row mentions), and × log once after some came.
  public func freeVariables() -> [Variable] { core.freeVariables() }

  /// Returns the movement along a variable that nothing holds; nil if something holds it.
  ///
  /// - Complexity: a sparse solve.
  public func freeDirection(of variable: Variable) -> FreeDirection? {
    core.requireOwn(variable)
    return core.freeDirection(of: variable)
  }
}
