// Generated from the rules' files by `make forms`; do not edit.

extension SceneRules {
  /// The rules, sorted by concern and name.
  package static let all: [any SceneRule.Type] = [
    OpposedConstraintsRule.self,
    AmbiguousRule.self,
    ClippedTextRule.self,
    FixedSizeTextRule.self,
    LeftRightRule.self,
    MaskAndConstraintsRule.self,
    MisplacedRule.self,
    OutsideParentRule.self,
    OverlapRule.self,
    ZeroSizeRule.self,
    TwinConstraintRule.self,
    FixedFontRule.self,
    LowContrastRule.self,
    ReadingOrderRule.self,
    SmallTargetRule.self,
    UnlabelledControlRule.self,
  ]
}
