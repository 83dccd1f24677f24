package import Configuration
internal import Diagnostics

/// The options of a check on the command line, without the paths.
package struct CheckRequest: Codable, Sendable {
  /// The source of configurations.
  package var source = ProjectSettings.Source.folders
  /// The names of enabled rules.
  package var rules: [String] = []
  /// The names of disabled rules, which override configurations.
  package var rulesOff: [String] = []
  /// Whether notes affect the exit code.
  package var isStrict = false
  /// Whether only findings that affect the exit code are reported.
  package var isQuiet = false
  /// The file of accepted findings, which are not reported; nil for none.
  package var baseline: String?
  /// The file for a new baseline of the current findings; nil to report them.
  package var newBaseline: String?
  /// The git revision since which files must have changed; nil to check all.
  package var since: String?

  /// The treatment of repairs.
  package var fixing = FixMode.off
  /// The layouts in which documents are checked, by dimension; configurations determine missing dimensions.
  package var layouts: [LayoutDimension: [String]] = [:]

  /// Creates options that check everything according to the configurations in folders.
  package init() {}

  /// Returns the configurations for paths.
  func settings(given paths: [String]) -> ProjectSettings {
    var switches: [Rule: RuleSetting] = [:]
    for (names, setting) in [(rules, RuleSetting.on), (rulesOff, .off)] {
      for name in names { if let rule = RuleCatalog.rule(named: name) { switches[rule] = setting } }
    }
    return ProjectSettings(
      given: paths, source: source, rules: RuleCatalog.all, switches: switches,
      threshold: isStrict ? .note : nil,
      layouts: layouts.mapValues { words in
        words.map { ConfiguredWord($0, at: Location("command line")) }
      })
  }
}

/// The treatment of repairs in a check.
///
/// Each repair is verified, whether it is stated or written: the edited document is laid out and checked again.
package enum FixMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// No repairs.
  case off
  /// Repairs of conflicts are stated in hints.
  case hints
  /// Repairs of all findings are stated.
  case stated
  /// Repairs are verified in combination, as for writing, and reported instead.
  case proposed
  /// Repairs are written to the documents.
  case applied

  /// Whether repairs are verified in combination, with the exceptions of configurations.
  var isCombined: Bool { self == .applied || self == .proposed }
}
