/// The explanation of a position or a length: equations that add up to it, and what they won against.
package struct ExplanationReport: Hashable, Sendable {
  /// The source of an equation.
  package enum Source: Hashable, Sendable {
    /// A constraint.
    case constraint(ConstraintID)
    /// A width or a height, which is not negative.
    case notNegative(ItemID, AmbiguityReport.Part)
  }

  /// A constraint that holds the value.
  package struct Equation: Hashable, Sendable {
    /// The source.
    package var source: Source
    /// The change of the value when what is requested grows by one.
    package var weight: Double
    /// The value that the equation's variables add up to: its constant, with distances of baselines.
    package var requested: Double
    /// The priority at which it holds against what pulls at it.
    package var priority: Float
    /// The side that it holds on: 1 against growth, −1 against shrinking, 0 when nothing pulls at it.
    package var side: Int
  }

  /// A variable that nothing holds, and that the value depends on.
  package struct Stay: Hashable, Sendable {
    /// The item.
    package var item: ItemID
    /// The part of the item.
    package var part: AmbiguityReport.Part
    /// The position at which it stays, in points.
    package var place: Double
    /// The change of the value when it moves by one point.
    package var weight: Double
  }

  /// A constraint that wants another value and lost.
  package struct Loser: Hashable, Sendable {
    /// The constraint.
    package var constraint: ConstraintID
    /// The priority that it lost at.
    package var priority: Float
    /// By how much it is not met: the left side less the right one.
    package var shortfall: Double
    /// The equations that it pulls at, by their places in ``equations``.
    package var opponents: [Int]
  }

  /// The value, unrounded: a length, or a place in the parent's alignment space, in points.
  package var value: Double
  /// The attribute's own summand, such as the distance of a baseline from an edge.
  package var constant: Double
  /// The equations that determine it, from the root down.
  package var equations: [Equation]
  /// The parts that nothing holds.
  package var stays: [Stay]
  /// The constraints that asked for another value, the most important first.
  package var losers: [Loser]
  /// Constraints that say what the equations say already, in order of entry.
  package var repetitions: [ConstraintID]
}
