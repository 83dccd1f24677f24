internal import Diagnostics

/// A rule whose findings may be repaired.
@MainActor protocol FixRule {
  /// The rule.
  static var rule: Rule { get }
  /// Whether a repair may move views; others are refused when they do.
  static var mayMoveViews: Bool { get }
  /// Whether repairs are verified together, and alone only where they fail together.
  static var isVerifiedTogether: Bool { get }
  /// Returns possible repairs, the best one first; empty where none is safe.
  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix]
}

/// All repairs.
@MainActor enum FixRules {
  /// In the order in which they are applied: frames follow constraints.
  static let all: [any FixRule.Type] = [
    ConflictFixes.self, TwinFixes.self, DirectionFixes.self, FrameFixes.self,
  ]
}
