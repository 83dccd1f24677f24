import Testing

@testable import ConflictLogs

/// Messages other than reports of conflicts: what they name, and what is not such a message.
struct MessageReaderTests {
  typealias Kind = SystemMessage.Kind

  /// Messages in one line, their kinds, and the views that they name.
  static let lines: [(String, Kind, [String])] = [
    (
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x61 \"UILabel:0x7a'Name'.top\"> and <NSLayoutYAxisAnchor:0x62 \"App.CardView:0x7b.bottom\"> because they have no common ancestor.  That's illegal.",
      .noCommonAncestor, ["the label \"Name\"", "the CardView"]
    ),
    (
      "Thread 1: \"Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x61 \\\"titleLabel.top\\\"> and <NSLayoutYAxisAnchor:0x62 \\\"UIView:0x7b.bottom\\\"> because they have no common ancestor.\"",
      .noCommonAncestor, ["\"titleLabel\"", "the view"]
    ),
    (
      "Unable to activate constraint with items <UIView: 0x7a; frame = (0 0; 0 0); layer = <CALayer: 0x60>> and <UILabel: 0x7b; frame = (0 0; 9 9); text = 'Total'; layer = <_UILabelLayer: 0x61>> because they have no common ancestor.",
      .noCommonAncestor, ["the view", "the label \"Total\""]
    ),
    (
      "[LayoutConstraints] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x60 UIView:0x7a.width == CardView:0x7b.width   (inactive)>",
      .unpreparedHierarchy, ["the view", "the CardView"]
    ),
    (
      "reason: '+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:]: Invalid pairing of layout attributes",
      .invalidPair, []
    ),
    (
      "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x60 UIView:0x7a.left == UIButton:0x7b.top   (active)>",
      .invalidPair, ["the view", "the button"]
    ),
    (
      "NSLayoutConstraint for <UIView: 0x7a; frame = (0 0; 0 0)>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint.",
      .placeAlone, ["the view"]
    ),
    (
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use one kind.",
      .mixedDirections, []
    ),
    ("|   *<UILabel:0x7a'Name'> - AMBIGUOUS LAYOUT", .ambiguousLayout, ["the label \"Name\""]),
    (
      "|   |   •UIView:0x7a, MISSING HOST CONSTRAINTS", .missingHostConstraints, ["the view"]
    ),
    (
      "[Layout] Detected missing constraints for <App.CanvasView: 0x7a>.  It cannot be placed.",
      .missingConstraints, ["the CanvasView"]
    ),
    (
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. Cell: <App.RowCell: 0x7a; baseClass = UITableViewCell>",
      .zeroHeight, ["the RowCell"]
    ),
    (
      "Detected a case where constraints ambiguously suggest a size of zero for a collection view cell's content view.",
      .zeroSize, []
    ),
    (
      "It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out.",
      .layoutRecursion, []
    ),
    (
      "3   AppKit   0x0000000186a0 -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 8",
      .endlessPasses, []
    ),
    (
      "[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of <UIView: 0x7a; frame = (0 0; 3 6)>.",
      .feedbackLoop, ["the view"]
    ),
    (
      "NSToolbarItem (<NSToolbarItem: 0x60>) had to adjust the size of <NSPopUpButton: 0x7a> from {40, 25.5} to the expected size of {42, 27}. Make sure of it.",
      .adjustedToolbarItem, ["the pop-up button"]
    ),
    (
      "WARNING <NSToolbarItem> -> view was automatically measured but had an ambiguous height or width",
      .ambiguousToolbarItem, []
    ),
    (
      "the item width must be less than the width of the UICollectionView minus the insets",
      .wideFlowItem, []
    ),
    (
      "the item height must be less than the height of the UICollectionView minus the insets",
      .highFlowItem, []
    ),
    (
      "Custom views and layout for UITableViewHeaderFooterView should be contained within the content view.",
      .viewsBesideContent, []
    ),
    (
      "API error: <App.ChartView: 0x7a; frame = (0 0; 0 0)> returned 0 width, assuming UIViewNoIntrinsicMetric",
      .zeroIntrinsicSize, ["the ChartView"]
    ),
  ]

