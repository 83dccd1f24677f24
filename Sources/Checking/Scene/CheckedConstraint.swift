package import Diagnostics
package import IBDocument

/// A constraint to check, from a document or created in code.
@MainActor package struct CheckedConstraint {
  /// One side.
  package struct Side: Hashable {
    /// The identifier of a view of the scene, or of a layout guide.
    package let id: String
    /// The constrained attribute, as named in documents, such as `leading`.
    package let attribute: String
  }

  /// The name in messages.
  package let name: String
  /// The location of the constraint.
  package let location: Location
  /// The view that holds it.
  package let owner: String?
  /// The first side.
  package let first: Side
  /// The relation of the sides.
  package let relation: ConstraintElement.Relation
  /// The second side; nil for a constant.
  package let second: Side?
  /// The multiplier of the second side.
  package let multiplier: Double
  /// The constant, in points.
  package let constant: Double
  /// The priority, 1 to 1000.
  package let priority: Double
  /// Whether size classes exclude the constraint.
  package let isExcluded: Bool
  /// Whether the constraint exists only on the canvas.
  package let isPlaceholder: Bool
  /// Whether size classes change the constraint.
  package let varies: Bool
}

extension CheckedConstraint {
  /// Creates the constraint from an element of a document.
  init(_ element: ConstraintElement, in document: Document) {
    name = "constraint \(element.id)"
    location = Location(document.path, at: element.position, subject: element.id)
    owner = element.owner
    first = Side(id: element.first.id, attribute: element.first.attribute.rawValue)
    relation = element.relation
    second = element.second.map { Side(id: $0.id, attribute: $0.attribute.rawValue) }
    multiplier = element.multiplier
    constant = element.constant
    priority = element.priority
    isExcluded = element.isExcluded
    isPlaceholder = element.isPlaceholder
    varies = element.element.child("variation") != nil
  }
}
