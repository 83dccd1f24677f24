import Diagnostics
import Foundation
import Testing

/// The completion scripts of shells: every command is in them, and shells accept them.
struct CompletionTests {
  static let shells = ["bash", "zsh", "fish"]

  private func script(_ shell: String) throws -> String {
    let result = try Tool.run(["--generate-completion-script", shell])
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output
  }

  @Test(arguments: shells) func everyCommandAndOptionIsThere(shell: String) throws {
    let text = try script(shell)
    for command in try CommandDump.ofTool().commands {
      #expect(text.contains(command.commandName), "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] where name.kind == "long" {
          // Fish states them without hyphens.
          #expect(text.contains(shell == "fish" ? "-l '\(name.name)'" : name.text), "\(name.text)")
        }
      }
    }
  }

  /// Shells that are here parse their script.
  @Test(arguments: shells) func theShellParsesIt(shell: String) throws {
    guard Shell.has(shell) else { return }
    let file = try Tool.file("completion.\(shell)", try script(shell))
    let result = try Shell.run("exec \"$1\" -n \"$2\"", [shell, file])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  /// What bash offers after the words of a command line, of which the last one is incomplete.
  static let offers: [(words: [String], offered: [String], others: [String])] = [
    (["de"], ["devices"], ["render"]),
    (["frames", "--format", ""], ["text", "jsonl"], ["sarif"]),
    (["check", "--format", "s"], ["sarif"], ["text"]),
    (["render", "--format", ""], ["png", "pdf", "svg"], ["text"]),
    (["devices", "--format", ""], ["text", "json"], ["svg"]),
    (
      ["render", "--device", "ipad-pro-1"],
      ["ipad-pro-11-inch", "ipad-pro-12.9-inch", "ipad-pro-10.5-inch"], ["iphone-15"]
    ),
    (["frames", "--device", "iphone-15"], ["iphone-15", "iphone-15-pro"], ["iphone-16"]),
    (["frames", "--text-size", "AX"], ["AX1", "AX5"], ["XL"]),
    (["render", "--orientation", "l"], ["landscape"], ["portrait"]),
    (["rules", "ambig"], ["ambiguous"], ["clipped-text"]),
  ]

  @Test(arguments: offers.indices) func bashOffersValues(index: Int) throws {
    guard Shell.has("bash") else { return }
    let (words, offered, others) = Self.offers[index]
    let file = try Tool.file("completion.bash", try script("bash"))
    let result = try Shell.run(
      """
      source "$1"; shift
      COMP_WORDS=(plumb "$@"); COMP_CWORD=$#; COMP_LINE="plumb $*"; COMP_POINT=${#COMP_LINE}
      _plumb plumb "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, [file] + words, shell: "/bin/bash")
    let known = Set(result.lines.map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(known.isSuperset(of: offered), "\(result.output)\(result.errors)")
    #expect(known.isDisjoint(with: others), "\(known)")
  }

  /// A shell's offer is a device that the tool knows.
  @Test func offeredDevicesAreKnown() throws {
    let dump = try Tool.run(["devices", "--format", "json"]).output
    let devices = try #require(
      try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [[String: Any]])
    let names = devices.flatMap { $0["names"] as? [String] ?? [] }
    #expect(names.count > 60)
    let text = try script("bash")
    #expect(text.contains("'iphone-se-3rd-generation'"))
    #expect(!text.contains("'iPhone SE (3rd generation)'"), "shells split it at its blanks")
  }
}
