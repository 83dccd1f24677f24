import Foundation
import Testing

/// Documents that ended the tool, or kept it for ever: each is answered, alone and in little time.
@Suite struct HostileDocumentTests {
  private static func xib(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
  }

  private static let rect = "<rect key=\"frame\" width=\"9\" height=\"9\"/>"
  private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private static let constraint =
    "<constraint firstAttribute=\"width\" constant=\"5\" priority=\"1e-46\" id=\"c\"/>"

  /// A view with a constraint whose priority vanishes in single precision.
  private static let weak = "<view id=\"v\">\(rect)<constraints>\(constraint)</constraints></view>"

  /// A view of a kind with an attribute, in another.
  private static func view(_ kind: String, _ name: String, _ value: String) -> String {
    let segments = "<segments><segment title=\"a\"/></segments>"
    let inner =
      "<\(kind) id=\"l\" text=\"a\" \(name)=\"\(value)\" \(free)>\(rect)\(segments)</\(kind)>"
    return "<view id=\"r\">\(rect)<subviews>\(inner)</subviews></view>"
  }

  /// Counts and indices that were converted before they were cut off.
  private static let counts: [(kind: String, name: String)] = [
    ("label", "numberOfLines"), ("pageControl", "numberOfPages"), ("pageControl", "currentPage"),
    ("segmentedControl", "selectedSegmentIndex"), ("stepper", "stepValue"), ("slider", "value"),
  ]

  static let documents: [String] = {
    var result = [weak, view("label", "horizontalHuggingPriority", "1e-46")]
    for (kind, name) in counts {
      for value in ["1e19", "-1e19", "1e300", "2147483648", "9223372036854775807"] {
        result.append(view(kind, name, value))
      }
    }
    return result
  }()

  @Test func extremeNumbersAreAnswered() throws {
    var paths: [String] = []
    for document in Self.documents {
      paths.append(try Tool.file("Extreme.xib", Self.xib(document)))
    }
    let frames = try Tool.run(["frames", "--format", "jsonl"] + paths)
    #expect(frames.status == 0)
    #expect(frames.lines.count == Self.documents.count)
    for command in ["check", "explain"] {
      let result = try Tool.run([command] + paths)
      #expect([0, 1].contains(result.status), "\(command)")
    }
  }

  /// A constraint between a horizontal and a vertical place ended the tool when the engine got it.
  @Test(arguments: [
    ("left", "top"), ("bottomMargin", "leadingMargin"), ("centerX", "lastBaseline"),
  ])
  func mixedAxesAreAFinding(_ first: String, _ second: String) throws {
    let constraint =
      "<constraint firstItem=\"l\" firstAttribute=\"\(first)\" secondItem=\"r\" "
      + "secondAttribute=\"\(second)\" multiplier=\"1000\" id=\"c\"/>"
    let path = try Tool.file(
      "Mixed.xib",
      Self.xib(
        "<view id=\"r\">\(Self.rect)<subviews><label id=\"l\" text=\"a\" \(Self.free)>\(Self.rect)</label>"
          + "</subviews><constraints>\(constraint)</constraints></view>"))
    #expect(try Tool.run(["frames", path]).status == 0)
    let check = try Tool.run(["check", path])
    #expect(check.status == 1)
    #expect(check.lines.contains { $0.contains("horizontal place to a vertical one") })
  }

  /// A weak wish counts less than everything else, but it is one.
  @Test func theWeakestWishCounts() throws {
    let path = try Tool.file("Weak.xib", Self.xib(Self.weak))
    #expect(try Tool.run(["frames", "--format", "jsonl", path]).output.contains("\"v\":[0,0,"))
  }

  /// Four lines said nothing on standard error when lines were read by a machine.
  @Test func linesForMachinesDoNotHideWhatWasLeftOut() throws {
    let path = try Tool.file(
      "Dangling.xib",
      Self.xib(
        """
        <view id="r">\(Self.rect)
        <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)</view></subviews>
        <constraints>
        <constraint firstItem="gone" firstAttribute="width" constant="5" id="c1"/>
        <constraint firstItem="r" firstAttribute="nonsense" constant="5" id="c2"/>
        <constraint firstItem="v" firstAttribute="width" constant="5" priority="2000" id="c3"/>
        <constraint firstItem="v" firstAttribute="width" constant="6" id="c4"/>
        </constraints></view>
        """))
    let result = try Tool.run(["frames", "--format", "jsonl", path])
    for word in ["\"gone\" of a constraint does not exist", "nonsense", "above 1000", "conflict"] {
      #expect(result.errors.contains(word), "\(word)")
    }
    // The path may contain any digits.
    let errors = result.errors.replacingOccurrences(of: path, with: "")
    #expect(errors.components(separatedBy: "2000").count == 2, "said once")
  }

