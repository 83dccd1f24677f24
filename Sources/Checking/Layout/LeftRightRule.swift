internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Constraints on left and right edges, which do not turn around with the reading direction.
enum LeftRightRule: SceneRule {
  static let rule = Rule.leftRight

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.constraints.compactMap { element in
      guard !element.isExcluded, let second = element.second,
        let own = ReadingDirection.successor(of: element.first.attribute),
        let other = ReadingDirection.successor(of: second.attribute)
      else { return nil }
      return Finding(
        rule,
        "\(name(element.first.id, scene)).\(element.first.attribute) and "
          + "\(name(second.id, scene)).\(second.attribute) stay in right-to-left languages",
        hint: "use \(own) and \(other)",
        at: element.location)
    }
  }

  private static func name(_ id: String, _ scene: CheckedScene) -> String {
    scene.view(id)?.name ?? "guide \(id)"
  }
}
