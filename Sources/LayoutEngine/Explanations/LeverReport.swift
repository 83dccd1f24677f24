/// A change of a priority that changes a value.
package struct LeverReport: Hashable, Sendable {
  /// The priority of a constraint that would have to change.
  package enum Property: String, Hashable, Sendable {
    /// The priority of a relation.
    case priority
    /// The content hugging of a natural length.
    case hugging
    /// The compression resistance of a natural length.
    case compressionResistance = "compression resistance"
  }

  /// The constraint that would yield.
  package var constraint: ConstraintID
  /// The priority that would have to change.
  package var property: Property
  /// The threshold: a priority below it changes the value.
  package var threshold: Float
  /// The value after the change, in points.
  package var value: Double
}
