package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A constraint that duplicates another one.
  package static let twinConstraint = Rule(
    "twin-constraint", .resources, .warning, "a constraint that says what another one says",
    page: RulePage(
      sees:
        "Constraints of one root with the same equation and priority, whichever side is written first.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-002"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-002"/>
        """,
      fix: "Remove one of them; `plumb check --fix` removes one that no other object refers to.",
      limits:
        "Constraints that an outlet names are reported as well: a program may change one of them."))
}

/// Constraints that duplicate another one.
enum TwinConstraintRule: SceneRule {
  static let rule = Rule.twinConstraint

  static func findings(in scene: CheckedScene) -> [Finding] {
    var seen: [String: CheckedConstraint] = [:]
    return scene.constraints.compactMap { element in
      // With size classes, each of them may be active where the other is not.
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
