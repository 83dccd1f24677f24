internal import VisualFormats

extension VisualFormatError {
  /// The exception that Apple's systems raise.
  var problem: ConstraintProblem { ConstraintProblem(message, reason: description) }
}

extension NSLayoutConstraint.Relation {
  /// Creates the relation of a format's predicate.
  init(_ relation: VisualFormat.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