  @Test func aViewWithoutAFrameIsAFinding() throws {
    let path = try Tool.file("Bare.xib", Self.xib("<view id=\"v\"/>"))
    let frames = try Tool.run(["frames", "--format", "jsonl", path])
    #expect(frames.output.contains("\"v\":["))
    #expect(frames.errors.contains("states no frame"))
    let check = try Tool.run(["check", path])
    #expect(check.status == 0)
    #expect(check.output.contains("[no-frame]"))
  }

  @Test(arguments: [
    ("view", "hidden"), ("view", "fixedFrame"), ("stackView", "distribution"),
    ("stackView", "alignment"), ("view", "translatesAutoresizingMaskIntoConstraints"),
  ])
  func nonsenseInAnAttributeIsAFinding(kind: String, attribute: String) throws {
    let path = try Tool.file(
      "Nonsense.xib",
      Self.xib("<\(kind) id=\"v\" \(attribute)=\"xyzzy\">\(Self.rect)</\(kind)>"))
    let result = try Tool.run(["check", path])
    #expect(result.status == 1)
    #expect(result.output.contains("\(attribute) is \"xyzzy\""))
  }

  /// A terminal would obey them; JSON has its own escapes.
  @Test func controlCharactersAreShownAsEscapes() throws {
    let body = Documents.centred.replacingOccurrences(
      of: "id=\"box\"", with: "id=\"box\" userLabel=\"a&#x9b;31m&#x202e;b\"")
    let path = try Tool.file("A\u{1B}[31mB\nC.xib", body)
    for arguments in [["frames", "--format", "text"], ["frames", "--format", "jsonl"], ["check"]] {
      let result = try Tool.run(arguments + [path])
      let shown = (result.output + result.errors).unicodeScalars
      #expect(!shown.contains { [0x1B, 0x9B, 0x202E].contains($0.value) }, "\(arguments)")
    }
    let missing = try Tool.run(["explain", "no\u{1B}[2Jsuch.xib"])
    #expect(missing.errors.contains("no\\u{1b}[2Jsuch.xib"))
  }

  /// 120 stacks in each other took 24 seconds.
  @Test(arguments: [
    ("fillProportionally", "lastBaseline", 20), ("fill", "lastBaseline", 150),
    ("fill", "fill", 150),
  ])
  func nestedStacksAreAnswered(distribution: String, alignment: String, depth: Int) throws {
    var text = ""
    for index in 0..<depth {
      text +=
        "<stackView id=\"s\(index)\" axis=\"\(index % 2 == 0 ? "horizontal" : "vertical")\" "
        + "distribution=\"\(distribution)\" alignment=\"\(alignment)\" spacing=\"3\" \(Self.free)>"
        + "\(Self.rect)<subviews><label text=\"a\" id=\"l\(index)\">\(Self.rect)</label>"
    }
    text += String(repeating: "</subviews></stackView>", count: depth)
    let path = try Tool.file(
      "Nested.xib", Self.xib("<view id=\"r\">\(Self.rect)<subviews>\(text)</subviews></view>"))
    let result = try Tool.run(["frames", "--format", "jsonl", path])
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
  }

  /// A thousand is beyond what the reader goes into, and it says so.
  @Test func aThousandElementsInEachOtherAreRefused() throws {
    let open = String(repeating: "<view id=\"v\">", count: 1000)
    let path = try Tool.file(
      "Deep.xib", Self.xib(open + String(repeating: "</view>", count: 1000)))
    let result = try Tool.run(["frames", "--format", "text", path])
    #expect(result.status == 2)
    #expect(result.errors.contains("512"))
  }

  /// A document beyond what the parser takes is too large, not ill-formed.
  @Test func documentsAreRefusedForTheirSize() throws {
    let start = Self.xib("").replacingOccurrences(of: "</objects></document>", with: "")
    let end = "</objects></document>"
    for (size, isRead) in [(9_999_999, true), (10_000_001, false)] {
      let room = String(repeating: "\n", count: size - start.utf8.count - end.utf8.count)
      let result = try Tool.run([
        "frames", "--format", "text", try Tool.file("Large.xib", start + room + end),
      ])
      #expect((result.status == 0) == isRead, "\(size)")
      #expect(!result.errors.contains("well-formed"), "\(size): \(result.errors)")
    }
  }

  /// Rules that compare views with each other looked at every pair: 18 million of 6,000 labels.
  @Test func manyViewsAreComparedInTime() throws {
    let labels = (0..<6000).map { number in
      "<label id=\"l\(number)\" text=\"a\"><rect key=\"frame\" x=\"\(number % 100 * 30)\" "
        + "y=\"\(number / 100 * 30)\" width=\"20\" height=\"20\"/></label>"
    }
    let document = Self.xib(
      "<view id=\"r\"><rect key=\"frame\" width=\"3000\" height=\"1800\"/>"
        + "<subviews>\(labels.joined())</subviews></view>")
    let result = try Tool.run(["check", try Tool.file("Many.xib", document)])
    #expect(result.status == 0, "terminated, or a finding: \(result.lines.prefix(3))")
  }
}
