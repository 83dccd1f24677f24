import Foundation
import GoldenFiles
import Testing

/// `Documentation/Guides/CommandLine.md` and `PackageCommands.md` are what the tool says about itself.
struct CommandLineGuideTests {
  /// The commands for documents and logs.
  static let documentCommands = [
    "frames", "render", "explain", "diff", "check", "rules", "devices",
  ]
  /// The commands for pictures, packages, editors and agents.
  static let packageCommands = [
    "gallery", "insets", "toolset", "build", "test", "serve", "mcp", "preview",
  ]
  static let commands = documentCommands + packageCommands

  @Test func theGuideIsTheToolsHelp() throws {
    var text = """
      # Command line

      Written from the tool's own help; `GOLDEN=accept make test` brings it up to date. Every command has `--help` and
      `--version`. The commands for pictures, packages, editors and agents are [a page of their own](PackageCommands.md).


      """
    text += try Self.section("plumb", [])
    for command in Self.documentCommands {
      text += try Self.section("plumb \(command)", [command])
    }
    try Golden.expect(Data(text.utf8), "Documentation/Guides/CommandLine.md")
  }

  @Test func theOtherGuideIsTheToolsHelp() throws {
    var text = """
      # Commands for pictures, packages, editors and agents

      Written from the tool's own help; `GOLDEN=accept make test` brings it up to date. The commands for documents and
      logs are in [Command line](CommandLine.md).


      """
    for command in Self.packageCommands {
      text += try Self.section("plumb \(command)", [command])
    }
    try Golden.expect(Data(text.utf8), "Documentation/Guides/PackageCommands.md")
  }

  /// Every command has a section.
  @Test func everyCommandIsThere() throws {
    let help = try Tool.run(["--help"]).lines
    let listed = help.drop { $0 != "SUBCOMMANDS:" }.dropFirst().compactMap { line in
      line.hasPrefix("  ") && !line.hasPrefix("   ") && !line.contains("See ")
        ? line.split(separator: " ").first.map(String.init) : nil
    }
    #expect(listed == Self.commands)
  }

  private static func section(_ title: String, _ arguments: [String]) throws -> String {
    let result = try Tool.run(arguments + ["--help"])
    #expect(result.status == 0)
    // Every command has them; the first section says so.
    let lines = result.output.components(separatedBy: "\n").filter { line in
      arguments.isEmpty || !["  --version  ", "  -h, --help  "].contains { line.hasPrefix($0) }
    }
    let help = lines.map { $0.replacing(/\s+$/, with: "") }.joined(separator: "\n")
    return "## \(title)\n\n```\n\(help.trimmingCharacters(in: .newlines))\n```\n\n"
  }
}
