internal import Diagnostics
internal import IBDocument

/// Constraints with a second item that does not matter.
enum UselessConstraintRule: DocumentRule {
  static let rule = Rule.uselessConstraint

  static func findings(in document: CheckedDocument) -> [Finding] {
    var open: [ViewElement] = document.document.roots.reversed()
    var result: [Finding] = []
    while let view = open.popLast() {
      for constraint in view.constraints where !constraint.isPlaceholder {
        guard let why = reason(constraint) else { continue }
        result.append(
          Finding(
            rule, "constraint \(constraint.id) \(why.message)", hint: why.hint,
            at: document.location(of: constraint.element)))
      }
      open += view.children.reversed()
    }
    return result
  }

  private static func reason(_ constraint: ConstraintElement) -> (message: String, hint: String)? {
    guard let second = constraint.second else { return nil }
    if second == constraint.first, constraint.multiplier == 1 {
      return ("compares \(second.attribute.rawValue) of \(second.id) with itself", "remove it")
    }
    // Places with a multiplier of 0 are refused, not useless.
    let isSize = [.width, .height].contains(constraint.first.attribute)
    guard constraint.multiplier == 0, isSize else { return nil }
    return (
      "multiplies \(second.attribute.rawValue) of \(second.id) by 0", "state a constant alone"
    )
  }
}
