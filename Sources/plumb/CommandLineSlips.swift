internal import ArgumentParser
internal import Diagnostics

/// Slips of command lines for which the parser's own message says too little or nothing.
enum CommandLineSlips {
  /// The mistake of a command line; nil where the parser may decide.
  ///
  /// - Parameter arguments: Without the name of the program.
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

  /// A file whose name begins with a hyphen, as a shell's pattern gives it: the parser takes it for options, of which `h`
  /// asks for help.
  private static func cluster(_ word: String) -> ValidationError? {
    let letters = word.dropFirst()
    guard word.hasPrefix("-"), !word.hasPrefix("--"), letters.count > 1,
      let first = letters.first, first.isLetter, !valued.contains(first)
    else { return nil }
    return ValidationError(
      "Unknown option '\(word)'. If it is a file, write './\(word)', or '--' before it.")
  }

  /// Options of one letter, of which the parser says more where the rest of the word is their value.
  private static let valued: Set<Character> = ["o", "j"]
  /// Commands whose arguments are files of people.
  private static let takesFiles: Set<String> = [
    "frames", "render", "explain", "diff", "check", "insets",
  ]

  private static let names = Plumb.configuration.subcommands.map { command in
    (name: command.configuration.commandName ?? "", isShown: command.configuration.shouldDisplay)
  }
  private static let known = Set(names.map(\.name) + ["help"])
  private static let shown = names.filter(\.isShown).map(\.name)
}
