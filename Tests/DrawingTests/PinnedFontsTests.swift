import Foundation
import TestFonts
import TestSupport
import Testing

@testable import Drawing

/// Measured texts and golden pictures are those of exactly these fonts.
struct PinnedFontsTests {
  /// The faces that tests see, by family, with the version that each file states of itself.
  ///
  /// A version is that of the file's `head` table in units of 1/65536: Inter 3.019 as Debian's fonts-inter
  /// 4.0~beta7 has it, DejaVu 2.37 of fonts-dejavu-core 2.37, Noto Color Emoji 2.042.
  static let pinned: [(family: String, faces: Int, version: Int)] = [
    ("DejaVu Sans", 2, 155_320), ("DejaVu Sans Mono", 2, 155_320), ("DejaVu Serif", 2, 155_320),
    ("Inter", 18, 197_853), ("Inter Display", 18, 197_853), ("Noto Color Emoji", 1, 133_825),
  ]

  /// Lines of `family|version`, one a face.
  static func listedFaces() throws -> [String] {
    try listed("%{family[0]}|%{fontversion}\n")
  }

  /// Lines about the installed faces in a format of `fc-list`.
  private static func listed(_ format: String) throws -> [String] {
    let list = Process()
    let output = Pipe()
    list.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    list.arguments = ["fc-list", "-f", format]
    list.standardOutput = output
    try list.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    list.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  @Test func testsSeeTheseFontsOnly() throws {
    let expected = Self.pinned.flatMap { font in
      Array(repeating: "\(font.family)|\(font.version)", count: font.faces)
    }
    #expect(
      try Self.listedFaces() == expected.sorted(),
      "the goldens were made with other fonts; see Tests/README.md")
  }

  @Test func theSettingsAreThoseOfTheTests() {
    let file = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"]
    #expect(file == String(cString: test_fonts_file()))
    #expect(FileManager.default.isReadableFile(atPath: file ?? ""))
  }

  /// Every file that tests see has the bytes with which pictures were accepted; the failure names those that differ.
  @Test func theFilesAreThePinnedOnes() throws {
    let files = Set(try Self.listed("%{file}\n"))
    #expect(files.count > 40)
    let differing = files.sorted().compactMap(PinnedFonts.difference)
    #expect(
      differing.isEmpty,
      "pictures may differ because of fonts, not of code:\n\(differing.joined(separator: "\n"))")
  }

  @Test func otherFilesAreNamed() throws {
    let folder = try TestFolder.make()
    let other = folder.appendingPathComponent("Other.ttf")
    let changed = folder.appendingPathComponent("Inter-Regular.otf")
    for file in [other, changed] { try Data("font".utf8).write(to: file) }
    #expect(PinnedFonts.difference(other.path) == "\(other.path): The file is not pinned.")
    let hash = try #require(PinnedFonts.sha256(Data("font".utf8)))
    #expect(
      PinnedFonts.difference(changed.path)
        == "\(changed.path): The file is not that of fonts-inter 4.0~beta7+ds-1; its SHA-256 is \(hash)."
    )
    let missing = folder.appendingPathComponent("DejaVuSans.ttf").path
    #expect(PinnedFonts.difference(missing) == "\(missing): The file cannot be read.")
  }

  /// The packages, files and digits of the table.
  @Test func theTableIsComplete() {
    #expect(PinnedFontFile.all.count == 59)
    #expect(Set(PinnedFontFile.all.values.map(\.package)).count == 4)
    #expect(PinnedFontFile.all.values.allSatisfy { $0.hash.utf8.count == 64 })
  }

  /// Source: NIST, examples for FIPS 180-4, SHA-256.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    #expect(PinnedFonts.sha256(Data(text.utf8)) == hash)
  }

  /// Layout notes its files and drawing those of letters.
  @Test func usedFilesAreNoted() {
    PinnedFonts.beginRecording()
    let layout = TextLayout(runs: [TextRun(text: "noted", font: FontDescriptor(size: 23.5))])
    #expect(layout.lineCount == 1)
    let files = FontLibrary.shared.locked { FontLibrary.shared.usage?.files ?? [] }
    #expect(files.contains { $0.hasSuffix("/Inter-Regular.otf") })
    #expect(PinnedFonts.differences().allSatisfy { !$0.contains("Inter-Regular.otf") })
  }
}
