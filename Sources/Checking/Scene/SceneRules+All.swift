// Written from the rules' files by `make forms`; not to be edited.

extension SceneRules {
  /// The rules by concern and name.
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
