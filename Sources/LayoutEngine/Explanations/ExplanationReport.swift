/// The explanation of a position or length: equations that add up to its value, and the constraints they
/// overruled.
package struct ExplanationReport: Hashable, Sendable {
  /// The source of an equation.
  package enum Source: Hashable, Sendable {
    /// A constraint.
    case constraint(ConstraintID)
    /// The non-negativity of a width or a height.
    case notNegative(ItemID, AmbiguityReport.Part)
  }

  /// An equation that determines the value.
  package struct Equation: Hashable, Sendable {
    /// The source of the equation.
    package var source: Source
    /// The change of the value when the equation's constant grows by one.
    package var weight: Double
    /// The sum of the equation's variables: its constant, including distances of baselines.
    package var requested: Double
    /// The priority at which it holds against opposing constraints.
    package var priority: Float
    /// The direction in which it holds: 1 against growth, −1 against shrinking, 0 without opposition.
    package var side: Int
  }

  /// A variable that no constraint determines, and on which the value depends.
  package struct Stay: Hashable, Sendable {
    /// The item.
    package var item: ItemID
    /// The variable of the item.
    package var part: AmbiguityReport.Part
    /// The current value, in points.
    package var place: Double
    /// The change of the value when the variable grows by one.
    package var weight: Double
  }

  /// A constraint for another value that was overruled.
  package struct Loser: Hashable, Sendable {
    /// The constraint.
    package var constraint: ConstraintID
    /// The priority at which it was overruled.
    package var priority: Float
    /// The violation: the left side less the right one.
    package var shortfall: Double
    /// The equations that oppose it, as indices into ``equations``.
    package var opponents: [Int]
  }

  /// The value, unrounded: a length, or a position in the parent's alignment space, in points.
  package var value: Double
  /// The attribute's constant offset, such as the distance of a baseline from an edge.
  package var constant: Double
  /// The equations that determine it, from the root down.
  package var equations: [Equation]
  /// The variables that no constraint determines.
  package var stays: [Stay]
  /// The overruled constraints, highest priority first.
  package var losers: [Loser]
  /// The constraints that repeat the equations, in order of entry.
  package var repetitions: [ConstraintID]
}
