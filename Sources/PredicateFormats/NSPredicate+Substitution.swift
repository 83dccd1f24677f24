public import Foundation

extension NSPredicate {
  /// Returns a copy of the predicate in which values stand for variables.
  ///
  /// Foundation on Linux marks its own method as unavailable. Variables without a value stay.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    (substituted(variables) as? Self) ?? self
  }

  private func substituted(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let predicate as FormatPredicate:
      FormatPredicate(predicate.node.substituting(variables))
    case let compound as NSCompoundPredicate:
      NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.substituted(variables) })
    default:
      self
    }
  }
}
