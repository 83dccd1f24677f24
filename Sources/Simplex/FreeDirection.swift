/// The movement of a solution when one free variable moves.
///
/// - SeeAlso: ``Ambiguity``, which also has the maximum length.
public struct FreeDirection: Sendable, Equatable {
  /// A row that the movement reaches.
  public struct Reached: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The change of its activity per unit of the free variable.
    public var rate: Double
    /// Its current activity.
    public var activity: Double
    /// Whether the row costs nothing below zero.
    package let isUpperBound: Bool
  }

  /// The variables that move, including the free one, in the order of their creation.
  public var movements: [Ambiguity.Movement]
  /// The rows outside the basis whose activity changes, in order of entry.
  public var rows: [Reached]
}

extension Solver {
  /// The variables that keep their values because no row determines them, and that some row mentions, the
  /// youngest first.
  ///
  /// - Complexity: O(such variables, and those that no row mentions), and × log once after some came.
  public func freeVariables() -> [Variable] { core.freeVariables() }

  /// The movement of a free variable; nil if a row determines it.
  ///
  /// - Complexity: a sparse solve.
  public func freeDirection(of variable: Variable) -> FreeDirection? {
    core.requireOwn(variable)
    return core.freeDirection(of: variable)
  }
}
