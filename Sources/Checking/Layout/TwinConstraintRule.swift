internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Constraints that say what another one says.
enum TwinConstraintRule: SceneRule {
  static let rule = Rule.twinConstraint

  static func findings(in scene: CheckedScene) -> [Finding] {
    var seen: [String: CheckedConstraint] = [:]
    return scene.constraints.compactMap { element in
      // With size classes, each may hold where the other does not.
      guard !element.isExcluded, !element.isPlaceholder,
        !element.varies
      else { return nil }
      let key = element.equation.text
      guard let twin = seen[key] else {
        seen[key] = element
        return nil
      }
      return Finding(
        rule, "\(element.name) repeats \(twin.name)", hint: "remove one of them",
        at: element.location,
        related: [
          Finding.Related(twin.name, at: twin.location)
        ])
    }
  }
}
