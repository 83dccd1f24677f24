internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// `plumb rules`: describes the rules of `plumb check`.
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
        plumb rules --output Pages

      Exit codes: 0 success; 1 a page cannot be written; 64 invalid command line, such as an unknown rule.
      """)

  @Argument(
    help: "The name of a rule, such as ambiguous.",
    completion: .list(RuleCatalog.all.map(\.name)))
  var name: String?

  @Option(
    name: .shortAndLong, help: "Write a page for each rule, and an index, into this folder.",
    completion: .directory)
  var output: String?

  func validate() throws {
    guard name == nil || output == nil else {
      throw ValidationError("'--output' writes all pages; it takes no rule.")
    }
  }

  func run() throws {
    if let folder = output { return try write(to: folder) }
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

  private func write(to folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for (name, text) in RulePageText.files {
        try OutputFile.write(Data(text.utf8), to: folder + "/" + name)
      }
    } catch let error as WorkbenchError {
      Terminal.error("\(error)")
      throw ExitCode.failure
    } catch {
      Terminal.error("cannot write to \(folder): \(SystemWords.text(of: error))")
      throw ExitCode.failure
    }
  }
}
