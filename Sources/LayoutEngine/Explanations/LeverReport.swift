/// A change of a priority that changes a value.
package struct LeverReport: Hashable, Sendable {
  /// A property of a constraint that would have to change.
  package enum Property: String, Hashable, Sendable {
    /// Its priority.
    case priority
    /// The priority at which a natural length resists growing.
    case hugging
    /// The priority at which a natural length resists shrinking.
    case compressionResistance = "compression resistance"
  }

  /// The constraint that would give way.
  package var constraint: ConstraintID
  /// The property to change.
  package var property: Property
  /// The priority that it would have to be below.
  package var threshold: Float
  /// The value that would follow, in points.
  package var value: Double
}
