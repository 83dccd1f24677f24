package import Diagnostics

/// A `constraint` element after applying its variations.
///
/// It represents `first = multiplier × second + constant`, or ≤ or ≥, in points.
package final class ConstraintElement: Sendable {
  /// The relation of the two sides.
  package enum Relation: String, Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The sides are equal; the default.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// One side of a constraint.
  package struct Anchor: Sendable, Hashable {
    /// The identifier of a view or a layout guide.
    package let id: String
    /// The constrained attribute of the item.
    package let attribute: ConstraintAttribute
  }

  /// The XML element.
  package let element: Element
  /// The identifier; `#line:column` if the document contains none.
  package let id: String
  /// The identifier of the view that holds it.
  package let owner: String
  /// The first side; its item defaults to the owner.
  package let first: Anchor
  /// The relation of the sides.
  package let relation: Relation
  /// The second side; nil if the constraint compares with a number.
  ///
  /// A `secondAttribute` without `secondItem` refers to the owner.
  package let second: Anchor?
  /// The multiplier of the second side; `a:b` and `a/b` mean a divided by b.
  package let multiplier: Double
  /// The constant, in points; 0 by default.
  package let constant: Double
  /// The priority, 1 … 1000; 1000 by default.
  package let priority: Double
  /// The identifier assigned by the author.
  package let identifier: String?
  /// Whether the constraint is removed at build time but active in the editor (`placeholder="YES"`).
  package let isPlaceholder: Bool
  /// Whether the constant is the standard spacing.
  package let isSymbolic: Bool
  /// Whether the document specifies a constant.
  package let hasConstant: Bool
  /// Whether a size-class mask excludes the constraint or one of its views.
  package let isExcluded: Bool

  init(
    element: Element, owner: String, first: Anchor, relation: Relation, second: Anchor?,
    numbers: ConstraintNumbers, isExcluded: Bool
  ) {
    self.element = element
    id = element["id"] ?? "#\(element.position)"
    self.owner = owner
    self.first = first
    self.relation = relation
    self.second = second
    multiplier = numbers.multiplier
    constant = numbers.constant ?? 0
    priority = numbers.priority
    identifier = element["identifier"]
    isPlaceholder = element.bool("placeholder") ?? false
    isSymbolic = element.bool("symbolic") ?? false
    hasConstant = numbers.constant != nil
    self.isExcluded = isExcluded
  }

  /// The position of the constraint in the text.
  package var position: SourcePosition { element.position }
}
