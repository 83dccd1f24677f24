import Foundation
import IBDocument
import NibBuilding
import Testing
import Workbench

/// Small macOS documents of our own, each with the frames that follow by hand from the measured rules.
///
/// The rules' sections stand beside the cases. Frames are as a document writes them, y up.
@MainActor @Suite struct MacDocumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var frames: [String: [CGFloat]]
    var toolsVersion = 24765
    var root = "0 0 400 300"
    var rootAttributes = ""
    var environment = NibOptions.Environment.rules
  }

  private nonisolated static func rect(_ frame: String) -> String {
    let n = frame.split(separator: " ")
    return
      "<rect key=\"frame\" x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\"/>"
  }

  private nonisolated static func view(
    _ id: String, _ frame: String, _ more: String = "", kind: String = "customView",
    attributes: String = ""
  ) -> String {
    "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">\(rect(frame))\(more)</\(kind)>"
  }

  private nonisolated static func button(
    _ id: String, _ frame: String,
    _ cell: String = "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"",
    _ more: String = ""
  ) -> String {
    view(
      id, frame,
      "<buttonCell key=\"cell\" title=\"OK\" \(cell)><font key=\"font\" metaFont=\"system\"/></buttonCell>\(more)",
      kind: "button", attributes: "verticalHuggingPriority=\"750\"")
  }

  private nonisolated static func label(
    _ id: String, _ frame: String, _ cell: String = "", size: Int = 13, _ more: String = ""
  ) -> String {
    view(
      id, frame,
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"Name\" \(cell)><font key=\"font\" metaFont=\"system\" size=\"\(size)\"/></textFieldCell>\(more)",
      kind: "textField",
      attributes: "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"750\"")
  }

  /// `a.left = b.left 5` and the like, one constraint a line.
  private nonisolated static func constraints(_ lines: [String]) -> String {
    let elements = lines.enumerated().map { index, line -> String in
      let words = line.split(separator: " ").map(String.init)
      let first = words[0].split(separator: ".")
      let relations = ["=": "equal", "<": "lessThanOrEqual", ">": "greaterThanOrEqual"]
      var text =
        "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" relation=\"\(relations[words[1]] ?? "")\""
      var rest = words[2...]
      if Double(words[2]) == nil {
        let second = words[2].split(separator: ".")
        text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
        rest = rest.dropFirst()
      }
      if let constant = rest.first { text += " constant=\"\(constant)\"" }
      return text + " id=\"\(first[0])-\(first[1])-\(index)-\(lines.count)\"/>"
    }
    return "<constraints>\(elements.joined())</constraints>"
  }

  private nonisolated static func root(_ subviews: String, _ lines: [String]) -> String {
    "<subviews>\(subviews)</subviews>\(constraints(lines))"
  }

  /// A matrix or a form with some columns of some cells of 90 × 18, 4 and 2 apart.
  private nonisolated static func matrix(_ kind: String, columns: Int, rows: Int) -> String {
    let cells = (0..<rows).map { _ in "<buttonCell type=\"radio\" title=\"Radio\"/>" }.joined()
    let all = (0..<columns).map { _ in "<column>\(cells)</column>" }.joined()
    return view(
      "m", "0 0 1 1",
      "<size key=\"cellSize\" width=\"90\" height=\"18\"/><size key=\"intercellSpacing\" width=\"4\" height=\"2\"/><cells>\(all)</cells>",
      kind: kind)
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "a matrix is as large as its cells and what lies between them",
      body: root(
        matrix("matrix", columns: 1, rows: 2),
        ["m.leading = root.leading 20", "m.top = root.top 10"]
      ),
      frames: ["m": [20, 252, 90, 38]]),
    Case(
      testDescription: "a form too",
      body: root(
        matrix("form", columns: 2, rows: 3), ["m.leading = root.leading 20", "m.top = root.top 10"]),
      // 90 + 4 + 90 and 18 + 2 + 18 + 2 + 18.
      frames: ["m": [20, 232, 184, 58]]),
    Case(
      testDescription: "tops are visual, y is up",
      body: root(
        view("a", "0 0 10 10"),
        ["a.leading = root.leading 20", "a.top = root.top 30", "a.width = 50", "a.height = 40"]),
      // 300 − 30 − 40.
      frames: ["a": [20, 230, 50, 40]]),
    Case(
      testDescription: "a push button of macOS 26 has no insets (8)",
      body: root(
        button("a", "0 0 60 24"), ["a.leading = root.leading 20", "root.bottom = a.bottom 20"]),
      frames: ["a": [20, 20, 60, 24]]),
    Case(
      testDescription: "one of macOS 11 has 7 5 7 7 (8)",
      body: root(
        button("a", "0 0 74 32"), ["a.leading = root.leading 20", "root.bottom = a.bottom 20"]),
      frames: ["a": [13, 13, 74, 32]], toolsVersion: 21701),
    Case(
      testDescription: "one of macOS 10 has 6 4 6 7 (8)",
      body: root(
        button("a", "0 0 74 32"), ["a.leading = root.leading 20", "root.top = a.top -20"]),
      // The top of the alignment rectangle is 20 below the root's, that of the frame 4 higher.
      frames: ["a": [14, 252, 74, 32]], toolsVersion: 14460),
    Case(
      testDescription: "a frame of the older height in a new document has the older insets (8.4)",
      body: root(
        button("a", "0 0 74 32"), ["a.leading = root.leading 20", "root.bottom = a.bottom 20"]),
      frames: ["a": [13, 13, 74, 32]]),
    Case(
      testDescription: "one control has frames of two heights; the extra point is room (8.2)",
      body: root(
        view(
          "a", "0 0 100 26",
          "<popUpButtonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"borderAndBezel\" title=\"A\"/>",
          kind: "popUpButton"),
        ["a.leading = root.leading 20", "a.top = root.top 20"]),
      // Left 2; top 2 instead of 1, so the frame ends 18 below the root's top.
      frames: ["a": [18, 256, 100, 26]], toolsVersion: 14460),
    Case(
      testDescription: "a stated size chooses the insets (8.3)",
      body: root(
        button(
          "a", "0 0 100 18", "type=\"check\" bezelStyle=\"regularSquare\" imagePosition=\"left\"",
          constraints(["a.height = 18"])),
        ["a.leading = root.leading 20", "root.bottom = a.bottom 20"]),
      frames: ["a": [20, 20, 100, 18]], toolsVersion: 21701),
    Case(
      testDescription: "labels have 2 0 2 0, filled ones none (8)",
      body: root(
        label("a", "0 0 50 16") + label("b", "0 0 50 16", "drawsBackground=\"YES\""),
        [
          "a.leading = root.leading 20", "a.top = root.top 20", "b.leading = root.leading 20",
          "b.top = a.bottom 8",
        ]),
      frames: ["a": [18, 264, 50, 16], "b": [20, 240, 50, 16]]),
    Case(
      testDescription: "a label's baseline is 3 above its end, a field's in its middle (9.1, 9.2)",
      body: root(
        label("a", "0 0 50 16")
          + view(
            "b", "0 0 100 24",
            "<textFieldCell key=\"cell\" borderStyle=\"bezel\" editable=\"YES\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>",
            kind: "textField"),
        [
          "a.leading = root.leading 20", "a.top = root.top 20", "b.leading = a.trailing 8",
          "b.baseline = a.baseline", "b.width = 100",
        ]),
      // The baseline is at 264 + 3; 7 above the field's end.
      frames: ["a": [18, 264, 50, 16], "b": [74, 260, 100, 24]]),
    Case(
      testDescription: "a label that is too high stands at its top (9.3)",
      body: root(
        label("a", "0 0 50 16") + label("b", "0 0 50 26", size: 13, constraints(["b.height = 26"])),
        [
          "a.leading = root.leading 20", "a.top = root.top 20", "b.leading = a.trailing 8",
          "b.firstBaseline = a.firstBaseline",
        ]),
      frames: ["a": [18, 264, 50, 16], "b": [72, 254, 50, 26]]),
    Case(
      testDescription: "halves go up in a superview that counts up (7)",
      body: root(
        view("a", "0 0 10 10"),
        ["a.centerX = root.centerX", "a.centerY = root.centerY", "a.width = 51", "a.height = 51"]),
      // 174.5 and 124.5.
      frames: ["a": [175, 125, 51, 51]]),
    Case(
      testDescription: "a misplaced root gets the size its children had (2.3)",
      body: root(
        view("a", "20 330 460 50"),
        [
          "a.leading = root.leading 20", "root.trailing = a.trailing 20", "a.top = root.top 20",
          "a.height = 50",
        ]),
      // 20 + 460 + 20 wide, 330 + 50 + 20 high.
      frames: ["a": [20, 330, 460, 50], "root": [0, 0, 500, 400]],
      rootAttributes: "misplaced=\"YES\"", environment: .document),
    Case(
      testDescription: "a stack keeps the length of what has none (6.3)",
      body: root(
        view(
          "stack", "0 0 10 10",
          "<subviews>"
            + view("a", "0 0 96 20", constraints(["a.height = 20"]))
            + label("b", "0 0 50 16", "drawsBackground=\"YES\"") + "</subviews>",
          kind: "stackView",
          attributes:
            "distribution=\"fill\" orientation=\"vertical\" alignment=\"leading\" horizontalStackHuggingPriority=\"249.99998474121094\" verticalStackHuggingPriority=\"249.99998474121094\""
        ),
        ["stack.leading = root.leading", "stack.top = root.top"]),
      frames: ["stack": [0, 256, 96, 44], "a": [0, 24, 96, 20]]),
    Case(
      testDescription: "cells stand where their table put them and do not push it (2.5)",
      body: root(
        view(
          "scroll", "0 0 200 100",
          "<clipView key=\"contentView\" id=\"clip\">\(rect("1 1 198 98"))<subviews>"
            + "<tableView id=\"table\">\(rect("0 0 198 98"))<tableColumns><tableColumn id=\"column\"><prototypeCellViews><tableCellView id=\"cell\">\(rect("10 0 170 20"))<subviews>"
            + view("wide", "0 0 170 20")
            + "</subviews>"
            + constraints([
              "wide.leading = cell.leading", "wide.top = cell.top", "wide.width = 400",
              "cell.trailing > wide.trailing",
            ])
            + "</tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>",
          kind: "scrollView"),
        [
          "scroll.leading = root.leading", "scroll.top = root.top", "scroll.width = 200",
          "scroll.height = 100",
        ]),
      frames: ["scroll": [0, 200, 200, 100], "clip": [1, 1, 198, 98], "cell": [10, 0, 170, 20]]),
  ]

  @Test(arguments: cases)
  func framesFollowTheRules(_ test: Case) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      toolsVersion="\(test.toolsVersion)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView \(test.rootAttributes) id="root">\(Self.rect(test.root))\(test.body)</customView></objects>
      </document>
      """
    var options = NibOptions()
    options.intrinsicSizes = .document
    options.environment = test.environment
    let document = try Document(data: Data(text.utf8), path: "Test.xib")
    let report = FrameReport(try LaidOutDocument.layOut(document, options: options))
    for (id, frame) in test.frames {
      let found = report.roots.flatMap(\.views).first { $0.id == id }?.frame
      let wanted = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      #expect(found == wanted, "\(id)\n\(FrameTree.text(report))")
    }
  }
}
