/// A change of a priority that changes a value.
package struct LeverReport: Hashable, Sendable {
  /// What of a constraint would have to change.
  package enum Property: String, Hashable, Sendable {
    /// Its priority.
    case priority
    /// How hard a natural length is not to be longer.
    case hugging
    /// How hard a natural length is not to be shorter.
    case compressionResistance = "compression resistance"
  }

  /// The constraint that would give way.
  package var constraint: ConstraintID
  /// What of it would have to change.
  package var property: Property
  /// What it would have to be below.
  package var threshold: Float
  /// The value that would follow, in points.
  package var value: Double
}
