import Foundation
import GoldenFiles
import TestSupport
import Testing

/// `make install`, as far as nothing is built: what it copies, and where.
struct InstallTests {
  static let files: [(path: String, isProgram: Bool, word: String)] = [
    ("bin/plumb", true, ""),
    ("share/man/man1/plumb.1", false, ".TH PLUMB 1"),
    ("share/bash-completion/completions/plumb", false, "complete"),
    ("share/zsh/site-functions/_plumb", false, "#compdef plumb"),
    ("share/fish/vendor_completions.d/plumb.fish", false, "complete -c 'plumb'"),
  ]

  @Test(.enabled(if: Shell.has("make"), "make is not installed"))
  func theToolItsPageAndCompletionsAreInstalled() throws {
    let root = try TestFolder.make()
    // A stand-in for the tool's bytes: the link is copied as the file behind it.
    let tool = Tool.folder.appendingPathComponent("plumb").path
    let result = try Shell.run(
      "make install-built TOOL=\"$1\" DESTDIR=\"$2\" PREFIX=/opt/plumb", [tool, root.path],
      folder: Repository.folder)
    #expect(result.status == 0, "\(result.errors)")
    let prefix = root.appendingPathComponent("opt/plumb")
    for file in Self.files {
      let path = prefix.appendingPathComponent(file.path).path
      #expect(FileManager.default.isExecutableFile(atPath: path) == file.isProgram, "\(file.path)")
      guard !file.isProgram else { continue }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(file.word), "\(file.path)")
    }
    let found = FileManager.default.enumerator(atPath: prefix.path)?.compactMap { $0 as? String }
    let installed = try #require(found).filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: prefix.appendingPathComponent(path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
    #expect(Set(installed) == Set(Self.files.map(\.path)))
    #expect(result.output.contains("/opt/plumb/bin is not in PATH"))
  }
}
