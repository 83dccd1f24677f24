import Foundation
import FoundationShims
import IBDocument
import NibBuilding
import Testing
import UIKit
import ViewDrawing
import Workbench

/// Small documents of our own, each with the frames that follow from the rules by hand.
@Suite struct DocumentLayoutTests {
  /// A document and what its views' frames must be; the comment beside each is the derivation.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var frames: [String: [CGFloat]]
    var toolsVersion = 21701
    var device = "retina4_7"
    /// How many constraints must give way.
    var conflicts = 0
    /// How many views state no frame, which the reader notes.
    var frameless = 0
    /// The resources that the document lists.
    var resources = ""
  }

  private static func view(
    _ id: String, _ frame: String = "0 0 10 10", _ more: String = "", kind: String = "view",
    attributes: String = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  ) -> String {
    "<\(kind) \(attributes) id=\"\(id)\">\(rect(frame))\(more)</\(kind)>"
  }

  private static func rect(_ frame: String) -> String {
    let n = frame.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(n[0])\" y=\"\(n[1])\" width=\"\(n[2])\" height=\"\(n[3])\"/>"
  }

  /// `a.left = b.left + 5` and the like, one constraint a line.
  private static func constraints(_ lines: [String]) -> String {
    let elements = lines.enumerated().map { index, line in
      let words = line.split(separator: " ").map(String.init)
      func split(_ word: String) -> (String, String) {
        let parts = word.split(separator: ".").map(String.init)
        return (parts[0], parts[1])
      }
      let relations = ["=": "equal", "<": "lessThanOrEqual", ">": "greaterThanOrEqual"]
      let (first, firstAttribute) = split(words[0])
      var text =
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(firstAttribute)\" relation=\"\(relations[words[1]] ?? "")\""
      if words[2].contains("."), Double(words[2]) == nil {
        let (second, secondAttribute) = split(words[2])
        text += " secondItem=\"\(second)\" secondAttribute=\"\(secondAttribute)\""
        if words.count > 3 { text += " constant=\"\(words[3])\"" }
        if words.count > 4 { text += " priority=\"\(words[4])\"" }
      } else {
        text += " constant=\"\(words[2])\""
        if words.count > 3 { text += " priority=\"\(words[3])\"" }
      }
      // Lists of one document have different lines; hashes differ in each run and may be equal.
      let id = line.map { $0.isLetter || $0.isNumber ? String($0) : "\($0.asciiValue ?? 0)" }
      return text + " id=\"c\(index)-\(id.joined())\"/>"
    }
    return "<constraints>\(elements.joined())</constraints>"
  }

  private static func root(_ subviews: String, _ lines: [String], guides: String = "") -> String {
    "<view contentMode=\"scaleToFill\" id=\"root\">\(rect("0 0 375 667"))"
      + "<subviews>\(subviews)</subviews>\(guides)\(constraints(lines))</view>"
  }

  /// A table with one cell 80 high and a box 10 from its upper and lower edge that states a height of 40.
  private static func cell(
    isPrototype: Bool, bottom: String = "cnt.bottom = box.bottom 10"
  ) -> String {
    let box = view("box", "0 0 10 10", constraints(["box.height = 40"]))
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"cnt\">\(rect("0 0 414 80"))<autoresizingMask key=\"autoresizingMask\"/><subviews>\(box)</subviews>"
      + constraints([
        "box.top = cnt.top 10", bottom, "box.leading = cnt.leading 20",
        "cnt.trailing = box.trailing 20",
      ]) + "</tableViewCellContentView>"
    let cell = view("cell", "0 28 414 80", content, kind: "tableViewCell", attributes: "")
    return isPrototype
      ? view(
        "t", "0 0 414 600", "<prototypes>\(cell)</prototypes>", kind: "tableView", attributes: "")
      : cell
  }

  static let cases: [Case] = [
    // 80 - 10 - 10: the height of 40 gives way (stored frames, `Rules/DocumentsIOS.md#what-yields-in-a-cell`).
    Case(
      testDescription: "in a prototype cell the content view holds", body: cell(isPrototype: true),
      frames: ["cnt": [0, 0, 414, 80], "box": [20, 10, 374, 60]], toolsVersion: 22155,
      device: "retina6_1", conflicts: 1),
    Case(
      testDescription: "an inequality of a prototype cell yields before an equality",
      body: cell(isPrototype: true, bottom: "cnt.bottom > box.bottom 40"),
      frames: ["cnt": [0, 0, 414, 80], "box": [20, 10, 374, 40]], toolsVersion: 22155,
      device: "retina6_1", conflicts: 1),
    Case(
      testDescription: "in a cell of its own the content view yields",
      body: cell(isPrototype: false),
      frames: ["box": [20, 10, 374, 40]], toolsVersion: 22155, device: "retina6_1", conflicts: 1),
    Case(
      testDescription: "a content view without a frame fills its cell, but for the separator",
      body: view(
        "t", "0 0 320 480",
        "<prototypes>"
          + view(
            "cell", "0 28 320 44",
            "<tableViewCellContentView key=\"contentView\" id=\"cnt\"><autoresizingMask key=\"autoresizingMask\"/><subviews>\(view("a"))</subviews>"
              + constraints([
                "a.leading = cnt.leading 20", "cnt.trailing = a.trailing 20", "a.top = cnt.top 5",
                "a.height = 10",
              ]) + "</tableViewCellContentView>", kind: "tableViewCell", attributes: "")
          + "</prototypes>", kind: "tableView", attributes: ""),
      frames: ["cnt": [0, 0, 320, 43.5], "a": [20, 5, 280, 10]], toolsVersion: 6250,
      frameless: 1),
    Case(
      testDescription: "baselines of views without text are the upper and the lower edge",
      body: root(
        view("a") + view("b") + view("c"),
        [
          "a.leading = root.leading", "a.top = root.top 10", "a.width = 10", "a.height = 30",
          "b.leading = root.leading", "b.firstBaseline = a.bottom 20", "b.width = 10",
          "b.height = 40", "c.leading = root.leading", "c.baseline = b.bottom 50", "c.width = 10",
          "c.height = 20",
        ]),
      frames: ["b": [0, 60, 10, 40], "c": [0, 130, 10, 20]]),
    Case(
      testDescription: "edges and centre",
      body: root(
        view("a") + view("b"),
        [
          "a.leading = root.leading 20", "root.trailing = a.trailing 20", "a.top = root.top 30",
          "a.height = 50", "b.centerX = a.centerX", "b.top = a.bottom 8", "b.width = 101",
          "b.height = 10",
        ]),
      // a: 375 − 40 wide. b: (375 − 101) / 2 = 137.
      frames: ["a": [20, 30, 335, 50], "b": [137, 88, 101, 10]]),
    Case(
      testDescription: "xib root: side 16, safe area 20 at the top from the status bar",
      body: root(
        view("a"),
        [
          "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing",
          "a.top = guide.top", "a.bottom = guide.bottom",
        ], guides: "<viewLayoutGuide key=\"safeArea\" id=\"guide\"/>"),
      frames: ["a": [16, 20, 343, 647]], toolsVersion: 24000),
    Case(
      testDescription: "a slider's frame is 2 wider at each side and 1 at the bottom",
      body: root(
        view("s", "0 0 10 31", kind: "slider"),
        ["s.leading = root.leading 20", "root.trailing = s.trailing 20", "s.top = root.top 100"]),
      // Natural height of the alignment rectangle is 30, so the frame is 31 high.
      frames: ["s": [18, 100, 339, 31]]),
    Case(
      testDescription: "nested views have 8 points of margin",
      body: root(
        view(
          "box", "0 0 100 100",
          "<subviews>\(view("a"))</subviews>"
            + constraints([
              "a.leading = box.leadingMargin", "box.trailingMargin = a.trailing",
              "a.top = box.topMargin", "box.bottomMargin = a.bottom",
            ])),
        [
          "box.leading = root.leading 50", "box.top = root.top 200", "box.width = 100",
          "box.height = 100",
        ]),
      frames: ["box": [50, 200, 100, 100], "a": [8, 8, 84, 84]]),
    Case(
      testDescription: "what a scroll view scrolls is tied to its content",
      body: root(
        view(
          "scroll", "0 0 100 100",
          "<subviews>\(view("a"))</subviews>"
            + constraints([
              "a.leading = scroll.leading", "a.top = scroll.top 10",
              "scroll.trailing = a.trailing", "scroll.bottom = a.bottom 10",
              "a.width = scroll.width", "a.height = 900",
            ]), kind: "scrollView"),
        [
          "scroll.leading = root.leading", "scroll.trailing = root.trailing",
          "scroll.top = root.top", "scroll.bottom = root.bottom",
        ]),
      frames: ["scroll": [0, 0, 375, 667], "a": [0, 10, 375, 900]]),
    Case(
      testDescription: "a stack with margins, one view hidden",
      body: root(
        view(
          "stack", "0 0 200 100",
          "<subviews>"
            + view("a", "0 0 10 10", constraints(["a.height = 20"]))
            + view(
              "b", "0 0 10 10", "",
              attributes: "hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
            + view("c", "0 0 10 10", constraints(["c.height = 40"]))
            + "</subviews><edgeInsets key=\"layoutMargins\" top=\"5\" left=\"10\" bottom=\"5\" right=\"10\"/>",
          kind: "stackView",
          attributes:
            "axis=\"vertical\" spacing=\"6\" translatesAutoresizingMaskIntoConstraints=\"NO\""),
        ["stack.leading = root.leading 30", "stack.top = root.top 60", "stack.width = 200"]),
      // Height 5 + 20 + 6 + 40 + 5; the hidden view takes neither length nor a second spacing.
      frames: ["stack": [30, 60, 200, 76], "a": [10, 5, 180, 20], "c": [10, 31, 180, 40]]),
    Case(
      testDescription: "optional constraints by level, compression before them",
      body: root(
        view("a"),
        [
          "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 300 749",
          "a.width < 200 750", "a.width > 250 748",
        ]),
      frames: ["a": [0, 0, 200, 10]]),
    Case(
      testDescription: "three points a pixel",
      body: root(
        view("a"),
        [
          "a.centerX = root.centerX", "a.top = root.top", "a.width = 100.5", "a.height = 10.2",
        ]),
      // x: (375 − 100.5) / 2 = 137.25 → 137⅓; right 237.75 → 237⅔; height 10.2 → 10⅓.
      frames: ["a": [137 + 1 / 3, 0, 100 + 1 / 3, 10 + 1 / 3]], device: "retina5_9"),
  ]

  /// Bugs that documents showed; each was wrong before.
  static let found: [Case] = [
    Case(
      testDescription: "a view that nothing sizes keeps its width in a centred stack",
      body: root(
        view(
          "stack", "0 0 300 100",
          "<subviews>"
            + view("a", "0 0 240 50", constraints(["a.height = 50"]))
            + view("b", "0 0 10 20", constraints(["b.height = 20", "b.width = 100"]))
            + "</subviews>", kind: "stackView",
          attributes:
            "axis=\"vertical\" alignment=\"center\" translatesAutoresizingMaskIntoConstraints=\"NO\""
        ),
        ["stack.leading = root.leading", "stack.top = root.top", "stack.width = 300"]),
      // (300 − 240) / 2 and (300 − 100) / 2.
      frames: ["stack": [0, 0, 300, 70], "a": [30, 0, 240, 50], "b": [100, 50, 100, 20]]),
    Case(
      testDescription:
        "where a stack's height and its views' cannot agree, the views stay together",
      body: root(
        view(
          "stack", "0 0 300 40",
          "<subviews>\(view("a", "0 0 100 30"))\(view("b", "0 0 100 30"))</subviews>",
          kind: "stackView",
          attributes:
            "distribution=\"fillEqually\" translatesAutoresizingMaskIntoConstraints=\"NO\""),
        [
          "stack.leading = root.leading", "stack.top = root.top", "stack.width = 300",
          "stack.height = 40", "a.height = 30",
        ]),
      // Given up is the latest of what contradicts itself: the stack's hold on a's lower edge.
      frames: ["stack": [0, 0, 300, 40], "a": [0, 0, 150, 30], "b": [150, 0, 150, 30]],
      conflicts: 1),
    Case(
      testDescription: "margins larger than a view do not make it larger",
      body: root(
        view("a"),
        [
          "a.leadingMargin = root.leading 30", "a.top = root.top", "a.width = 7", "a.height = 5",
        ]),
      // The margin is 8.
      frames: ["a": [22, 0, 7, 5]]),
    Case(
      testDescription: "only the toolbar above a home indicator is 49 high",
      body: "<view id=\"root\">\(rect("0 0 414 896"))<subviews>"
        + view("low", "0 0 414 44", kind: "toolbar") + view("high", "0 0 414 44", kind: "toolbar")
        + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"guide\"/>"
        + constraints([
          "low.leading = root.leading", "low.width = 414", "low.bottom = guide.bottom",
          "high.leading = root.leading", "high.width = 414", "high.bottom = low.top",
        ]) + "</view>",
      // The indicator takes 34 of 896.
      frames: ["low": [0, 813, 414, 49], "high": [0, 769, 414, 44]], device: "retina6_1"),
    Case(
      testDescription: "a toolbar that hangs from above into the home indicator is 49 high too",
      body: "<view id=\"root\">\(rect("0 0 414 896"))<subviews>"
        + view("bar", "0 0 414 44", kind: "toolbar")
        + "</subviews>"
        + constraints(["bar.leading = root.leading", "bar.width = 414", "bar.top = root.top 818"])
        + "</view>",
      // 44 reach 862, where the indicator's 34 begin.
      frames: ["bar": [0, 818, 414, 49]], device: "retina6_1"),
    Case(
      testDescription: "Xcode 9: a standard distance to the safe area is zero", body: symbolic,
      frames: ["a": [0, 50, 375, 10]], toolsVersion: 13529),
    Case(
      testDescription: "later: a standard distance to the safe area is the number beside it",
      body: symbolic, frames: ["a": [20, 50, 335, 10]], toolsVersion: 23727),
    Case(
      testDescription: "Xcode 7: a cell's content view fills it, whatever is stored",
      body: "<tableViewCell id=\"root\">\(rect("0 0 320 75"))"
        + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(rect("0 0 320 43"))"
        + "<subviews>\(view("a"))</subviews>"
        + constraints([
          "a.leading = content.leading 10", "a.centerY = content.centerY", "a.width = 30",
          "a.height = 30",
        ]) + "</tableViewCellContentView></tableViewCell>",
      // 75 less a separator of half a point; (74.5 − 30) / 2 = 22.25, half a pixel up.
      frames: ["content": [0, 0, 320, 74.5], "a": [10, 22.5, 30, 30]], toolsVersion: 7702),
    Case(
      testDescription: "an attributed text keeps its fonts and its paragraph's line height",
      body: root(
        view(
          "l", "0 0 10 10",
          "<attributedString key=\"attributedText\">"
            + "<fragment content=\"small \"><attributes>"
            + "<font key=\"NSFont\" size=\"10\" metaFont=\"system\"/>"
            + "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"1.5\"/>"
            + "</attributes></fragment><fragment content=\"large\"><attributes>"
            + "<font key=\"NSFont\" size=\"40\" metaFont=\"systemBold\"/>"
            + "</attributes></fragment></attributedString>", kind: "label",
          attributes:
            "usesAttributedText=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""),
        ["l.leading = root.leading", "l.top = root.top", "l.width = 300"]),
      // 1.1934 × 40 × 1.5 = 71.6, up to the pixel.
      frames: ["l": [0, 0, 300, 72]]),
    Case(
      testDescription: "a button's configuration brings its title's font",
      body: root(
        view(
          "b", "0 0 10 10",
          "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Title\">"
            + "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"12\"/>"
            + "</buttonConfiguration>", kind: "button"),
        ["b.leading = root.leading", "b.top = root.top", "b.width = 200"]),
      // A line of 12 points is 14.32, up to the point 15, and 7 above and below.
      frames: ["b": [0, 0, 200, 29]], device: "retina5_9"),
    Case(
      testDescription: "a symbol's alignment rectangle is 20 points high, and its frame less",
      body: root(
        symbol("i", "info.circle") + symbol("n", "checkmark"),
        [
          "i.leading = root.leading", "i.top = root.top 10", "i.width = 34", "i.height = 34",
          "n.leading = root.leading", "n.top = i.bottom 10",
        ]),
      // A round symbol is 18.8 high, 19 in pixels: half a point less above and below. A checkmark is 16.5 high and
      // 16.5 · 128 / 114 wide, 2 less above and 1.5 below.
      frames: ["i": [0, 10.5, 34, 33], "n": [0, 56, 18.5, 16.5]],
      resources: "<image name=\"info.circle\" catalog=\"system\" width=\"128\" height=\"123\"/>"
        + "<image name=\"checkmark\" catalog=\"system\" width=\"128\" height=\"114\"/>"),
    Case(
      testDescription: "a lone symbol's button is as high as a line of its title's font",
      body: root(
        view(
          "b", "0 0 10 10", "<state key=\"normal\" image=\"ellipsis\" catalog=\"system\"/>",
          kind: "button"),
        ["b.leading = root.leading", "b.top = root.top", "b.width = 44"]),
      // 1.1934 × 18 = 21.48.
      frames: ["b": [0, 0, 44, 22]],
      resources: "<image name=\"ellipsis\" catalog=\"system\" width=\"128\" height=\"37\"/>"),
    Case(
      testDescription: "Xcode 6: a label that is centred and begins at an edge is a point wider",
      body: root(
        view("l", kind: "label"),
        [
          "l.leading = root.leading 20", "root.centerX = l.centerX", "l.top = root.top",
          "l.height = 20",
        ]),
      // 2 × (375 / 2 + 1 / 2 − 20).
      frames: ["l": [20, 0, 336, 20]], toolsVersion: 6214),
    Case(
      testDescription: "a segmented control's frame is a point higher than its alignment rectangle",
      body: root(
        view(
          "s", "0 0 100 32", "<segments><segment title=\"A\"/></segments>",
          kind: "segmentedControl"),
        ["s.leading = root.leading", "s.top = root.top", "s.width = 90", "s.height = 31"]),
      frames: ["s": [0, 0, 90, 32]], toolsVersion: 24506),
  ]

  private static func symbol(_ id: String, _ name: String) -> String {
    view(
      id, kind: "imageView",
      attributes:
        "image=\"\(name)\" catalog=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
  }

  /// The natural width of a label with the same text, by what ties it, on a device with three pixels a point.
  @MainActor
  @Test(arguments: [
    (["l.leading = root.leading", "l.top = root.top"], true),
    (["l.centerX = root.centerX", "l.top = root.top"], true),
    (["root.trailing = l.trailing", "l.top = root.top"], false),
  ])
  func looseLabelsAreWholePointsWide(lines: [String], isWhole: Bool) throws {
    let label = Self.view(
      "l", "0 0 10 10",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
      kind: "label", attributes: "text=\"Role\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let frame = try #require(
      try Self.frames(
        of: Case(
          testDescription: "", body: Self.root(label, lines), frames: [:], toolsVersion: 23504,
          device: "retina6_12"))["l"])
    #expect((frame.width == frame.width.rounded()) == isWhole, "\(frame)")
  }

  /// A view at the standard distance from a safe area, in whose middle it stands.
  private static let symbolic = root(
    view("a"),
    [
      "a.centerX = guide.centerX", "a.top = root.top 50", "a.height = 10",
    ],
    guides: "<viewLayoutGuide key=\"safeArea\" id=\"guide\"/><constraints><constraint "
      + "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"guide\" "
      + "secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\" id=\"standard\"/></constraints>"
  )

  @MainActor @Test(arguments: cases + found) func framesFollow(test: Case) throws {
    let frames = try Self.frames(of: test)
    for (id, expected) in test.frames {
      let frame = try #require(frames[id])
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let isClose = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-4 }
      #expect(isClose, "\(id): \(found), expected \(expected)")
    }
  }

  /// The frames of a document's first root, by identifier.
  @MainActor private static func frames(of test: Case) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(test.toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(test.device)" orientation="portrait" appearance="light"/>
      <objects>\(test.body)</objects><resources>\(test.resources)</resources></document>
      """
    let document = try Document(data: Data(text.utf8), path: "Case.xib")
    #expect(document.findings.count == test.frameless, "\(document.findings)")
    let laidOut = try LaidOutDocument.layOut(document)
    #expect(laidOut.explanations.count == test.conflicts)
    let views = try #require(laidOut.roots.first).views
    return Dictionary(views.map { ($0.id, $0.view.node.frame) }) { first, _ in first }
  }
}