  @Test(arguments: lines) func messages(line: String, kind: Kind, items: [String]) throws {
    let read = MessageReader.read("first\n" + line)
    #expect(read.map(\.kind) == [kind] && read.map(\.line) == [2])
    #expect(read.first?.items.map(\.words) == items && read.first?.text == line)
    for prefix in ["> ", "// ", "\t`", "2026-01-02 03:04:05.678 App[9:8] ", "**"] {
      let quoted = MessageReader.read(prefix + line)
      #expect(
        quoted.map(\.kind) == [kind] && quoted.first?.items.map(\.words) == items, "\(prefix)")
    }
    #expect(LogReader.read(line).isEmpty)
  }

  @Test func everyKindIsRead() {
    #expect(Set(Self.lines.map(\.1)).count == Kind.allCases.count - 1)
  }

  @Test func sidesAndSizes() throws {
    let anchors = try #require(MessageReader.read(Self.lines[0].0).first)
    #expect(anchors.sides.map(\.attribute) == [.top, .bottom])
    let unprepared = try #require(MessageReader.read(Self.lines[3].0).first)
    #expect(unprepared.constraint?.address == "0x60")
    let toolbar = try #require(MessageReader.read(Self.lines[16].0).first)
    #expect(
      toolbar.sizes == [
        SystemMessage.Size(width: 40, height: 25.5), SystemMessage.Size(width: 42, height: 27),
      ])
  }

  /// The variables of a trace, of views by class, by name and with texts.
  @Test func variables() throws {
    let trace = """
      •UIWindow:0x70
      |   *UIButton:0x7a'a.b, {c'- AMBIGUOUS LAYOUT for UIButton:0x7a'a.b, {c'.minY{id: 4}, UIButton:0x7a'a.b, {c'.Width{id: 7}
      |   *<UILayoutGuide: 0x7b - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 8}, {3, 6}}, owningView = <UIView: 0x7c>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x7b'UIViewSafeAreaLayoutGuide'.minX{id: 1}
      |   *title:0x7d - AMBIGUOUS LAYOUT for titleLabel.minX{id: 4}
      """
    let messages = MessageReader.read(trace)
    #expect(messages.map(\.line) == [2, 3, 4])
    #expect(messages.map { $0.sides.map(\.attribute) } == [[.minY, .width], [.minX], [.minX]])
    #expect(messages.first?.sides.last?.item.text == "a.b, {c")
    #expect(messages[1].items.first?.words == "the safe area")
    #expect(messages[2].sides.first?.item.name == "titleLabel")
    #expect(messages.map(\.answer.owner) == [.program, .system, .program])
  }

  /// The reason, the format and the caret's column, whatever quotes the lines.
  @Test(arguments: ["", "> ", "    ", "// "]) func formats(prefix: String) throws {
    let lines = [
      "reason: 'Unable to parse constraint format: ",
      "Encountered metric with name \"gap\", but value was not specified ",
      "H:|-gap-[name]-|", "        ^'", "*** First throw call stack:",
    ]
    let text = lines.map { prefix + $0 }.joined(separator: "\n")
    let message = try #require(MessageReader.read(text).first)
    let fault = try #require(message.formatFault)
    #expect(fault.reason == "Encountered metric with name \"gap\", but value was not specified")
    #expect(fault.format == "H:|-gap-[name]-|" && fault.column == 9)
    #expect(message.text.split(separator: "\n").count == 4)
    #expect(message.answer.advice.first?.contains("`metrics: [\"gap\": 8]`") == true)
    let flush = text.replacing("        ^", with: "^")
    #expect(MessageReader.read(flush).first?.formatFault?.column == nil)
  }

  @Test func formatsOfOtherKinds() throws {
    let banner =
      #"Thread 1: "Unable to parse constraint format: \nno superview \nH:[a]-|\n      ^""#
    let fault = try #require(MessageReader.read(banner).first?.formatFault)
    #expect(
      fault == SystemMessage.FormatFault(reason: "no superview", format: "H:[a]-|", column: 7))
    let empty = MessageReader.read(
      "Unable to parse constraint format: It's an empty string.\n\nH:|")
    #expect(empty.first?.formatFault?.reason == "It's an empty string.")
    #expect(empty.first?.formatFault?.format == nil)
    #expect(MessageReader.read("Unable to parse constraint format:").count == 1)
  }

  @Test func severalLines() throws {
    let wrapped = """
      [Layout] Detected missing constraints for <CanvasView: 0x7a>.
      It cannot be placed because there are not enough constraints. This error will only be
      logged once.
      View hierarchy unprepared for constraint.
        Constraint: <NSLayoutConstraint:0x60 badge.centerX == UIView:0x7b.centerX
        (inactive)>
      App: the item width must be less than the width of the UICollectionView minus the insets
      App: The relevant UICollectionViewFlowLayout instance is <FlowLayout: 0x61>, and it is attached to <UICollectionView: 0x7c; frame = (0 0; 3 6)>.
      """
    let messages = MessageReader.read(wrapped)
    #expect(messages.map(\.kind) == [.missingConstraints, .unpreparedHierarchy, .wideFlowItem])
    #expect(messages.map { $0.text.split(separator: "\n").count } == [3, 3, 2])
    #expect(messages[1].items.map(\.words) == ["\"badge\"", "the view"])
    #expect(messages[2].items.map(\.words) == ["the collection view"])
    #expect(LogReader.read(wrapped).isEmpty)
  }

  /// Frames of a crash belong to its reason.
  @Test func crashes() {
    let crash = """
      The window has been marked as needing another Update Constraints in Window pass, but it has had more.
      0   AppKit -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 1788
      1   AppKit -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 64
      """
    #expect(MessageReader.read(crash).map(\.line) == [1])
    let reason = "reason: '+[NSLayoutConstraint constraint]: Invalid pairing of layout attributes'"
    let trace = reason + "\n*** First throw call stack:\n0  UIKit  <redacted: 0x1> + 3"
    #expect(MessageReader.read(trace).map(\.text) == [reason])
    #expect(MessageReader.read(trace).first?.items.isEmpty == true)
  }

  /// Names in constraints that read like messages stay names, and messages within a list stay messages.
  @Test func conflictsAndMessagesAreApart() throws {
    let phrases = Self.lines.map(\.0)
    for phrase in phrases where !phrase.contains("'") && !phrase.contains("Constraint:") {
      let line = "<NSLayoutConstraint:0x61 '\(phrase)' UILabel:0x7f.height == 24   (active)>"
      #expect(MessageReader.read("(\n  \"\(line)\"\n)").isEmpty, "\(phrase)")
      #expect(LogReader.read(line).first?.constraints.first?.identifier == phrase)
      let cut = line.replacing(phrase, with: "\n" + phrase)
      #expect(LogReader.read(cut).first?.constraints.count == 1, "\(phrase)")
      #expect(MessageReader.read(cut).isEmpty, "\(phrase)")
    }
    for phrase in phrases {
      let report = """
        Unable to simultaneously satisfy constraints.
        (
          "<NSLayoutConstraint:0x61 UILabel:0x7f.height == 24   (active)>",
        \(phrase)
          "<NSLayoutConstraint:0x62 UILabel:0x7f.height == 25   (active)>"
        )
        """
      let log = try #require(LogReader.read(report).first)
      #expect(log.constraints.map(\.address) == ["0x61", "0x62"] && !log.isCut, "\(phrase)")
      #expect(log.entries.count == 2 && MessageReader.read(report).count == 1, "\(phrase)")
    }
  }

  @Test(arguments: [
    "", "a layout feedback loop hurts", "had to adjust the size of my window",
    "MISSING HOST CONSTRAINTS", "text - AMBIGUOUS LAYOUT", "Detected missing constraints for it",
    "-UIViewLayoutFeedbackLoopDebuggingThreshold 100", "assuming UIViewNoIntrinsicMetric",
    "Unable to activate constraint with care",
  ])
  func whatIsNoMessage(text: String) { #expect(MessageReader.read(text).isEmpty) }
}
