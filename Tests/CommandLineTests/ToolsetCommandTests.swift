import Foundation
import TestSupport
import Testing

/// `plumb toolset`, as far as nothing is built; `make plain` runs it whole.
@Suite struct ToolsetCommandTests {
  @Test func aFolderWithoutSourcesIsToldSo() throws {
    let result = try Tool.run(["toolset", "--package", "/nowhere/at/all"])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/at/all"))
    #expect(result.errors.contains("--package"))
  }

  /// Another `swift` says what it was asked for and builds nothing.
  @Test func theSourcesAreThoseOfTheTool() throws {
    let swift = try Tool.file("swift", "#!/bin/sh\necho \"$@\" >&2\nexit 1\n")
    let tools = URL(fileURLWithPath: swift).deletingLastPathComponent().path
    let tool = Tool.folder.appendingPathComponent("plumb").path
    let result = try Shell.run(
      "chmod +x \"$1/swift\"; PATH=\"$1:$PATH\" exec \"$2\" toolset -o \"$1/kit\"", [tools, tool])
    #expect(result.status == 2)
    let words = result.errors.split(whereSeparator: \.isWhitespace).map(String.init)
    let option = try #require(words.firstIndex(of: "--package-path"))
    #expect(words[option + 1] == DocumentedType.root.path, "\(result.errors)")
  }

  @Test func helpShowsHowToUseIt() throws {
    let result = try Tool.run(["toolset", "--help"])
    #expect(result.status == 0)
    #expect(result.output.contains("swift test --toolset"))
    #expect(result.output.contains("--appkit"))
  }

  @Test(arguments: ["render", "check"])
  func classesNeedTheirToolset(command: String) throws {
    let document = try Tool.file("Centred.xib", Documents.centred)
    #expect(try Tool.run([command, document, "--classes", "libCards.so"]).status == 64)
    let result = try Tool.run([
      command, document, "--classes", "libCards.so", "--toolset", "/nowhere/at/all",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("plumb toolset"))
  }

  @Test(arguments: [
    (["--package", "."], "-o"), (["-o", "pictures"], "--package"),
    (["--package", ".", "-o", "pictures", "--all-scenes"], "--all-scenes"),
    (["--package", ".", "-o", "pictures", "Card.xib"], "documents"),
    (["--package", ".", "-o", "pictures", "--size", "10x10"], "--size"),
  ])
  func previewsNeedAPackageAndAFolder(arguments: [String], word: String) throws {
    let result = try Tool.run(["render", "--previews"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(word), "\(result.errors)")
  }

  @Test func previewsNeedTheProgramOfAToolset() throws {
    let folder = try TestFolder.make().appendingPathComponent("pictures").path
    let result = try Tool.run([
      "render", "--previews", "-o", folder, "--classes", "libCards.so", "--toolset",
      "/nowhere/at/all",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("plumb toolset"))
  }

  @Test func anUnknownOptionIsAUsageError() throws {
    #expect(try Tool.run(["toolset", "--watchkit"]).status == 64)
  }
}
