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
    var seen: [String: ConstraintElement] = [:]
    let names = Dictionary(scene.views.map { ($0.id, $0.name) }) { first, _ in first }
    return scene.root.constraints.compactMap { entry in
      let element = entry.element
      guard !element.isExcluded, !element.isPlaceholder, element.relation == .equal,
        element.priority >= 1000
      else { return nil }
      let equation = element.equation
      guard let other = seen[equation.form] else {
        seen[equation.form] = element
        return nil
      }
      guard other.equation.constant != equation.constant else { return nil }
      func text(_ constraint: ConstraintElement) -> String {
        ElementNames.equation(of: constraint) { names[$0] ?? "guide \($0)" }
      }
      return Finding(
        rule, "\(text(element)) and \(text(other)) cannot both hold",
        at: scene.location(of: element),
        related: [Finding.Related(text(other), at: scene.location(of: other))])
    }
  }
}
