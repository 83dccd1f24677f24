import Foundation
import TestSupport
import Testing

@testable import AssetCatalog

/// Paths are compared byte by byte, as file systems do.
struct RealPathTests {
  /// Swift's strings are equal here: two folders were taken for one.
  @Test func lettersInAnotherUnicodeFormAreAnotherFolder() {
    #expect(!RealPath.isInside("/cafe\u{301}.xcassets/a", "/caf\u{E9}.xcassets/"))
    #expect(RealPath.isInside("/caf\u{E9}.xcassets/a", "/caf\u{E9}.xcassets/"))
  }

  /// Swift's strings take the mark as a part of the slash: a file inside was said to lead out.
  @Test func aNameMayBeginWithAMark() throws {
    #expect(RealPath.isInside("/m/\u{301}a.png", "/m/"))
    let folder = try TestFolder.make()
    let file = folder.appendingPathComponent("\u{301}a.png")
    try Data([1]).write(to: file)
    let guarded = try GuardedFile(file, inside: RealPath.folder(folder))
    #expect(try guarded.data() == Data([1]))
  }
}
