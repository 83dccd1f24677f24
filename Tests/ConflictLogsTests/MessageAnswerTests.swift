import Testing

@testable import ConflictLogs

/// Explanations of messages.
struct MessageAnswerTests {
  private static func answer(_ text: String) throws -> SystemMessageAnswer {
    try #require(MessageReader.read(text).first).answer
  }

  @Test func sentences() throws {
    var answer = try Self.answer(
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x61 \"UILabel:0x7a'Name'.top\"> and <NSLayoutYAxisAnchor:0x62 \"UILabel:0x7b.bottom\"> because they have no common ancestor."
    )
    #expect(
      answer.sentence
        == "Your constraint joins the label \"Name\" and the label, which are not in one view hierarchy."
    )
    #expect(
      answer.advice.first?.contains(
        "`container.addSubview(label); container.addSubview(otherLabel)`")
        == true)
    #expect(answer.owner == SystemMessageAnswer.Owner.program && answer.owner.rawValue == "yours")
    answer = try Self.answer(
      "*UIView:0x7a - AMBIGUOUS LAYOUT for UIView:0x7a.minX{id: 4}, UIView:0x7a.Height{id: 7}")
    #expect(
      answer.sentence
        == "The view has no single horizontal place or height; constraints of yours are missing.")
    #expect(answer.advice.first?.contains("`view.leadingAnchor.constraint(equalTo: ") == true)
    #expect(answer.advice.count == 3)
    answer = try Self.answer("*<_UILayoutGuide:0x7a> - AMBIGUOUS LAYOUT")
    #expect(answer.owner == .system && answer.owner.rawValue == "the system's")
    #expect(answer.sentence.contains("the system's own"))
    answer = try Self.answer(
      "NSToolbarItem (<NSToolbarItem: 0x60>) had to adjust the size of <NSPopUpButton: 0x7a> from {40, 25.5} to the expected size of {42, 27}."
    )
    #expect(answer.sentence.hasSuffix("from 40 × 25.5 to 42 × 27."))
    #expect(answer.advice.last?.contains("NSSize(width: 42, height: 27)") == true)
    answer = try Self.answer(
      "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x60 UIView:0x7a.left == save.top   (active)>"
    )
    #expect(
      answer.sentence
        == "Your constraint relates the left of the view to the top of \"save\".")
  }

  /// Whatever views are called, sentences are short, end, and hold neither addresses nor what a terminal obeys.
  @Test(arguments: MessageReaderTests.lines)
  func form(line: String, kind: SystemMessage.Kind, items: [String]) throws {
    let names = [
      "a", "\u{1B}[31mred", "0x7f83e55a7300", "one two three four five six seven eight nine ten",
      String(repeating: "w ", count: 5000), "`rm`", "\u{202E}abc", "a\"b",
    ]
    var message = try #require(MessageReader.read(line).first)
    for name in names {
      for item in [
        LogItem(className: name, address: "0x7f83"), LogItem(name: name),
        LogItem(className: "UILabel", address: "0x7f83", text: name),
      ] {
        message.items = message.items.map { _ in item }
        message.sides = message.sides.map { LogEquation.Side(item, $0.attribute) }
        let answer = message.answer
        #expect(answer.sentence.split(separator: " ").count <= 25, "\(answer.sentence)")
        #expect(answer.sentence.hasSuffix(".") && !answer.advice.isEmpty)
        #expect(answer.sentence.lowercased().contains("your") || answer.sentence.contains("system"))
        for text in [answer.sentence] + answer.advice {
          #expect(!text.contains("0x7") && text.count(where: { $0 == "`" }).isMultiple(of: 2))
          #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
        }
      }
    }
  }

  /// Reasons of formats, each with the change that cures it.
  @Test(arguments: [
    (
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      "superview.addSubview(view)"
    ),
    (
      "Encountered metric with name \"gap\", but value was not specified in metrics",
      "metrics: [\"gap\": 8]"
    ),
    ("name is not a key in the views dictionary.", "views: [\"name\": view]"),
    ("It's an empty string.", "H:|-[view]-|"), ("It contains non-ASCII characters.", "ASCII"),
    ("Expected a ']' here, and " + String(repeating: "more ", count: 90), "view.leadingAnchor"),
  ])
  func formats(reason: String, advice: String) throws {
    let answer = try Self.answer(
      "Unable to parse constraint format: \n\(reason)\nH:|-gap-[name\n             ^")
    #expect(answer.sentence.hasPrefix("Your visual format cannot be read at column 14: "))
    #expect(answer.sentence.split(separator: " ").count <= 25)
    #expect(
      answer.advice.first?.contains(advice) == true || answer.advice.last?.contains(advice) == true)
  }
}
