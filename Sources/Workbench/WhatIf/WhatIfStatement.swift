/// A hypothetical change, as accepted by `plumb explain --what-if`.
///
///     title.width >= 120 @750
///     'Main title'.leading == superview.leading + 16
///     body.height == 0.5 * photo.height
///     remove 7KV-4I-cPK
///     title.text = "A longer text"
///     7KV-4I-cPK.constant = 20
///     device = iPhone SE
package enum WhatIfStatement: Sendable, Hashable {
  /// A side of a constraint.
  package struct Side: Sendable, Hashable {
    /// The item: an id, a name, or `superview`.
    package var item: String
    /// The attribute of the constraint.
    package var attribute: String
  }

  /// The addition of a constraint.
  package struct Constraint: Sendable, Hashable {
    /// The left-hand side.
    package var first: Side
    /// The relation, as named in documents.
    package var relation: String
    /// The right-hand side; nil for a constant.
    package var second: Side?
    /// The multiplier of the right-hand side.
    package var multiplier = 1.0
    /// The constant added to the right-hand side, in points.
    package var constant = 0.0
    /// The priority.
    package var priority = 1000.0
  }

  case constraint(Constraint)
  /// The removal of an object.
  case removal(String)
  /// The change of an object's attribute.
  case value(item: String, name: String, value: String)
  /// A change of the document's surroundings.
  case surroundings(name: String, value: String)
}
