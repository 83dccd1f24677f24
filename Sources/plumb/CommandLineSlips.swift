internal import ArgumentParser
internal import Diagnostics

/// Mistakes in command lines for which the parser's message is unclear or missing.
enum CommandLineSlips {
  /// The mistake in a command line; nil if the parser should decide.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  static func mistake(in arguments: [String]) -> ValidationError? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-") else { return nil }
    guard known.contains(name) else {
      let near = Spelling.nearest(to: name, in: shown)
      return ValidationError(
        "There is no command '\(name)'. "
          + (near.map { "Did you mean '\($0)'?" }
            ?? "There are \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "")."))
    }
    guard takesFiles.contains(name) else { return nil }
    return words.dropFirst().lazy.prefix { $0 != "--" && $0 != "--git" }.compactMap(cluster).first
  }

  /// A file whose name begins with a hyphen, as the result of a shell pattern: the parser reads it as a group of
  /// options, in which `h` requests help.
  private static func cluster(_ word: String) -> ValidationError? {
    let letters = word.dropFirst()
    guard word.hasPrefix("-"), !word.hasPrefix("--"), letters.count > 1,
      let first = letters.first, first.isLetter, !valued.contains(first)
    else { return nil }
    return ValidationError(
      "Unknown option '\(word)'. If it is a file, write './\(word)', or '--' before it.")
  }

  /// Single-letter options whose value may follow in the same word; the parser's message is better for these.
  private static let valued: Set<Character> = ["o", "j"]
  /// The commands whose arguments are the user's files.
  private static let takesFiles: Set<String> = [
    "frames", "render", "explain", "diff", "check", "insets",
  ]

  private static let names = Plumb.configuration.subcommands.map { command in
    (name: command.configuration.commandName ?? "", isShown: command.configuration.shouldDisplay)
  }
  private static let known = Set(names.map(\.name) + ["help"])
  private static let shown = names.filter(\.isShown).map(\.name)
}
