internal import Simplex

/// A relation of the two sides of a constraint; raw values are Apple's.
package enum LayoutRelation: Int, Hashable, Sendable {
  /// The first side is not above the second.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The first side is not below the second.
  case greaterThanOrEqual = 1

  var inSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
