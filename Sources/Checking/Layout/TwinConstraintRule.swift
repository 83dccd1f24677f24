internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Constraints that say what another one says.
enum TwinConstraintRule: SceneRule {
  static let rule = Rule.twinConstraint

  static func findings(in scene: CheckedScene) -> [Finding] {
    var seen: [String: ConstraintElement] = [:]
    return scene.root.constraints.compactMap { entry in
      let element = entry.element
      // With size classes, each may hold where the other does not.
      guard !element.isExcluded, !element.isPlaceholder,
        element.element.child("variation") == nil
      else { return nil }
      let key = element.equation.text
      guard let twin = seen[key] else {
        seen[key] = element
        return nil
      }
      return Finding(
        rule, "constraint \(element.id) repeats constraint \(twin.id)", hint: "remove one of them",
        at: scene.location(of: element),
        related: [
          Finding.Related(
            "constraint \(twin.id)",
            at: scene.location(of: twin))
        ])
    }
  }
}
