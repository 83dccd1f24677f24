package import Diagnostics

/// A rule about a laid-out root.
@MainActor package protocol SceneRule {
  /// The rule's name, severity and page.
  static var rule: Rule { get }
  /// Whether the findings can differ between layouts of a document, on other devices or in other languages.
  static var dependsOnLayout: Bool { get }
  /// The properties of a finding's subject that determine it, if a program assigns them through an outlet.
  static var assignments: Set<String> { get }
  /// Returns the findings in a scene, in document order.
  static func findings(in scene: CheckedScene) -> [Finding]
}

extension SceneRule {
  /// False by default; rules about frames override this property.
  package static var dependsOnLayout: Bool { false }
  /// Empty by default.
  package static var assignments: Set<String> { [] }
}

/// All rules about laid-out roots.
@MainActor package enum SceneRules {
  /// Returns the findings of all rules in a scene.
  ///
  /// - Parameter isOn: Returns whether a rule is enabled.
  package static func findings(
    in scene: CheckedScene, where isOn: (Rule) -> Bool = { $0.isOnByDefault }
  ) -> [Finding] {
    find(all, in: scene, where: isOn)
  }

  /// Returns the findings in a scene that can differ between layouts of a document.
  ///
  /// - Parameter isOn: Returns whether a rule is enabled.
  package static func layoutFindings(
    in scene: CheckedScene, where isOn: (Rule) -> Bool
  ) -> [Finding] {
    find(all.filter { $0.dependsOnLayout }, in: scene, where: isOn)
  }

  /// Returns the findings in a scene that are the same in all layouts of a document.
  ///
  /// - Parameter isOn: Returns whether a rule is enabled.
  package static func statedFindings(
    in scene: CheckedScene, where isOn: (Rule) -> Bool
  ) -> [Finding] {
    find(all.filter { !$0.dependsOnLayout }, in: scene, where: isOn)
  }

  private static func find(
    _ rules: [any SceneRule.Type], in scene: CheckedScene, where isOn: (Rule) -> Bool
  ) -> [Finding] {
    rules.flatMap { isOn($0.rule) ? $0.findings(in: scene) : [] }
  }
}
