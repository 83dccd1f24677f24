package import Diagnostics

/// A rule that looks at one laid-out root.
@MainActor package protocol SceneRule {
  /// Its name, severity and page.
  static var rule: Rule { get }
  /// What it finds in a scene, in document order.
  static func findings(in scene: CheckedScene) -> [Finding]
}

/// All rules that look at laid-out roots.
@MainActor package enum SceneRules {
  /// The rules in the order of their pages.
  package static let all: [any SceneRule.Type] = [
    AmbiguousRule.self, MisplacedRule.self, ClippedTextRule.self, OverlapRule.self,
    OutsideParentRule.self, ZeroSizeRule.self, FixedSizeTextRule.self, LeftRightRule.self,
    MaskAndConstraintsRule.self, TwinConstraintRule.self, OpposedConstraintsRule.self,
    SmallTargetRule.self,
    UnlabelledControlRule.self, FixedFontRule.self, LowContrastRule.self,
  ]

  /// What rules find in a scene.
  ///
  /// - Parameter isOn: Whether a rule is looked for.
  package static func findings(
    in scene: CheckedScene, where isOn: (Rule) -> Bool = { $0.isOnByDefault }
  ) -> [Finding] {
    all.flatMap { isOn($0.rule) ? $0.findings(in: scene) : [] }
  }
}
