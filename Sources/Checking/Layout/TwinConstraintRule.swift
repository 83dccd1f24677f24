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
      guard !element.isExcluded, !element.isPlaceholder else { return nil }
      let key = Self.key(of: element)
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

  /// What a constraint says; the same text for the same equation, whichever side is written first.
  private static func key(of element: ConstraintElement) -> String {
    func side(_ anchor: ConstraintElement.Anchor) -> String {
      "\(anchor.id).\(anchor.attribute.rawValue)"
    }
    let own = side(element.first)
    guard let second = element.second else {
      return "\(own) \(element.relation.rawValue) \(element.constant) @\(element.priority)"
    }
    if element.multiplier == 1, side(second) < own {
      let turned: ConstraintElement.Relation =
        switch element.relation {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
      return
        "\(side(second)) \(turned.rawValue) 1.0 \(own) \(0 - element.constant) @\(element.priority)"
    }
    return
      "\(own) \(element.relation.rawValue) \(element.multiplier) \(side(second)) \(element.constant) @\(element.priority)"
  }
}
