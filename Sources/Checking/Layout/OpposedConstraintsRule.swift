internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Required constraints that demand two constants for the same equation, whatever the frames are.
///
/// Layout reports most of them with all members. It does not where another frame decides: on the canvas a root
/// has the canvas's size.
enum OpposedConstraintsRule: SceneRule {
  static let rule = Rule.conflict

  static func findings(in scene: CheckedScene) -> [Finding] {
    typealias Entry = (element: ConstraintElement, checked: CheckedConstraint)
    var seen: [String: Entry] = [:]
    let names = Dictionary(scene.views.map { ($0.id, $0.name) }) { first, _ in first }
    // Of views made in code layout reports all of them.
    return zip(scene.built?.constraints ?? [], scene.constraints).compactMap { built, checked in
      let element = built.element
      guard !element.isExcluded, !element.isPlaceholder, element.relation == .equal,
        element.priority >= 1000
      else { return nil }
      let equation = checked.equation
      guard let other = seen[equation.form] else {
        seen[equation.form] = (element, checked)
        return nil
      }
      guard other.checked.equation.constant != equation.constant else { return nil }
      func text(_ constraint: ConstraintElement) -> String {
        ElementNames.equation(of: constraint) { names[$0] ?? "guide \($0)" }
      }
      return Finding(
        rule, "\(text(element)) and \(text(other.element)) cannot both hold",
        at: checked.location,
        related: [Finding.Related(text(other.element), at: other.checked.location)])
    }
  }
}
