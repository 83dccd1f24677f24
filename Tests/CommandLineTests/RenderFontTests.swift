import Foundation
import TestSupport
import Testing

/// `--text blocks` and `--pinned-fonts` of `plumb render`, each on machines with different fonts.
@Suite(.enabled(if: TestedFonts.areThere, "the fonts of the tests are elsewhere"))
struct RenderFontTests {
  /// A root with a label in the system font, large enough for its display cut, and one in another font.
  private static func document(_ font: String = "") throws -> String {
    let labels = """
      <subviews>
      <label text="Large letters" id="a"><rect key="frame" x="20" y="40" width="300" height="60"/>
        <fontDescription key="fontDescription" type="system" pointSize="40"/></label>
      <label text="Small letters, more of them" id="b"><rect key="frame" x="20" y="120" width="300" height="30"/>
        \(font.isEmpty ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>" : font)</label>
      </subviews>
      """
    return try Tool.file("Labels.xib", Documents.xib(labels))
  }

  private static let helvetica = """
    <fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="15"/>
    """

  /// A machine whose fonts are those of a folder, less those with a prefix.
  private static func machine(
    without prefix: String, change: (URL) throws -> Void = { _ in }
  ) throws -> [String: String] {
    let folder = try TestFolder.make()
    let files = try FileManager.default.contentsOfDirectory(atPath: TestedFonts.inter.path)
    for name in files where !name.hasPrefix(prefix) {
      try FileManager.default.copyItem(
        at: TestedFonts.inter.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    try change(folder)
    let settings = folder.appendingPathComponent("fonts.conf")
    try Data(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """.utf8
    ).write(to: settings)
    return ["FONTCONFIG_FILE": settings.path]
  }

  private static func render(
    _ document: String, _ options: [String], on machine: [String: String] = [:]
  ) throws -> (result: Tool.Result, data: Data?) {
    let output = URL(fileURLWithPath: try Tool.file("none", "")).deletingLastPathComponent()
      .appendingPathComponent("picture").path
    let result = try Tool.run(
      ["render", document, "-o", output] + options, environment: machine)
    return (result, FileManager.default.contents(atPath: output))
  }

  /// Letters change with the fonts that draw them; blocks do not, as long as layout has its advances.
  @Test(arguments: ["png", "pdf", "svg"]) func blocksAreTheSameWithOtherFonts(format: String) throws
  {
    let document = try Self.document(Self.helvetica)
    let machine = try Self.machine(without: "InterDisplay")
    func picture(_ text: String, _ machine: [String: String]) throws -> Data {
      let (result, data) = try Self.render(
        document, ["--format", format, "--text", text], on: machine)
      #expect(result.status == 0)
      return try #require(data)
    }
    #expect(try picture("letters", [:]) != picture("letters", machine))
    let blocks = try picture("blocks", [:])
    #expect(try blocks == picture("blocks", machine))
    #expect(try blocks != picture("letters", [:]))
  }

  @Test func pinnedFontsDraw() throws {
    let document = try Self.document()
    let (result, data) = try Self.render(document, ["--format", "png", "--pinned-fonts"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(try data == Self.render(document, ["--format", "png"]).data)
  }

  /// A file that was changed, and families that are not there; the former is named with its package and hash.
  @Test func otherFontsAreNamedAndNothingIsWritten() throws {
    let document = try Self.document(Self.helvetica)
    let changed = try Self.machine(without: "InterDisplay") { folder in
      let file = try FileHandle(forWritingTo: folder.appendingPathComponent("Inter-Regular.otf"))
      try file.seekToEnd()
      try file.write(contentsOf: Data([0]))
    }
    let (result, data) = try Self.render(
      document, ["--format", "png", "--pinned-fonts"], on: changed)
    #expect(result.status == 2 && data == nil && result.output.isEmpty)
    #expect(result.errors.contains("The picture depends on fonts that are not pinned:\n"))
    for family in ["Inter Display", "Liberation Sans"] {
      #expect(result.errors.contains("\n\(family): The family is not installed."))
    }
    #expect(
      result.errors.contains(
        "/Inter-Regular.otf: The file is not that of fonts-inter 4.0~beta7+ds-1; its SHA-256 is "))
    // Blocks need the advances alone.
    let blocks = try Self.render(
      document, ["--format", "png", "--pinned-fonts", "--text", "blocks"],
      on: try Self.machine(without: "InterDisplay"))
    #expect(blocks.result.status == 0)
  }

  @Test func anUnknownLookIsRefused() throws {
    let result = try Tool.run(["render", try Self.document(), "--text", "boxes"])
    #expect(result.status == 64 && result.errors.contains("blocks"))
  }
}

/// The installed files that the tests copy and change.
private enum TestedFonts {
  static let inter = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter")
  static var areThere: Bool { FileManager.default.fileExists(atPath: inter.path) }
}
