package import Configuration
internal import Diagnostics

/// The options of a check on the command line, without the paths.
package struct CheckRequest: Codable, Sendable {
  /// The source of configurations.
  package var source = ProjectSettings.Source.folders
  /// The names of rules that are turned on.
  package var rules: [String] = []
  /// The names of rules that are turned off, whatever configurations say.
  package var rulesOff: [String] = []
  /// Whether notes count for the exit code.
  package var isStrict = false
  /// Whether only findings that count for the exit code are reported.
  package var isQuiet = false
  /// The file of accepted findings, which are not reported; nil without one.
  package var baseline: String?
  /// The file in which today's findings are accepted; nil to report them.
  package var newBaseline: String?
  /// The git revision since which files must have changed; nil checks all.
  package var since: String?

  /// The treatment of repairs.
  package var fixing = FixMode.off
  /// The layouts in which documents are checked, by dimension; a missing dimension is left to configurations.
  package var layouts: [LayoutDimension: [String]] = [:]

  /// Creates options that check everything by the configurations of the folders.
  package init() {}

  /// The configurations of what is in some paths.
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
  /// Repairs are written to the documents.
  case applied
}
