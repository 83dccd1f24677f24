import Foundation
import GoldenFiles
import TestSupport
import Testing

/// `Documentation/plumb.1` is what the tool says about itself, and sound roff.
struct ManualPageTests {
  private static let page = "Documentation/plumb.1"

  private func page() throws -> String {
    let version = try Tool.run(["--version"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    return ManualPage(try CommandDump.ofTool(), version: version).text
  }

  @Test func thePageIsTheToolsHelp() throws {
    // A tool has one page, however many commands it has.
    try Golden.expect(Data(try page().utf8), Self.page, limit: 64 << 10)
  }

  /// Every command is a section, and each of its options an item in it.
  @Test func everyCommandAndOptionIsThere() throws {
    let text = try page().replacingOccurrences(of: "\\-", with: "-")
    let dump = try CommandDump.ofTool()
    #expect(dump.commands.count > 6)
    let sections = text.components(separatedBy: "\n.SS ")
    for command in dump.commands {
      let section = try #require(
        sections.first { $0.hasPrefix("plumb \(command.commandName)\n") }, "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] {
          let item = "\\fB\(name.text)\\fR"
          #expect(section.contains(item) || sections[0].contains(item), "\(item)")
        }
      }
      #expect(section.contains("Exit codes: "), "\(command.commandName)")
    }
  }

  /// Control lines are requests of man(7), and paired ones are balanced.
  @Test func requestsAreKnown() throws {
    let known: Set<Substring> = [
      ".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".BR", ".I", ".br", ".nf", ".fi", ".RS", ".RE",
      ".nh", ".ad",
    ]
    let requests = try page().split(separator: "\n").filter { $0.hasPrefix(".") }
      .compactMap { $0.split(separator: " ").first }
    for request in requests where request != ".\\\"" { #expect(known.contains(request)) }
    #expect(requests.count { $0 == ".nf" } == requests.count { $0 == ".fi" })
    #expect(requests.count { $0 == ".RS" } == requests.count { $0 == ".RE" })
    #expect(!(try page()).contains("\n'"))
  }

  /// The typesetter of the system has nothing to complain about, and shows what the page says.
  @Test(.enabled(if: Shell.has("groff"), "groff is not installed"))
  func theTypesetterHasNoWarnings() throws {
    let file = try Tool.file("plumb.1", try page())
    let result = try Shell.run(
      "groff -ww -man -Tascii \"$1\" | sed 's/\\x1b\\[[0-9;]*m//g'", [file])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("plumb render"))
    #expect(result.output.contains("--all-scenes"))
  }
}
