// Generated from the rules' files by `make forms`; do not edit.

extension DocumentRules {
  /// The rules, sorted by concern and name.
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
