internal import ArgumentParser
internal import Diagnostics
internal import Workbench

/// `plumb rules`: what `plumb check` looks for.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of `plumb check`, or explain one.",
    discussion: """
      Without a name, each rule is one line with its severity. With a name, its page is printed: what it \
      sees, an example that it reports and one that it does not, how to fix it, and what it cannot see.

      Examples:
        plumb rules
        plumb rules clipped-text

      Exit codes: 0 success; 64 invalid command line, such as an unknown rule.
      """)

  @Argument(
    help: "The name of a rule, such as ambiguous.",
    completion: .list(RuleCatalog.all.map(\.name)))
  var name: String?

  func run() throws {
    var output = Output()
    guard let name else {
      output.write(RulePageText.list)
      return try output.finish()
    }
    guard let page = RulePageText.page(named: name) else {
      let hint = RulePageText.hint(for: name)
      throw ValidationError("There is no rule '\(name)'. \(hint)")
    }
    output.write(page)
    try output.finish()
  }
}
