import Foundation
import GoldenFiles
import Testing

/// `--fonts` of `plumb render`, and the fonts that an `Info.plist` names.
struct FontOptionTests {
  private static func render(_ arguments: [String]) throws -> Tool.Result {
    let document = Repository.folder.appendingPathComponent("Examples/Looks.xib").path
    return try Tool.run(["render", document, "--format", "png", "-o", "-"] + arguments)
  }

  @Test func aFolderThatIsMissingIsRefused() throws {
    let result = try Self.render(["--fonts", "/no/such/folder"])
    #expect(result.status == 2)
    #expect(result.errors.contains("/no/such/folder: No such file or folder."))
  }

  /// A pipe is never opened, whatever its name, and links are not followed out of a folder.
  @Test func pipesAndLinksAreLeftAlone() throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    let folder = URL(fileURLWithPath: document).deletingLastPathComponent()
    for name in ["Info.plist", "Pipe.ttf", "star.svg"] {
      #expect(mkfifo(folder.appendingPathComponent(name).path, 0o600) == 0)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("Link.ttf").path, withDestinationPath: "/dev/zero")
    let output = folder.appendingPathComponent("out.png").path
    let result = try Tool.run(
      ["render", document, "--fonts", folder.path, "--symbols", folder.path, "-o", output])
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  /// Files that are not fonts change nothing, whatever they are called.
  @Test func brokenFontsAreLeftAlone() throws {
    let file = try Tool.file("Broken.ttf", Data([0, 1, 0, 0, 0, 9, 255, 255, 1, 2, 3, 4]))
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let (plain, with) = (try Self.render([]), try Self.render(["--fonts", folder]))
    #expect(plain.status == 0 && with.status == 0)
    #expect(plain.output == with.output && with.errors == plain.errors)
  }
}
