import Configuration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Which files hold for a folder.
struct ProjectSettingsTests {
  /// A folder with configurations that each exclude their own name, and with other empty files.
  private func project(_ folders: [String], _ others: [String] = []) throws -> URL {
    let root = try TestFolder.make()
    let files =
      folders.map { ("\($0)/\(ConfigurationFile.name)", "exclude: [\"\($0)\"]") }
      + others.map { ($0, "") }
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return root
  }

  private func chain(
    _ root: URL, _ folder: String, given: [String], _ source: ProjectSettings.Source = .folders
  ) -> [String] {
    var settings = ProjectSettings(
      given: given.map { root.appendingPathComponent($0).path }, source: source, rules: Rule.samples
    )
    let found = settings.settings(in: PathParts(root.appendingPathComponent(folder).path))
    #expect(settings.errors == [] && !found.isBroken)
    return found.files.map { $0.exclude.map(\.description).joined() }
  }

  @Test func theChainBeginsAtTheRepository() throws {
    let root = try project(["a", "a/b", "a/b/c", "a/b/c/d"], ["a/b/.git/HEAD"])
    #expect(chain(root, "a/b/c/d", given: ["a/b/c/d"]) == ["a/b", "a/b/c", "a/b/c/d"])
    #expect(chain(root, "a/b/c/x", given: ["a"]) == ["a/b", "a/b/c"])
    // Without a repository around it, the outermost given folder is the top.
    #expect(chain(root, "a", given: ["a"]) == ["a"])
  }

  @Test func withoutARepositoryTheGivenFolderIsTheTop() throws {
    let root = try project(["a", "a/b", "a/b/c"])
    #expect(chain(root, "a/b/c", given: ["a/b"]) == ["a/b", "a/b/c"])
    #expect(chain(root, "a/b/c", given: ["a/b/c", "a"]) == ["a", "a/b", "a/b/c"])
    #expect(chain(root, "a/b/c", given: ["a/b/../b"]) == ["a/b", "a/b/c"])
    // A document that is given itself has its folder's.
    #expect(chain(root, "a/b/c", given: ["a/b/c/Main.xib"]) == ["a/b/c"])
  }

  /// A worktree of git has a file in place of the folder.
  @Test func aWorktreeIsARepository() throws {
    let root = try project(["a", "a/b"], ["a/.git"])
    #expect(chain(root, "a/b", given: ["a/b"]) == ["a", "a/b"])
  }

  @Test func oneFileOrNone() throws {
    let root = try project(["a", "a/b", "other"])
    let file = root.appendingPathComponent("other/\(ConfigurationFile.name)").path
    #expect(chain(root, "a/b", given: ["a"], .file(file)) == ["other"])
    #expect(chain(root, "a/b", given: ["a"], .none) == [])
  }

  @Test func brokenFilesAreReportedOnce() throws {
    let root = try project(["a", "a/b"])
    let file = root.appendingPathComponent("a/\(ConfigurationFile.name)")
    try Data("rules: {x: y}".utf8).write(to: file)
    var settings = ProjectSettings(
      given: [root.appendingPathComponent("a").path], rules: Rule.samples)
    for folder in ["a", "a/b", "a"] {
      let found = settings.settings(in: PathParts(root.appendingPathComponent(folder).path))
      #expect(found.isBroken)
    }
    #expect(settings.errors.map(\.message) == ["there is no rule 'x'"])
    var missing = ProjectSettings(source: .file("/nowhere/p.yml"), rules: Rule.samples)
    #expect(missing.settings(in: PathParts("/a")).isBroken)
    #expect(missing.errors.map(\.description) == ["/nowhere/p.yml: error: there is no such file"])
  }

  /// A device that never ends, and a folder, are not read.
  @Test func onlyFilesAreRead() throws {
    let folder = try TestFolder.make().path
    for path in ["/dev/zero", folder] {
      let settings = ProjectSettings(source: .file(path), rules: Rule.samples)
      #expect(settings.errors.map(\.message) == ["this is not a regular file"])
    }
  }

  @Test func switchesComeFirst() throws {
    let root = try TestFolder.make()
    let file = root.appendingPathComponent(ConfigurationFile.name)
    try Data("threshold: error\nrules: {overlap: off, conflict: note}".utf8).write(to: file)
    var settings = ProjectSettings(
      given: [root.path], rules: Rule.samples,
      switches: [.overlap: .on, .conflict: .on, .misplaced: .off],
      threshold: .note)
    let found = settings.settings(in: PathParts(root.path))
    #expect(found.isOn(.overlap) && !found.isOn(.misplaced) && found.threshold == .note)
    func severity(_ rule: Rule) -> Severity? {
      found.adjusted(Finding(rule, "wrong", at: Location("A.xib")))?.severity
    }
    #expect(severity(.overlap) == .warning && severity(.misplaced) == nil)
    // A rule that is turned on keeps the severity that the configuration gives it.
    #expect(severity(.conflict) == .note)
  }
}
