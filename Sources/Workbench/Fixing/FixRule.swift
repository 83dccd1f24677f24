internal import Diagnostics

/// A rule whose findings can be repaired.
@MainActor protocol FixRule {
  /// The rule.
  static var rule: Rule { get }
  /// Whether a repair may move views; if not, repairs that do are rejected.
  static var mayMoveViews: Bool { get }
  /// Whether repairs are verified together, and individually only if that fails.
  static var isVerifiedTogether: Bool { get }
  /// Returns possible repairs, best first; empty if none is safe.
  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix]
}

/// All repair rules.
@MainActor enum FixRules {
  /// The rules in order of application: frames follow constraints.
  static let all: [any FixRule.Type] = [
    ConflictFixes.self, TwinFixes.self, DirectionFixes.self, FrameFixes.self,
  ]
}
