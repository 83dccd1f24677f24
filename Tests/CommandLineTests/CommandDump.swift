import Foundation

/// The commands of the tool with all arguments, as the tool states them for programs.
struct CommandDump: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?
    var shouldDisplay: Bool?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      /// As it is typed.
      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var abstract: String?
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }

  var command: Command

  /// The subcommands that are shown, without the one that prints help.
  var commands: [Command] {
    (command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// What the built tool states.
  static func ofTool() throws -> CommandDump {
    let text = try Tool.run(["--experimental-dump-help"]).output
    return try JSONDecoder().decode(CommandDump.self, from: Data(text.utf8))
  }
}
