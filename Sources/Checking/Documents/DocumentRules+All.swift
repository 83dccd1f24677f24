// Written from the rules' files by `make forms`; not to be edited.

extension DocumentRules {
  /// The rules by concern and name.
  package static let all: [any DocumentRule.Type] = [
    BrokenConnectionRule.self,
    DuplicateIdentifierRule.self,
    MissingActionRule.self,
    MissingClassRule.self,
    MissingColorRule.self,
    MissingImageRule.self,
    MissingOutletRule.self,
    MissingReuseIdentifierRule.self,
    MissingSegueTargetRule.self,
    UselessConstraintRule.self,
    UnsuitedKeyboardRule.self,
  ]
}
