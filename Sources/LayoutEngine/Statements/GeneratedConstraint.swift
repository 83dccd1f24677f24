/// A constraint that a node states by itself.
package enum GeneratedConstraint: Hashable {
  /// One between places and lengths, with the name it has in reports.
  case relation(ConstraintSpec, identifier: String)
  /// A natural length.
  case intrinsic(IntrinsicSize)

  /// The name in reports; nil for a natural length.
  package var identifier: String? {
    if case .relation(_, let identifier) = self { identifier } else { nil }
  }

  /// Only what tells most of a node's constraints from each other: many are looked up when an arrangement
  /// changes.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .relation(let spec, _):
      hasher.combine(spec.first.item.index)
      hasher.combine(spec.first.attribute.rawValue)
      hasher.combine(spec.second?.item.index ?? -1)
    case .intrinsic(let size): hasher.combine(size.axis)
    }
  }
}
