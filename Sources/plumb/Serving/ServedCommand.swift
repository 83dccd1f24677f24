/// A command available to requests.
enum ServedCommand: String, CaseIterable {
  case frames, check, render, explain, diff, devices, rules, insets, preview, session

  /// All names, for messages.
  static var list: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The form of the output in an answer.
  enum Output: String, Codable {
    /// One JSON value.
    case json
    /// One JSON value per line.
    case jsonLines
    /// Human-readable text.
    case text
    /// A picture file.
    case picture
  }

  /// The command line for a request: its arguments, plus the options that select JSON output unless the arguments
  /// specify another format.
  ///
  /// - Returns: The command line without the program's name, and the form of its output.
  func commandLine(_ arguments: [String]) -> (arguments: [String], output: Output) {
    let options = arguments.prefix { $0 != "--" }
    func has(_ names: String...) -> Bool {
      options.contains { option in
        names.contains { option == $0 || option.hasPrefix($0 + "=") }
      }
    }
    func line(_ added: String...) -> [String] { [rawValue] + added + arguments }
    switch self {
    case .rules: return (line(), .text)
    // These are not command lines.
    case .preview, .session: return ([], .json)
    case .render:
      if has("-o", "--output", "--all-scenes") || options.contains(where: { $0.hasPrefix("-o") }) {
        return (line(), isStandardOutput(arguments) ? .picture : .text)
      }
      return (line("-o", "-"), .picture)
    case .explain where !has("--view", "--what-if") || has("--view") && has("--what-if"):
      return (line(), .text)
    case .insets where has("--swift"): return (line(), .text)
    // These answers are text only.
    case .diff where has("--expect", "--findings"): return (line(), .text)
    case .frames, .check, .explain, .diff, .devices, .insets:
      guard has("--format") else {
        let format = self == .frames ? "jsonl" : "json"
        return (line("--format", format), self == .frames ? .jsonLines : .json)
      }
      switch format(arguments) {
      case "json", "sarif": return (line(), .json)
      case "jsonl": return (line(), .jsonLines)
      default: return (line(), .text)
      }
    }
  }

  /// The value of `--format`.
  private func format(_ arguments: [String]) -> String? {
    value(of: "--format", in: arguments)
  }

  private func isStandardOutput(_ arguments: [String]) -> Bool {
    (value(of: "-o", in: arguments) ?? value(of: "--output", in: arguments)) == "-"
  }

  private func value(of option: String, in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == option { return arguments.dropFirst(index + 1).first }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
