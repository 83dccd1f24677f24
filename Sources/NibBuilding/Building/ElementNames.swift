internal import Diagnostics
package import IBDocument

/// The names of elements and constraints of a document in reports.
package enum ElementNames {
  /// Returns `kind 'name' id`, with the user label, or the text without one, as the name.
  package static func name(of element: ViewElement) -> String {
    guard let name = givenName(of: element) else { return "\(element.kind) \(element.id)" }
    return "\(element.kind) '\(name)'"
  }

  /// The user label, or the first words of the text; nil without either.
  package static func givenName(of element: ViewElement) -> String? {
    let text = element.element["userLabel"] ?? element.attribute("text")
    guard let line = text?.split(whereSeparator: \.isNewline).first, !line.isEmpty else {
      return nil
    }
    return line.count > 30 ? line.prefix(29) + "…" : String(line)
  }

  /// Returns a constraint as an equation between named items.
  package static func equation(
    of constraint: ConstraintElement, names: (_ id: String) -> String
  ) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(names(constraint.first.id)).\(constraint.first.attribute.rawValue) \(relation) "
    guard let second = constraint.second else { return text + NumberText.text(constraint.constant) }
    if constraint.multiplier != 1 { text += NumberText.text(constraint.multiplier) + " × " }
    text += "\(names(second.id)).\(second.attribute.rawValue)"
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " − " : " + "
      text += NumberText.text(abs(constraint.constant))
    }
    if constraint.priority < 1000 { text += " at " + NumberText.text(constraint.priority) }
    return text
  }
}
