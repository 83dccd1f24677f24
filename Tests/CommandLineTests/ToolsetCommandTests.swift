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

  @Test func anUnknownOptionIsAUsageError() throws {
    #expect(try Tool.run(["toolset", "--watchkit"]).status == 64)
  }
}
