import TestSupport
import Testing

@testable import ConflictLogs

/// Reports in the output of programs, with what pages, mails and terminals do to them.
struct LogReaderTests {
  private static let first =
    "<NSLayoutConstraint:0x61 UILabel:0x7f'you'.height == 24   (active)>"
  private static let second =
    "<NSLayoutConstraint:0x62 V:|-(5)-[UILabel:0x7f'you']   (active, names: '|':Cell:0x75 )>"
  private static let third =
    "<NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Height' Cell:0x75.height == 12   (active)>"

  /// A report of UIKit as the console shows it.
  private static let report = """
    2017-06-22 11:42:02.277+0900 App[2073:44250] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of these is one you don't want.
    (
        "\(first)",
        "\(second)",
        "\(third)"
    )

    Will attempt to recover by breaking constraint
    \(first)

    Make a symbolic breakpoint to catch this in the debugger.
    """

  private func expectTheReport(
    _ text: String, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = try #require(LogReader.read(text).first, "\(what)", sourceLocation: sourceLocation)
    #expect(
      log.constraints.map(\.address) == ["0x61", "0x62", "0x63"], "\(what)",
      sourceLocation: sourceLocation)
    #expect(log.broken?.constraint?.address == "0x61", "\(what)", sourceLocation: sourceLocation)
  }

  @Test func aReportOfTheConsole() throws {
    try expectTheReport(Self.report, "as it is")
    let log = try #require(LogReader.read(Self.report).first)
    #expect(log.toolkit == .uiKit && log.line == 1 && !log.isCut)
    #expect(log.entries.map(\.line) == [4, 5, 6] && log.broken?.line == 10)
  }

  @Test func reportsOfAppKit() throws {
    let text = """
      Conflicting constraints detected: (
          "\(Self.first)",
          "\(Self.second)"
      ).
      Will attempt to recover by breaking \(Self.first).
      Unable to simultaneously satisfy constraints:
      (
          "\(Self.third)"
      )
      """
    let logs = LogReader.read(text)
    #expect(logs.map(\.toolkit) == [.appKit, .appKit])
    #expect(logs.map(\.constraints.count) == [2, 1])
    #expect(logs.first?.broken?.constraint?.address == "0x61")
    #expect(logs.allSatisfy { !$0.isCut })
  }

  /// Marks that quote a report change nothing of it.
  @Test func quotes() throws {
    let lines = Self.report.split(separator: "\n", omittingEmptySubsequences: false)
    for prefix in ["> ", "//\t", "    ", "[        ] ", "`"] {
      try expectTheReport(lines.map { prefix + $0 }.joined(separator: "\n"), prefix)
    }
    try expectTheReport(lines.joined(separator: "\n\n"), "blank lines")
    try expectTheReport(lines.map { $0 + "`" }.joined(separator: "\n"), "marks behind")
    let escaped = Self.report.replacing("<", with: "\\<").replacing(">", with: "\\>")
    try expectTheReport(escaped, "backslashes")
    try expectTheReport(Self.report.replacing("\"", with: ""), "no quotation marks")
    try expectTheReport(Self.report.replacing("\n", with: "\r\n"), "other line ends")
    try expectTheReport(Self.report.replacing("    \"", with: "**\""), "bold")
  }

  /// Lines that terminals wrap are put together again, wherever they are broken behind the constraint's class.
  @Test func wrappedLines() throws {
    for offset in stride(from: 22, to: 80, by: 3) {
      let cut = Self.second.index(Self.second.startIndex, offsetBy: offset)
      let broken = Self.second[..<cut] + "\n      " + Self.second[cut...]
      let text = Self.report.replacing(Self.second, with: String(broken))
      let log = try #require(LogReader.read(text).first)
      #expect(log.entries.count == 3, "\(offset)")
    }
  }

  @Test func severalOnOneLine() throws {
    let text = "( \"\(Self.first)\", \"\(Self.second)\", \"\(Self.third)\" )"
    #expect(LogReader.read(text).first?.constraints.count == 3)
  }

  /// A list that ends in the middle, and one with lines that are hidden, say so.
  @Test func cutLists() throws {
    let cut = "Unable to simultaneously satisfy constraints.\n(\n  \"\(Self.first)\","
    #expect(try #require(LogReader.read(cut).first).isCut)
    let hidden = "Unable to simultaneously satisfy constraints.\n(\n\"\(Self.first)\",\n...\n)"
    let log = try #require(LogReader.read(hidden).first)
    #expect(log.isCut && log.entries.map { $0.constraint == nil } == [false, true])
    #expect(log.entries.last?.line == 4)
  }

  @Test(arguments: [
    "", "no log at all", "Unable to simultaneously satisfy constraints.", "<private>",
  ])
  func whatIsNoReport(text: String) { #expect(LogReader.read(text).isEmpty) }

  /// Whatever is cut, put in or exchanged, reading ends, and no entry is longer than the text.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func damage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let marks = [
      "<", ">", "'", "\"", "(", ")", "[", "]", "|", ".", ":", "-", "\\", "\n", "\u{0}", "é",
    ]
    for _ in 0..<300 {
      var text = Self.report
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = text.indices.randomElement(using: &random) ?? text.startIndex
        let end =
          text.index(
            place, offsetBy: Int.random(in: 0...20, using: &random), limitedBy: text.endIndex)
          ?? text.endIndex
        text.replaceSubrange(place..<end, with: marks.randomElement(using: &random) ?? "")
      }
      let entries = LogReader.read(text).flatMap(\.entries)
      #expect(entries.count <= 12 && entries.allSatisfy { $0.text.count <= text.count })
    }
  }

  /// Lines of any length, and any number of lines, take time in proportion.
  @Test func longTexts() {
    let name = "'" + String(repeating: "a'.b", count: 200_000)
    #expect(LogReader.read("<NSLayoutConstraint:0x1 \(name).height == 3>").count == 1)
    let many = String(repeating: "\"\(Self.second)\",\n", count: 20_000)
    #expect(LogReader.read(many).flatMap(\.constraints).count == 20_000)
    let open = String(repeating: "<NSLayoutConstraint:0x1 V:[A:0x1\n", count: 20_000)
    #expect(LogReader.read(open).flatMap(\.entries).count == 20_000)
  }

  /// Lists that the unified log hides are reports of which nothing is read.
  @Test func hiddenLists() throws {
    let text = """
      App[4899:703967] [Layout] Unable to simultaneously satisfy constraints:

      <private>

      Will attempt to recover by breaking constraint
      <private>
      """
    let log = try #require(LogReader.read(text).first)
    #expect(log.entries.map(\.text) == ["<private>"] && log.constraints.isEmpty && log.isCut)
    #expect(log.toolkit == .appKit && log.broken == nil)
  }

  /// Nothing is guessed of two views with one name.
  @Test func sharedNames() throws {
    let shared = try #require(
      ConstraintReader.read(
        "<NSLayoutConstraint:0x61 V:[a]-(7)-[a]   (active, names: a:0x7e, a:0x7f )>"))
    #expect(shared.items.map(\.address) == [nil])
  }
}
