import Foundation
import TestSupport
import Testing

/// A font file of the tests' machine.
private enum SerifFile {
  static let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }
}

/// Documents are measured in the fonts of their projects, and in those that `--fonts` names.
@Suite(.enabled(if: SerifFile.isThere, "no such file"))
struct ProjectFontTests {
  /// A font that is not installed: DejaVu Serif under a name of as many letters.
  private static func font() throws -> Data {
    var data = try Data(contentsOf: SerifFile.url)
    func rename(_ letters: (String) -> [UInt8]) {
      let (old, new) = (Data(letters("DejaVu")), Data(letters("Bavelu")))
      while let found = data.range(of: old) { data.replaceSubrange(found, with: new) }
    }
    rename { Array($0.utf8) }
    rename { text in Array(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) }
    return data
  }

  private static let document = document("Hamburgefonstiv", in: "BaveluSerif")

  /// A document with a label that is as wide as its text.
  private static func document(
    _ text: String, in font: String, toolsVersion: String = "21701"
  ) -> String {
    Documents.xib(
      """
            <subviews>
              <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="text">
                <rect key="frame" x="20" y="40" width="100" height="20"/>
                <fontDescription key="fontDescription" name="\(font)" family="\(font)" pointSize="20"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
              <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
            </constraints>
      """, toolsVersion: toolsVersion)
  }

  /// A private name of San Francisco is that font in documents of its time, and Times New Roman after it.
  @Test(arguments: [("14460", 53.0), ("20037", 53.5)])
  func privateNamesAreTimesNewRomanNow(_ version: String, _ width: Double) throws {
    let card = Self.document("GDPR", in: ".SFUIText", toolsVersion: version)
    let folder = try Self.folder(["App/Views/Card.xib": Data(card.utf8)])
    #expect(try Self.widths([folder]) == [width])
  }

  /// Writes files into a fresh folder.
  private static func folder(_ files: [String: Data]) throws -> URL {
    let folder = try TestFolder.make()
    for (path, data) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return folder
  }

  /// A folder with a document at a path, and other files.
  private static func project(_ files: [String: Data] = [:], git: Bool = true) throws -> URL {
    var all = files
    all["App/Views/Card.xib"] = Data(document.utf8)
    if git { all[".git"] = Data("gitdir: elsewhere\n".utf8) }
    return try folder(all)
  }

  /// The widths of the labels of documents, in the order of the documents.
  private static func widths(
    _ projects: [URL], _ options: [String] = [], verb: String = "frames"
  ) throws -> [Double] {
    let paths = projects.map { $0.appendingPathComponent("App/Views/Card.xib").path }
    let result = try Tool.run([verb] + paths + ["--format", "jsonl"] + options)
    #expect(result.status == 0, "\(result.errors)")
    return try result.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let views = try #require(object?["views"] as? [String: [Double]])
      return try #require(views["text"])[2]
    }
  }

  /// DejaVu Serif's width of the text at 20 points, and that of Helvetica, which a missing font has.
  private static let (own, missing) = (177.0, 151.5)

  @Test func aRepositorysFontsAreFound() throws {
    let font = try Self.font()
    let without = try Self.widths([Self.project()])
    let with = try Self.widths([Self.project(["Shared/Fonts/Serif.ttf": font])])
    #expect(without == [Self.missing])
    #expect(with == [Self.own])
    // What is hidden is not searched.
    #expect(try Self.widths([Self.project([".build/Serif.ttf": font])]) == without)
  }

  @Test func fontsOfOneProjectLeaveOthersAlone() throws {
    let font = try Self.font()
    let (with, without) = (try Self.project(["Serif.ttf": font]), try Self.project())
    #expect(
      try Self.widths([without, with, without, with]) == [
        Self.missing, Self.own, Self.missing, Self.own,
      ])
  }

  @Test func givenFontsAreFilesOrFolders() throws {
    let fonts = try Self.folder(["Inner/Serif.ttf": try Self.font()])
    let project = try Self.project(git: false)
    let file = fonts.appendingPathComponent("Inner/Serif.ttf").path
    #expect(try Self.widths([project]) == [Self.missing])
    for path in [fonts.path, file] {
      #expect(try Self.widths([project], ["--fonts", path]) == [Self.own])
    }
    let document = project.appendingPathComponent("App/Views/Card.xib").path
    for arguments in [
      ["check", document], ["explain", document], ["diff", document, document],
    ] {
      let result = try Tool.run(arguments + ["--fonts", file])
      #expect(result.status == 0, "\(arguments): \(result.output)\(result.errors)")
      #expect(try Tool.run(arguments + ["--fonts", "/no/such/folder"]).status == 2)
    }
  }

  @Test func outsideOfARepositoryListsNameFonts() throws {
    let font = try Self.font()
    func list(_ key: String, _ value: Any) throws -> Data {
      try PropertyListSerialization.data(fromPropertyList: [key: value], format: .xml, options: 0)
    }
    let cases: [([String: Data], Double)] = [
      (["App/Resources/Serif.ttf": font], Self.missing),
      (["App/Views/Serif.ttf": font], Self.own),
      (
        ["App/Fonts/Serif.ttf": font, "App/Info.plist": try list("UIAppFonts", ["Serif.ttf"])],
        Self.own
      ),
      (
        ["App/Fonts/Serif.ttf": font, "Info.plist": try list("ATSApplicationFontsPath", "Fonts/")],
        Self.own
      ),
      (
        ["App/Fonts/Serif.ttf": font, "App/Info.plist": try list("UIAppFonts", ["Other.ttf"])],
        Self.missing
      ),
      (["App/Fonts/Serif.ttf": font, "App/Info.plist": Data("broken".utf8)], Self.missing),
    ]
    for (files, width) in cases {
      #expect(try Self.widths([Self.project(files, git: false)]) == [width], "\(files.keys)")
    }
  }

  @Test func unreadableFilesAreNotesAndLinksAreNotFollowed() throws {
    let elsewhere = try Self.folder(["Serif.ttf": try Self.font()])
    let project = try Self.project(["Fonts/Broken.ttf": Data([0, 1, 0, 0, 0, 9, 255, 255])])
    for name in ["Link.ttf", "Folder"] {
      try FileManager.default.createSymbolicLink(
        at: project.appendingPathComponent("Fonts/\(name)"),
        withDestinationURL: name == "Folder"
          ? elsewhere : elsewhere.appendingPathComponent("Serif.ttf"))
    }
    let broken = project.appendingPathComponent("Fonts/Broken.ttf").path
    #expect(try Self.widths([project]) == [Self.missing])
    let document = project.appendingPathComponent("App/Views/Card.xib").path
    let result = try Tool.run(["frames", document])
    #expect(result.errors.contains("note: font file '\(broken)' cannot be read"))
    #expect(!result.errors.contains("Link.ttf"))
    #expect(try Tool.run(["check", document]).status == 0)
  }
}
