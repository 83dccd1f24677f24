package import Diagnostics

/// A `constraint` element with its variations applied.
///
/// It states `first = multiplier × second + constant`, or ≤ or ≥, in points.
package final class ConstraintElement: Sendable {
  /// A relation of the two sides.
  package enum Relation: String, Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The sides are equal; what an absent attribute means.
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
  /// Its identifier; `#line:column` when the document gives none.
  package let id: String
  /// The identifier of the view that holds it.
  package let owner: String
  /// The first side; an absent `firstItem` is the owner.
  package let first: Anchor
  /// The relation of the sides.
  package let relation: Relation
  /// The second side; nil when the constraint compares with a number.
  ///
  /// A `secondAttribute` without `secondItem` is the owner's.
  package let second: Anchor?
  /// The factor of the second side; `a:b` and `a/b` are a divided by b.
  package let multiplier: Double
  /// The constant in points; 0 when absent.
  package let constant: Double
  /// The priority, 1 … 1000; 1000 when absent.
  package let priority: Double
  /// The name given by the author.
  package let identifier: String?
  /// Removed at build time, active in the editor (`placeholder="YES"`).
  package let isPlaceholder: Bool
  /// The constant is the standard spacing.
  package let isSymbolic: Bool
  /// Whether the document states a constant.
  package let hasConstant: Bool
  /// Switched off by a size-class mask, itself or through a view it mentions.
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
