import Foundation
import TestFonts
import Testing

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
    let list = Process()
    let output = Pipe()
    list.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    list.arguments = ["fc-list", "-f", "%{family[0]}|%{fontversion}\n"]
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
}
