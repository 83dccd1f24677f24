/// The manual page of the tool, in the macros of man(7).
///
/// Written from what the tool states of itself, like `Documentation/Guides/CommandLine.md`.
struct ManualPage {
  private(set) var text = ""

  init(_ dump: CommandDump, version: String) {
    line(".\\\" Written from the tool's own help; `GOLDEN=accept make test` brings it up to date.")
    line(".TH PLUMB 1 \"\" \"Plumb \(version)\" \"User Commands\"")
    // Commands and paths must not be broken.
    line(".nh")
    line(".ad l")
    line(".SH NAME")
    line("plumb \\- \(Self.escaped(Self.sentence(dump.command.abstract)))")
    line(".SH SYNOPSIS")
    for command in dump.commands { synopsis(of: command) }
    line(".SH DESCRIPTION")
    line("Each command has arguments and options of its own.")
    let common = (dump.command.arguments ?? []).filter(\.shouldDisplay)
    line("All of them have these:")
    for argument in common { item(argument) }
    line(".SH COMMANDS")
    for command in dump.commands { section(of: command, without: common) }
    line(".SH EXIT STATUS")
    paragraphs(dump.command.discussion ?? "")
    line(".SH FILES")
    line(".TP")
    line(".I .plumb.yml")
    line("Rules and exceptions of")
    line(".B plumb check")
    line("for a folder and everything below it.")
    line(".SH SEE ALSO")
    line(".BR git (1),")
    line(".BR make (1)")
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func synopsis(of command: CommandDump.Command) {
    let operands = (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }
    line(".B plumb \(Self.escaped(command.commandName))")
    let places = operands.map { operand in
      let name = "\\fI\(Self.escaped(operand.valueName ?? ""))\\fR"
      let repeated = operand.isRepeating ? name + " ..." : name
      return operand.isOptional ? "[\(repeated)]" : repeated
    }
    line((["[\\fIoptions\\fR]"] + places).joined(separator: " "))
    line(".br")
  }

  private mutating func section(
    of command: CommandDump.Command, without common: [CommandDump.Argument]
  ) {
    line(".SS plumb \(Self.escaped(command.commandName))")
    line(Self.guarded(Self.escaped(command.abstract ?? "")))
    let known = Set(common.flatMap { ($0.names ?? []).map(\.text) })
    for argument in command.arguments ?? [] where argument.shouldDisplay {
      let names = (argument.names ?? []).map(\.text)
      if names.isEmpty || !names.contains(where: known.contains) { item(argument) }
    }
    line(".PP")
    paragraphs(command.discussion ?? "")
  }

  private mutating func item(_ argument: CommandDump.Argument) {
    let names = (argument.names ?? []).map { "\\fB\(Self.escaped($0.text))\\fR" }
    let value = "\\fI\(Self.escaped(argument.valueName ?? ""))\\fR"
    let head =
      switch argument.kind {
      case "positional": value
      case "option": names.joined(separator: ", ") + " " + value
      default: names.joined(separator: ", ")
      }
    line(".TP")
    line(head)
    var help = argument.abstract ?? ""
    if let standard = argument.defaultValue, !help.contains("(default: ") {
      help += " (default: \(standard))"
    }
    line(Self.guarded(Self.escaped(help)))
  }

  /// Paragraphs as they are; lines that are indented by two blanks stay lines.
  private mutating func paragraphs(_ discussion: String) {
    var isLiteral = false
    for source in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let indented = source.hasPrefix("  ")
      if indented != isLiteral {
        line(indented ? ".RS 4\n.nf" : ".fi\n.RE")
        isLiteral = indented
      }
      if source.isEmpty {
        line(".PP")
      } else {
        let trimmed = indented ? source.dropFirst(2) : source[...]
        line(Self.guarded(Self.escaped(String(trimmed))))
      }
    }
    if isLiteral { line(".fi\n.RE") }
  }

  /// A sentence as the page's name section has it: without capital and full stop.
  private static func sentence(_ text: String?) -> String {
    let text = text ?? ""
    let body = text.hasSuffix(".") ? String(text.dropLast()) : text
    return body.prefix(1).lowercased() + body.dropFirst()
  }

  /// Text without the characters that mean something to roff.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("`", with: "\\(ga").replacing("~", with: "\\(ti").replacing("^", with: "\\(ha")
  }

  /// A line that roff does not take for a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("\\(aq") ? "\\&" + line : line
  }
}
