import ConflictLogs
import Testing

@testable import ConflictDiagnosis

/// Parts of answers: code, effects, suppositions, lists that prove nothing.
struct AnswerTests {
  private static let row = [
    "V:|-(0)-[UIView:0x1]   (active, names: '|':UITableViewCellContentView:0x2 )",
    "V:[UIView:0x1]-(0)-|   (active, names: '|':UITableViewCellContentView:0x2 )",
    "UIView:0x1.height == 100   (active)",
    "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 44   (active)",
  ]

  @Test func aRowBecomesAsHighAsItsContent() throws {
    let answer = WrittenLog.answer(Self.row)
    let change = try #require(answer.changes.first)
    // 100 in 44 leaves the view 56 below the row.
    #expect(
      change.effect
        == "Then the cell's content view becomes 100 high. Until it does, the view ends 56 outside the bottom of the cell's content view."
    )
    #expect(
      change.code == [
        "let bottom = contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
        "bottom.priority = UILayoutPriority(999)",
        "tableView.rowHeight = UITableView.automaticDimension",
      ])
    #expect(change.interfaceBuilder == "Select the constraint and set its Priority to 999.")
    #expect(
      change.members.map { answer.members[$0].clause } == [
        "the view ends at the bottom of the cell's content view"
      ])
    #expect(answer.members.map(\.isYours) == [true, true, true, false])
    #expect(answer.members.last?.owner == "UIKit: the size that it gives now")
    #expect(answer.members.last?.identifier == "UIView-Encapsulated-Layout-Height")
  }

  @Test func theBarsAddUp() throws {
    let bars = try #require(WrittenLog.answer(Self.row).bars)
    #expect(ConflictBars.length(bars.asked) == 100 && ConflictBars.length(bars.given) == 44)
    #expect(bars.asked == [100] && bars.given == [44])
  }

  @Test func codeOfLibraries() throws {
    let snapKit = WrittenLog.answer([
      "SnapKit.LayoutConstraint@HomeView.swift#99 UIView:0x1.height == 200.0",
      "SnapKit.LayoutConstraint@HomeView.swift#70 UIView:0x1.height == 84.0",
    ])
    let change = try #require(snapKit.changes.first)
    #expect(
      change.sentence
        == "Keep one of these: the view is 200 high; or the view is 84 high (HomeView.swift:99, HomeView.swift:70)."
    )
    #expect(change.code == ["view.snp.updateConstraints { make in make.height.equalTo(84) }"])
    #expect(snapKit.members.map(\.owner) == ["yours, by SnapKit", "yours, by SnapKit"])
    #expect(snapKit.members.first?.place?.line == 99)
    let masonry = WrittenLog.answer([
      "MASLayoutConstraint UILabel:messageLabel.height >= 5000",
      "MASLayoutConstraint UILabel:messageLabel.top == App.Host:host.top + 1",
      "MASLayoutConstraint UILabel:messageLabel.bottom == App.Host:host.bottom - 10",
      "NSAutoresizingMaskLayoutConstraint App.Host:host.height == 416",
    ])
    #expect(
      masonry.changes.first?.code == ["make.height.greaterThanOrEqualTo(@5000).priority(999);"])
    #expect(
      masonry.headline
        == "\"host\" is 416 high now, but what is inside asks for 5000 + 1 + 10 = 5011.")
  }

  @Test func codeOfAppKit() {
    let answer = WrittenLog.answer(
      ["NSButton:0x1.width == 24   (active)", "NSButton:0x1.width >= 30   (active)"],
      header: "Unable to simultaneously satisfy constraints:")
    #expect(answer.toolkit == .appKit)
    #expect(
      answer.changes.first?.code == [
        "// remove: button.widthAnchor.constraint(equalToConstant: 24)"
      ])
    #expect(
      answer.changes.last?.code.last == "width.priority = NSLayoutConstraint.Priority(999)")
  }

  @Test func linesThatAgreeToTheLastDigit() throws {
    // Half of 54.6667 is 22 + 4 + 0.333 + 1.
    let answer = WrittenLog.answer([
      "UITextField:0x1.height >= 44   (active)",
      "UITextField:0x1.centerY == App.Cell:0x2.centerY   (active)",
      "V:[UITextField:0x1]-(4)-[UIView:0x3]   (active)",
      "UIView:0x3.height == 0.333333   (active)",
      "V:[UIView:0x3]-(1)-|   (active, names: '|':App.Cell:0x2 )",
      "'UIView-Encapsulated-Layout-Height' App.Cell:0x2.height == 54.6667   (active)",
    ])
    #expect(answer.verdict == .satisfiable)
    #expect(answer.headline.hasPrefix("These lines can all hold: they agree to the last digit"))
    #expect(answer.changes.first?.cause == .rounding)
    #expect(
      answer.changes.first?.sentence
        == "Lower this line to priority 999: the text field is at least 44 high.")
  }

  @Test func oneLineTwice() {
    let line = "UILabel:0x1'a'.firstBaseline == UILabel:0x2'b'.lastBaseline + 18   (active)"
    let answer = WrittenLog.answer([line, line])
    #expect(answer.headline == "These lines can all hold: they say the same thing twice.")
    #expect(answer.changes.first?.sentence.hasPrefix("Remove this line") ?? false)
  }

  @Test func marginsAreSupposedAndSaidSo() {
    let answer = WrittenLog.answer([
      "App.Box:0x1.height <= 83   (active)",
      "App.Box:0x1.top == UITableViewCellContentView:0x2.topMargin   (active)",
      "App.Box:0x1.bottom == UITableViewCellContentView:0x2.bottomMargin   (active)",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2.height == 285.667   (active)",
    ])
    #expect(
      answer.headline
        == "The cell's content view is 285.67 high now, but what is inside adds up to 83 + 8 + 8 = 99."
    )
    #expect(
      answer.notes.contains(
        "Supposed: the margins of the cell's content view are 8, the default; the list does not say it."
      ))
    // A greatest height is what keeps the box from filling the row.
    #expect(
      answer.changes.first?.sentence
        == "Lower this line to priority 999: the Box is at most 83 high.")
  }

  @Test func viewsOfAppKitCountFromBelow() {
    let answer = WrittenLog.answer(
      [
        "NSView:0x1.height >= 32   (active)",
        "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- NSView:0x1.minY == 0   (active, names: '|':NSBox:0x2 )",
        "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- V:|-(0)-[NSView:0x1]   (active, names: '|':NSBox:0x2 )",
        "NSAutoresizingMaskLayoutConstraint h=-&- v=-&- NSBox:0x2.height == 0   (active)",
      ], header: "Unable to simultaneously satisfy constraints:")
    #expect(answer.verdict == .contradictory)
    #expect(
      answer.notes.contains("Supposed: the box counts from its lower edge, as views of AppKit do."))
    #expect(answer.changes.first?.sentence.contains("at least 32 high") ?? false)
  }

  @Test func baselinesOfEqualControls() {
    let answer = WrittenLog.answer([
      "NSButton:0x1.lastBaseline == NSButton:0x2'b'.lastBaseline   (active)",
      "V:[NSButton:0x1]-(7)-[NSTextField:0x3]   (active)",
      "V:[NSButton:0x2'b']-(6)-[NSTextField:0x4]   (active)",
      "V:[NSTextField:0x4]-(8)-[NSTextField:0x3]   (active)",
    ])
    #expect(answer.verdict == .contradictory)
    #expect(answer.notes.contains { $0.contains("have their baselines equally far") })
    #expect(answer.changes.first?.sentence.contains("begins 7 below") ?? false)
  }

  @Test func cutListsProveNothing() {
    let answer = WrittenLog.answer(Array(Self.row.dropLast()))
    #expect(answer.verdict == .incomplete && answer.changes.isEmpty)
    #expect(
      answer.headline
        == "These lines can all hold with room to spare, so that others are missing from the list.")
    let text = WrittenLog.text(Self.row)
    let cut = WrittenLog.answers(String(text.prefix(text.count - 3)))
    #expect(cut.first?.verdict == .contradictory)
    #expect(
      cut.first?.notes.contains("The list is cut; the proof needs only the lines that are there.")
        ?? false)
    let single = WrittenLog.answer(["UIView:0x1.height == 20   (active)"])
    #expect(single.headline == "One line alone does not conflict: the rest of the list is missing.")
  }

  /// Lists that are too long are said to be so; many contradictions in one list cost a few solves.
  @Test func longLists() {
    let many = (0..<3000).map { "V:[UIView:0x\($0)]-(8)-[UIView:0x\($0 + 1)]   (active)" }
    let answer = WrittenLog.answer(many)
    #expect(answer.verdict == .unreadable && answer.members.isEmpty)
    #expect(answer.headline.hasPrefix("The list has more lines than a report of UIKit has"))
    let pairs = (0..<150).flatMap {
      ["UIView:0x\($0).height == 1   (active)", "UIView:0x\($0).height == 2   (active)"]
    }
    let first = WrittenLog.answer(pairs)
    #expect(first.verdict == .contradictory && first.changes.map(\.isProved) == [false])
  }

  @Test func linesThatCannotBeRead() {
    let text = WrittenLog.text(Self.row).replacing(
      "UIView:0x1.height == 100", with: "UIView ~~(0)~~")
    let answer = WrittenLog.answers(text)[0]
    #expect(answer.verdict == .incomplete)
    #expect(answer.notes.contains("Not read: line 5 of the log."))
  }

  @Test func masksOfCutListsAreConditions() {
    let answer = WrittenLog.answer([
      "NSAutoresizingMaskLayoutConstraint h=--& v=--& App.Badge:0x1.width == 204   (active)",
      "App.Badge:0x1.width == UIImageView:0x2.width   (active)",
    ])
    #expect(answer.verdict == .incomplete)
    #expect(
      answer.notes.contains(
        "If the Badge has constraints of its own, switch off `translatesAutoresizingMaskIntoConstraints` for it."
      ))
  }

  @Test func reportsOfOneCauseShareTheirKey() {
    let (one, other) = (
      WrittenLog.text(["UILabel:0x1'a'.height == 1", "UILabel:0x1'a'.height == 2"]),
      WrittenLog.text(["UILabel:0x7'b'.height == 2", "UILabel:0x7'b'.height == 1"])
    )
    let third = WrittenLog.text(["UILabel:0x1'a'.height == 1", "UILabel:0x1'a'.height == 3"])
    let keys = [one, other, third].map { ConflictAnswer.groupKey(of: LogReader.read($0)[0]) }
    #expect(keys[0] == keys[1] && keys[0] != keys[2])
  }
}
