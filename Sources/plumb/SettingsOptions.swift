internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// What the command line says of rules and configurations.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use one configuration in place of every .plumb.yml of the repository.", valueName: "file"))
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Look for a rule, also where it is off. Repeatable.", valueName: "name"))
  var rules: [String] = []

  @Option(
    name: .customLong("no-rule"),
    help: ArgumentHelp("Do not look for a rule. Repeatable.", valueName: "name"))
  var offRules: [String] = []

  @Flag(help: "Notes count for the exit code as well.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Write only findings that count for the exit code.")
  var quiet = false

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude each other.")
    }
    for name in rules + offRules where RuleCatalog.rule(named: name) == nil {
      let hint = Spelling.hint(for: name, in: RuleCatalog.all.map(\.name))
      throw ValidationError(
        "There is no rule '\(name)'; \(hint ?? "`plumb rules` lists them").")
    }
  }

  /// The configurations of documents, overridden by the command line.
  func files() throws -> ConfigurationFiles {
    var overrides = CheckSettings()
    for name in rules { overrides.levels[name] = .on }
    for name in offRules { overrides.levels[name] = .off }
    if strict { overrides.threshold = .note }
    return ConfigurationFiles(only: config, isOff: noConfig, overrides: overrides)
  }
}
