/// What the documentation of a rule says, and examples that tests run.
package struct RulePage: Sendable, Hashable {
  /// What the rule looks at and when it reports.
  package let sees: String
  /// A document's objects that the rule reports.
  package let fires: String
  /// The same without the mistake.
  package let passes: String
  /// How to fix what it finds.
  package let fix: String
  /// What it cannot see, and where it keeps silent.
  package let limits: String

  /// A page by its parts.
  ///
  /// - Parameters:
  ///   - fires: Views as a document writes them, in a root of 320 × 480 points.
  ///   - passes: Views in the same root.
  package init(sees: String, fires: String, passes: String, fix: String, limits: String) {
    self.sees = sees
    self.fires = fires
    self.passes = passes
    self.fix = fix
    self.limits = limits
  }
}
