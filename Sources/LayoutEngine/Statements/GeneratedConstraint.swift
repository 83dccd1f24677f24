/// A constraint that a node generates.
package enum GeneratedConstraint: Hashable {
  /// A relation between positions and lengths, with its identifier in reports.
  case relation(ConstraintSpec, identifier: String)
  /// A natural length.
  case intrinsic(IntrinsicSize)

  /// The identifier in reports; nil for a natural length.
  package var identifier: String? {
    if case .relation(_, let identifier) = self { identifier } else { nil }
  }

  /// Hashes only the parts that distinguish most of a node's constraints: many are looked up when an
  /// arrangement changes.
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
