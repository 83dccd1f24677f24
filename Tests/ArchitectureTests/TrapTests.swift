import Testing

/// What ends a program says why, in optimised builds too.
struct TrapTests {
  /// Words that end a program and lose their text under optimisation, or never had one.
  static let bare = ["precondition(", "preconditionFailure(", "fatalError()", "try! "]

  @Test(arguments: bare) func noTrapLosesItsText(word: String) {
    for file in SourceTree.files {
      for (index, line) in file.lines.enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(
          !line.contains(word), "\(file):\(index + 1): `require` and `fatalError` keep their text")
      }
    }
  }

  /// The tool starts on the main thread; no other code assumes that it runs there.
  @Test func onlyTheToolAssumesItsThread() {
    for file in SourceTree.files
    where file.lines.contains(where: { $0.contains("MainActor.assumeIsolated {") }) {
      #expect(["plumb", "Workbench"].contains(file.target), "\(file)")
    }
  }
}
