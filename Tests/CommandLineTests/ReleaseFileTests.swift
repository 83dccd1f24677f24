import Foundation
import GoldenFiles
import TestSupport
import Testing

/// The files of a release: what fetches an archive, the images, the versions and addresses that they state.
struct ReleaseFileTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(path), encoding: .utf8)
  }

  /// The value of a variable of the release.
  private static func stated(_ name: String) throws -> String {
    let line = try text("Distribution/release.env").split(separator: "\n")
      .first { $0.hasPrefix(name + "=") }
    return String(try #require(line).dropFirst(name.count + 1))
  }

  // MARK: The archive

  /// A server's folder with an archive and its sums, as a URL, and the archive's path.
  private static func release(sum: String? = nil) throws -> (folder: URL, archive: String) {
    let folder = try TestFolder.make()
    let machine = try Shell.run("uname -m").lines[0]
    let version = try stated("PLUMB_VERSION")
    let place = folder.appendingPathComponent("v\(version)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let name = "plumb-\(version)-linux-\(machine).tar.xz"
    try Shell.makeArchive("v\(version)/\(name)", in: folder)
    let found = try Shell.run("sha256sum \"$1\" | cut -c 1-64", [place.path + "/" + name]).lines[0]
    try Data("\(sum ?? found)  \(name)\n".utf8).write(
      to: place.appendingPathComponent("SHA256SUMS-\(machine)"))
    return (folder, place.path + "/" + name)
  }

  private static func fetch(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try Shell.run(
      "exec \"$0\" \"$@\"".replacing("$0", with: Repository.path("Scripts/fetch-tool")), arguments,
      environment: environment)
  }

  private static let hasPrograms = Shell.has("curl") && Shell.has("xz") && Shell.has("sha256sum")

  @Test(.enabled(if: hasPrograms, "curl, xz or sha256sum is not installed"))
  func anArchiveIsFetchedOnceAndRuns() throws {
    let (folder, archive) = try Self.release()
    let target = folder.path + "/tool"
    let arguments = ["--address", "file://" + folder.path, target]
    let result = try Self.fetch(arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines == [target + "/bin/plumb"])
    #expect(try Shell.run("exec \"$1\" check A.xib", result.lines).lines == ["plumb check A.xib"])
    // It is there, so nothing is asked for again.
    try FileManager.default.removeItem(atPath: archive)
    #expect(try Self.fetch(arguments).lines == result.lines)
  }

  static let refused: [(name: String, variables: [String: String], why: String)] = [
    ("wrong sum beside it", [:], "its sum is"),
    ("wrong sum stated", ["PLUMB_SHA256": String(repeating: "0", count: 64)], "its sum is"),
    ("no such address", ["PLUMB_ADDRESS": "file:///nowhere"], "cannot be fetched"),
  ]

  /// A refusal leaves nothing behind.
  @Test(
    .enabled(if: hasPrograms, "curl, xz or sha256sum is not installed"), arguments: refused.indices)
  func anArchiveWithoutItsSumIsRefused(index: Int) throws {
    let (name, variables, why) = Self.refused[index]
    let sum = name == "wrong sum beside it" ? String(repeating: "1", count: 64) : nil
    let (folder, _) = try Self.release(sum: sum)
    let target = folder.path + "/tool"
    let result = try Self.fetch(
      [target], environment: ["PLUMB_ADDRESS": "file://" + folder.path].merging(variables) { $1 })
    #expect(result.status == 1)
    #expect(result.errors.contains(why), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test(.enabled(if: hasPrograms, "curl, xz or sha256sum is not installed"))
  func whatIsNoArchiveIsRefused() throws {
    let folder = try TestFolder.make()
    try Shell.makeProgram("other/x/bin/other", "#!/bin/sh\n", in: folder)
    #expect(try Shell.run("tar -cJf a.tar.xz -C other x", folder: folder).status == 0)
    for archive in ["a.tar.xz", "missing.tar.xz"] {
      let result = try Self.fetch([
        "--archive", folder.path + "/" + archive, folder.path + "/tool",
      ])
      #expect(result.status == 1)
      #expect(result.errors.contains(archive))
    }
    // A folder with other things in it is not replaced.
    try Shell.makeArchive("kit.tar.xz", in: folder)
    let full = try Self.fetch(["--archive", folder.path + "/kit.tar.xz", folder.path + "/other"])
    #expect(full.status == 1 && full.errors.contains("not empty"), "\(full.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/other/x/bin/other"))
  }

  @Test(arguments: [[], ["--archive"], ["--nonsense", "x"], ["a", "b"]])
  func aWrongCommandLineSaysSo(arguments: [String]) throws {
    #expect(try Self.fetch(arguments).status == 64)
  }

  // MARK: Images

  /// The instructions of an image's build, with lines that go on joined.
  private static func instructions(_ path: String) throws -> [(name: String, rest: String)] {
    try text(path).replacing("\\\n", with: " ").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
  }

  /// Each unpacks one archive of this version, and its commands are a shell's.
  @Test(arguments: ["Containerfile", "Containerfile.swift"])
  func imagesAreMadeOfTheArchives(path: String) throws {
    let instructions = try Self.instructions(path)
    let known: Set<String> = ["FROM", "ARG", "ADD", "WORKDIR", "RUN", "ENTRYPOINT", "CMD"]
    #expect(instructions.allSatisfy { known.contains($0.name) })
    #expect(instructions.filter { $0.name == "FROM" }.allSatisfy { $0.rest.contains("bookworm") })
    let archive = try #require(
      instructions.first { $0.name == "ARG" && $0.rest.hasPrefix("ARCHIVE=") }?.rest)
    #expect(archive.contains("plumb-\(try Self.stated("PLUMB_VERSION"))-"))
    #expect(instructions.filter { $0.name == "ADD" }.map(\.rest) == ["${ARCHIVE}.tar.xz /opt/"])
    for run in instructions where run.name == "RUN" {
      let result = try Shell.run("sh -n \"$1\"", [try Tool.file("run.sh", run.rest)])
      #expect(result.status == 0, "\(run.rest): \(result.errors)")
    }
  }

  /// The wrapper mounts the current folder under its own path, and takes the image with the compiler for tests.
  @Test(arguments: [("check", "plumb"), ("test", "plumb-swift"), ("build", "plumb-swift")])
  func theWrapperRunsTheImage(command: String, image: String) throws {
    let folder = try TestFolder.make().resolvingSymlinksInPath()
    try Shell.makeProgram("engine", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n", in: folder)
    let result = try Shell.run(
      "exec \"$1\" \"$2\" 'a b'", [Repository.path("Scripts/plumb-container"), command],
      environment: ["PLUMB_ENGINE": folder.path + "/engine", "PWD": folder.path], folder: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(Array(result.lines.suffix(3)) == [image, command, "a b"])
    #expect(result.lines.contains("\(folder.path):\(folder.path)"))
  }

  // MARK: Versions and addresses

  /// The files that users read or hosts run, without tests and results.
  private static let published: [String] = {
    let folders = ["Documentation", "Scripts", ".github", "Distribution", "Plugin"]
    let single = [
      "README.md", "SECURITY.md", "CONTRIBUTING.md", "action.yml", "Containerfile", "Makefile",
      "Containerfile.swift", ".pre-commit-hooks.yaml", ".spi.yml",
    ]
    let all = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: Repository.path(folder))?.allObjects ?? [])
        .compactMap { $0 as? String }.map { "\(folder)/\($0)" }
    }
    return single + all.filter { !$0.contains("/.build/") && !$0.contains("/Artifacts/") }
  }()

  /// An address that does not exist is the one that the guide calls a placeholder.
  @Test func placeholdersAreOneAndSaidToBe() throws {
    #expect(Self.published.count > 100)
    let host = try Self.stated("PLUMB_ADDRESS")
    #expect(host.hasPrefix("https://plumb.example/"))
    #expect(try Self.text("Distribution/release.env").contains("PLACEHOLDER"))
    let guide = try Self.text("Documentation/Guides/Installing.md")
    #expect(guide.contains("**Placeholders.**") && guide.contains("`OWNER`"))
    for path in Self.published {
      guard let text = try? Self.text(path) else { continue }
      for match in text.matches(of: /https?:\/\/([A-Za-z0-9.-]*example[A-Za-z0-9.-]*)/) {
        #expect(match.1 == "plumb.example", "\(path) names \(match.1)")
      }
    }
  }

  /// The changelog's version is the tool's (``VersionTests``) and that of all that names an archive.
  @Test func everythingNamesOneVersion() throws {
    let version = try Self.stated("PLUMB_VERSION")
    #expect(try Tool.run(["--version"]).lines == [version])
    for path in Self.published where !path.hasPrefix("Documentation/Results/") {
      guard let text = try? Self.text(path) else { continue }
      for match in text.matches(of: /plumb(?:@v|-|\/v|\/releases\/v)(\d+\.\d+\.\d+)/) {
        #expect(match.1 == version, "\(path) names \(match.0)")
      }
    }
  }
}
