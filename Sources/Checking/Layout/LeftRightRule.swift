package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A constraint to left or right.
  package static let leftRight = Rule(
    "left-right", .layout, .note, "a constraint on left or right in place of leading or trailing",
    page: RulePage(
      sees: "Constraints between left and right edges.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="left" secondItem="Roo-t0-001" secondAttribute="left" constant="20" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      fix: """
        Use leading and trailing, unless the place must not follow the reading direction; `plumb check --fix` \
        writes them.
        """,
      limits: "Some things keep their side in every language, such as the buttons of a player."))
}

/// Constraints to left and right edges, which ignore the reading direction.
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
