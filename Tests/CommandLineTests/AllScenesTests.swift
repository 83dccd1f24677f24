import Foundation
import TestSupport
import Testing

/// `plumb render --all-scenes`: which files it writes, and what it leaves alone.
struct AllScenesTests {
  /// A scene with a view of a size in points.
  private static func scene(_ id: String, _ attributes: String, width: Int = 40) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="c-\(id)" \(attributes)>
    <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="30"/></view>
    </viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes>\(scenes.joined())</scenes></document>
    """
  }

  /// Names in documents can hold anything; files stay in the folder and apart.
  static let names: [(attributes: String, file: String)] = [
    (#"storyboardIdentifier="Settings""#, "Settings"),
    (#"userLabel="Front page" storyboardIdentifier="front""#, "Front page"),
    (#"storyboardIdentifier="settings""#, "settings 2"),
    (#"storyboardIdentifier="../../etc/passwd""#, "-..-etc-passwd"),
    (#"storyboardIdentifier="..""#, "s-v4"), (#"storyboardIdentifier="""#, "s-v5"),
    (#"storyboardIdentifier="a&#10;b&#9;c""#, "a-b-c"), (#"userLabel=" /\ ""#, "s-v7"),
    (#"title="Title: 1/2?""#, "Title- 1-2-"), ("", "s-v9"),
    (#"userLabel=".hidden""#, "hidden"),
    (
      "storyboardIdentifier=\"\(String(repeating: "ü", count: 300))\"",
      String(repeating: "ü", count: 100)
    ),
  ]

  /// With `--tree` each picture's file is named above its views.
  @Test func treesAreNamedByPictures() throws {
    let folder = try TestFolder.make()
    let text = Self.storyboard([
      Self.scene("v1", #"storyboardIdentifier="One""#),
      Self.scene("v2", #"storyboardIdentifier="Two""#),
    ])
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    let result = try Tool.run(
      ["render", "--all-scenes", "--marks", "--tree", "-o", "out", "Main.storyboard"],
      folder: folder)
    #expect(result.status == 0)
    let lines = result.lines
    try #require(lines.count == 6, "\(lines)")
    #expect(lines[0] == "out/One.png:" && lines[3] == "out/Two.png:")
    #expect(lines[1].hasPrefix("Main.storyboard:") && lines[1].contains(": root v1 "))
    #expect(lines[2].hasPrefix("1 view v1 (0, 0, ") && lines[5].hasPrefix("1 view v2 "))
    #expect(files(folder) == ["out/One.png", "out/Two.png"])
  }

  private func files(_ folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }.sorted()
  }

  @Test func namesAreSafeAndApart() throws {
    let scenes = Self.names.enumerated().map { Self.scene("v\($0)", $1.attributes) }
    let document = try Tool.file(
      "Main.storyboard", Self.storyboard(scenes + [Self.scene("flat", "", width: 0)]))
    let root = try TestFolder.make()
    let output = root.appendingPathComponent("deep/pictures")
    let result = try Tool.run(["render", document, "--all-scenes", "-o", output.path])
    #expect(result.status == 0, "\(result.errors)")
    #expect(files(root) == Self.names.map { "deep/pictures/\($0.file).png" }.sorted())
    // A view without width has no picture, and a line.
    #expect(result.errors.contains("The view flat has no area"))
    // Again: pictures are replaced.
    let again = try Tool.run(["render", document, "--all-scenes", "-o", output.path])
    #expect(again.status == 0 && files(root).count == Self.names.count)
  }

  /// Documents of folders have subfolders as in the source, and never share one.
  @Test func foldersAreThoseOfTheSource() throws {
    let source = try TestFolder.make()
    let text = Self.storyboard([Self.scene("v", #"storyboardIdentifier="Start""#)])
    for path in ["Main.storyboard", "Login/Main.storyboard", "Login/main.xib", "Login/Deep/A.xib"] {
      let url = source.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((path.hasSuffix("xib") ? Documents.centred : text).utf8).write(to: url)
    }
    try Data("no document".utf8).write(to: source.appendingPathComponent("Login/Broken.xib"))
    let output = try TestFolder.make()
    let result = try Tool.run(
      ["render", ".", "--all-scenes", "-o", output.path, "--format", "svg"], folder: source)
    #expect(result.status == 1, "one document could not be read")
    #expect(result.errors.contains("Broken.xib"))
    #expect(
      files(output) == [
        "Login/Deep/A/root.svg", "Login/Main/Start.svg", "Login/main 2/root.svg",
        "Main/Start.svg",
      ])
    // Several documents by name, two of one name.
    let others = try TestFolder.make()
    let named = try Tool.run(
      ["render", "Main.storyboard", "Login/Main.storyboard", "--all-scenes", "-o", others.path],
      folder: source)
    #expect(named.status == 0, "\(named.errors)")
    #expect(files(others) == ["Main 2/Start.png", "Main/Start.png"])
    #expect(
      try Tool.run(
        ["render", "Login/Broken.xib", "--all-scenes", "-o", others.path], folder: source
      )
      .status == 2)
  }

  @Test func otherFilesStay() throws {
    let document = try Tool.file(
      "Main.storyboard",
      Self.storyboard([
        Self.scene("v", #"storyboardIdentifier="Notes""#),
        Self.scene("w", #"storyboardIdentifier="Other""#),
      ]))
    let output = try TestFolder.make()
    let notes = output.appendingPathComponent("Notes.png")
    try Data("no picture".utf8).write(to: notes)
    let result = try Tool.run(["render", document, "--all-scenes", "-o", output.path])
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "\(notes.path): The file cannot be written: the existing file is not a picture."))
    #expect(try String(contentsOf: notes, encoding: .utf8) == "no picture")
    #expect(files(output) == ["Notes.png", "Other.png"])
  }

  @Test(
    arguments: [
      ([], "-o with a folder"), (["-o", "-"], "-o with a folder"),
      (["-o", "x", "--scene", "v"], "--scene"),
      (["-o", "x", "--classes", "l.so", "--toolset", "t"], "--classes"),
    ] as [([String], String)])
  func whatDoesNotGoTogether(arguments: [String], word: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let result = try Tool.run(["render", document, "--all-scenes"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(word))
    let several = try Tool.run(["render", document, document])
    #expect(several.status == 64 && several.errors.contains("--all-scenes"))
  }
}
