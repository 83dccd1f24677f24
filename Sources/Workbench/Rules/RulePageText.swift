internal import Diagnostics

/// The text of rules, as printed and written by `plumb rules`.
package enum RulePageText {
  /// All rules, one per line with name, severity and summary.
  package static var list: String {
    let width = RuleCatalog.all.map(\.name.count).max() ?? 0
    return RuleCatalog.all.map { rule in
      let name = rule.name + String(repeating: " ", count: width - rule.name.count)
      let severity =
        rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      return
        "\(name)  \(severity)  \(rule.summary)\(rule.isOnByDefault ? "" : " (off by default)")\n"
    }
    .joined()
  }

  /// Returns the page of a rule as Markdown, ending with a line feed; nil for an unknown name.
  package static func page(named name: String) -> String? {
    RuleCatalog.rule(named: name).map(page)
  }

  /// Returns a sentence of advice for an unknown rule name: the name that was probably meant, or how to list the rules.
  package static func hint(for name: String) -> String {
    Spelling.nearest(to: name, in: RuleCatalog.all.map(\.name)).map { "Did you mean '\($0)'?" }
      ?? "`plumb rules` lists them."
  }

  /// The pages and their index, by file name.
  package static var files: [(name: String, text: String)] {
    let pages = RuleCatalog.all.filter { $0.page != nil }.map { ("\($0.name).md", page($0)) }
    return [("README.md", index)] + pages
  }

  private static func page(_ rule: Rule) -> String {
    var text = "# \(rule.name)\n\n\(sentence(rule.summary))\n\nSeverity: \(rule.severity.rawValue)"
    text += rule.isOnByDefault ? ".\n" : "; off by default.\n"
    guard let page = rule.page else { return text }
    text += "\n## What it sees\n\n\(page.sees)\n"
    text += "\n## Reported\n\n```\n\(page.fires)\n```\n"
    text += "\n## Not reported\n\n```\n\(page.passes)\n```\n"
    text += "\n## How to fix it\n\n\(page.fix)\n"
    text += "\n## What it cannot see\n\n\(page.limits)\n"
    return text
  }

  /// A table of all rules with links to their pages.
  private static var index: String {
    var text = """
      # Rules of `plumb check`

      Written from the tool's own catalogue; `plumb rules NAME` prints a page. An error or a warning makes `plumb check` exit with 1.

      | rule | severity | what it finds |
      | --- | --- | --- |

      """
    for rule in RuleCatalog.all {
      let name = rule.page == nil ? "`\(rule.name)`" : "[`\(rule.name)`](\(rule.name).md)"
      let note = rule.isOnByDefault ? "" : "; off by default"
      text += "| \(name) | \(rule.severity.rawValue)\(note) | \(rule.summary) |\n"
    }
    return text
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
