internal import ArgumentParser
internal import Configuration
internal import Diagnostics
internal import NibBuilding
internal import Workbench

/// The options that select the checks and the reported findings.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use one configuration for all documents instead of the .plumb.yml of their folders.",
      valueName: "file"))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Read no configuration.")
  var ignoresConfigurations = false

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Turn a rule on, see `plumb rules`. Repeatable.", valueName: "name"),
    completion: .list(RuleCatalog.all.map(\.name)))
  var rules: [String] = []

  @Option(
    name: .customLong("no-rule"),
    help: ArgumentHelp("Turn a rule off. Repeatable.", valueName: "name"),
    completion: .list(RuleCatalog.all.map(\.name)))
  var rulesOff: [String] = []

  @Option(
    help: ArgumentHelp("Do not report the findings that a file accepts.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write a file that accepts all findings of today, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Check only documents and catalogues with changes since a revision of git, and new ones.",
      valueName: "revision"))
  var since: String?

  @Flag(help: "Exit with 1 for notes as well.")
  var strict = false

  @Flag(help: "Report only findings that make the exit code 1, without a summary.")
  var quiet = false

  @OptionGroup var layoutOptions: LayoutOptions

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "Translate documents by the .strings and .xcstrings files beside them, such as de; all of them for all; or into a pseudo-language: longer, accented or right-to-left.",
      valueName: "name"))
  var languages: [String] = []

  func validate() throws {
    for name in rules + rulesOff where RulePageText.page(named: name) == nil {
      let hint = RulePageText.hint(for: name)
      throw ValidationError("There is no rule '\(name)'. \(hint)")
    }
    if config != nil, ignoresConfigurations {
      throw ValidationError("--config and --no-config must not be used together.")
    }
    if writeBaseline != nil, baseline != nil || since != nil {
      throw ValidationError(
        "--write-baseline accepts all findings; it must not be used with --baseline or --since.")
    }
    for (name, value) in [
      ("config", config), ("baseline", baseline), ("write-baseline", writeBaseline),
    ]
    where value == "" {
      throw ValidationError("--\(name) needs a file name.")
    }
    if let since, since.isEmpty || since.hasPrefix("-") || since.contains("\0") {
      throw ValidationError("--since needs a revision, such as main or HEAD~1.")
    }
  }

  /// The check request.
  var request: CheckRequest {
    var request = CheckRequest()
    if ignoresConfigurations { request.source = .none }
    if let config { request.source = .file(config) }
    request.rules = rules
    request.rulesOff = rulesOff
    request.isStrict = strict
    request.isQuiet = quiet
    request.baseline = baseline
    request.newBaseline = writeBaseline
    request.since = since
    request.layouts = layoutOptions.words
    if !languages.isEmpty { request.layouts[.languages] = languages }
    return request
  }
}
