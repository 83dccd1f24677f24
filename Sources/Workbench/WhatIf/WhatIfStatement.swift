/// A change that a user asks about, as `plumb explain --what-if` accepts it.
///
///     title.width >= 120 @750
///     'Main title'.leading == superview.leading + 16
///     body.height == 0.5 * photo.height
///     remove 7KV-4I-cPK
///     title.text = "A longer text"
///     7KV-4I-cPK.constant = 20
///     device = iPhone SE
package enum WhatIfStatement: Sendable, Hashable {
  /// One side of a constraint.
  package struct Side: Sendable, Hashable {
    /// The item: an id, a name, or `superview`.
    package var item: String
    /// The attribute of the constraint.
    package var attribute: String
  }

  /// A constraint is added.
  package struct Constraint: Sendable, Hashable {
    /// Left-hand side.
    package var first: Side
    /// The relation as documents write it.
    package var relation: String
    /// Right-hand side; nil for a constant.
    package var second: Side?
    /// Factor of the right-hand side.
    package var multiplier = 1.0
    /// Added to the right-hand side, in points.
    package var constant = 0.0
    /// The priority.
    package var priority = 1000.0
  }

  case constraint(Constraint)
  /// The removal of an object.
  case removal(String)
  /// An attribute of an object gets another value.
  case value(item: String, name: String, value: String)
  /// A change of the document's surroundings.
  case surroundings(name: String, value: String)
}
