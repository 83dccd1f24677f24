import Foundation
import TestSupport
import Testing

/// `plumb render`: pictures, their sizes, and the errors when a picture cannot be made.
@Suite struct RenderCommandTests {
  /// Width and height of a PNG file in pixels, from its first chunk (PNG specification, 11.2.2).
  private func size(_ png: Data) throws -> [Int] {
    let bytes = [UInt8](png.prefix(24))
    try #require(bytes.count == 24 && Array(bytes[0..<8]) == [137, 80, 78, 71, 13, 10, 26, 10])
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 * 256 + Int($1) } }
  }

  private func output() throws -> String {
    try Tool.file("out.txt", "").replacingOccurrences(of: "out.txt", with: "picture.png")
  }

  /// A `.xib` root of 375 × 667 points keeps its size; the scale is the device's unless given.
  @Test(
    arguments: [
      (["--scale", "1"], [375, 667]), (["--scale", "3"], [1125, 2001]), ([], [750, 1334]),
      (["--show-alignment-rects"], [750, 1334]),
      (["--show", "frames", "--show", "margins"], [750, 1334]),
      (["--scene", "root"], [750, 1334]), (["--appearance", "dark"], [750, 1334]),
    ] as [([String], [Int])])
  func picturesHaveTheirSize(_ arguments: [String], _ expected: [Int]) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let path = try output()
    let result = try Tool.run(["render", document, "-o", path] + arguments)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    #expect(try size(Data(contentsOf: URL(fileURLWithPath: path))) == expected)
  }

  /// The file's ending or `--format` says the format; text stays text.
  @Test(
    arguments: [
      ("x.svg", [], "<?xml"), ("x.pdf", [], "%PDF-"), ("x.svg", ["--format", "pdf"], "%PDF-"),
      ("-", ["--format", "svg"], "<?xml"),
    ] as [(String, [String], String)])
  func otherFormatsAreWritten(_ file: String, _ arguments: [String], _ start: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let path =
      file == "-" ? file : try output().replacingOccurrences(of: "picture.png", with: file)
    let result = try Tool.run(
      ["render", document, "-o", path, "--show", "margins,frames"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
    let data =
      file == "-" ? Data(result.output.utf8) : try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.starts(with: Data(start.utf8)))
  }

  /// A folder of symbols gives an outline to a name; a missing one is refused.
  @Test func aFolderOfSymbolsIsUsed() throws {
    let view = """
      <imageView image="finder" id="i"><rect key="frame" x="20" y="20" width="60" height="40"/></imageView>
      """
    let text = Documents.xib("<subviews>\(view)</subviews>").replacingOccurrences(
      of: "</objects>",
      with: "</objects><resources><image name=\"finder\" catalog=\"system\"/></resources>")
    let document = try Tool.file("Symbol.xib", text)
    let file = try Tool.file(
      "finder.svg", "<svg viewBox='0 0 16 16'><path d='M0 0H16V16H0z'/></svg>")
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let result = try Tool.run(
      ["render", document, "-o", try output(), "--strict-pictures", "--symbols", folder])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let refused = try Tool.run(["render", document, "-o", try output(), "--symbols", "/no such"])
    #expect(refused.status == 64 && refused.errors.contains("there is no folder '/no such'"))
  }

  /// A symbol without an outline is drawn as a box, which standard error says; `--strict-pictures` makes it the exit code.
  @Test(arguments: [[], ["--all-scenes"]]) func omissionsAreNamed(more: [String]) throws {
    let view = """
      <imageView image="finder" id="i"><rect key="frame" x="20" y="20" width="60" height="40"/></imageView>
      """
    let text = Documents.xib("<subviews>\(view)</subviews>").replacingOccurrences(
      of: "</objects>",
      with:
        #"</objects><resources><image name="finder" catalog="system" width="1" height="1"/></resources>"#
    )
    let document = try Tool.file("Symbol.xib", text)
    let path = try more.isEmpty ? output() : TestFolder.make().path
    let sentence = "Not drawn as on the system: 1 symbol (finder).\n"
    let result = try Tool.run(["render", document, "-o", path] + more)
    #expect(result.status == 0 && result.errors == sentence, "\(result.errors)")
    let strict = try Tool.run(["render", document, "-o", path, "--strict-pictures"] + more)
    #expect(strict.status == 1 && strict.errors == sentence)
    let plain = try Tool.file("Centred.xib", Documents.centred)
    #expect(try Tool.run(["render", plain, "-o", path, "--strict-pictures"] + more).status == 0)
  }

  @Test func theSameDocumentGivesTheSameBytes() throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let pictures = try (0..<2).map { _ in
      let path = try output()
      _ = try Tool.run(["render", document, "-o", path])
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    arguments: [
      (["--scene", "nowhere"], 2, "'nowhere'"), (["--device", "toaster"], 64, "'toaster'"),
      (["--scale", "0"], 64, "--scale"), (["--scale", "nan"], 64, "--scale"),
      (["--scale", "1000"], 64, "--scale"), (["-o", ""], 64, "-o"),
      (["--show", "nothing"], 64, "'nothing'"), (["-o", "x.gif"], 64, "x.gif"),
      (["--format", "gif"], 64, "'gif'"), (["--mask", "alpha"], 64, "--screen"),
      (["--screen", "--mask", "red"], 64, "'red'"),
      (["-o", "/no such folder/x.png"], 2, "/no such folder/x.png"),
    ] as [([String], Int32, String)])
  func mistakesAreNamed(_ arguments: [String], _ status: Int32, _ word: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["render", document] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(word))
    #expect(result.output.isEmpty)
  }

  @Test func unreadableDocumentsAreNamed() throws {
    let result = try Tool.run(["render", "/no such folder/Main.storyboard"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("/no such folder/Main.storyboard: "))
  }

  /// A report has a line for each picture: what it shows around the root, and what it shows otherwise.
  @Test(arguments: [[], ["--screen"]])
  func aReportNamesTheParts(_ options: [String]) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <window title="Window" id="w"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="196" y="240" width="300" height="200"/>
      <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></view>
      </window></objects></document>
      """
    let document = try Tool.file("Window.xib", text)
    let path = try output()
    let result = try Tool.run(["render", document, "-o", path, "--report", "-"] + options)
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(line["root"] as? String == "v" && line["file"] as? String == path)
    let parts = options.isEmpty ? [] : ["title bar"]
    #expect(line["shows"] as? [String] == parts)
    let differs = try #require(line["differs"] as? [String: Any])
    let missing = options.isEmpty ? ["title bar": 1] : [:]
    #expect(differs["surroundings"] as? [String: Int] == missing)
    // A folder of pictures has a report too.
    let report = path.replacingOccurrences(of: "picture.png", with: "report.jsonl")
    let all = try Tool.run(
      ["render", document, "--all-scenes", "-o", path + "-all", "--report", report] + options)
    #expect(all.status == 0)
    #expect(try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n").count == 1)
  }

  @Test(arguments: [["-o", "-", "--report", "-"], ["--report", "-", "--package", "."]])
  func reportsThatCannotBeWritten(_ options: [String]) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    #expect(try Tool.run(["render", document] + options).status == 64)
  }
}
