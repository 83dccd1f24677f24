import Foundation
import Testing

/// Golden pictures are compared by a test, and small.
struct GoldenTests {
  static let pictures: [String] = {
    let folder = SourceTree.package.appendingPathComponent("Documentation/Pictures")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".png") }.sorted()
  }()

  /// String literals of tests and examples; where one is interpolated, anything may stand.
  static let patterns: Set<String> = {
    var found: Set<String> = []
    for folder in ["Tests", "Examples"] {
      for (_, text) in CitationTests.texts(in: folder) {
        for literal in text.matches(of: /"((?:[^"\\\n]|\\.)*)"/) {
          let name = String(literal.1).replacing("Documentation/Pictures/", with: "")
            .replacing(".png", with: "")
          let pattern = name.replacing(/\\\([^)]*\)/, with: "*")
          // One that is interpolated as a whole says nothing.
          if pattern != "*", !pattern.contains(" ") { found.insert(pattern) }
        }
      }
    }
    return found
  }()

  @Test func thereArePictures() { #expect(Self.pictures.count > 20) }

  @Test(arguments: pictures)
  func everyPictureIsCompared(picture: String) {
    let stem = String(picture.dropLast(4))
    let isNamed = Self.patterns.contains { pattern in
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return pattern == stem }
      return parts[0].count > 2 && stem.hasPrefix(parts[0]) && stem.hasSuffix(parts[1])
    }
    #expect(isNamed, "no test compares Documentation/Pictures/\(picture)")
  }

  @Test(arguments: pictures)
  func picturesAreSmall(picture: String) throws {
    let file = SourceTree.package.appendingPathComponent("Documentation/Pictures/\(picture)")
    #expect(try Data(contentsOf: file).count < 32 << 10)
  }
}
