internal import IBDocument

/// The equation of a constraint in canonical form, regardless of which side is written first.
struct ConstraintEquation {
  /// The sides, the relation, the multiplier and the priority.
  let form: String
  /// The constant on the right-hand side.
  let constant: Double

  /// The text, which is the same for equal equations.
  var text: String { "\(form) \(constant)" }
}

extension CheckedConstraint {
  /// The equation of the constraint.
  var equation: ConstraintEquation {
    func side(_ side: Side) -> String { "\(side.id).\(side.attribute)" }
    let own = side(first)
    guard let second else {
      return ConstraintEquation(
        form: "\(own) \(relation.rawValue) @\(priority)", constant: constant)
    }
    guard multiplier == 1, side(second) < own else {
      return ConstraintEquation(
        form: "\(own) \(relation.rawValue) \(multiplier) \(side(second)) @\(priority)",
        constant: constant)
    }
    let turned: ConstraintElement.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return ConstraintEquation(
      form: "\(side(second)) \(turned.rawValue) 1.0 \(own) @\(priority)", constant: 0 - constant)
  }
}
