/// The signs of a row's activity that cost nothing.
public enum Relation: Int8, Sendable {
  /// The activity should not be above zero.
  case lessThanOrEqual = -1
  /// The activity should be zero.
  case equal = 0
  /// The activity should not be below zero.
  case greaterThanOrEqual = 1
}

/// The cost of a row on each side of zero: a convex function with its only breakpoint at 0.
///
/// A point above zero costs one unit at `above`, a point below zero one unit at `below`; nil costs nothing. An
/// intrinsic size is one such row: it resists growing at the hugging priority and shrinking at the compression
/// resistance priority.
public struct RowCost: Sendable, Equatable {
  /// The priority of not being below zero.
  public var below: Priority?
  /// The priority of not being above zero.
  public var above: Priority?

  /// Creates a cost from its two sides.
  public init(below: Priority?, above: Priority?) {
    self.below = below
    self.above = above
  }

  /// Creates the cost of a relation at one priority.
  public init(_ relation: Relation, _ priority: Priority) {
    switch relation {
    case .equal: self.init(below: priority, above: priority)
    case .greaterThanOrEqual: self.init(below: priority, above: nil)
    case .lessThanOrEqual: self.init(below: nil, above: priority)
    }
  }

  /// The cost of a row that is stored but has no effect.
  static let none = RowCost(below: nil, above: nil)
}
